/** Readers of taxonomies: WordNet, ontologies and hierarchies. */
package org.semblance.formats.taxonomy;
