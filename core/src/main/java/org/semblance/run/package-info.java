/**
 * One recipe, all of the above: reads the recipe and the table, binds attributes to domains, masks, verifies, measures
 * and publishes. {@link org.semblance.run.Streaming} masks records as they come instead, by what is learnt from the table;
 * a stream is no release, and nothing of it is verified.
 *
 * <p>The {@link org.semblance.run.Catalog} lists everything a recipe can name. The interfaces here that end in Reader,
 * Writer or Source are ports: other modules implement them with libraries, and {@link org.semblance.run.Run} and
 * {@link org.semblance.run.Streaming} receive them.
 */
package org.semblance.run;
