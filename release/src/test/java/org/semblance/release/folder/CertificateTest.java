package org.semblance.release.folder;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.semblance.testkit.Trials;

class CertificateTest {

    /** A certificate as versions before the list of all files wrote it, of a release of documents. */
    static final String FORMER = """
            {
              "certificate": "Semblance release",
              "file": "release.mtx",
              "sha256": "e0d2d0bb8c3f3d3b5ac5bbf4fbb5d4ee5a6b6a8a8b7ff2d1b7e4a4ed5f1d6a10",
              "bytes": 3,
              "beside": [
                {
                  "file": "vocabulary.txt",
                  "sha256": "e0d2d0bb8c3f3d3b5ac5bbf4fbb5d4ee5a6b6a8a8b7ff2d1b7e4a4ed5f1d6a10",
                  "bytes": 3
                }
              ],
              "rows": 40,
              "for-publication": true,
              "verdicts": [
                {
                  "guarantee": "k-anonymity",
                  "asked": 4,
                  "found": 4,
                  "of": "documents",
                  "holds": true,
                  "rows": [],
                  "reason": ""
                }
              ],
              "warnings": [],
              "recipe": {
                "method": {
                  "name": "spherical-mdav",
                  "k": "4"
                }
              },
              "versions": {
                "semblance": "0.1.0-SNAPSHOT"
              }
            }
            """;

    private static Certificate certificate(String file, Optional<LocalDate> day) {
        return new Certificate(
                "release.csv",
                List.of(
                        new Certificate.Content(file, "ab".repeat(32), 17),
                        new Certificate.Content("release.csv", "cd".repeat(32), 1L << 33)),
                5,
                true,
                day,
                Map.of("method", Map.of("name", "mdav", "k", "5")),
                List.of(Map.of("guarantee", "k-anonymity", "holds", true)),
                List.of("W_UTF8"),
                "1.0",
                true);
    }

    private static Optional<Certificate> read(String text) {
        return Certificate.read(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void isReadAsItWasWritten() {
        for (Optional<LocalDate> day : List.of(Optional.<LocalDate>empty(), Optional.of(LocalDate.of(2031, 12, 31)))) {
            Certificate written = certificate("Straße \"1\".csv", day);
            assertThat(read(written.json())).contains(written);
        }
    }

    @Test
    void carriesAChecksumThatShowsEveryChangeOfABit() {
        byte[] bytes = certificate("a.csv", Optional.of(LocalDate.of(2031, 12, 31)))
                .json()
                .getBytes(StandardCharsets.UTF_8);
        for (int place = 0; place < bytes.length; place++) {
            for (int bit = 0; bit < Byte.SIZE; bit++) {
                byte[] changed = bytes.clone();
                changed[place] ^= (byte) (1 << bit);
                assertThat(Certificate.read(changed))
                        .as("bit %d of byte %d", bit, place)
                        .isEmpty();
            }
        }
        Trials.of(
                300,
                random -> assertThat(Certificate.read(withOneByteMoreOrLess(bytes, random)))
                        .isEmpty());
    }

    private static byte[] withOneByteMoreOrLess(byte[] bytes, Random random) {
        int place = random.nextInt(bytes.length);
        boolean more = random.nextBoolean();
        byte[] changed = new byte[bytes.length + (more ? 1 : -1)];
        System.arraycopy(bytes, 0, changed, 0, place);
        System.arraycopy(
                bytes,
                more ? place : place + 1,
                changed,
                more ? place + 1 : place,
                bytes.length - place - (more ? 0 : 1));
        if (more) {
            changed[place] = (byte) (32 + random.nextInt(90));
        }
        return changed;
    }

    @Test
    void ofAFormerVersionIsReadWithItsFiles() {
        Certificate former = read(FORMER).orElseThrow();
        assertThat(former.whole()).isFalse();
        assertThat(former.file()).isEqualTo("release.mtx");
        assertThat(former.files())
                .extracting(Certificate.Content::file)
                .containsExactly("release.mtx", "vocabulary.txt");
        assertThat(former.certified()).isEmpty();
        assertThat(former.recipe()).isEqualTo(Map.of("method", Map.of("name", "spherical-mdav", "k", "4")));
    }

    @Test
    void namesNoFileOutsideItsFolder() {
        for (String name : List.of("../secret", "/etc/passwd", "..", ".", "", "a/b", "a\\b", "a\u0000")) {
            assertThat(read(certificate(name, Optional.empty()).json()))
                    .as(name)
                    .isEmpty();
        }
    }

    @Test
    void anythingElseIsNone() {
        for (String text : List.of("", "{}", "null", "{\"certificate\": \"Semblance release\"}", FORMER + "x")) {
            assertThat(read(text)).as(text).isEmpty();
        }
        assertThat(read(FORMER.replace("\"rows\": 40", "\"rows\": \"40\""))).isEmpty();
    }
}
