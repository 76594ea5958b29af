/**
 * Paths relative to a recipe, and guards that keep outputs from overwriting their sources or ending up where they do
 * not belong.
 */
package org.semblance.release.place;
