/**
 * Where files lie and may lie: paths relative to a recipe, and guards against writing over what a release is made from or into a
 * place where it does not belong.
 */
package org.semblance.release.place;
