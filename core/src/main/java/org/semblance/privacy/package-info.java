/**
 * Verifies what was promised, on the released table as it was read back from disk.
 *
 * <h2>The concept</h2>
 *
 * <p>A {@link org.semblance.privacy.Guarantee} is a promise with its judge. The judge knows nothing of the method that masked: it
 * sees a {@link org.semblance.privacy.ReleasedTable}, every field as the text that was written, and {@link
 * org.semblance.privacy.Evidence}, which is what a guarantee has to count and a release does not show (who is the same person, which
 * original values were missing, what confidential columns hold, which population an intruder searches). So an error in a method, a
 * writer or a shuffle cannot hide itself: rows are compared by sorting their texts, in code that shares nothing with the methods.
 *
 * <h2>How the types work together</h2>
 *
 * <ul>
 *   <li>{@link org.semblance.privacy.Guarantee#check} gives a {@link org.semblance.privacy.Verdict}: what was asked, the worst that
 *       was found, and each violation with its rows and the reason. A release is published only when all verdicts hold.
 *   <li>{@link org.semblance.privacy.EquivalenceClasses} are the rows whose quasi-identifiers read alike. Where persons have several
 *       rows, persons are counted instead of rows.
 *   <li>An {@link org.semblance.privacy.Aim} is a guarantee that can be judged class by class and survives merging classes. A method
 *       can therefore search for it. A {@link org.semblance.privacy.CombinedAim} joins several; an {@link
 *       org.semblance.privacy.AttributeGuarantee} is about a confidential attribute.
 *   <li>A {@link org.semblance.privacy.PopulationGuarantee} follows from the labels that classes show, so methods that generalise
 *       can search for it.
 *   <li>{@link org.semblance.privacy.Guarantee#basis} says whether the released file is enough, or the original or a population is
 *       needed.
 *   <li>A {@link org.semblance.privacy.PartitionedReleasedTable} is a release too large for one machine, judged part by part.
 *   <li>{@link org.semblance.privacy.intersection} looks at what several releases of the same people disclose together.
 * </ul>
 *
 * <p>Three words that are easily mixed up: a <i>group</i> is what a method makes; an <i>equivalence class</i> is the rows that read
 * alike in a table, whatever made it; an <i>intersection class</i> is the people who remain possible when several releases are put
 * together.
 *
 * <h2>How the papers plug in</h2>
 *
 * <p>{@link org.semblance.privacy.KAnonymity} (Samarati and Sweeney 1998) is what all microaggregation and generalisation methods
 * claim. {@link org.semblance.privacy.LDiversity} (Machanavajjhala and others 2007) and {@link org.semblance.privacy.TCloseness} (Li,
 * Li and Venkatasubramanian 2007) protect confidential attributes, and are aims of t-closeness through microaggregation (Soria-Comas
 * and others 2015). {@link org.semblance.privacy.AlphaKAnonymity} (Wong and others 2006), {@link org.semblance.privacy.BetaLikeness}
 * (Cao and Karras 2012) and {@link org.semblance.privacy.DeltaDisclosure} (Brickell and Shmatikov 2008) limit the share of each
 * sensitive value. {@link org.semblance.privacy.Dominance} is the p %-rule of tables for averages. {@link
 * org.semblance.privacy.KMap} (Sweeney 2001) and {@link org.semblance.privacy.DeltaPresence} (Nergiz and others 2007) count people of
 * a population. Differential privacy of a
 * mechanism cannot be seen in a file, so there is no judge of it here: the report states it as a property of the method.
 *
 * <h2>What to read first</h2>
 *
 * <p>{@link org.semblance.privacy.KAnonymity}, then {@link org.semblance.privacy.ReleasedTable}. What an intruder is assumed to know
 * is in {@code docs/attack-model.md}; {@code docs/add-a-guarantee.md} says how to add a guarantee.
 */
package org.semblance.privacy;
