/** Measures of information loss: how much masking changed the data. */
package org.semblance.quality.loss;
