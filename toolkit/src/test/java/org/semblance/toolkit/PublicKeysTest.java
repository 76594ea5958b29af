package org.semblance.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Watcher;
import org.semblance.release.json.JsonText;
import org.semblance.release.run.Run;

/**
 * The public report has these keys and no others. Whoever adds one answers here for where its figures come from: the
 * recipe, the released file, or a verdict. Everything else belongs into the owner's report.
 */
class PublicKeysTest {

    /** Below these, keys are names of measures, of attributes, of details, or what the recipe says. */
    private static final Set<String> FREE = Set.of(
            "recipe",
            "method",
            "groups/frequencies",
            "scores/attributes",
            "scores/comparison",
            "scores/comparison-by-attribute",
            "of-the-original/loss-by-attribute",
            "of-the-original/linkage");

    private static final Set<String> ALLOWED = Set.of(
            "published",
            "for-publication",
            "release",
            "release/file",
            "release/sha256",
            "release/for-publication",
            "rows",
            "rows-suppressed",
            "groups",
            "groups/count",
            "groups/smallest",
            "groups/largest",
            "groups/frequencies",
            "differential-privacy",
            "differential-privacy/epsilon",
            "differential-privacy/per",
            "differential-privacy/attribute",
            "documents",
            "documents/documents",
            "documents/named",
            "documents/terms",
            "documents/terms-per-vector",
            "documents/terms-per-vector/after",
            "documents/terms-per-vector-at-most",
            "documents/terms-per-vector-at-most/after",
            "documents/commonest-terms",
            "documents/commonest-terms/label",
            "documents/commonest-terms/after",
            "documents/distances",
            "documents/labels",
            "documents/labels/groups",
            "documents/labels/groups-of-one-label",
            "documents/labels/documents-in-them",
            "ledger",
            "ledger/holds",
            "method",
            "verdicts",
            "verdicts/guarantee",
            "verdicts/asked",
            "verdicts/found",
            "verdicts/of",
            "verdicts/holds",
            "verdicts/attribute",
            "standing",
            "open-points",
            "open-points/id",
            "open-points/kind",
            "open-points/what",
            "open-points/remedy",
            "open-points/acceptance",
            "attacks",
            "attacks/id",
            "attacks/who",
            "attacks/knows",
            "attacks/gains",
            "attacks/standing",
            "attacks/accepted",
            "attacks/attributes",
            "attacks/attributes/attribute",
            "attacks/attributes/standing",
            "attacks/attributes/gains",
            "linked-at-most",
            "linked-at-most/value",
            "linked-at-most/unit",
            "scores",
            "scores/name",
            "scores/value",
            "scores/unit",
            "scores/attributes",
            "scores/comparison",
            "scores/comparison-by-attribute",
            "attributes",
            "attributes/name",
            "attributes/roles",
            "attributes/domain",
            "attributes/distribution",
            "attributes/distribution/label",
            "attributes/distribution/after",
            "attributes/distribution/from",
            "attributes/distribution/to",
            "attributes/values",
            "attributes/mean",
            "attributes/standard-deviation",
            "attributes/rows-by-level",
            "attributes/typical-value",
            "attributes/typical-value/half-in-bands-at-most",
            "attributes/typical-value/exactly",
            "attributes/typical-value/suppressed",
            "correlations",
            "correlations/attributes",
            "correlations/left-out",
            "correlations/pairs",
            "correlations/pairs/one",
            "correlations/pairs/other",
            "correlations/pairs/coefficient",
            "correlations/pairs/after",
            "warnings",
            "warnings/code",
            "warnings/message",
            "notes",
            "version",
            "recipe",
            "works",
            "works/of",
            "works/cite");

    /** With {@code publish:}, these too. */
    private static final Set<String> ASKED_FOR = Set.of(
            "attributes/distribution/before",
            "correlations/pairs/before",
            "correlations/pairs/before/from",
            "correlations/pairs/before/to",
            "of-the-original",
            "of-the-original/asked",
            "of-the-original/note",
            "of-the-original/counts-rounded-down-to-multiples-of",
            "of-the-original/loss",
            "of-the-original/loss/from",
            "of-the-original/loss/to",
            "of-the-original/loss-by-attribute",
            "of-the-original/linkage");

    /** The measures whose scores may be public: those that read the release alone. */
    private static final Set<String> MEASURES = Set.of(
            "prosecutor-risk",
            "marketer-risk",
            "homogeneity",
            "attribute-inference",
            "skew",
            "discernibility",
            "average-class-size");

    private final Semblance semblance = Semblance.standard();

    @TempDir
    private Path home;

    private Map<?, ?> published(Path recipe) throws IOException {
        RecipeFile opened = semblance.open(recipe);
        Path target = Files.createTempDirectory(home, "of").resolve("release");
        assertThat(semblance
                        .release(opened, Run.Options.NONE.to(target).seeded(7), Watcher.SILENT)
                        .report()
                        .published())
                .isTrue();
        return (Map<?, ?>)
                JsonText.read(Files.readString(target.resolve("report.json"))).orElseThrow();
    }

    private static void keys(Object value, String path, Set<String> keys) {
        if (value instanceof Map<?, ?> map) {
            map.forEach((key, inner) -> {
                String here = path.isEmpty() ? String.valueOf(key) : path + "/" + key;
                keys.add(here);
                if (!FREE.contains(here)) {
                    keys(inner, here, keys);
                }
            });
        } else if (value instanceof List<?> list) {
            list.forEach(inner -> keys(inner, path, keys));
        }
    }

    private static Set<String> keys(Map<?, ?> report) {
        Set<String> keys = new TreeSet<>();
        keys(report, "", keys);
        return keys;
    }

    @Test
    void aPublicReportHasNoOtherKeys() throws IOException {
        Random random = new Random(11);
        Set<String> used = new TreeSet<>();
        for (TwinTables table : TwinTables.random(random)) {
            Map<?, ?> report = published(table.write(home.resolve(table.name())));
            assertThat(ALLOWED).as(table.name()).containsAll(keys(report));
            used.addAll(keys(report));
            assertThat((List<?>) report.get("scores"))
                    .allSatisfy(score ->
                            assertThat(MEASURES).contains(String.valueOf(((Map<?, ?>) score).get("name"))));
            assertThat(report.toString()).as(table.name()).doesNotContain("in the original", "seconds");
        }
        Path notes = Path.of("../examples/notes").toAbsolutePath().normalize();
        Path labelled = Files.writeString(
                home.resolve("labelled.yaml"),
                Files.readString(notes.resolve("recipe.yaml"))
                                .replace("notes.tsv", notes.resolve("notes.tsv").toString())
                                .replace("wordnet: true", "wordnet: false")
                                .replace("labels: false", "labels: true")
                        + "ledger: books\n");
        used.addAll(keys(published(labelled)));
        assertThat(ALLOWED).containsAll(used);
        assertThat(used).as("keys on the list that no release here has").containsAll(ALLOWED);
    }

    @Test
    void whatARecipeAsksToPublishHasItsOwnKeys() throws IOException {
        TwinTables table = TwinTables.random(new Random(12)).get(0);
        Path recipe = table.write(home.resolve("asked"));
        Files.writeString(
                recipe,
                Files.readString(recipe) + "publish: [linkage, before, loss, loss-by-attribute, associations]\n");
        Set<String> keys = keys(published(recipe));
        Set<String> more = new TreeSet<>(keys);
        more.removeAll(ALLOWED);
        assertThat(ASKED_FOR).containsAll(more);
        assertThat(more)
                .contains("attributes/distribution/before", "of-the-original/note", "correlations/pairs/before");
    }
}
