/**
 * Reads, builds, scores, ranks and repairs the hierarchies of files.
 */
package org.semblance.authoring.hierarchies;
