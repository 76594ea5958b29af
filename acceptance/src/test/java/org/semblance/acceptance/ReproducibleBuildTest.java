package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Two builds in two folders, time zones and locales give the same bytes; {@code benchmarks/reproducible} tries all modules. */
class ReproducibleBuildTest {

    @Test
    void aSampleOfTheLibraryIsBuiltTwiceToTheSameBytes() throws Exception {
        assumeTrue(onPath("mvn") && onPath("bash"), "needs mvn and bash on the PATH");
        ProcessBuilder script = new ProcessBuilder("../benchmarks/reproducible", "--sample").redirectErrorStream(true);
        // what a build of the core needs was fetched for this one
        String repository = System.getProperty("localRepository");
        script.environment().put("MAVEN_OPTIONS", repository == null ? "-o" : "-o -Dmaven.repo.local=" + repository);

        Process process = script.start();
        process.getOutputStream().close();
        String words = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).as(words).isZero();
        assertThat(words).contains("semblance-core-", "1 of 1 jars are the same in both builds");
    }

    private static boolean onPath(String program) {
        return Stream.of(System.getenv("PATH").split(":"))
                .map(folder -> Path.of(folder, program))
                .anyMatch(Files::isExecutable);
    }
}
