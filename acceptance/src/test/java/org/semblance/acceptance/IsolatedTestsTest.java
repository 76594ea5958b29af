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

/** Two test classes run at a time in one process: one that changes what both see must be {@code @Isolated}. */
class IsolatedTestsTest {

    private static final Path HOME = Path.of("..");
    private static final Path TESTS = Path.of("src", "test", "java");

    /** Here one class runs after the other, because a process has one Spark. */
    private static final String ONE_BY_ONE = "spark";

    private static final Pattern CHANGES_THE_PROCESS =
            Pattern.compile("(Locale|TimeZone)\\s*\\.setDefault\\(|System(\\s*\\.|::)(set|clear)\\w+\\b");

    private static final String ISOLATED = "@Isolated(";

    private static boolean shared(String source) {
        return CHANGES_THE_PROCESS.matcher(source).find() && !source.contains(ISOLATED);
    }

    private static Stream<Path> sources(Path module) {
        try (Stream<Path> files = Files.walk(module.resolve(TESTS))) {
            return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path source) {
        try {
            return Files.readString(source);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void noTestChangesTheProcessUnderAnother() throws IOException {
        try (Stream<Path> modules = Files.list(HOME)) {
            List<Path> all = modules.filter(module -> Files.isDirectory(module.resolve(TESTS)))
                    .filter(module -> !module.endsWith(ONE_BY_ONE))
                    .flatMap(IsolatedTestsTest::sources)
                    .toList();
            assertThat(all).hasSizeGreaterThan(300);
            assertThat(all).filteredOn(source -> shared(text(source))).isEmpty();
        }
    }

    @Test
    void knowsWhatChangesTheProcess() {
        String locale = "Locale" + ".setDefault(Locale.ROOT);";
        assertThat(shared(locale)).isTrue();
        assertThat(shared(ISOLATED + "\"x\") class A { " + locale)).isFalse();
        assertThat(shared("settings.forEach(" + "System" + "::setProperty);")).isTrue();
        assertThat(shared("System" + ".setOut(file);")).isTrue();
        assertThat(shared("System" + ".getProperty(\"x\"); environment.clear();"))
                .isFalse();
    }
}
