/**
 * One recipe, all of the above: {@link org.semblance.release.run.Run} reads the recipe and its material, binds attributes to domains,
 * masks, verifies, measures and publishes. {@link org.semblance.release.run.ReleaseCheck} only judges.
 *
 * <p>What a run is made of comes in packages of its own, in this order: ports and the {@code recipe}, {@code preparation}, the
 * {@code report}, the {@code material} and {@code documents}. What is done with a recipe or a table beside a release stands on
 * the same ground: {@code stream}, {@code compare}, {@code assess}, and, for those who begin, {@code draft}, {@code concepts}
 * and {@code hierarchies}.
 */
package org.semblance.release.run;
