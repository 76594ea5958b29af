/** Compares methods and values of k on one table, in memory, and recommends a choice. Nothing is released. */
package org.semblance.evaluate.compare;
