package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Watcher;
import org.semblance.cli.SameProcess;
import org.semblance.data.Fingerprint;
import org.semblance.release.folder.Certificate;
import org.semblance.release.folder.FolderComparison;
import org.semblance.release.run.CertificateAnswer;
import org.semblance.release.signing.KeyPairFiles;
import org.semblance.release.signing.SigningKey;
import org.semblance.release.signing.VerificationKey;
import org.semblance.testkit.Trials;
import org.semblance.toolkit.Semblance;

/**
 * A small release, of which every byte is changed, one at a time. Without a signature the checksums show it; with one,
 * no change of a file helps, even if the certificate is made to fit it.
 */
class TamperingTest {

    /** Up to this size, every byte of a file is tried in every run of the tests. */
    private static final int SMALL = 3_000;

    /** How many bytes of larger files are tried, and how many signatures verified, which takes longer. */
    private static final int SAMPLE = 100;

    private static final Semblance SEMBLANCE = Semblance.standard();

    private static Path folder;
    private static VerificationKey key;
    private static Map<String, byte[]> asWritten;

    @BeforeAll
    static void release(@TempDir Path root) throws IOException {
        Path home = Files.createDirectory(root.resolve("home"));
        Files.writeString(
                home.resolve("table.csv"), "age,town,illness\n30,Vic,flu\n31,Vic,cold\n40,Olot,flu\n42,Olot,flu\n");
        Path recipe = Files.writeString(home.resolve("recipe.yaml"), """
                data: table.csv
                attributes:
                  age: {role: quasi-identifier, domain: numeric, round: 0}
                  town: {role: quasi-identifier, domain: nominal}
                  illness: {role: confidential}
                method: {name: mdav, k: 2}
                measures: []
                """);
        SameProcess.Answer answer = SameProcess.run("anonymize", recipe.toString());
        assertThat(answer.code()).as(answer.err()).isZero();
        folder = home.resolve("release");
        KeyPairFiles keys = KeyPairFiles.named(root.resolve("office"));
        keys.create();
        SEMBLANCE.sign(folder, SigningKey.read(keys.secret()), Watcher.SILENT);
        key = VerificationKey.read(keys.shared());
        asWritten = new TreeMap<>();
        for (String name : Release.names(folder)) {
            asWritten.put(name, Files.readAllBytes(folder.resolve(name)));
        }
    }

    @AfterAll
    static void everythingIsAsItWas() {
        assertThat(answer(Optional.of(key)).holds()).isTrue();
    }

    private static CertificateAnswer answer(Optional<VerificationKey> asked) {
        return SEMBLANCE.check(folder, asked, Watcher.SILENT);
    }

    private static byte[] bytes(String name) {
        return asWritten.get(name);
    }

    /** The places to change: all of a small file, some of a large one, all in the full trials. */
    private static IntStream places(String name, int small, Random random) {
        int size = bytes(name).length;
        if (size <= small) {
            return IntStream.range(0, size);
        }
        int tried = Trials.count(SAMPLE, size);
        return tried == size ? IntStream.range(0, size) : random.ints(tried, 0, size);
    }

    private static byte[] changed(byte[] bytes, int place, Random random) {
        byte[] changed = bytes.clone();
        changed[place] ^= (byte) (1 + random.nextInt(255));
        return changed;
    }

    private static void write(String name, byte[] bytes) {
        try {
            Files.write(folder.resolve(name), bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void everyChangedByteIsNoticedByTheChecksums() {
        assertThat(asWritten.keySet())
                .containsExactly("certificate.json", "certificate.sig", "release.csv", "report.html", "report.json");
        Random random = new Random(Trials.seed());
        for (String name : asWritten.keySet()) {
            if (!name.equals(Certificate.SIGNATURE_FILE)) {
                places(name, SMALL, random).forEach(place -> {
                    write(name, changed(bytes(name), place, random));
                    CertificateAnswer answer = answer(Optional.empty());
                    assertThat(answer.holds()).as("byte %d of %s", place, name).isFalse();
                    assertThat(answer.compared().differences())
                            .containsExactly(new FolderComparison.Difference(name, FolderComparison.Kind.CHANGED));
                });
                write(name, bytes(name));
            }
        }
    }

    @Test
    void everyChangedByteOfCertificateAndSignatureIsNoticedByTheSignature() {
        Random random = new Random(Trials.seed());
        for (String name : List.of(Certificate.FILE, Certificate.SIGNATURE_FILE)) {
            places(name, SAMPLE, random).forEach(place -> {
                write(name, changed(bytes(name), place, random));
                assertThat(answer(Optional.of(key)).holds())
                        .as("byte %d of %s", place, name)
                        .isFalse();
            });
            write(name, bytes(name));
        }
    }

    @Test
    void aCertificateMadeToFitDeceivesWhoeverAsksForNoSignatureAndNobodyElse() {
        Random random = new Random(Trials.seed());
        Certificate certificate = Certificate.read(bytes(Certificate.FILE)).orElseThrow();
        for (String name : List.of("release.csv", "report.html", "report.json")) {
            int tried = Trials.count(20, bytes(name).length);
            IntStream.range(0, tried)
                    .map(at -> (int) ((long) at * bytes(name).length / tried))
                    .forEach(place -> {
                        byte[] changed = changed(bytes(name), place, random);
                        write(name, changed);
                        write(
                                Certificate.FILE,
                                fitting(certificate, name, changed).json().getBytes(StandardCharsets.UTF_8));
                        assertThat(answer(Optional.empty()).holds()).isTrue();
                        assertThat(answer(Optional.of(key)).holds())
                                .as("byte %d of %s", place, name)
                                .isFalse();
                    });
            write(name, bytes(name));
            write(Certificate.FILE, bytes(Certificate.FILE));
        }
    }

    /** What an attacker writes who changed a file: the certificate with its new fingerprint, and a new checksum. */
    private static Certificate fitting(Certificate certificate, String name, byte[] changed) {
        return new Certificate(
                certificate.file(),
                certificate.files().stream()
                        .map(content -> content.file().equals(name)
                                ? new Certificate.Content(name, Fingerprint.of(changed), changed.length)
                                : content)
                        .toList(),
                certificate.rows(),
                certificate.forPublication(),
                certificate.certified(),
                certificate.recipe(),
                certificate.verdicts(),
                certificate.warnings(),
                certificate.version(),
                true);
    }
}
