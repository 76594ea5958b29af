/**
 * Verifies what was promised, on the released table as it was read back from disk.
 *
 * <p>A judge knows nothing of the method that masked: it sees the texts that were written and, from the original, only
 * what a guarantee counts and a release does not show ({@link org.semblance.privacy.Evidence}). A verdict names the
 * rows at fault and the reason. Rows are compared by sorting their texts, code that shares nothing with the methods.
 */
package org.semblance.privacy;
