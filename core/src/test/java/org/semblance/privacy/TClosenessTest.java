package org.semblance.privacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.distribution.EarthMover;
import org.semblance.domain.distribution.EarthMovers;
import org.semblance.domain.distribution.GroundDistance;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.testkit.Trials;

/** The judge of t-closeness; the distances themselves are held against their definition in EarthMoversTest. */
class TClosenessTest {

    @Test
    void holdsExactlyWhereNoClassIsFurtherThanT() {
        Trials.of(3000, random -> {
            ConfidentialTable table = ConfidentialTable.random(random);
            TCloseness asked = new TCloseness(random.nextInt(11) / 10.0, "secret", null);
            Verdict verdict = asked.check(table.released(), table.evidence());
            EarthMover mover = EarthMovers.of(table.secret(), table.domain(), null);
            double furthest = 0;
            Set<Integer> atFault = new TreeSet<>();
            for (List<Integer> rows : Definitions.classes(table.table(), List.of("class"))) {
                int[] members = rows.stream().mapToInt(Integer::intValue).toArray();
                double distance = mover.distance(members);
                furthest = Math.max(furthest, distance);
                assertThat(asked.judge(table.evidence()).holds(members)).isEqualTo(distance <= asked.t() + 1e-9);
                if (distance > asked.t() + 1e-9) {
                    atFault.addAll(rows);
                }
            }
            assertThat(verdict.found()).isCloseTo(furthest, within(1e-12));
            assertThat(verdict.rows()).containsExactlyElementsOf(atFault);
            assertThat(verdict.holds()).isEqualTo(atFault.isEmpty());
        });
    }

    /** Li et al.: the generalisation property, from the convexity of the distance. */
    @Test
    void classesThatHoldItStillDoWhenTheyAreMerged() {
        AimProperty.mergingKeeps(random -> new TCloseness(0.1 + random.nextDouble() / 2, "secret", null), 5000);
    }

    @Test
    void severalAimsAtOnceAreOne() {
        AimProperty.mergingKeeps(
                random -> CombinedAim.of(
                        new KAnonymity(2), List.of(new LDiversity(2, "secret"), new TCloseness(0.6, "secret", null))),
                5000);
    }

    /** Salaries, in thousands, and diseases of nine patients, after the example of Li, Li and Venkatasubramanian (2007). */
    private static final String[] SALARY = {"3", "4", "5", "6", "11", "8", "7", "9", "10"};

    private static final String[] DISEASE = {
        "gastric ulcer",
        "gastritis",
        "stomach cancer",
        "gastritis",
        "flu",
        "bronchitis",
        "bronchitis",
        "pneumonia",
        "stomach cancer"
    };

    /** The paper's hierarchy of respiratory and digestive diseases. */
    private static final Hierarchy DISEASES = Hierarchy.of(
            "diseases",
            List.of(
                    List.of("flu", "respiratory infection", "respiratory system", "*"),
                    List.of("pneumonia", "respiratory infection", "respiratory system", "*"),
                    List.of("bronchitis", "respiratory infection", "respiratory system", "*"),
                    List.of("pulmonary edema", "vascular lung", "respiratory system", "*"),
                    List.of("pulmonary embolism", "vascular lung", "respiratory system", "*"),
                    List.of("gastric ulcer", "stomach", "digestive system", "*"),
                    List.of("stomach cancer", "stomach", "digestive system", "*"),
                    List.of("gastritis", "stomach", "digestive system", "*"),
                    List.of("colitis", "colon", "digestive system", "*"),
                    List.of("colon cancer", "colon", "digestive system", "*")));

    private static Verdict judged(String name, String[] values, Domain domain, String... classes) {
        Words column = Words.of(name, values);
        Evidence evidence = new Evidence(
                Optional.empty(), Map.of(), Map.of(name, new Evidence.JudgedColumn(domain, column)), Optional.empty());
        return new TCloseness(0.2, name, null)
                .check(ReleasedTable.of(Table.of(Words.of("class", classes), column), "class"), evidence);
    }

    /** The paper's figures: 0.375 for {3k, 4k, 5k} and 0.167 for {6k, 8k, 11k}, among nine salaries. */
    @Test
    void givesThePapersDistancesBetweenSalaries() {
        EarthMover mover = EarthMovers.of(Words.of("salary", SALARY), new Numeric(null), null);
        assertThat(mover.distance(new int[] {0, 1, 2})).isCloseTo(0.375, within(0.0005));
        assertThat(mover.distance(new int[] {3, 4, 5})).isCloseTo(0.167, within(0.0005));
    }

    /** The paper's example: flu and bronchitis are 1/3 apart, flu and pulmonary embolism 2/3, flu and stomach cancer 1. */
    @Test
    void givesThePapersDistancesBetweenDiseases() {
        String[] others = {"bronchitis", "pulmonary embolism", "stomach cancer"};
        for (int steps = 1; steps <= 3; steps++) {
            Words two = Words.of("disease", "flu", others[steps - 1]);
            EarthMover mover = EarthMovers.of(two, new Hierarchical(DISEASES), null);
            // half of it is to be carried
            assertThat(2 * mover.distance(new int[] {0})).isCloseTo(steps / 3.0, within(1e-12));
        }
    }

    /**
     * By hand, for gastritis, flu and bronchitis among the nine: 2/9 go from one system to the other, and a ninth goes from
     * value to value below each of the two labels.
     */
    @Test
    void judgesClassesOfNinePatients() {
        String[] classes = {"1", "3", "1", "2", "2", "2", "3", "1", "3"};
        Verdict salary = judged("salary", SALARY, new Numeric(null), classes);
        assertThat(salary.found()).isCloseTo(0.167, within(0.0005));
        assertThat(salary.holds()).isTrue();
        Verdict disease = judged("disease", DISEASE, new Hierarchical(DISEASES), classes);
        assertThat(disease.found()).isCloseTo(2 / 9.0 + 2 / 9.0 / 3, within(1e-12));
        assertThat(disease.rows()).containsExactly(0, 2, 3, 4, 5, 7);
        assertThat(disease.of()).isEqualTo("semantic distance of disease");
    }

    @Test
    void refusesATThatIsNoShareAndADistanceThatIsNotThere() {
        for (double t : new double[] {-0.1, 1.1, Double.NaN}) {
            assertThatThrownBy(() -> new TCloseness(t, "x", null))
                    .isInstanceOfSatisfying(
                            Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_T"));
        }
        Words column = Words.of("secret", "a", "b");
        Evidence evidence = new Evidence(
                Optional.empty(),
                Map.of(),
                Map.of("secret", new Evidence.JudgedColumn(new Nominal(), column)),
                Optional.empty());
        assertThatThrownBy(() -> new TCloseness(0.2, "secret", GroundDistance.SEMANTIC).judge(evidence))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_DISTANCE"));
    }
}
