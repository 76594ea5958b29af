/**
 * Verifying guarantees. {@link org.semblance.release.verification.Verification} reads a written file back and verifies
 * the guarantees on its texts; the result is a {@link org.semblance.release.verification.Judgement}.
 */
package org.semblance.release.verification;
