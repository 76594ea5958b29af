package org.semblance.release.signing;

import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.InvalidKeyException;
import java.security.KeyFactory;
import java.security.NoSuchAlgorithmException;
import java.security.PublicKey;
import java.security.Signature;
import java.security.SignatureException;
import java.security.spec.X509EncodedKeySpec;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/** A public Ed25519 key, read from an X.509 file in PEM form. */
public final class VerificationKey {

    private final PublicKey key;

    private VerificationKey(PublicKey key) {
        this.key = key;
    }

    /**
     * Reads a key file.
     *
     * @throws Problem if it holds no public Ed25519 key
     */
    public static VerificationKey read(Path file) {
        KeyText text = KeyText.read(file);
        if (text.label().endsWith(KeyText.PRIVATE)) {
            throw Problem.recipe(
                    ProblemCode.E_SIGNING_KEY,
                    file.getFileName() + " holds a private key",
                    "give the public key that belongs to it; the private one is for its owner only");
        }
        try {
            return new VerificationKey(KeyFactory.getInstance(SigningKey.ALGORITHM)
                    .generatePublic(new X509EncodedKeySpec(text.encoded())));
        } catch (GeneralSecurityException another) {
            throw KeyText.noKey(file.getFileName() + " holds no public Ed25519 key");
        }
    }

    /** Whether this is the signature of the bytes by the private key that belongs to this one. */
    boolean verifies(byte[] bytes, byte[] signature) {
        // the length is checked here, because the JDK ignores some bytes after a signature
        if (signature.length != ReleaseSignature.LENGTH) {
            return false;
        }
        try {
            Signature judge = Signature.getInstance(SigningKey.ALGORITHM);
            judge.initVerify(key);
            judge.update(bytes);
            return judge.verify(signature);
        } catch (SignatureException malformed) {
            return false;
        } catch (NoSuchAlgorithmException | InvalidKeyException impossible) {
            throw new IllegalStateException("a key that was read verifies", impossible);
        }
    }
}
