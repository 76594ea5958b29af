package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the tests try a sample of can be tried whole: {@code benchmarks/run trials} knows every class of them. */
class WholeTrialsTest {

    private static final Path HOME = Path.of("..");
    private static final Path TESTS = Path.of("src", "test", "java");
    private static final Pattern LINE = Pattern.compile("[a-z-]+ +(org\\.semblance\\.\\S+) +\\S.*");

    private static List<String> listed() throws IOException {
        return Files.readString(HOME.resolve("benchmarks/trials"))
                .replaceAll("(?s).*<<'LIST'\n(.*)\nLIST\n.*", "$1")
                .lines()
                .map(LINE::matcher)
                .peek(matcher -> assertThat(matcher.matches()).isTrue())
                .map(matcher -> matcher.group(1))
                .toList();
    }

    private static boolean triesASample(Path source) {
        try {
            return Files.readString(source).contains("Trials.count(");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<String> sampled(Path tests) {
        try (Stream<Path> sources = Files.walk(tests)) {
            return sources
                    .filter(source -> source.toString().endsWith("Test.java"))
                    .filter(WholeTrialsTest::triesASample)
                    .map(source -> tests.relativize(source).toString().replace(".java", ""))
                    .map(name -> name.replace('/', '.').replace('\\', '.'))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void allAreListed() throws IOException {
        List<String> own = List.of("org.semblance.testkit.TrialsTest", WholeTrialsTest.class.getName());
        try (Stream<Path> modules = Files.list(HOME)) {
            List<String> sampled = modules.map(module -> module.resolve(TESTS))
                    .filter(Files::isDirectory)
                    .flatMap(WholeTrialsTest::sampled)
                    .filter(name -> !own.contains(name))
                    .toList();
            assertThat(listed()).containsExactlyInAnyOrderElementsOf(sampled);
        }
    }
}
