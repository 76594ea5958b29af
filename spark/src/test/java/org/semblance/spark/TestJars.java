package org.semblance.spark;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** What executors in other processes are given: the one file that is shipped, and what the tests themselves consist of. */
final class TestJars {

    private static final Pattern OF_TESTS =
            Pattern.compile(".*(test-classes|testkit|assertj|junit|opentest4j|apiguardian).*");

    private TestJars() {}

    /** The files for {@code spark.jars}. */
    static String shipped(Path folder) {
        List<String> jars = new ArrayList<>();
        jars.add(Objects.requireNonNull(System.getProperty("semblance.all"), "the one file, made by: mvn package"));
        for (String entry : System.getProperty("java.class.path").split(Pattern.quote(File.pathSeparator))) {
            if (OF_TESTS.matcher(entry).matches()) {
                Path path = Path.of(entry);
                jars.add(Files.isDirectory(path) ? packed(path, folder.resolve(jars.size() + ".jar")) : entry);
            }
        }
        return String.join(",", jars);
    }

    private static String packed(Path classes, Path jar) {
        try (OutputStream out = Files.newOutputStream(jar);
                ZipOutputStream zip = new ZipOutputStream(out);
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                zip.putNextEntry(new ZipEntry(classes.relativize(file).toString()));
                Files.copy(file, zip);
                zip.closeEntry();
            }
            return jar.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
