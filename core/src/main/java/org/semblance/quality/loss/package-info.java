/** How much the data changed. */
package org.semblance.quality.loss;
