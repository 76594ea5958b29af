/** How the values of a column are distributed, and how far one distribution is from another. */
package org.semblance.domain.distribution;
