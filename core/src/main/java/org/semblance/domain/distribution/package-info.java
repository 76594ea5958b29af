/** Distributions of the values of a column, and the earth mover's distance between two of them. */
package org.semblance.domain.distribution;
