/**
 * Judges a masked table, whoever made it, beside its original.
 */
package org.semblance.evaluate.assess;
