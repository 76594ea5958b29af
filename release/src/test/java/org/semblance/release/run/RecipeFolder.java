package org.semblance.release.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.formats.RecordStreams;
import org.semblance.formats.Tables;
import org.semblance.port.TaxonomyReader;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.release.report.Report;
import org.semblance.release.stream.StopSignal;
import org.semblance.release.stream.StreamReport;
import org.semblance.release.stream.StreamRun;

/** A folder with a recipe and what it names, from which releases and streams are made. */
public record RecipeFolder(Path path, TaxonomyReader taxonomies) {

    public static final String RECIPE = "recipe.yaml";

    /** A folder whose recipes speak of this taxonomy, whatever name they give. */
    public RecipeFolder(Path path, Taxonomy taxonomy) {
        this(path, (request, watcher) -> taxonomy);
    }

    public void write(String file, String text) throws IOException {
        Files.writeString(path.resolve(file), text);
    }

    public TableRecipe recipe(String file) {
        return TableRecipe.of(new YamlRecipes().read(path.resolve(file)), Catalog.standard());
    }

    public Report anonymize(@Nullable Long seed) {
        return anonymize(RECIPE, seed).report();
    }

    public Run.Outcome anonymize(String recipe, @Nullable Long seed) {
        return anonymize(recipe, seed, Engine.LOCAL);
    }

    public Run.Outcome anonymize(String recipe, @Nullable Long seed, Engine engine) {
        Tables tables = new Tables();
        return new Run(
                        tables,
                        taxonomies,
                        tables,
                        (report, page) -> {},
                        (report, page) -> {},
                        engine,
                        Catalog.standard())
                .anonymize(
                        recipe(recipe),
                        new RecipeRelativePaths(path.resolve(recipe)),
                        new Run.Options(null, true, seed),
                        Watcher.SILENT);
    }

    /** The release of the table with a seed, in the original order: what a stream over it gives with the same seed. */
    public String released(long seed) throws IOException {
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
    public StreamRun.Options streaming(@Nullable Long seed, @Nullable Path aside) {
        return new StreamRun.Options(null, false, seed, aside);
    }

    public StreamReport stream(byte[] records, StreamRun.Options options, OutputStream out) {
        RecordStreams formats = new RecordStreams();
        return new StreamRun(
                        new Tables(),
                        taxonomies,
                        formats,
                        formats,
                        (report, page) -> page.write('-'),
                        Catalog.standard())
                .mask(
                        recipe(RECIPE),
                        new RecipeRelativePaths(path.resolve(RECIPE)),
                        options,
                        new StreamRun.Pipe(new ByteArrayInputStream(records), out, new StopSignal()),
                        Watcher.SILENT);
    }
}
