package org.semblance.release.signing;

import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/** A private Ed25519 key, read from a PKCS#8 file in PEM form. */
public final class SigningKey {

    static final String ALGORITHM = "Ed25519";

    private final PrivateKey key;

    private SigningKey(PrivateKey key) {
        this.key = key;
    }

    /**
     * Reads a key file.
     *
     * @throws Problem if it holds no private Ed25519 key
     */
    public static SigningKey read(Path file) {
        KeyText text = KeyText.read(file);
        if (text.label().equals(KeyText.PUBLIC)) {
            throw Problem.recipe(
                    ProblemCode.E_SIGNING_KEY,
                    file.getFileName() + " holds a public key, which signs nothing",
                    "give the private key that belongs to it");
        }
        if (text.label().startsWith("ENCRYPTED")) {
            throw Problem.recipe(
                    ProblemCode.E_SIGNING_KEY,
                    "the key in " + file.getFileName() + " is encrypted",
                    "decrypt it into a file that only you can read: openssl pkey -in KEY -out PLAIN");
        }
        try {
            return new SigningKey(
                    KeyFactory.getInstance(ALGORITHM).generatePrivate(new PKCS8EncodedKeySpec(text.encoded())));
        } catch (GeneralSecurityException another) {
            throw KeyText.noKey(file.getFileName() + " holds no private Ed25519 key");
        }
    }

    /** The signature of bytes; always the same for the same bytes. */
    byte[] sign(byte[] bytes) {
        try {
            Signature signature = Signature.getInstance(ALGORITHM);
            signature.initSign(key);
            signature.update(bytes);
            return signature.sign();
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("a key that was read signs", impossible);
        }
    }
}
