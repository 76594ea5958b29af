/**
 * Proposes concepts for the values of a column.
 *
 * <p>A value is rarely a word of the taxonomy as written, and the usual sense of a word is often not the intended one.
 * So candidates are found by {@link org.semblance.domain.taxonomy.mapping.MappingStep steps}, the most reliable first,
 * and the senses of a column are chosen together, because the values of one column are things of one kind. The result
 * is a proposal that a person should review before it is used for masking.
 */
package org.semblance.domain.taxonomy.mapping;
