package org.semblance.release.signing;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.util.Set;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.release.folder.OwnerOnlyFiles;
import org.semblance.release.place.OutputPlaceGuard;

/**
 * The two files of a new pair of keys.
 *
 * @param secret the private key, which only its owner may read
 * @param shared the public key, for everybody who checks releases
 */
public record KeyPairFiles(Path secret, Path shared) {

    /** The files of a pair by its name: {@code NAME.key} and {@code NAME.pub}. */
    public static KeyPairFiles named(Path name) {
        return new KeyPairFiles(
                name.resolveSibling(name.getFileName() + ".key"), name.resolveSibling(name.getFileName() + ".pub"));
    }

    /**
     * Makes a pair of keys and writes both, or neither.
     *
     * @throws Problem if a file exists already: a key is never overwritten
     */
    public void create() {
        new OutputPlaceGuard("the keys", secret, "‹out›").refuseReleaseOrLedger();
        for (Path file : new Path[] {secret, shared}) {
            if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
                throw exists(file);
            }
        }
        KeyPair pair = pair();
        write(secret, KeyText.of(KeyText.PRIVATE, pair.getPrivate()), OwnerOnlyFiles.file(secret));
        try {
            write(shared, KeyText.of(KeyText.PUBLIC, pair.getPublic()));
        } catch (Problem e) {
            remove(secret);
            throw e;
        }
    }

    private static KeyPair pair() {
        try {
            return KeyPairGenerator.getInstance(SigningKey.ALGORITHM).generateKeyPair();
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java of version 15 or newer knows Ed25519", impossible);
        }
    }

    private static void write(Path file, KeyText key, FileAttribute<?>... attributes) {
        try (var channel = Files.newByteChannel(
                file, Set.of(StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW), attributes)) {
            ByteBuffer text = StandardCharsets.US_ASCII.encode(key.text());
            while (text.hasRemaining()) {
                channel.write(text);
            }
        } catch (FileAlreadyExistsException e) {
            throw exists(file);
        } catch (IOException e) {
            throw Problem.machine(
                    ProblemCode.E_WRITE,
                    "the key file " + file.getFileName() + " cannot be written",
                    "check that the folder exists and is writable");
        }
    }

    private static void remove(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            // a key that nobody uses does no harm
        }
    }

    private static Problem exists(Path file) {
        return Problem.recipe(
                ProblemCode.E_EXISTS,
                file + " exists already, and a key is never overwritten",
                "choose another name with ‹out›, or move the old keys away yourself");
    }
}
