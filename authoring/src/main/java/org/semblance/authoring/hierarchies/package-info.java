/** Reads, builds, scores, ranks and repairs hierarchy files. */
package org.semblance.authoring.hierarchies;
