package org.semblance.method.generalization;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.method.GeneralizationLevels;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.privacy.Aim;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.ReleasedTable;
import org.semblance.privacy.Verdict;
import org.semblance.testkit.MethodContract;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

class FullDomainTest {

    /** A hierarchy that fits Tables 1 and 2 of Ayala-Rivera et al. 2017, whose figure 1 the text does not give in full. */
    private static final Hierarchy OCCUPATIONS = Hierarchy.of(
            "occupation",
            List.of(
                    List.of("Neurosurgeon", "Surgeon", "Doctor", "Person"),
                    List.of("Plastic Surgeon", "Surgeon", "Doctor", "Person"),
                    List.of("Oncologist", "Internist", "Doctor", "Person"),
                    List.of("Music Teacher", "Teacher", "Educator", "Person"),
                    List.of("Math Teacher", "Teacher", "Educator", "Person"),
                    List.of("Assistant Professor", "Professor", "Educator", "Person")));

    private static Dataset of(Domain domain, String... words) {
        return Dataset.of(Table.of(Words.of("q", words)), List.of(Attribute.of("q", Role.QUASI_IDENTIFIER, domain)));
    }

    private static List<String> texts(Masked masked, String name) {
        Column column = masked.table().column(name);
        List<String> texts = new ArrayList<>();
        for (int row = 0; row < column.size(); row++) {
            texts.add(column.text(row));
        }
        return texts;
    }

    private static GeneralizationLevels levels(Method method, Dataset data) {
        return (GeneralizationLevels) method.mask(data, Watcher.SILENT).trace();
    }

    @Test
    void makesTable2OfTable1() {
        Dataset people = Dataset.of(
                Table.of(
                        Words.of("name", "Ben", "Emma", "Eve", "Meg", "Jim", "Leo"),
                        Words.of(
                                "occupation",
                                "Neurosurgeon",
                                "Music Teacher",
                                "Plastic Surgeon",
                                "Oncologist",
                                "Assistant Professor",
                                "Math Teacher"),
                        Words.of("salary", "300K", "49K", "85K", "102K", "81K", "46K")),
                List.of(
                        Attribute.of("name", Role.IDENTIFIER, new Nominal()),
                        Attribute.of("occupation", Role.QUASI_IDENTIFIER, new Hierarchical(OCCUPATIONS)),
                        Attribute.of("salary", Role.CONFIDENTIAL, new Nominal())));
        for (Method method : List.of(new Datafly(3), new Incognito(3))) {
            Masked masked = method.mask(people, Watcher.SILENT);
            assertThat(texts(masked, "occupation"))
                    .containsExactly("Doctor", "Educator", "Doctor", "Doctor", "Educator", "Educator");
            assertThat(texts(masked, "salary")).containsExactly("300K", "49K", "85K", "102K", "81K", "46K");
            assertThat(((GeneralizationLevels) masked.trace()).attributes())
                    .containsExactly(new GeneralizationLevels.AttributeLevel("occupation", 2, 3));
        }
    }

    @Test
    void suppressesRowsInsteadOfALevel() {
        Dataset data = of(new Nominal(), "a", "a", "a", "b", "c", "d", "d");
        // b and c are two rows, enough to be alike among themselves
        Masked masked = new Incognito(2, 0.3, NodeCriterion.GRANULARITY, CandidateNodes.ALL).mask(data, Watcher.SILENT);
        assertThat(texts(masked, "q")).containsExactly("a", "a", "a", "*", "*", "d", "d");
        assertThat(levels(new Incognito(2), data).levels()).containsExactly(1);
    }

    @Test
    void suppressesNoFewerRowsThanMustBeAlike() {
        Dataset data = of(new Nominal(), "a", "b", "a", "a");
        // b alone would stand out; the last row of the largest class keeps it company
        Masked masked = new Datafly(2, 0.5, NextAttribute.DISTINCT).mask(data, Watcher.SILENT);
        assertThat(texts(masked, "q")).containsExactly("a", "*", "a", "*");
        assertThat(levels(new Datafly(2, 0.25, NextAttribute.DISTINCT), data).levels())
                .containsExactly(1);
    }

    @Test
    void aWholeClassGoesWhereNoneHasMoreRowsThanItNeeds() {
        Dataset data = of(new Nominal(), "a", "b", "b", "c", "c");
        Masked masked = new Incognito(2, 0.6, NodeCriterion.GRANULARITY, CandidateNodes.ALL).mask(data, Watcher.SILENT);
        assertThat(texts(masked, "q")).containsExactly("*", "*", "*", "c", "c");
        assertThat(levels(new Incognito(2, 0.5, NodeCriterion.GRANULARITY, CandidateNodes.ALL), data)
                        .levels())
                .containsExactly(1);
    }

    @Test
    void aMissingValueStaysMissingBelowTheRoot() {
        Hierarchy towns =
                Hierarchy.of("towns", List.of(List.of("Vic", "Osona", "*"), List.of("Manlleu", "Osona", "*")));
        Dataset data = of(new Hierarchical(towns), "Vic", null, "Manlleu", null);
        Masked masked = new Incognito(2).mask(data, Watcher.SILENT);
        assertThat(texts(masked, "q")).containsExactly("Osona", "", "Osona", "");
        assertThat(masked.table().column("q").missing(1)).isTrue();
        Dataset alone = of(new Hierarchical(towns), "Vic", null, "Manlleu");
        assertThat(texts(new Incognito(2).mask(alone, Watcher.SILENT), "q")).containsExactly("*", "*", "*");
    }

    @Test
    void dataflyTakesTheAttributeWithTheMostValues() {
        Dataset data = Dataset.of(
                Table.of(Words.of("few", "x", "x", "y", "y"), Words.of("many", "a", "b", "c", "d")),
                List.of(
                        Attribute.of("few", Role.QUASI_IDENTIFIER, new Nominal()),
                        Attribute.of("many", Role.QUASI_IDENTIFIER, new Nominal())));
        assertThat(levels(new Datafly(2), data).levels()).containsExactly(0, 1);
    }

    @Test
    void datafliesSemanticHeuristicTakesTheAttributeThatLosesLeast() {
        Taxonomy beings = Taxonomy.named("beings")
                .chain("poodle", "dog", "mammal", "animal", "being")
                .chain("beagle", "dog")
                .chain("oak", "tree", "plant", "being")
                .build();
        SemanticHierarchy near = SemanticHierarchy.of(
                Hierarchy.of("near", List.of(List.of("poodle", "dog", "being"), List.of("beagle", "dog", "being"))),
                beings,
                new WuPalmer().on(beings),
                Map.of());
        SemanticHierarchy far = SemanticHierarchy.of(
                Hierarchy.of(
                        "far",
                        List.of(
                                List.of("poodle", "animal", "being"),
                                List.of("beagle", "animal", "being"),
                                List.of("oak", "plant", "being"))),
                beings,
                new WuPalmer().on(beings),
                Map.of());
        Dataset data = Dataset.of(
                Table.of(
                        Words.of("far", "poodle", "poodle", "oak", "oak"),
                        Words.of("near", "poodle", "beagle", "beagle", "poodle")),
                List.of(
                        Attribute.of("far", Role.QUASI_IDENTIFIER, new Hierarchical(far)),
                        Attribute.of("near", Role.QUASI_IDENTIFIER, new Hierarchical(near))));
        assertThat(levels(new Datafly(2, 0, NextAttribute.SEMANTIC), data).levels())
                .containsExactly(0, 1);
        // as many values on either side: the first one is taken, and in vain
        assertThat(levels(new Datafly(2, 0, NextAttribute.DISTINCT), data)
                        .levels()
                        .get(0))
                .isPositive();
    }

    @Test
    void refusesWhatHasNoHierarchy() {
        Dataset data = Dataset.of(
                Table.of(Numbers.of("age", 1, 2, 3)),
                List.of(Attribute.of("age", Role.QUASI_IDENTIFIER, new Numeric(null))));
        Problem problem = catchThrowableOfType(Problem.class, () -> new Incognito(2).mask(data, Watcher.SILENT));
        assertThat(problem.code()).isEqualTo("E_DOMAIN");
        assertThat(problem.advice()).contains("hierarchy build");
    }

    @Test
    void refusesAnAnswerThatIsNotOnItsScale() {
        Dataset data = of(new Ordinal(List.of("low", "high"), Ordinal.Average.MEDIAN), "low", "middle");
        Problem problem = catchThrowableOfType(Problem.class, () -> new Datafly(2).mask(data, Watcher.SILENT));
        assertThat(problem.code()).isEqualTo("E_SCALE");
    }

    @Test
    void refusesAGoalThatEvenFullSuppressionCannotMeet() {
        Dataset rows = of(new Nominal(), "a", "b");
        Dataset persons = new Dataset(rows.table(), rows.attributes(), Optional.of(Words.of("person", "p", "p")));
        for (boolean complete : new boolean[] {true, false}) {
            assertThat(refused(complete ? new Incognito(3) : new Datafly(3), rows))
                    .isEqualTo("E_K");
            assertThat(refused(complete ? new Incognito(2) : new Datafly(2), persons))
                    .isEqualTo("E_K_PEOPLE");
        }
    }

    private static String refused(Method method, Dataset data) {
        return catchThrowableOfType(Problem.class, () -> method.mask(data, Watcher.SILENT))
                .code();
    }

    @Test
    void refusesARowWithoutAPerson() {
        Dataset rows = of(new Nominal(), "a", "b");
        Dataset persons = new Dataset(rows.table(), rows.attributes(), Optional.of(Words.of("person", "p", null)));
        assertThat(refused(new Incognito(2), persons)).isEqualTo("E_PERSON");
    }

    @Test
    void refusesALatticeNobodyCanSearch() {
        List<Column> columns = new ArrayList<>();
        List<Attribute> attributes = new ArrayList<>();
        for (int j = 0; j < 40; j++) {
            columns.add(Words.of("q" + j, "a", "b"));
            attributes.add(Attribute.of("q" + j, Role.QUASI_IDENTIFIER, new Nominal()));
        }
        Dataset data = Dataset.of(Table.of(columns), attributes);
        assertThat(refused(new Incognito(2), data)).isEqualTo("E_LATTICE");
        assertThat(levels(new Datafly(2), data).levels()).containsOnly(1).hasSize(40);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, 1.1, Double.NaN})
    void refusesAShareThatIsNone(double share) {
        assertThat(catchThrowableOfType(Problem.class, () -> new Datafly(2, share, NextAttribute.DISTINCT))
                        .code())
                .isEqualTo("E_SHARE");
    }

    @Test
    void warnsWhenNothingButTheRootsIsLeft() {
        List<String> warnings = new ArrayList<>();
        Watcher watcher = new Watcher() {
            @Override
            public void progress(String stage, long done, long total) {}

            @Override
            public void warn(Warning warning) {
                warnings.add(warning.code());
            }
        };
        new Incognito(2).mask(of(new Nominal(), "a", "b"), watcher);
        new Datafly(2).mask(of(new Nominal(), "a", "b"), watcher);
        new Incognito(2).mask(of(new Nominal(), "a", "a"), watcher);
        assertThat(warnings).containsExactly("W_ALL_SUPPRESSED", "W_ALL_SUPPRESSED");
    }

    /** Each class shows so many different confidential values. */
    private record DistinctValues(int l, Words confidential) implements Aim {

        @Override
        public String name() {
            return "l-diversity";
        }

        @Override
        public Judge judge(Evidence evidence) {
            return rows ->
                    Arrays.stream(rows).mapToObj(confidential::text).distinct().count() >= l;
        }

        @Override
        public int fewest() {
            return l;
        }

        @Override
        public boolean byCountAlone(Evidence evidence) {
            return false;
        }

        @Override
        public Verdict check(ReleasedTable released, Evidence evidence) {
            List<Verdict.Violation> violations = new ArrayList<>();
            for (int[] rows : released.classes()) {
                if (!judge(evidence).holds(rows)) {
                    violations.add(
                            new Verdict.Violation(Arrays.stream(rows).boxed().toList(), "too few values"));
                }
            }
            return new Verdict(name(), l, violations.isEmpty() ? l : 0, "values", violations);
        }
    }

    @Test
    void meetsAnotherAimThanKAnonymity() {
        Trials.of(300, random -> {
            RandomTables tables = new RandomTables(random).whole();
            Dataset data = tables.generalizable(6 + random.nextInt(30));
            Words confidential = (Words) data.table().column("illness");
            int held = (int) Arrays.stream(confidential.counts())
                    .filter(count -> count > 0)
                    .count();
            Aim aim = new DistinctValues(1 + random.nextInt(held), confidential);
            double suppress = random.nextInt(6) / 10.0;
            for (Method method : List.of(
                    FullDomain.best(aim, suppress, NodeCriterion.GRANULARITY, CandidateNodes.ALL),
                    FullDomain.greedy(aim, suppress, NextAttribute.DISTINCT))) {
                Masked masked = method.mask(data, Watcher.SILENT);
                assertThat(aim.check(MethodContract.released(data, masked), Evidence.NONE)
                                .violations())
                        .isEmpty();
                assertThat(((GeneralizationLevels) masked.trace()).suppressed())
                        .isLessThanOrEqualTo((int) (suppress * data.table().size() + 1e-9));
            }
        });
    }

    @Test
    void refusesAnAimThatOneClassOfAllRowsDoesNotMeet() {
        Dataset data = of(new Nominal(), "a", "b", "c");
        Aim aim = new DistinctValues(2, Words.of("illness", "flu", "flu", "flu"));
        assertThat(refused(FullDomain.best(aim, 0.5, NodeCriterion.HEIGHT, CandidateNodes.ALL), data))
                .isEqualTo("E_AIM");
    }
}
