/** Vectors on the unit sphere: documents as words with weights, or embeddings. */
package org.semblance.domain.vectors;
