package org.semblance.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.semblance.Watcher;
import org.semblance.authoring.draft.DraftRequest;
import org.semblance.authoring.draft.TableDrafter;
import org.semblance.formats.Tables;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.release.recipe.RecipeNode;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.source.TableSource;
import org.semblance.testkit.drafts.DraftAnswer;
import org.semblance.testkit.drafts.DraftScore;
import org.semblance.testkit.drafts.GoldenDraft;

/** Drafts of made-up tables compared with the roles and domains that a data protection officer would give. */
record DraftsBenchmark(String name, Supplier<List<GoldenDraft>> goldens) implements Benchmark {

    private static final double CONFIDENTIAL = 95;
    private static final double ROLES = 90;
    private static final double DOMAINS = 90;

    @Override
    public boolean onlyWhenNamed() {
        return true;
    }

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin(name, "drafted recipes of made-up tables compared with the golden ones");
        DraftScore total = DraftScore.none(name);
        Path folder = Files.createTempDirectory("semblance-drafts");
        try {
            for (GoldenDraft golden : goldens.get()) {
                DraftScore score = DraftScore.of(golden, draft(golden, folder));
                sheet.remark(score.line());
                score.wrong().forEach(wrong -> sheet.remark("  " + wrong));
                total = total.plus(score);
            }
        } finally {
            Files.delete(folder);
        }
        sheet.remark(total.line());
        sheet.bound("identifiers missed", total.identifiers().wrong(), 0, "");
        sheet.atLeast("confidential found", total.confidential().percent(), CONFIDENTIAL, "%");
        sheet.atLeast("roles right", total.roles().percent(), ROLES, "%");
        sheet.atLeast("domains right", total.domains().percent(), DOMAINS, "%");
        sheet.note("missing values found", total.missing().percent(), "%");
        sheet.note("values taken for missing ones", total.invented(), "");
    }

    private static DraftAnswer draft(GoldenDraft golden, Path folder) throws IOException {
        String file = golden.table().name() + ".csv";
        Path data = golden.table().write(folder.resolve(file));
        try {
            String recipe = new TableDrafter(new Tables(), new Taxonomies())
                    .draft(DraftRequest.of(TableSource.of(data), file, "concepts.csv"), Watcher.SILENT)
                    .text();
            return DraftAnswer.ofRecipe(entries((RecipeNode.Mapping) new YamlRecipes().parse("recipe.yaml", recipe)));
        } finally {
            Files.delete(data);
        }
    }

    private static Map<String, Object> entries(RecipeNode.Mapping mapping) {
        Map<String, Object> entries = new LinkedHashMap<>();
        mapping.entries().forEach((key, node) -> entries.put(key, plain(node)));
        return entries;
    }

    private static Object plain(RecipeNode node) {
        if (node instanceof RecipeNode.Mapping mapping) {
            return entries(mapping);
        }
        if (node instanceof RecipeNode.Sequence sequence) {
            return sequence.items().stream().map(DraftsBenchmark::plain).toList();
        }
        return ((RecipeNode.Scalar) node).text();
    }
}
