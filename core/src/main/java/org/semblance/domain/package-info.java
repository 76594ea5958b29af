/**
 * What the values of a table mean: how far apart two of them are, and what the middle of several is.
 *
 * <h2>The concept</h2>
 *
 * <p>Masking replaces values by similar ones. Somebody has to say what similar means: 34 and 36 years, <i>physician</i> and
 * <i>nurse</i>, "often" and "always", two texts about oil prices. That is a {@link org.semblance.domain.Domain}. It belongs to an
 * {@link org.semblance.domain.Attribute}, together with the {@link org.semblance.domain.Role} that the column plays in a release
 * (identifier, quasi-identifier, confidential, other). A {@link org.semblance.domain.Dataset} is a table with its attributes. How a
 * column will be masked is not written here: domains know no methods.
 *
 * <h2>How the types work together</h2>
 *
 * <ul>
 *   <li>A {@link org.semblance.domain.Domain} is a definition without state, declared in a recipe. What can be done with its values
 *       is said by the interfaces it implements: a {@link org.semblance.domain.Metric} has distances and an average, a {@link
 *       org.semblance.domain.hierarchy.Generalizable} has coarser values. A method asks for the ability it needs, and refuses in a
 *       sentence where it is missing.
 *   <li>{@link org.semblance.domain.Metric#bind} binds a domain to a column. The result is a {@link org.semblance.domain.Space}, in
 *       which rows and points have distances and sets of rows have a <i>prototype</i>: a mean, a median, the most frequent category,
 *       a concept close to all. A point is a value that may be written into the column; the missing value is a point too, at
 *       distance 0 from itself and at a constant distance from everything else.
 *   <li>A {@link org.semblance.domain.Tally} keeps the prototype of a set while rows come and go.
 *   <li>{@link org.semblance.domain.Records} are spaces side by side. A {@link org.semblance.domain.Combination} says how the
 *       distances of single attributes make the distance of two records.
 *   <li>A {@link org.semblance.domain.PartitionedDataset} is the same for a table in parts. Its {@link
 *       org.semblance.domain.GlobalScale} holds what only the whole table can tell, such as standard deviations and the order in
 *       which words appear, so that a part gives the same distances as the whole.
 * </ul>
 *
 * <h2>The domains</h2>
 *
 * <p>Here are {@link org.semblance.domain.Numeric}, {@link org.semblance.domain.Ordinal} and {@link org.semblance.domain.Nominal}.
 * Words that mean concepts of an ontology are in {@link org.semblance.domain.taxonomy}, values with a generalisation hierarchy in
 * {@link org.semblance.domain.hierarchy}, directions such as term vectors in {@link org.semblance.domain.vectors}, the way from
 * texts to vectors in {@link org.semblance.domain.documents}. {@link org.semblance.domain.foreign} reads the labels that other tools
 * write; {@link org.semblance.domain.distribution} compares whole distributions, and {@link org.semblance.domain.transport} solves
 * the transport problems behind that; {@link org.semblance.domain.population} knows whom released values may stand for.
 *
 * <h2>How the papers plug in</h2>
 *
 * <p>Most papers bring a distance and an average, and so a domain, rather than a method. MDAV (Domingo-Ferrer and Torra 2005) runs on
 * any {@code Metric}. On {@link org.semblance.domain.taxonomy.Concepts}, whose prototype is the semantic centroid, it is semantic
 * microaggregation (Martínez, Sánchez and Valls 2012); on {@link org.semblance.domain.vectors.UnitVectors} it is spherical
 * microaggregation (Abril, Navarro-Arribas and Torra 2015). GSL (Ayala-Rivera and others 2017) judges a {@link
 * org.semblance.domain.hierarchy.SemanticHierarchy}, and semantic noise (Rodriguez-Garcia, Batet and Sánchez 2015) draws concepts by
 * their distance.
 *
 * <h2>What to read first</h2>
 *
 * <p>{@link org.semblance.domain.Nominal} is the shortest domain; {@link org.semblance.domain.Space} is the contract. {@code
 * MetricContract} in the testkit says what every metric domain must hold to, and {@code docs/add-a-domain.md} how to add one.
 */
package org.semblance.domain;
