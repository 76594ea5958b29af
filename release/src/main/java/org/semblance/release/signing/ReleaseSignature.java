package org.semblance.release.signing;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.release.folder.Certificate;
import org.semblance.release.folder.DurableFile;
import org.semblance.release.folder.FolderComparison;

/**
 * The signature of a release: Ed25519 over the bytes of its certificate, in a file of its own next to it. So the
 * certificate stays as it was written, and the ledger, which knows a release by its certificate, still knows it.
 */
public final class ReleaseSignature {

    static final int LENGTH = 64;

    /** What the signature in a folder proves to the owner of a public key. */
    public enum Standing {
        /** The certificate is signed by the private key that belongs to the public one. */
        VALID("valid"),
        /** There is a signature, by another key or of another certificate. */
        OTHER("of another key or certificate"),
        /** There is no signature. */
        MISSING("missing");

        private final String words;

        Standing(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    private ReleaseSignature() {}

    /** Whether a release is signed, by whatever key. */
    public static boolean in(Path folder) {
        return Files.exists(folder.resolve(Certificate.SIGNATURE_FILE), LinkOption.NOFOLLOW_LINKS);
    }

    /** What the signature of a folder that was compared with its certificate proves. */
    public static Standing of(Path folder, FolderComparison compared, VerificationKey key) {
        if (!in(folder)) {
            return Standing.MISSING;
        }
        return key.verifies(compared.certified().bytes(), bytes(folder)) ? Standing.VALID : Standing.OTHER;
    }

    private static byte[] bytes(Path folder) {
        Path file = folder.resolve(Certificate.SIGNATURE_FILE);
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return new byte[0];
        }
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(LENGTH + 1);
        } catch (IOException unreadable) {
            throw Problem.machine(
                    ProblemCode.E_READ,
                    "the signature of the release cannot be read",
                    "check the permissions of the file");
        }
    }

    /**
     * Signs a release whose files are all as its certificate says.
     *
     * @param replace whether a signature by another key may be replaced
     * @return the comparison of the folder with its certificate
     * @throws Problem if the folder is no release, its files differ, or it has another signature
     */
    public static FolderComparison sign(Path folder, SigningKey key, boolean replace, Watcher watcher) {
        if (!Files.isRegularFile(folder.resolve(Certificate.FILE))) {
            throw Problem.recipe(
                    ProblemCode.E_RELEASE,
                    "this is not a release folder",
                    "name the folder that anonymize wrote, with its " + Certificate.FILE);
        }
        FolderComparison compared = FolderComparison.of(folder, watcher);
        if (!compared.intact()) {
            throw Problem.data(
                    ProblemCode.E_CHANGED,
                    "the folder is not as it was certified: " + compared.words(),
                    "sign a release as anonymize wrote it, with nothing changed, added or removed");
        }
        if (!compared.uncovered().isEmpty()) {
            throw Problem.data(
                    ProblemCode.E_CHANGED,
                    "the certificate is of a former version and does not cover "
                            + String.join(", ", compared.uncovered()),
                    "release the table again and sign that release");
        }
        byte[] signature = key.sign(compared.certified().bytes());
        if (in(folder) && !Arrays.equals(signature, bytes(folder)) && !replace) {
            throw Problem.recipe(
                    ProblemCode.E_EXISTS,
                    "the release has another signature already",
                    "check by whom, and replace it with ‹replace› if it is yours to replace");
        }
        try {
            DurableFile.replace(folder.resolve(Certificate.SIGNATURE_FILE), signature);
        } catch (IOException e) {
            throw Problem.machine(
                    ProblemCode.E_WRITE,
                    "the signature cannot be written into the release",
                    "check that you may write to its folder");
        }
        return compared;
    }
}
