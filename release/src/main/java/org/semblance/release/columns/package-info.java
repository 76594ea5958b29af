/**
 * What a column looks like to somebody who has only its texts, and what it therefore probably is.
 */
package org.semblance.release.columns;
