package org.semblance.benchmarks;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.semblance.Watcher;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;
import org.semblance.domain.taxonomy.similarity.LeacockChodorow;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.port.TaxonomyReader;
import org.semblance.quality.hierarchy.Gsl;
import org.semblance.quality.hierarchy.HierarchyFault;

/** Scoring a hierarchy of 100 WordNet concepts, with their ancestors as labels. */
final class GslBenchmark implements Benchmark {

    private static final int LEAVES = 100;
    private static final int HEIGHT = 5;
    private static final int TIMES = 1_000;

    /** The mean time for one hierarchy that the paper reports (section 6.3), in milliseconds. */
    private static final double PAPER = 310;

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin("gsl", "milliseconds of CPU to score a hierarchy of 100 values and 5 levels, WordNet at hand");
        Taxonomy nouns = new Taxonomies()
                .read(
                        new TaxonomyReader.Request("wordnet-3.1", Path::of, null, TaxonomyBuilder.VirtualRoot.ALWAYS),
                        Watcher.SILENT);
        Hierarchy hierarchy = hierarchy(nouns);
        double wuPalmer = score(sheet, "Wu and Palmer", new WuPalmer(), hierarchy, nouns);
        sheet.note("  times as fast as the paper's", PAPER / wuPalmer, "x");
        score(sheet, "Leacock and Chodorow", new LeacockChodorow(false), hierarchy, nouns);
        SemanticHierarchy semantic = SemanticHierarchy.of(hierarchy, nouns, new WuPalmer().on(nouns), Map.of());
        sheet.note("naming its faults", each(() -> HierarchyFault.in(semantic).size()), "ms");
        sheet.note(
                "finding the concepts of its labels",
                each(() -> SemanticHierarchy.of(hierarchy, nouns, semantic.comparison(), Map.of())
                        .unmapped()),
                "ms");
        Clock.forget();
    }

    private static double score(Sheet sheet, String name, Similarity similarity, Hierarchy hierarchy, Taxonomy nouns)
            throws Exception {
        SemanticHierarchy semantic = SemanticHierarchy.of(hierarchy, nouns, similarity.on(nouns), Map.of());
        double milliseconds = each(() -> Gsl.STANDARD.of(semantic).whole());
        sheet.bound(name, milliseconds, 1, "ms");
        return milliseconds;
    }

    private interface Work {
        double result();
    }

    private static double each(Work work) throws Exception {
        return 1e3
                / TIMES
                * Clock.median(9, () -> {
                    double sum = 0;
                    for (int i = 0; i < TIMES; i++) {
                        sum += work.result();
                    }
                    return sum;
                });
    }

    /** Random concepts, each with its ancestors at the first five depths as labels, the root on top. */
    private static Hierarchy hierarchy(Taxonomy nouns) {
        Random random = new Random(310);
        Set<Integer> leaves = new HashSet<>();
        List<List<String>> rows = new ArrayList<>();
        while (rows.size() < LEAVES) {
            int leaf = random.nextInt(nouns.size());
            List<Integer> way = way(leaf, nouns);
            if (way.size() > HEIGHT && leaves.add(leaf)) {
                List<String> row = new ArrayList<>(List.of(nouns.id(leaf)));
                for (int depth = HEIGHT - 1; depth >= 0; depth--) {
                    row.add(nouns.id(way.get(depth)));
                }
                rows.add(row);
            }
        }
        return Hierarchy.of("made of WordNet", rows);
    }

    /**
     * The path from the root to a concept, always through the first parent, so that a label always has the same label
     * above it.
     */
    private static List<Integer> way(int concept, Taxonomy nouns) {
        List<Integer> way = new ArrayList<>();
        for (int at = concept; at != Taxonomy.ROOT; at = nouns.parents(at)[0]) {
            way.add(0, at);
        }
        way.add(0, Taxonomy.ROOT);
        return way;
    }
}
