package org.semblance.experiments;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.semblance.data.Table;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.hierarchy.build.MinimalTaxonomy;
import org.semblance.domain.hierarchy.build.TreeLevels;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.LeacockChodorow;
import org.semblance.domain.taxonomy.similarity.WuPalmer;

/**
 * The available attributes of Ayala-Rivera et al.: four of Insurance, with five distributions each, and one of Adult.
 */
final class GslData {

    /** The files with a salary class; the two with a risk class repeat two of the distributions. */
    static final Map<String, String> INSURANCE = new LinkedHashMap<>();

    static {
        INSURANCE.put("Gauss", "insurance10K_Occup_Gauss_SalaryClass.csv");
        INSURANCE.put("Exp", "insurance10K_Occup_Exp_SalaryClass.csv.gz");
        INSURANCE.put("Uniform", "insurance10K_Occup_Uniform_SalaryClass.csv");
        INSURANCE.put("JShape", "insurance10K_Occup_JShape_SalaryClass.csv.gz");
        INSURANCE.put("UShape", "insurance10K_Occup_UShape_SalaryClass.csv.gz");
    }

    static final List<String> FOUR = List.of("occupation", "workplace", "activity", "place_of_activity");

    private static final int LARGEST_K = 100;
    private static final int STEP = 5;

    private final Taxonomy taxonomy;
    private final Similarity.Comparison wup;
    private final Similarity.Comparison lch;

    GslData(Taxonomy taxonomy) {
        this.taxonomy = taxonomy;
        this.wup = new WuPalmer().on(taxonomy);
        this.lch = new LeacockChodorow(true).on(taxonomy);
    }

    static List<String> files() {
        return Stream.concat(
                        INSURANCE.values().stream().map(file -> "insurance/" + file),
                        Stream.of("adult/adult-train.csv", "adult/concepts.csv"))
                .toList();
    }

    static Table insurance(Path folder, String distribution) {
        return DataFiles.insurance(folder, Objects.requireNonNull(INSURANCE.get(distribution)));
    }

    /** All attributes, those of Insurance once for each distribution. */
    static List<ValueCounts> all(Path folder) {
        List<ValueCounts> all = new ArrayList<>();
        INSURANCE.keySet().forEach(distribution -> all.addAll(ofInsurance(folder, distribution)));
        all.add(adult(folder));
        return all;
    }

    static List<ValueCounts> ofInsurance(Path folder, String distribution) {
        Table table = insurance(folder, distribution);
        Map<String, Map<String, String>> concepts = DataFiles.insuranceConcepts();
        return FOUR.stream()
                .map(attribute ->
                        ValueCounts.of(distribution, table, attribute, Objects.requireNonNull(concepts.get(attribute))))
                .toList();
    }

    static ValueCounts adult(Path folder) {
        return ValueCounts.of(
                "Adult",
                DataFiles.adultWords(folder),
                "occupation",
                Objects.requireNonNull(DataFiles.adultConcepts(folder).get("occupation")));
    }

    Taxonomy taxonomy() {
        return taxonomy;
    }

    /** Wu and Palmer, used with semantic SSE. */
    Similarity.Comparison wup() {
        return wup;
    }

    /** Leacock and Chodorow, used with SemILoss. */
    Similarity.Comparison lch() {
        return lch;
    }

    /**
     * The ideal hierarchy: the minimal taxonomy over the values, with nodes only where branches meet and each node as
     * low as possible, so that level 1 already generalises, as in the paper's Figures 1 and 3.
     */
    SemanticHierarchy ideal(ValueCounts values) {
        return levelled(values, MinimalTaxonomy.Nodes.MEETINGS, TreeLevels.LevelRule.HEIGHT);
    }

    /** The minimal taxonomy, with the given choice of nodes and levels. */
    SemanticHierarchy levelled(ValueCounts values, MinimalTaxonomy.Nodes nodes, TreeLevels.LevelRule rule) {
        MinimalTaxonomy tree = MinimalTaxonomy.of(taxonomy, values.values(), values.concepts(taxonomy), nodes);
        return TreeLevels.of(tree, values.attribute(), wup, rule);
    }

    /**
     * The k to mask an attribute with: the paper's, from 2 to 100. If even the rarest value has 100 rows, none of these
     * forces a generalisation; then also k from just above the rarest count to the mean count, which exceeds the
     * paper's k for all other attributes.
     */
    static int[] ks(ValueCounts values) {
        List<Integer> ks = new ArrayList<>(List.of(2, 3));
        for (int k = STEP; k <= LARGEST_K; k += STEP) {
            ks.add(k);
        }
        if (values.rarest() >= LARGEST_K) {
            int mean = values.rows() / values.values().size();
            for (int k = values.rarest() + 1; k <= mean; k += STEP) {
                ks.add(k);
            }
        }
        return ks.stream().mapToInt(Integer::intValue).toArray();
    }
}
