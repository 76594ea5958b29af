/**
 * Readers of taxonomies: WordNet, ontologies and hierarchies.
 *
 * <p>{@link org.semblance.formats.taxonomy.Taxonomies} detects from the content of a file which reader it needs. Each
 * reader returns a builder, which makes the checks common to all. A reader accesses nothing but the file it is given.
 */
package org.semblance.formats.taxonomy;
