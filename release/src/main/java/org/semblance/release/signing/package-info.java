/**
 * Signatures of releases, by which others see who released a folder and that it is unchanged.
 *
 * <p>A {@link org.semblance.release.signing.ReleaseSignature} is an Ed25519 signature of the certificate's bytes; the
 * certificate has the fingerprint of every other file. A {@link org.semblance.release.signing.SigningKey} makes it, a
 * {@link org.semblance.release.signing.VerificationKey} verifies it, and {@link
 * org.semblance.release.signing.KeyPairFiles} creates both. Keys are PEM files and the signature is its 64 bytes, so
 * that openssl reads, makes and verifies them too.
 */
package org.semblance.release.signing;
