package org.semblance.formats.taxonomy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder.VirtualRoot;
import org.semblance.port.TaxonomyReader;

/** A file in a folder of its own, read as a taxonomy. Its name says nothing of what it holds. */
final class TaxonomyFile {

    private final Path file;
    private String language;
    private VirtualRoot virtualRoot = VirtualRoot.NEVER;
    private TaxonomyReader.Leniency leniency = TaxonomyReader.Leniency.NONE;
    private final List<Watcher.Warning> warnings = new ArrayList<>();

    private TaxonomyFile(Path file) {
        this.file = file;
    }

    static TaxonomyFile of(Path folder, String content) {
        return of(folder, content.getBytes(StandardCharsets.UTF_8));
    }

    static TaxonomyFile of(Path folder, byte[] content) {
        try {
            return new TaxonomyFile(Files.write(folder.resolve("source"), content));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    static TaxonomyFile at(Path file) {
        return new TaxonomyFile(file);
    }

    TaxonomyFile zipped() throws IOException {
        byte[] content = Files.readAllBytes(file);
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write(content);
        }
        return this;
    }

    TaxonomyFile in(String tag) {
        language = tag;
        return this;
    }

    TaxonomyFile lenient(boolean dangling, boolean imports) {
        leniency = new TaxonomyReader.Leniency(dangling, imports);
        return this;
    }

    TaxonomyFile underARoot() {
        virtualRoot = VirtualRoot.IF_NEEDED;
        return this;
    }

    Taxonomy read() {
        return new Taxonomies()
                .read(
                        new TaxonomyReader.Request(file.toString(), Path::of, language, virtualRoot, leniency),
                        new Watcher() {
                            @Override
                            public void progress(String stage, long done, long total) {}

                            @Override
                            public void warn(Warning warning) {
                                warnings.add(warning);
                            }
                        });
    }

    List<Watcher.Warning> warnings() {
        return warnings;
    }

    /** The problem that reading ends with. */
    Problem refused(String code) {
        Problem problem = catchThrowableOfType(Problem.class, this::read);
        assertThat(problem).as("refused with " + code).isNotNull();
        assertThat(problem.code()).as(problem.what()).isEqualTo(code);
        assertThat(problem.advice()).isNotBlank();
        return problem;
    }

    /** The ids of the parents of a concept. */
    static List<String> parents(Taxonomy taxonomy, String concept) {
        return Arrays.stream(taxonomy.parents(taxonomy.concept(concept)))
                .mapToObj(taxonomy::id)
                .sorted()
                .toList();
    }

    /** The words of a concept, the one that names it first. */
    static List<String> words(Taxonomy taxonomy, String concept) {
        return taxonomy.vocabulary().terms(taxonomy.concept(concept));
    }
}
