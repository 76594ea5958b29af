package org.semblance.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.formats.RecordStreams;
import org.semblance.formats.Tables;
import org.semblance.formats.YamlRecipes;

/** A folder with a recipe and what it names, from which releases and streams are made. */
record RecipeFolder(Path path, TaxonomyReader taxonomies) {

    static final String RECIPE = "recipe.yaml";

    /** A folder whose recipes speak of this taxonomy, whatever name they give. */
    RecipeFolder(Path path, Taxonomy taxonomy) {
        this(path, (request, watcher) -> taxonomy);
    }

    void write(String file, String text) throws IOException {
        Files.writeString(path.resolve(file), text);
    }

    Recipe recipe(String file) {
        return Recipe.of(new YamlRecipes().read(path.resolve(file)), Catalog.standard());
    }

    Report anonymize(@Nullable Long seed) {
        return anonymize(RECIPE, seed).report();
    }

    Run.Outcome anonymize(String recipe, @Nullable Long seed) {
        Tables tables = new Tables();
        return new Run(tables, taxonomies, tables, (report, page) -> {}, Engine.LOCAL, Catalog.standard())
                .anonymize(recipe(recipe), new Run.Options(path.resolve(recipe), null, true, seed), Watcher.SILENT);
    }

    /** The release of the table with a seed, in the original order: what a stream over it gives with the same seed. */
    String released(long seed) throws IOException {
        write("whole.yaml", Files.readString(path.resolve(RECIPE)) + "release: {shuffle: false}\n");
        Run.Outcome outcome = anonymize("whole.yaml", seed);
        assertThat(outcome.report().published()).isTrue();
        try (Stream<Path> files = Files.list(outcome.folder())) {
            Path file = files.filter(each -> each.getFileName().toString().matches("release\\.(csv|jsonl)"))
                    .findFirst()
                    .orElseThrow();
            return Files.readString(file);
        }
    }

    /** How a stream by the recipe is to be masked that leaves no report. */
    Streaming.Options streaming(@Nullable Long seed, @Nullable Path aside) {
        return new Streaming.Options(path.resolve(RECIPE), null, false, seed, aside);
    }

    StreamReport stream(byte[] records, Streaming.Options options, OutputStream out) {
        RecordStreams formats = new RecordStreams();
        return new Streaming(
                        new Tables(),
                        taxonomies,
                        formats,
                        formats,
                        (report, page) -> page.write('-'),
                        Catalog.standard())
                .mask(
                        recipe(RECIPE),
                        options,
                        new Streaming.Pipe(new ByteArrayInputStream(records), out, new Halt()),
                        Watcher.SILENT);
    }
}
