package org.semblance.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.data.Fingerprint;
import org.semblance.formats.Tables;
import org.semblance.formats.documents.Corpora;
import org.semblance.formats.documents.MatrixFiles;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.release.documents.DocumentFiles;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.DocumentRecipe;
import org.semblance.release.recipe.RecipeNode;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.release.report.Report;
import org.semblance.release.run.Engine;
import org.semblance.release.run.Run;
import org.semblance.testkit.ShippedExample;

/** A recipe in a folder with its data, carried out by one engine or another with the same seed. */
record Trial(Path folder) {

    private static final String RECIPE = "recipe.yaml";
    private static final String OUT = "out";
    private static final Path EXAMPLES = Path.of("..", "examples");

    static Trial of(Path folder, String recipe) throws IOException {
        Files.createDirectories(folder);
        Files.writeString(folder.resolve(RECIPE), recipe);
        return new Trial(folder);
    }

    /**
     * An example, without what is not kept in parts, and with few measures.
     *
     * @param recipe its path within the examples
     * @param method what it is masked with, in place of its own; its own if empty
     * @param measures what is measured
     */
    static Trial example(Path folder, String recipe, String method, String measures) throws IOException {
        Path from = EXAMPLES.resolve(recipe);
        ShippedExample.copy(from.getParent(), folder);
        String text = Files.readString(from).replaceAll("(?m)^(guarantees|measures):.*$", "") + "measures: " + measures;
        return of(folder, method.isEmpty() ? text : text.replaceAll("(?m)^method:.*$", method));
    }

    Path recipe() {
        return folder.resolve(RECIPE);
    }

    Path out() {
        return folder.resolve(OUT);
    }

    Run.Outcome run(Engine engine, boolean replace, Watcher watcher) {
        Tables tables = new Tables();
        Catalog catalog = Catalog.standard();
        Run run =
                new Run(tables, new Taxonomies(), tables, (report, page) -> {}, (report, page) -> {}, engine, catalog);
        Run.Options options = new Run.Options(out(), replace, 7L);
        RecipeRelativePaths paths = new RecipeRelativePaths(recipe());
        RecipeNode tree = new YamlRecipes().read(recipe());
        MatrixFiles matrices = new MatrixFiles();
        return DocumentRecipe.is(tree)
                ? run.anonymize(
                        DocumentRecipe.of(tree, catalog),
                        new DocumentFiles(new Corpora(), matrices, matrices),
                        paths,
                        options,
                        watcher)
                : run.anonymize(TableRecipe.of(tree, catalog), paths, options, watcher);
    }

    /** What came of it: every released file by its bytes, and what is told of it. */
    Map<String, Object> released(Engine engine, Watcher watcher) throws IOException {
        Report report = run(engine, true, watcher).report();
        assertThat(report.published()).isTrue();
        Map<String, Object> all = new LinkedHashMap<>(files());
        all.put("rows", report.rows() + " of " + (report.rows() + report.rowsLeftOut()));
        all.put("groups", report.groups());
        all.put("verdicts", report.verdicts());
        report.scores().forEach(score -> all.put(score.name(), score.value() + " " + score.attributes()));
        return all;
    }

    Map<String, Object> released(Engine engine) throws IOException {
        return released(engine, Watcher.SILENT);
    }

    /** The released files without the report, which tells how long it took. */
    private Map<String, String> files() throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> released = Files.list(out())) {
            for (Path file : released.toList()) {
                String name = file.getFileName().toString();
                if (!name.startsWith("report.")) {
                    files.put(name, Fingerprint.of(file));
                }
            }
        }
        return files;
    }
}
