/**
 * One recipe, all of the above: reads the recipe and the table, binds attributes to domains, masks, verifies, measures
 * and publishes.
 *
 * <p>The {@link org.semblance.run.Catalog} lists everything a recipe can name. The interfaces here that end in Reader,
 * Writer or Source are ports: other modules implement them with libraries, and {@link org.semblance.run.Run} receives
 * them.
 */
package org.semblance.run;
