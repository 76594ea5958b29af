package org.semblance.benchmarks;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.formats.CsvTableReader;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.method.GeneralizationLevels;
import org.semblance.method.generalization.CandidateNodes;
import org.semblance.method.generalization.Datafly;
import org.semblance.method.generalization.Incognito;
import org.semblance.method.generalization.NextAttribute;
import org.semblance.method.generalization.NodeCriterion;
import org.semblance.port.TableReader;
import org.semblance.source.CsvLayout;

/**
 * The search for the best generalisation levels of Adult, with nine quasi-identifiers and the hierarchies of ARX,
 * compared with an exhaustive search.
 */
final class LatticeBenchmark implements Benchmark {

    private static final int K = 5;
    private static final double SUPPRESS = 0.05;

    /** The time of ARX for the same task, measured separately. */
    private static final double ARX_SECONDS = 1.4;

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin("lattice", "Adult, 30,162 rows, 9 quasi-identifiers, k = 5, 5 % suppressed; CPU seconds");
        String folder = System.getenv("SEMBLANCE_DATA");
        Path adult = folder == null ? null : Path.of(folder, "arx-example");
        if (adult == null || !Files.isDirectory(adult)) {
            System.out.println("  left out: set SEMBLANCE_DATA to the folder that holds arx-example");
            return;
        }
        Dataset people = read(adult);
        Incognito incognito = new Incognito(K, SUPPRESS, NodeCriterion.GRANULARITY, CandidateNodes.ALL);
        sheet.note("incognito, first run", Clock.once(() -> incognito.mask(people, Watcher.SILENT)), "s");
        double warm = Clock.median(5, () -> incognito.mask(people, Watcher.SILENT));
        sheet.bound("the same, median of 5", warm, ARX_SECONDS, "s");
        GeneralizationLevels levels =
                (GeneralizationLevels) incognito.mask(people, Watcher.SILENT).trace();
        sheet.note("nodes", (double) levels.nodes(), "");
        sheet.note("nodes looked at", (double) levels.checked(), "");
        sheet.note("minimal nodes", levels.minimal().size(), "");
        for (NodeCriterion criterion : List.of(NodeCriterion.ENTROPY, NodeCriterion.DISCERNIBILITY)) {
            Incognito other = new Incognito(K, SUPPRESS, criterion, CandidateNodes.ALL);
            sheet.note(
                    "incognito by " + criterion.name().toLowerCase(Locale.ROOT),
                    Clock.median(3, () -> other.mask(people, Watcher.SILENT)),
                    "s");
        }
        Datafly datafly = new Datafly(K, SUPPRESS, NextAttribute.DISTINCT);
        sheet.note("datafly, median of 5", Clock.median(5, () -> datafly.mask(people, Watcher.SILENT)), "s");
        AllNodes all = new AllNodes(people);
        @Nullable AllNodes.Best[] found = new AllNodes.Best[1];
        double exhaustive = sheet.note(
                "every node, grouped by itself",
                Clock.once(() ->
                        found[0] = all.best(K, (int) (SUPPRESS * people.table().size()))),
                "s");
        sheet.note("incognito as a share of that", warm / exhaustive, "");
        sheet.note("nodes that subsets of attributes, bottom-up, would look at", all.looksBySubsets(), "");
        AllNodes.Best best = found[0];
        sheet.bound(
                "levels that differ from those of the exhaustive search",
                best == null || !best.levels().equals(levels.levels()) ? 1 : 0,
                0,
                "");
        sheet.note("granularity", best == null ? 0 : best.granularity(), "");
    }

    /** Adult with the hierarchies in the same folder. */
    static Dataset read(Path adult) {
        Table table = new CsvTableReader()
                .read(
                        new TableReader.Request(
                                adult.resolve("adult.csv"),
                                CsvLayout.UNKNOWN,
                                List.of(""),
                                true,
                                name -> false,
                                name -> true),
                        Watcher.SILENT)
                .table();
        List<Attribute> attributes = new ArrayList<>();
        for (String name : table.names()) {
            Path file = adult.resolve("hierarchies").resolve("adult_hierarchy_" + name + ".csv");
            attributes.add(Attribute.of(
                    name, Role.QUASI_IDENTIFIER, new Hierarchical(new Taxonomies().hierarchy(file, Watcher.SILENT))));
        }
        return Dataset.of(table, attributes);
    }
}
