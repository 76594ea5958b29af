package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;

/** Examples that are generated: their generator lies beside them and makes the same bytes again. */
final class Generated {

    private Generated() {}

    /** Runs the generator of an example and compares what it makes with the file that is there. */
    static void isWhatTheGeneratorMakes(Path file, Path made) throws IOException, InterruptedException {
        Process generator = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "Generate.java",
                        made.toString())
                .directory(file.getParent().toFile())
                .inheritIO()
                .start();
        assertThat(generator.waitFor()).isZero();
        assertThat(made).hasSameBinaryContentAs(file);
    }
}
