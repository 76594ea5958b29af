/**
 * Ways to tell how alike two concepts are: by depth (Wu and Palmer), by the way between them (path, Leacock and
 * Chodorow), and by the information that their most informative common ancestor carries (Resnik, Lin, Jiang and
 * Conrath), which is told by the taxonomy itself.
 */
package org.semblance.domain.taxonomy.similarity;
