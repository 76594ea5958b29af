package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** A jar that adds to the catalog, made as somebody else would make it: compiled against ours, with a services file. */
final class PluginJar {

    private static final String SERVICE = "META-INF/services/org.semblance.catalog.CatalogExtension";
    private static final String OWN = "org.example";

    private PluginJar() {}

    /** The source of a class. */
    static String source(String name) {
        try {
            return Files.readString(folder().resolve("org/example/" + name + ".java"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path folder() {
        try {
            return Path.of(PluginJar.class.getResource("/plugin").toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The jar, in a folder of its own. */
    static Path in(Path folder) {
        return in(folder, OWN);
    }

    /** The same with its classes in another package. */
    static Path in(Path folder, String home) {
        try {
            Path sources = Files.createDirectories(folder.resolve("sources"));
            for (Path file : under(folder(), ".java")) {
                Files.writeString(
                        sources.resolve(file.getFileName()),
                        Files.readString(file).replace(OWN, home));
            }
            Path classes = Files.createDirectories(folder.resolve("classes"));
            compile(under(sources, ".java"), classes);
            Path jar = folder.resolve("plugin.jar");
            try (OutputStream out = Files.newOutputStream(jar);
                    ZipOutputStream zip = new ZipOutputStream(out)) {
                for (Path file : under(classes, ".class")) {
                    add(classes.relativize(file).toString(), Files.readAllBytes(file), zip);
                }
                String service = Files.readString(folder().resolve(SERVICE)).replace(OWN, home);
                add(SERVICE, service.getBytes(StandardCharsets.UTF_8), zip);
            }
            return jar;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void compile(List<Path> sources, Path classes) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter said = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            List<String> options = List.of("-d", classes.toString(), "-proc:none");
            boolean compiled = compiler.getTask(
                            said, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
                    .call();
            assertThat(compiled).as(said.toString()).isTrue();
        }
    }

    private static void add(String name, byte[] content, ZipOutputStream zip) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(content);
        zip.closeEntry();
    }

    private static List<Path> under(Path folder, String end) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(end)).sorted().toList();
        }
    }
}
