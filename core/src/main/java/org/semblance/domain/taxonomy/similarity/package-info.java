/**
 * Semantic similarities: how alike two concepts are, judged by their position in a taxonomy.
 *
 * <p>Wu-Palmer uses depths. Path and Leacock-Chodorow use the length of the shortest path. Resnik, Lin and
 * Jiang-Conrath use the information content of the most informative common ancestor, which is computed from the
 * taxonomy itself and needs no corpus. Each type states its formula, range and edge cases.
 */
package org.semblance.domain.taxonomy.similarity;
