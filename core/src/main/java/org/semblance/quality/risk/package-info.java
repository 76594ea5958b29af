/** How much an intruder could still learn. */
package org.semblance.quality.risk;
