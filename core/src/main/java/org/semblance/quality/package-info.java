/**
 * Measures what a release lost and what it still risks, by comparing it with the original.
 *
 * <h2>The concept</h2>
 *
 * <p>A {@link org.semblance.quality.Measure} takes the original dataset and the released table, in the original order of rows, and
 * gives a {@link org.semblance.quality.Score}: one figure with one formula behind its name, and where that has a meaning the same for
 * each attribute, a confidence interval, and figures to compare it with. Like the judges of privacy, measures know nothing of the
 * method that masked. A low loss is not a permission to publish and a measured risk is not a guarantee: promises are verified in
 * {@link org.semblance.privacy}.
 *
 * <h2>What is measured</h2>
 *
 * <ul>
 *   <li>{@link org.semblance.quality.loss}: how much the data changed (SSE/SST, classes, hierarchies, categories, moments);
 *   <li>{@link org.semblance.quality.semantics}: whether the semantic mean, variance and covariance of concepts survive;
 *   <li>{@link org.semblance.quality.association}: whether attributes still go together as they did;
 *   <li>{@link org.semblance.quality.clustering}: whether records fall into the same clusters;
 *   <li>{@link org.semblance.quality.documents}: whether texts can still be searched, classified and clustered;
 *   <li>{@link org.semblance.quality.risk}: what an intruder could still learn, by record linkage, by {@linkplain
 *       org.semblance.quality.risk.reidentification re-identification}, by {@linkplain org.semblance.quality.risk.disclosure attribute
 *       disclosure}, or by {@linkplain org.semblance.quality.risk.likelihood knowing how noise was made};
 *   <li>{@link org.semblance.quality.hierarchy}: how much meaning a generalisation hierarchy loses, before anything is masked.
 * </ul>
 *
 * <h2>How the types work together</h2>
 *
 * <p>A measure compares row with row unless it is a {@link org.semblance.quality.TableMeasure}, for which order does not matter. A
 * {@link org.semblance.quality.PartitionedMeasure} adds up over the parts of a table and gives the same figure as the whole. A
 * measure computed on a sample states a {@link org.semblance.quality.WilsonInterval} and the size of the sample; samples are {@link
 * org.semblance.quality.SystematicRows}, never a random choice, so that the same table gives the same figure.
 *
 * <h2>How the papers plug in</h2>
 *
 * <p>{@link org.semblance.quality.loss.InformationLoss} is 100·SSE/SST of Domingo-Ferrer and Torra (2005); on concepts the squares are
 * semantic distances, as Martínez, Sánchez and Valls (2012) report them together with {@link
 * org.semblance.quality.risk.RecordLinkage}. {@link org.semblance.quality.hierarchy.Gsl} and {@link
 * org.semblance.quality.loss.SemanticInformationLoss} are those of Ayala-Rivera and others (2017), {@link
 * org.semblance.quality.documents.QueryF1} and its neighbours those of Abril, Navarro-Arribas and Torra (2015), and {@link
 * org.semblance.quality.semantics} those of Rodriguez-Garcia, Sánchez and Batet (2016).
 *
 * <h2>What to read first</h2>
 *
 * <p>{@link org.semblance.quality.loss.InformationLoss} for a loss, {@link org.semblance.quality.risk.DistanceLinkage} for a risk.
 * {@code MeasureContract} in the testkit says what every measure must hold to, and {@code docs/add-a-measure.md} how to add one.
 */
package org.semblance.quality;
