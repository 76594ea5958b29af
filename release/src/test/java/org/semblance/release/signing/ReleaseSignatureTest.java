package org.semblance.release.signing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.release.folder.Certificate;
import org.semblance.release.folder.FolderComparison;
import org.semblance.release.signing.ReleaseSignature.Standing;

class ReleaseSignatureTest {

    @TempDir
    Path home;

    private Path release;
    private KeyPairFiles office;
    private KeyPairFiles stranger;

    @BeforeEach
    void prepare() throws IOException {
        release = release("release", "a,b\n1,2\n");
        office = KeyPairFiles.named(home.resolve("office"));
        office.create();
        stranger = KeyPairFiles.named(home.resolve("stranger"));
        stranger.create();
    }

    private Path release(String name, String table) throws IOException {
        Path folder = Files.createDirectory(home.resolve(name));
        Certificate certificate = new Certificate(
                "release.csv",
                List.of(Certificate.Content.of(Files.writeString(folder.resolve("release.csv"), table))),
                1,
                true,
                Optional.empty(),
                Map.of(),
                List.of(),
                List.of(),
                "test",
                true);
        Files.writeString(folder.resolve(Certificate.FILE), certificate.json());
        return folder;
    }

    private static void sign(Path folder, KeyPairFiles keys) {
        ReleaseSignature.sign(folder, SigningKey.read(keys.secret()), false, Watcher.SILENT);
    }

    private static Standing standing(Path folder, KeyPairFiles keys) {
        return ReleaseSignature.of(
                folder, FolderComparison.of(folder, Watcher.SILENT), VerificationKey.read(keys.shared()));
    }

    private static void assertRefused(String code, ThrowingCallable attempt) {
        assertThatThrownBy(attempt)
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo(code));
    }

    @Test
    void isValidForTheKeyThatSignedAndNoOther() {
        assertThat(standing(release, office)).isEqualTo(Standing.MISSING);
        sign(release, office);
        assertThat(standing(release, office)).isEqualTo(Standing.VALID);
        assertThat(standing(release, stranger)).isEqualTo(Standing.OTHER);
    }

    @Test
    void thatIsStrippedCutExtendedOrOfAnotherFolderIsNone() throws IOException {
        sign(release, office);
        Path signature = release.resolve(Certificate.SIGNATURE_FILE);
        byte[] bytes = Files.readAllBytes(signature);
        for (int length : new int[] {0, 1, 63, 65, 96, 128}) {
            Files.write(signature, Arrays.copyOf(bytes, length));
            assertThat(standing(release, office)).as("%d bytes", length).isEqualTo(Standing.OTHER);
        }
        Files.delete(signature);
        assertThat(standing(release, office)).isEqualTo(Standing.MISSING);
        Path other = release("other", "a,b\n3,4\n");
        sign(other, office);
        Files.copy(other.resolve(Certificate.SIGNATURE_FILE), signature);
        assertThat(standing(release, office)).isEqualTo(Standing.OTHER);
        Files.delete(signature);
        Files.createDirectory(signature);
        assertThat(standing(release, office)).isEqualTo(Standing.OTHER);
    }

    @Test
    void byAnotherKeyIsReplacedOnRequestOnly() throws IOException {
        sign(release, office);
        byte[] first = Files.readAllBytes(release.resolve(Certificate.SIGNATURE_FILE));
        sign(release, office);
        assertThat(release.resolve(Certificate.SIGNATURE_FILE)).hasBinaryContent(first);
        assertRefused("E_EXISTS", () -> sign(release, stranger));
        assertThat(standing(release, office)).isEqualTo(Standing.VALID);
        ReleaseSignature.sign(release, SigningKey.read(stranger.secret()), true, Watcher.SILENT);
        assertThat(standing(release, office)).isEqualTo(Standing.OTHER);
        assertThat(standing(release, stranger)).isEqualTo(Standing.VALID);
    }

    @Test
    void isRefusedForAFolderThatIsNotAsItWasCertified() throws IOException {
        Files.writeString(release.resolve("release.csv"), "a,b\n1,3\n");
        assertRefused("E_CHANGED", () -> sign(release, office));
        assertThat(release.resolve(Certificate.SIGNATURE_FILE)).doesNotExist();
        Files.delete(release.resolve(Certificate.FILE));
        assertRefused("E_RELEASE", () -> sign(release, office));
        assertRefused("E_RELEASE", () -> sign(home.resolve("nowhere"), office));
    }

    @Test
    void needsTheRightKindOfKey() throws IOException {
        assertRefused("E_SIGNING_KEY", () -> SigningKey.read(office.shared()));
        assertRefused("E_SIGNING_KEY", () -> VerificationKey.read(office.secret()));
        assertRefused("E_NO_FILE", () -> SigningKey.read(home.resolve("nowhere")));
        String secret = Files.readString(office.secret());
        for (String damaged : List.of(
                "",
                "no key",
                secret.replace("PRIVATE KEY", "ENCRYPTED PRIVATE KEY"),
                secret.replaceFirst("MC4C", "MC4D"),
                secret.replaceFirst("MC4C", "MC4"))) {
            Path file = Files.writeString(home.resolve("damaged"), damaged);
            assertRefused("E_SIGNING_KEY", () -> SigningKey.read(file));
        }
        Path fromWindows =
                Files.writeString(home.resolve("windows"), "Bag Attributes\r\n" + secret.replace("\n", "\r\n"));
        ReleaseSignature.sign(release, SigningKey.read(fromWindows), false, Watcher.SILENT);
        assertThat(standing(release, office)).isEqualTo(Standing.VALID);
    }

    @Test
    void keysAreForTheirOwnerAndNeverOverwritten() throws IOException {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(office.secret())))
                .isEqualTo("rw-------");
        String secret = Files.readString(office.secret());
        assertRefused("E_EXISTS", office::create);
        Files.delete(office.secret());
        assertRefused("E_EXISTS", office::create);
        assertThat(office.secret()).doesNotExist();
        assertRefused(
                "E_OUT", () -> KeyPairFiles.named(release.resolve("office")).create());
        assertRefused(
                "E_WRITE",
                () -> KeyPairFiles.named(home.resolve("nowhere/office")).create());
        assertThat(Files.readString(stranger.secret())).isNotEqualTo(secret);
    }

    @Test
    void opensslReadsTheKeysAndVerifiesAndMakesTheSignature() throws Exception {
        assumeThat(openssl("version")).as("openssl is not here").isZero();
        sign(release, office);
        String certificate = release.resolve(Certificate.FILE).toString();
        Path signature = release.resolve(Certificate.SIGNATURE_FILE);
        String[] verify = {
            "pkeyutl",
            "-verify",
            "-pubin",
            "-inkey",
            office.shared().toString(),
            "-rawin",
            "-in",
            certificate,
            "-sigfile",
            signature.toString()
        };
        assertThat(openssl(verify)).isZero();
        byte[] bytes = Files.readAllBytes(signature);
        bytes[0] ^= 1;
        Files.write(signature, bytes);
        assertThat(openssl(verify)).isNotZero();

        Path key = home.resolve("openssl.key");
        Path shared = home.resolve("openssl.pub");
        assertThat(openssl("genpkey", "-algorithm", "ed25519", "-out", key.toString()))
                .isZero();
        assertThat(openssl("pkey", "-in", key.toString(), "-pubout", "-out", shared.toString()))
                .isZero();
        assertThat(openssl(
                        "pkeyutl",
                        "-sign",
                        "-inkey",
                        key.toString(),
                        "-rawin",
                        "-in",
                        certificate,
                        "-out",
                        signature.toString()))
                .isZero();
        assertThat(standing(release, new KeyPairFiles(key, shared))).isEqualTo(Standing.VALID);
        Files.delete(signature);
        sign(release, new KeyPairFiles(key, shared));
        assertThat(standing(release, new KeyPairFiles(key, shared))).isEqualTo(Standing.VALID);
    }

    private int openssl(String... arguments) throws InterruptedException {
        String[] command = new String[arguments.length + 1];
        command[0] = "openssl";
        System.arraycopy(arguments, 0, command, 1, arguments.length);
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(home.resolve("openssl.log").toFile())
                    .start();
            process.getOutputStream().close();
            return process.waitFor();
        } catch (IOException absent) {
            return -1;
        }
    }

    @Test
    void keysAreTextThatEverybodyReads() throws IOException {
        List<String> lines = Files.readAllLines(office.secret(), StandardCharsets.US_ASCII);
        assertThat(lines).hasSize(3).first().isEqualTo("-----BEGIN PRIVATE KEY-----");
        assertThat(lines.get(1)).hasSize(64);
        assertThat(Files.readString(office.shared())).startsWith("-----BEGIN PUBLIC KEY-----\n");
    }
}
