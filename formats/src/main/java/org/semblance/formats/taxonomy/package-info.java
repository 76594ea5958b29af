/**
 * Readers of taxonomies: WordNet, ontologies and hierarchies.
 *
 * <p>{@link org.semblance.formats.taxonomy.Taxonomies} tells by what a file holds which reader it needs. Each reader
 * gives a builder, which checks what they all have in common. No reader looks at anything but the file it is given.
 */
package org.semblance.formats.taxonomy;
