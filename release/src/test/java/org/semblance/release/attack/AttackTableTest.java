package org.semblance.release.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.semblance.WarningCode;
import org.semblance.Watcher.Warning;
import org.semblance.catalog.Catalog;
import org.semblance.quality.Score;
import org.semblance.release.attack.AttackFacts.ColumnTreatment;
import org.semblance.release.attack.AttackFacts.EarlierReleases;
import org.semblance.release.attack.AttackFacts.JudgedGuarantee;
import org.semblance.release.attack.AttackFacts.ReleasedVectors;
import org.semblance.release.attack.ReleaseStanding.Colour;

/** What attackers achieve, and the colour that follows. */
class AttackTableTest {

    private static final JudgedGuarantee ANONYMOUS = guarantee("k-anonymity", 5, "rows", null);
    private static final EarlierReleases NONE_EARLIER = new EarlierReleases(true, List.of("There is none."));

    /** Facts that can be varied one at a time. */
    private static final class Facts {
        private boolean published = true;
        private boolean forPublication = true;
        private List<JudgedGuarantee> verdicts = List.of(ANONYMOUS);
        private List<Score> scores = List.of();
        private Set<String> withheld = Set.of();
        private List<ColumnTreatment> columns = List.of(new ColumnTreatment("age", true, false, false));
        private boolean noise;
        private Optional<ReleasedVectors> vectors = Optional.empty();
        private Optional<EarlierReleases> ledger = Optional.of(NONE_EARLIER);
        private List<Warning> warnings = List.of();
        private Map<String, String> accept = Map.of();

        AttackTable table() {
            return AttackTable.of(new AttackFacts(
                    Catalog.standard(),
                    published,
                    forPublication,
                    verdicts,
                    List.of(),
                    scores,
                    withheld,
                    columns,
                    noise,
                    Optional.empty(),
                    vectors,
                    ledger,
                    warnings,
                    accept,
                    "mdav"));
        }

        AttackScenario scenario(String id) {
            return table().scenarios().stream()
                    .filter(scenario -> scenario.id().equals(id))
                    .findFirst()
                    .orElseThrow();
        }

        ReleaseStanding standing() {
            return table().standing();
        }

        List<String> points() {
            return standing().points().stream().map(OpenPoint::id).toList();
        }
    }

    private static JudgedGuarantee guarantee(String name, double asked, String of, String attribute) {
        return new JudgedGuarantee(name, asked, OptionalDouble.of(asked), of, Optional.ofNullable(attribute), true, "");
    }

    private static JudgedGuarantee diverse(String attribute) {
        return guarantee("l-diversity", 2, "values of " + attribute, attribute);
    }

    private static ColumnTreatment secret(String name) {
        return new ColumnTreatment(name, false, true, true);
    }

    /** Four secrets, of which three are measured. */
    private static Facts secrets() {
        Facts facts = new Facts();
        facts.columns = List.of(
                new ColumnTreatment("age", true, false, false), secret("a"), secret("b"), secret("c"), secret("d"));
        facts.scores = List.of(Score.of("homogeneity", 30, "%").with(Map.of("a", 30.0, "b", 0.0, "c", 2.0)));
        return facts;
    }

    @Test
    void isGreenWhereEverythingIsLimited() {
        Facts facts = new Facts();

        assertThat(facts.table().scenarios())
                .extracting(AttackScenario::id)
                .containsExactly("prosecutor", "marketer", "collector", "method");
        assertThat(facts.table().scenarios())
                .allSatisfy(scenario -> assertThat(scenario.standing()).isEqualTo(AttackStanding.LIMITED));
        assertThat(facts.standing()).isEqualTo(new ReleaseStanding(Colour.GREEN, List.of()));
    }

    @Test
    void aGuaranteeOfOneAttributeLimitsNothingForTheOthers() {
        Facts facts = secrets();
        facts.verdicts = List.of(ANONYMOUS, diverse("a"));

        AttackScenario insider = facts.scenario("insider");

        assertThat(insider.attributes())
                .extracting(AttributeStanding::attribute, one -> one.standing().key())
                .containsExactly(
                        tuple("a", "limited"),
                        tuple("b", "measured"),
                        tuple("c", "measured"),
                        tuple("d", "not-measured"));
        assertThat(insider.standing()).as("the worst of them").isEqualTo(AttackStanding.NOT_MEASURED);
        assertThat(insider.gains().get(0))
                .contains("No guarantee limits what is learnt of b, c, d")
                .contains("one limits a");
        facts.verdicts = List.of(ANONYMOUS, diverse("a"), diverse("b"), diverse("c"), diverse("d"));
        assertThat(facts.scenario("insider").standing()).isEqualTo(AttackStanding.LIMITED);
    }

    @Test
    void theShareOfRowsGivenAwayIsThatOfAnAttributeWithoutAGuarantee() {
        Facts facts = secrets();
        facts.verdicts = List.of(ANONYMOUS, diverse("a"));

        assertThat(PlainSpaces.of(facts.scenario("insider").gains().get(0)))
                .contains("2.00 % of the rows")
                .contains("shows a single value of c")
                .doesNotContain("30.00 %");
    }

    /** Averages equal nobody's values, so that the journalist's figure says nothing of sums. */
    @Test
    void theJournalistOfAveragesPointsToReconstruction() {
        Facts facts = new Facts();
        facts.scores = List.of(Score.of("journalist-risk", 0, "%"));
        assertThat(facts.scenario("journalist").gains().get(0)).doesNotContain("Reconstruction");
        facts.scores = List.of(Score.of("journalist-risk", 0, "%"), Score.of("reconstruction", 13, "%"));
        assertThat(facts.scenario("journalist").gains().get(0)).contains("see Reconstruction");
        assertThat(facts.scenario("reconstruction").standing()).isEqualTo(AttackStanding.MEASURED);
    }

    @Test
    void withAGoalForASecretTheMethodIsNotSaidToTellNothing() {
        Facts facts = secrets();
        assertThat(facts.scenario("method").standing()).isEqualTo(AttackStanding.LIMITED);

        facts.verdicts = List.of(ANONYMOUS, diverse("a"));

        assertThat(facts.scenario("method").standing()).isEqualTo(AttackStanding.NOT_MEASURED);
        assertThat(facts.scenario("method").gains()).anyMatch(gain -> gain.contains("minimality"));
    }

    @Test
    void everyPointIsSettledByTheLineItNames() {
        Facts facts = secrets();
        facts.ledger = Optional.empty();
        facts.verdicts = List.of(ANONYMOUS, diverse("a"));
        facts.scores = List.of(
                Score.of("homogeneity", 30, "%").with(Map.of("a", 30.0, "b", 0.0, "c", 2.0, "d", 1.0)),
                Score.of("singling-out", 3, "%"));
        facts.warnings = List.of(
                new Warning(WarningCode.W_ATTRIBUTE_LOST, "column 'age' lost much"),
                new Warning(WarningCode.W_HOMOGENEOUS, "column 'a' shows much"));
        Map<String, String> accept = new LinkedHashMap<>();
        List<String> open = new ArrayList<>(facts.points());
        assertThat(open)
                .containsExactly("singling-out", "insider", "collector", "method", "other-columns", "W_ATTRIBUTE_LOST");

        while (!open.isEmpty()) {
            assertThat(facts.standing().colour()).isEqualTo(Colour.AMBER);
            String line = facts.standing().points().get(0).acceptance().orElseThrow();
            assertThat(line).startsWith("accept: {").endsWith(": \"your reason\"}");
            accept.put(line.substring("accept: {".length(), line.indexOf(": \"")), "because");
            facts.accept = accept;
            open.remove(0);
            assertThat(facts.points()).isEqualTo(open);
        }
        assertThat(facts.standing().colour()).isEqualTo(Colour.GREEN);
    }

    @Test
    void whatCanBeMeasuredIsMeasuredBeforeItIsAccepted() {
        Facts facts = secrets();
        facts.verdicts = List.of();
        facts.noise = true;
        facts.scores = List.of();
        facts.accept = Map.of("prosecutor", "x", "distance-linkage", "x", "k-anonymity", "x");

        assertThat(facts.scenario("prosecutor").settled()).isFalse();
        assertThat(facts.scenario("prosecutor").point().acceptance()).isEmpty();
        assertThat(facts.scenario("prosecutor").remedy()).contains("distance-linkage");

        facts.scores = List.of(Score.of("distance-linkage", 12, "%"));
        assertThat(facts.scenario("prosecutor").standing()).isEqualTo(AttackStanding.MEASURED);
        assertThat(facts.scenario("prosecutor").accepted()).contains("x");
    }

    @Test
    void aWarningOfAnAttackCountsOnce() {
        Facts facts = secrets();
        Warning homogeneous = new Warning(WarningCode.W_HOMOGENEOUS, "column 'a' shows much");
        facts.warnings = List.of(homogeneous);

        assertThat(facts.points()).contains("insider").doesNotContain("W_HOMOGENEOUS");
        facts.accept = Map.of("W_HOMOGENEOUS", "because");
        assertThat(facts.points()).doesNotContain("insider", "W_HOMOGENEOUS");
        facts.accept = Map.of();
        facts.verdicts = List.of(ANONYMOUS, diverse("a"), diverse("b"), diverse("c"), diverse("d"));
        assertThat(facts.points()).as("limited, and yet warned of").contains("W_HOMOGENEOUS");
    }

    @Test
    void eightWarningsDoNotLookLikeNone() {
        Facts facts = new Facts();
        facts.warnings = List.of(WarningCode.values()).stream()
                .filter(kind -> kind != WarningCode.W_LINKED && kind != WarningCode.W_OVERLAP)
                .limit(8)
                .map(kind -> new Warning(kind, "something"))
                .toList();

        assertThat(facts.standing().colour()).isEqualTo(Colour.AMBER);
        assertThat(facts.points()).hasSize(8);
        assertThat(facts.standing().points())
                .allSatisfy(point -> assertThat(point.remedy()).isNotEmpty());
    }

    @Test
    void isRedWhereAPromiseDoesNotHoldOrNothingMayBePublished() {
        Facts broken = new Facts();
        broken.verdicts = List.of(new JudgedGuarantee(
                "k-anonymity", 5, OptionalDouble.of(1), "rows", Optional.empty(), false, "only 1 row alike"));
        broken.published = false;
        assertThat(broken.standing().colour()).isEqualTo(Colour.RED);
        assertThat(broken.points()).containsExactly("k-anonymity");

        Facts seeded = new Facts();
        seeded.forPublication = false;
        seeded.warnings = List.of(new Warning(WarningCode.W_SEEDED, "seeded"));
        seeded.accept = Map.of("W_SEEDED", "x", "method", "x");
        assertThat(seeded.standing().colour()).isEqualTo(Colour.RED);
        assertThat(seeded.points()).containsExactly("method");

        Facts nothing = new Facts();
        nothing.verdicts = List.of();
        assertThat(nothing.standing().colour()).isEqualTo(Colour.RED);
    }

    @Test
    void earlierReleasesThatUndoTheProtectionCannotBeAccepted() {
        Facts facts = new Facts();
        facts.ledger = Optional.of(new EarlierReleases(false, List.of("It singles somebody out.")));
        facts.warnings = List.of(new Warning(WarningCode.W_OVERLAP, "it overlaps"));
        facts.accept = Map.of("collector", "x", "W_OVERLAP", "x");

        assertThat(facts.points()).containsExactly("collector");
        assertThat(facts.standing().colour()).isEqualTo(Colour.AMBER);
    }

    @Test
    void aFigureThatMayNotBeToldStillCountsAsMeasured() {
        Facts facts = secrets();
        facts.verdicts = List.of();
        facts.noise = true;
        facts.scores = List.of();
        facts.withheld = Set.of("distance-linkage");

        AttackScenario prosecutor = facts.scenario("prosecutor");

        assertThat(prosecutor.standing()).isEqualTo(AttackStanding.MEASURED);
        assertThat(prosecutor.gains().get(0)).isEqualTo("Measured (distance-linkage); the data owner has the figure.");
    }

    @Test
    void otherMeasuresOfRiskAreScenariosOfTheirOwn() {
        Facts facts = new Facts();
        facts.scores = List.of(Score.of("my-risk", 3, "%"), Score.of("record-linkage", 2, "%"));

        assertThat(facts.points()).as("only what the catalog calls a risk").isEmpty();
        assertThat(facts.scenario("prosecutor").gains()).anyMatch(gain -> gain.contains("record-linkage"));
    }

    @Test
    void documentsHaveScenariosOfTheirOwn() {
        Facts facts = new Facts();
        facts.columns = List.of();
        facts.vectors = Optional.of(new ReleasedVectors(true, true, false, OptionalDouble.of(53)));
        facts.verdicts =
                List.of(guarantee("k-anonymity", 3, "authors", null), guarantee("common-terms", 3, "authors", null));

        assertThat(facts.table().scenarios())
                .extracting(AttackScenario::id, scenario -> scenario.standing().key())
                .containsExactly(
                        tuple("prosecutor", "limited"),
                        tuple("rare-words", "limited"),
                        tuple("insider", "measured"),
                        tuple("collector", "limited"),
                        tuple("word-lists", "not-controlled"),
                        tuple("membership", "not-controlled"));
        assertThat(facts.scenario("prosecutor").gains().get(0)).contains("documents of at least 3 authors");
    }

    @Test
    void wordListsAreGuessedNoFurtherThanTermsAreShared() {
        Facts facts = new Facts();
        facts.columns = List.of();
        facts.vectors = Optional.of(new ReleasedVectors(true, true, false, OptionalDouble.of(53)));
        facts.verdicts = List.of(
                guarantee("k-anonymity", 3, "authors", null), guarantee("term-contributors", 2, "authors", null));

        assertThat(facts.scenario("word-lists").standing().key()).isEqualTo("not-measured");
        assertThat(facts.scenario("word-lists").gains().get(1)).contains("fewer than 2 authors of the group");
    }

    @Test
    void addsItselfToAReport() {
        Map<String, Object> json = new LinkedHashMap<>();
        Facts facts = secrets();
        facts.accept = Map.of("other-columns", "nobody else knows them");
        facts.table().addTo(json);

        assertThat(json).containsEntry("standing", "amber").containsKeys("open-points", "attacks");
        assertThat(String.valueOf(json.get("attacks")))
                .contains("id=other-columns")
                .contains("standing=not-controlled, accepted=nobody else knows them");
    }
}
