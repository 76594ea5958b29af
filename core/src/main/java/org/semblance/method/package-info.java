/**
 * Masks a table.
 *
 * <h2>The concept</h2>
 *
 * <p>A {@link org.semblance.method.Method} is a record of parameters with one verb. It changes the quasi-identifiers of a dataset and
 * leaves rows in their places. It returns {@link org.semblance.method.Masked}: the table, and a {@link
 * org.semblance.method.Trace} of what was done, which reports draw. It also names what it {@linkplain
 * org.semblance.method.Method#claims claims}, such as k-anonymity. A claim is no proof: whether it holds is decided by the judges of
 * {@link org.semblance.privacy}, on the file that was written. Methods may use judges and measures while they search; the judges
 * know no method.
 *
 * <h2>The families</h2>
 *
 * <ul>
 *   <li>{@link org.semblance.method.microaggregation}: records that are alike form groups of at least k, and each group publishes
 *       its prototype. A {@link org.semblance.method.microaggregation.Partitioner} makes the groups; {@link
 *       org.semblance.method.microaggregation.Microaggregation} does the rest for all of them: missing values, persons with several
 *       rows, minimum contributors, prototypes.
 *   <li>{@link org.semblance.method.generalization}: every value of an attribute is raised to one level of its hierarchy (full-domain
 *       generalisation); a search picks the levels in the lattice, and outliers may be suppressed.
 *   <li>{@link org.semblance.method.recoding}: each group is generalised as little as it needs (local recoding).
 *   <li>{@link org.semblance.method.noise}: a {@link org.semblance.method.noise.Learner} learns from a table how to mask one record;
 *       its {@link org.semblance.method.noise.Masker} then needs no other record, so that streams can be masked too.
 *   <li>{@link org.semblance.method.blocking}: cuts large tables into blocks that are masked one by one.
 * </ul>
 *
 * <h2>How the types work together</h2>
 *
 * <p>A method that can aim for a guarantee beyond its own, such as t-closeness, is a {@link
 * org.semblance.method.GoalCapableMethod}; with the goal it becomes a {@link org.semblance.method.GoalMethod}. One that can work
 * block by block is {@link org.semblance.method.Blockable}. A {@link org.semblance.method.PartitionedMethod} masks a table in parts
 * to the same values as the whole. {@link org.semblance.method.Groups}, {@link org.semblance.method.GeneralizationLevels} and {@link
 * org.semblance.method.Displacements} are the kinds of trace. Random numbers come from a {@link org.semblance.Chance} that is handed
 * in, ties go to the lowest row: the same recipe with the same seed gives the same bytes.
 *
 * <h2>How the papers plug in</h2>
 *
 * <table>
 * <caption>The papers' methods</caption>
 * <thead>
 * <tr><th>paper</th><th>here</th><th>claims</th></tr>
 * </thead>
 * <tbody>
 * <tr><td>Domingo-Ferrer and Torra (2005), MDAV-generic</td><td>{@link org.semblance.method.microaggregation.MdavMethod}, on any
 * metric domains</td><td>k-anonymity</td></tr>
 * <tr><td>Martínez, Sánchez and Valls (2012), SA-MDAV and its rivals</td><td>{@link
 * org.semblance.method.microaggregation.SaMdavMethod}, {@link org.semblance.method.microaggregation.SMdavMethod} and others, on
 * concepts</td><td>k-anonymity</td></tr>
 * <tr><td>Abril, Navarro-Arribas and Torra (2015), documents</td><td>{@link
 * org.semblance.method.microaggregation.SphericalMdavMethod}: MDAV on unit vectors</td><td>k-anonymity of vectors</td></tr>
 * <tr><td>Ayala-Rivera and others (2017), GSL with Datafly and Incognito</td><td>{@link
 * org.semblance.method.generalization.Datafly}, {@link org.semblance.method.generalization.Incognito}; GSL itself judges
 * hierarchies and is a measure</td><td>the goal</td></tr>
 * <tr><td>Rodriguez-Garcia, Batet and Sánchez (2015); Rodriguez-Garcia, Sánchez and Batet (2016), semantic noise</td><td>{@link org.semblance.method.noise.SemanticNoise},
 * {@link org.semblance.method.noise.CorrelatedSemanticNoise}</td><td>nothing, so the report must show risk</td></tr>
 * </tbody>
 * </table>
 *
 * <h2>What to read first</h2>
 *
 * <p>{@link org.semblance.method.microaggregation.MdavMethod} and the partitioner behind it, {@link
 * org.semblance.method.microaggregation.Mdav}, which reads beside Algorithm 5.1 of the paper. {@code MethodContract} in the testkit
 * says what every method must hold to, and {@code docs/add-a-method.md} how to add one.
 */
package org.semblance.method;
