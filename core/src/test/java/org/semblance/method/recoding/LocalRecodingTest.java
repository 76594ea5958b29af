package org.semblance.method.recoding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.method.Method;

class LocalRecodingTest {

    private static final Hierarchy TOWNS = Hierarchy.of(
            "towns",
            List.of(
                    List.of("Vic", "Osona", "*"),
                    List.of("Manlleu", "Osona", "*"),
                    List.of("Olot", "Garrotxa", "*"),
                    List.of("Besalú", "Garrotxa", "*")));

    private static Dataset towns(@Nullable String... towns) {
        return data(new Hierarchical(TOWNS), Words.of("town", towns));
    }

    private static Dataset data(Domain domain, Column column) {
        return Dataset.of(Table.of(column), List.of(Attribute.of(column.name(), Role.QUASI_IDENTIFIER, domain)));
    }

    private static Method method(int k) {
        return new LocalRecoding(k, SearchEffort.QUICK);
    }

    private static List<String> released(Method method, Dataset data, String name) {
        Column column = method.mask(data, Watcher.SILENT).table().column(name);
        return IntStream.range(0, column.size())
                .mapToObj(row -> column.missing(row) ? "(missing)" : column.text(row))
                .toList();
    }

    private static void refuses(Method method, Dataset data, String code) {
        assertThatThrownBy(() -> method.mask(data, Watcher.SILENT))
                .asInstanceOf(InstanceOfAssertFactories.type(Problem.class))
                .extracting(Problem::code)
                .isEqualTo(code);
    }

    @Test
    void valuesThatEnoughRowsShareStayAsTheyAre() {
        assertThat(released(method(2), towns("Vic", "Olot", "Vic", "Olot", "Vic"), "town"))
                .containsExactly("Vic", "Olot", "Vic", "Olot", "Vic");
    }

    @Test
    void aValueIsMadeCoarserOnlyWhereItsGroupNeedsIt() {
        assertThat(released(method(2), towns("Vic", "Olot", "Manlleu", "Olot"), "town"))
                .containsExactly("Osona", "Olot", "Osona", "Olot");
    }

    @Test
    void rowsThatAllMissAValueShowNoneAndOthersWithThemTheRoot() {
        assertThat(released(method(2), towns("Vic", null, "Vic", null), "town"))
                .containsExactly("Vic", "(missing)", "Vic", "(missing)");
        assertThat(released(method(3), towns("Vic", null, "Vic", null), "town")).containsOnly("*");
    }

    @Test
    void aColumnWithoutAnyValueStaysSo() {
        assertThat(released(method(2), towns(null, null, null), "town")).containsOnly("(missing)");
        assertThat(released(
                        method(2),
                        data(new Nominal(), Words.of("colour", new @Nullable String[] {null, null})),
                        "colour"))
                .containsOnly("(missing)");
    }

    @Test
    void wordsWithoutAHierarchyAreKeptOrSuppressed() {
        assertThat(released(method(2), data(new Nominal(), Words.of("colour", "red", "red", "blue", "grey")), "colour"))
                .containsExactly("red", "red", "*", "*");
    }

    @Test
    void aPersonCountsOnceAndGroupsOfMdavCoverAllItsRows() {
        Dataset rows = towns("Vic", "Olot", "Vic", "Vic", "Manlleu", "Vic");
        Dataset persons = new Dataset(
                rows.table(), rows.attributes(), Optional.of(Words.of("person", "p", "p", "q", "r", "s", "s")));
        Method method = new LocalRecoding(2, GroupOrigin.MDAV, SearchEffort.QUICK, RecodingObjective.GRANULARITY);
        List<String> town = released(method, persons, "town");
        assertThat(town.get(0)).isEqualTo("*").isEqualTo(town.get(1));
        assertThat(town.get(4)).isIn("Osona", "*").isEqualTo(town.get(5));
    }

    @Test
    void rowsOfAPersonLieWhereTheyFitAndThePersonCountsOnceInEachGroup() {
        Dataset rows = towns("Vic", "Olot", "Olot", "Vic", "Olot");
        List<Attribute> attributes = rows.attributes();
        Dataset shared =
                new Dataset(rows.table(), attributes, Optional.of(Words.of("person", "p", "p", "q", "q", "q")));
        assertThat(released(method(2), shared, "town")).containsExactly("Vic", "Olot", "Olot", "Vic", "Olot");
        Dataset apart = new Dataset(rows.table(), attributes, Optional.of(Words.of("person", "p", "q", "q", "p", "q")));
        assertThat(released(method(2), apart, "town")).containsOnly("*");
    }

    @Test
    void aHeavyAttributeIsSpared() {
        Words town = Words.of("town", "Vic", "Olot", "Vic", "Olot");
        Words colour = Words.of("colour", "red", "red", "blue", "blue");
        assertThat(released(method(2), weighted(town, 3, colour, 1), "town"))
                .containsExactly("Vic", "Olot", "Vic", "Olot");
        assertThat(released(method(2), weighted(town, 1, colour, 3), "colour"))
                .containsExactly("red", "red", "blue", "blue");
    }

    private static Dataset weighted(Words town, double first, Words colour, double second) {
        return Dataset.of(
                Table.of(town, colour),
                List.of(
                        new Attribute("town", Set.of(Role.QUASI_IDENTIFIER), new Nominal(), first),
                        new Attribute("colour", Set.of(Role.QUASI_IDENTIFIER), new Nominal(), second)));
    }

    /**
     * The labels dog and animal cover as many leaves, so that granularity knows no difference, but a dog says more of a
     * poodle than an animal says of an ant: the other animals are kept, whichever column comes first.
     */
    @Test
    void theSemanticObjectiveKeepsWhatValuesMean() {
        Taxonomy taxonomy = Taxonomy.named("animals")
                .chain("poodle", "dog", "canine", "mammal", "animal")
                .chain("beagle", "dog")
                .chain("ant", "insect", "animal")
                .chain("bat", "mammal")
                .build();
        Hierarchy hierarchy = Hierarchy.of(
                "animals",
                List.of(
                        List.of("poodle", "dog", "*"),
                        List.of("beagle", "dog", "*"),
                        List.of("ant", "animal", "*"),
                        List.of("bat", "animal", "*")));
        SemanticHierarchy meant =
                SemanticHierarchy.of(hierarchy, taxonomy, new WuPalmer().on(taxonomy), Map.<String, String>of());
        Words dogs = Words.of("dogs", "poodle", "beagle", "poodle", "beagle");
        Words others = Words.of("others", "ant", "ant", "bat", "bat");
        for (List<Words> columns : List.of(List.of(dogs, others), List.of(others, dogs))) {
            Dataset data = Dataset.of(
                    Table.of(columns),
                    columns.stream()
                            .map(column -> Attribute.of(column.name(), Role.QUASI_IDENTIFIER, new Hierarchical(meant)))
                            .toList());
            Method semantic =
                    new LocalRecoding(2, GroupOrigin.LEAST_LOSS, SearchEffort.QUICK, RecodingObjective.SEMANTIC);
            assertThat(released(semantic, data, "dogs")).containsOnly("dog");
            assertThat(released(semantic, data, "others")).containsExactly("ant", "ant", "bat", "bat");
        }
    }

    @Test
    void refusesNumbersAndSaysHowToGetAHierarchy() {
        Dataset data = data(new Numeric(0), Numbers.of("age", 1, 2, 3));
        refuses(method(2), data, "E_DOMAIN");
        assertThatThrownBy(() -> method(2).mask(data, Watcher.SILENT))
                .asInstanceOf(InstanceOfAssertFactories.type(Problem.class))
                .extracting(Problem::advice)
                .asString()
                .contains("semblance hierarchy build");
    }

    @Test
    void refusesMoreThanThereAre() {
        refuses(method(4), towns("Vic", "Vic", "Olot"), "E_K");
        Dataset rows = towns("Vic", "Vic", "Olot");
        refuses(
                method(3),
                new Dataset(rows.table(), rows.attributes(), Optional.of(Words.of("person", "p", "p", "q"))),
                "E_K_PEOPLE");
        assertThatThrownBy(() -> method(1))
                .asInstanceOf(InstanceOfAssertFactories.type(Problem.class))
                .extracting(Problem::code)
                .isEqualTo("E_K");
    }

    @Test
    void refusesATableWithoutQuasiIdentifiers() {
        refuses(
                method(2),
                Dataset.of(
                        Table.of(Words.of("town", "Vic", "Vic")),
                        List.of(Attribute.of("town", Role.OTHER, new Nominal()))),
                "E_QI");
    }

    @Test
    void refusesAValueThatTheHierarchyLacks() {
        refuses(method(2), towns("Vic", "Vic", "Girona"), "E_HIERARCHY_VALUES");
    }

    /** A hierarchy with so many labels that pairs of them are not kept in a table. */
    @Test
    void findsTheLeastCommonLabelsOfManyValues() {
        int values = 1_200;
        Hierarchy hierarchy = Hierarchy.of(
                "numbers",
                IntStream.range(0, values)
                        .mapToObj(i -> List.of("n" + i, "tens " + i / 10, "hundreds " + i / 100, "*"))
                        .toList());
        String[] column = IntStream.range(0, values).mapToObj(i -> "n" + i).toArray(String[]::new);
        List<String> shown =
                released(method(10), data(new Hierarchical(hierarchy), Words.of("number", column)), "number");
        assertThat(shown)
                .isEqualTo(Arrays.stream(column)
                        .map(value -> "tens " + Integer.parseInt(value.substring(1)) / 10)
                        .toList());
    }
}
