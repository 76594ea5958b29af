package org.semblance.privacy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Nominal;

/** Guarantees on sensitive attributes of which the file does not show what they are judged on. */
class UndeterminedVerdictTest {

    private static final Table TABLE =
            Table.of(Words.of("town", "a", "a", "b", "b"), Words.of("ill", "x", "y", "x", "y"));

    static List<AttributeGuarantee> guarantees() {
        return List.of(
                new LDiversity(2, "ill"),
                new TCloseness(0.9, "ill", null),
                new AlphaKAnonymity(0.9, 2, "ill", null),
                new BetaLikeness(5, "ill", BetaLikeness.Kind.BASIC),
                new DeltaDisclosure(5, "ill", DeltaDisclosure.AbsentValueRule.VIOLATION));
    }

    @ParameterizedTest
    @MethodSource("guarantees")
    void aMaskedColumnCannotBeToldWithoutItsOriginalValues(AttributeGuarantee guarantee) {
        ReleasedTable masked = ReleasedTable.of(TABLE, "town", "ill");
        Verdict verdict = guarantee.check(masked, Evidence.NONE);
        assertThat(verdict.holds()).isFalse();
        assertThat(verdict.violations()).isEmpty();
        assertThat(verdict.asked()).isPositive();
        assertThat(verdict.doubt().orElseThrow().reason()).contains("'ill' is masked");
    }

    @ParameterizedTest
    @MethodSource("guarantees")
    void aKeptColumnIsToldFromTheFile(AttributeGuarantee guarantee) {
        Evidence kept = new Evidence(
                Optional.empty(),
                Map.of(),
                Map.of("ill", new Evidence.JudgedColumn(new Nominal(), TABLE.column("ill"))),
                Optional.empty());
        assertThat(guarantee.check(ReleasedTable.of(TABLE, "town"), kept).holds())
                .isTrue();
        // all of them count people, so they need to know which rows are theirs
        assertThat(guarantee
                        .check(ReleasedTable.of(TABLE, "town"), kept.withUnknownPersons())
                        .doubt()
                        .orElseThrow()
                        .reason())
                .contains("which rows belong to the same person");
    }

    @Test
    void aCertainViolationIsNoDoubt() {
        Evidence kept = new Evidence(
                        Optional.empty(),
                        Map.of(),
                        Map.of("ill", new Evidence.JudgedColumn(new Nominal(), TABLE.column("ill"))),
                        Optional.empty())
                .withUnknownPersons();
        Verdict verdict = new AlphaKAnonymity(0.9, 3, "ill", null).check(ReleasedTable.of(TABLE, "town"), kept);
        assertThat(verdict.doubt()).isEmpty();
        assertThat(verdict.rows()).containsExactly(0, 1, 2, 3);
    }

    @Test
    void whoeverTheRowsBelongToOneValueIsNotDiverse() {
        Table same = Table.of(Words.of("town", "a", "a", "b", "b"), Words.of("ill", "x", "x", "x", "y"));
        Evidence kept = new Evidence(
                        Optional.empty(),
                        Map.of(),
                        Map.of("ill", new Evidence.JudgedColumn(new Nominal(), same.column("ill"))),
                        Optional.empty())
                .withUnknownPersons();
        for (AttributeGuarantee certain : List.of(
                new LDiversity(2, "ill"),
                new LDiversity(1.5, "ill", LDiversity.Kind.ENTROPY, null),
                new LDiversity(2, "ill", LDiversity.Kind.RECURSIVE, 3.0),
                new AlphaKAnonymity(0.9, 2, "ill", null))) {
            Verdict verdict = certain.check(ReleasedTable.of(same, "town"), kept);
            assertThat(verdict.doubt()).as(certain.toString()).isEmpty();
            assertThat(verdict.rows()).as(certain.toString()).containsExactly(0, 1);
        }
    }
}
