package org.semblance.method.microaggregation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.Records;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.ConceptMap;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Concepts.Average;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.RandomTaxonomies;
import org.semblance.testkit.Trials;

/** SA-MDAV and its baselines, beside the text of Martínez, Sánchez and Valls 2012. */
class SaMdavTest {

    private static Concepts concepts(Taxonomy taxonomy, Average average, Words... columns) {
        Map<String, Integer> map = new LinkedHashMap<>();
        Arrays.stream(columns)
                .flatMap(column -> column.dictionary().stream())
                .forEach(word -> map.put(word, taxonomy.concept(word)));
        return new Concepts(taxonomy, new WuPalmer(), average, ConceptMap.of(map));
    }

    private static List<List<Integer>> groups(Partitioner partitioner, Records records) {
        int[] rows = IntStream.range(0, records.size()).toArray();
        return partitioner.partition(records, rows, Watcher.SILENT).stream()
                .map(group -> Arrays.stream(group).sorted().boxed().toList())
                .toList();
    }

    /** Example 2 and Fig. 2: seven equal records stay together; the single one joins the five that share a value. */
    @ParameterizedTest
    @EnumSource(ClosestRule.class)
    void equalRecordsStayTogetherAsInFigure2(ClosestRule closest) {
        Taxonomy taxonomy = Taxonomy.named("values")
                .chain("v11", "v1", "v")
                .chain("v12", "v1")
                .chain("v13", "v1")
                .chain("v21", "v2", "v")
                .chain("v23", "v2")
                .build();
        int[] order = {1, 3, 3, 1, 2, 3, 1, 1, 3, 1, 3, 1, 1};
        String[] first = Arrays.stream(order).mapToObj(i -> "v1" + i).toArray(String[]::new);
        String[] second =
                Arrays.stream(order).mapToObj(i -> i == 1 ? "v21" : "v23").toArray(String[]::new);
        Words one = Words.of("one", first);
        Words other = Words.of("other", second);
        Concepts domain = concepts(taxonomy, Average.CENTROID, one, other);
        Records records = Dataset.of(
                        Table.of(List.of(one, other)),
                        List.of(
                                Attribute.of("one", Role.QUASI_IDENTIFIER, domain),
                                Attribute.of("other", Role.QUASI_IDENTIFIER, domain)))
                .combining(Combination.MEAN)
                .records();
        assertThat(groups(new SaMdav(3, closest, true), records))
                .containsExactlyInAnyOrder(List.of(0, 3, 6, 7, 9, 11, 12), List.of(1, 2, 4, 5, 8, 10));
    }

    /** Tables of words with many equal rows, over a random taxonomy. */
    private static Records words(Random random, Average average, int k) {
        return words(random, average, k, Combination.MEAN);
    }

    private static Records words(Random random, Average average, int k, Combination combine) {
        RandomTaxonomies taxonomies = new RandomTaxonomies(random);
        Taxonomy taxonomy = random.nextBoolean() ? taxonomies.tree(30) : taxonomies.graph(30);
        List<String> labels = IntStream.range(0, 1 + random.nextInt(9))
                .mapToObj(i -> taxonomy.label(random.nextInt(taxonomy.size())))
                .distinct()
                .toList();
        int size = k + random.nextInt(40);
        List<Column> columns = new ArrayList<>();
        List<Attribute> attributes = new ArrayList<>();
        for (int i = random.nextInt(3); i >= 0; i--) {
            Words column = new RandomTables(random).whole().words("q" + i, size, labels);
            Domain domain = random.nextInt(5) == 0 ? new Nominal() : concepts(taxonomy, average, column);
            columns.add(column);
            attributes.add(Attribute.of("q" + i, Role.QUASI_IDENTIFIER, domain));
        }
        return Dataset.of(Table.of(columns), attributes).combining(combine).records();
    }

    @ParameterizedTest
    @CsvSource({"WEIGHTED, true", "WEIGHTED, false", "PLAIN, true", "PLAIN, false"})
    void groupsAreThoseOfThePaperInPlainForm(ClosestRule closest, boolean recentre) {
        Trials.of(400, random -> {
            int k = 2 + random.nextInt(5);
            Combination[] ways = Combination.values();
            Records records = words(random, Average.CENTROID, k, ways[random.nextInt(ways.length)]);
            assertThat(groups(new SaMdav(k, closest, recentre), records))
                    .isEqualTo(new PaperSaMdav(records, k).adaptive(closest, recentre));
        });
    }

    /** The baselines of the paper go record by record; tuples with their repetitions give the same groups. */
    @ParameterizedTest
    @EnumSource(Average.class)
    void fixedGroupsAreThoseOfTheRecordByRecordAlgorithm(Average average) {
        Trials.of(300, random -> {
            int k = 2 + random.nextInt(5);
            Records records = words(random, average, k);
            List<List<Integer>> expected = new PaperSaMdav(records, k).fixedSize();
            assertThat(groups(new Mdav(k), records)).isEqualTo(expected);
        });
    }

    @Test
    void aTableOfOneTupleIsOneGroup() {
        Words column = Words.of("word", "a", "a", "a", "a", "a");
        Taxonomy taxonomy = Taxonomy.named("t").chain("a", "b").build();
        Records records = Dataset.of(
                        Table.of(List.of(column)),
                        List.of(Attribute.of(
                                "word", Role.QUASI_IDENTIFIER, concepts(taxonomy, Average.CENTROID, column))))
                .combining(Combination.MEAN)
                .records();
        assertThat(groups(new SaMdav(2, ClosestRule.PLAIN, true), records)).containsExactly(List.of(0, 1, 2, 3, 4));
    }
}
