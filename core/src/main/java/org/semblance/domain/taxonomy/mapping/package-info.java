/**
 * From the values of a column to the concepts they mean.
 *
 * <p>A value is rarely a word of the taxonomy as it stands, and the usual sense of a word is often not the one meant. So
 * candidates are found by {@link org.semblance.domain.taxonomy.mapping.MappingStep steps}, the most trustworthy first, and the
 * senses of a column are chosen together: values of one column are things of one kind. What comes out is a proposal for
 * a person to read, never something to mask with unseen.
 */
package org.semblance.domain.taxonomy.mapping;
