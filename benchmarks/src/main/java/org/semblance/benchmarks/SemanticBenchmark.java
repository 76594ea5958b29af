package org.semblance.benchmarks;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.ConceptMap;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.method.Method;
import org.semblance.method.microaggregation.AbrilMethod;
import org.semblance.method.microaggregation.ClosestRule;
import org.semblance.method.microaggregation.SMdavMethod;
import org.semblance.method.microaggregation.SaMdavMethod;

/** Masking words by meaning: how time grows with the number of different tuples, and what repeated tuples save. */
final class SemanticBenchmark implements Benchmark {

    private static final int CONCEPTS = 4_000;
    private static final int VALUES = 300;
    private static final int ATTRIBUTES = 4;
    private static final int K = 5;

    /** Bound for 100,000 different tuples. */
    private static final double MOST_SECONDS = 600;

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin("semantic", "CPU seconds of one thread to mask, 4 attributes of 300 words each, k = 5");
        Method adaptive = new SaMdavMethod(K, ClosestRule.PLAIN, Combination.MEAN, null);
        Clock.once(mask(adaptive, words(2_000, 2_000)));
        double before = sheet.note("sa-mdav, 1,000 different tuples", once(adaptive, 1_000), "s");
        for (int tuples : new int[] {10_000, 50_000}) {
            double seconds = sheet.note(
                    String.format(Locale.ROOT, "sa-mdav, %,d different tuples", tuples), once(adaptive, tuples), "s");
            sheet.note("  growth", seconds / before, "x");
            before = seconds;
        }
        sheet.bound("sa-mdav, 100,000 different tuples", once(adaptive, 100_000), MOST_SECONDS, "s");
        sheet.note("sa-mdav, 1,000,000 rows of 1,000 tuples", Clock.once(mask(adaptive, words(1_000_000, 1_000))), "s");
        sheet.note("s-mdav, 10,000 different tuples", once(new SMdavMethod(K, Combination.MEAN, null), 10_000), "s");
        sheet.note("abril, 10,000 different tuples", once(new AbrilMethod(K, Combination.MEAN, null), 10_000), "s");
        Clock.forget();
    }

    private static double once(Method method, int tuples) throws Exception {
        return Clock.once(mask(method, words(tuples, tuples)));
    }

    private static Callable<?> mask(Method method, Dataset data) {
        return () -> method.mask(data, Watcher.SILENT);
    }

    /**
     * Rows of words with at most {@code tuples} different tuples; in each column, the first words are the most
     * frequent.
     */
    private static Dataset words(int rows, int tuples) {
        Random random = new Random(5);
        TaxonomyBuilder builder = Taxonomy.named("made up");
        for (int i = 0; i < CONCEPTS; i++) {
            int concept = builder.concept(String.format(Locale.ROOT, "c%05d", i));
            builder.word(concept, "word " + i);
            if (i > 0) {
                builder.below(concept, (i - 1) / (2 + i % 5));
            }
        }
        Taxonomy taxonomy = builder.build();
        List<Column> columns = new ArrayList<>();
        List<Attribute> attributes = new ArrayList<>();
        for (int attribute = 0; attribute < ATTRIBUTES; attribute++) {
            String name = "q" + attribute;
            Map<String, Integer> map = new LinkedHashMap<>();
            while (map.size() < VALUES) {
                int concept = random.nextInt(CONCEPTS);
                map.put(taxonomy.label(concept), concept);
            }
            int[] codes = new int[rows];
            for (int row = 0; row < rows; row++) {
                codes[row] = row < tuples
                        ? (int) (VALUES * Math.pow(random.nextDouble(), 2))
                        : codes[(int) (tuples * Math.pow(row / (double) rows, 2))];
            }
            columns.add(Words.of(name, codes, List.copyOf(map.keySet())));
            attributes.add(Attribute.of(
                    name,
                    Role.QUASI_IDENTIFIER,
                    new Concepts(taxonomy, new WuPalmer(), Concepts.Average.CENTROID, ConceptMap.of(map))));
        }
        return Dataset.of(Table.of(columns), attributes).combining(Combination.MEAN);
    }
}
