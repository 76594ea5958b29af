package org.semblance.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The Java files of the main code of some modules. */
record MainSources(List<Path> files) {

    private static final Pattern LITERAL = Pattern.compile("\"(?:[^\"\\\\\\n]|\\\\.)*\"");

    static MainSources ofModule(String module) throws IOException {
        return new MainSources(javaFiles(root().resolve(module)));
    }

    /** All modules that hold main code of the product; the kit for tests is none. */
    static MainSources ofAllModules() throws IOException {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> modules = Files.list(root())) {
            for (Path module : modules.sorted().toList()) {
                if (Files.isDirectory(module.resolve("src/main/java")) && !module.endsWith("testkit")) {
                    files.addAll(javaFiles(module));
                }
            }
        }
        return new MainSources(files);
    }

    /** The files whose name a condition holds for. */
    MainSources where(Predicate<String> name) {
        return new MainSources(files.stream()
                .filter(file -> name.test(file.getFileName().toString()))
                .toList());
    }

    /** What a pattern finds in literals of text. */
    List<String> literals(Pattern pattern) {
        return files.stream()
                .flatMap(file -> LITERAL.matcher(text(file)).results())
                .flatMap(literal -> pattern.matcher(literal.group()).results())
                .map(found -> found.group())
                .toList();
    }

    /** What a pattern finds anywhere, by its first group. */
    List<String> groups(Pattern pattern) {
        return files.stream()
                .flatMap(file -> pattern.matcher(text(file)).results())
                .map(found -> found.group(1))
                .toList();
    }

    private static List<Path> javaFiles(Path module) throws IOException {
        try (Stream<Path> all = Files.walk(module.resolve("src/main/java"))) {
            return all.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path root() {
        Path here = Path.of("").toAbsolutePath();
        return Files.isDirectory(here.resolve("core")) ? here : here.getParent();
    }
}
