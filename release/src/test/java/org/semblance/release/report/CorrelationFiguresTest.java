package org.semblance.release.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.quality.association.Coefficient;
import org.semblance.release.figures.Correlations;

/** Which coefficient tells of which pair, and when none is told. */
class CorrelationFiguresTest {

    private static final int ROWS = 40;
    private static final Predicate<String> ALL = name -> true;

    private static Dataset people() {
        double[] age = IntStream.range(0, ROWS).mapToDouble(row -> 20 + row).toArray();
        return Dataset.of(
                Table.of(
                        Numbers.of("age", age),
                        words("answer", row -> row < 20 ? "low" : "high"),
                        words("town", row -> row % 2 == 0 ? "Vic" : "Olot"),
                        words("days", row -> String.valueOf(100 - row)),
                        words("code", row -> row % 2 == 0 ? "007" : "008"),
                        words("free", row -> "text " + row),
                        words("name", row -> "n" + row)),
                List.of(
                        Attribute.of("age", Role.QUASI_IDENTIFIER, new Numeric(0)),
                        Attribute.of(
                                "answer",
                                Role.QUASI_IDENTIFIER,
                                new Ordinal(List.of("low", "high"), Ordinal.Average.MEDIAN)),
                        Attribute.of("town", Role.QUASI_IDENTIFIER, new Nominal()),
                        Attribute.of("days", Role.CONFIDENTIAL, new Nominal()),
                        Attribute.of("code", Role.OTHER, new Nominal()),
                        Attribute.of("free", Role.OTHER, new Nominal()),
                        Attribute.of("name", Role.IDENTIFIER, new Nominal())));
    }

    private static Words words(String name, IntFunction<String> of) {
        return Words.of(name, IntStream.range(0, ROWS).mapToObj(of).toArray(String[]::new));
    }

    private static Correlations.Pair pair(Correlations found, String one, String other) {
        return found.pairs().stream()
                .filter(pair -> found.attributes().get(pair.one()).equals(one)
                        && found.attributes().get(pair.other()).equals(other))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void eachPairHasTheCoefficientOfItsKind() {
        Dataset data = people();
        Correlations found = new CorrelationFigures(5, Watcher.SILENT)
                .of(data, data.table(), ALL)
                .orElseThrow();

        // free text, whose values all differ, says nothing; identifiers are not released
        assertThat(found.attributes()).containsExactly("age", "answer", "town", "days", "code");
        assertThat(found.leftOut()).isEqualTo(1);
        assertThat(pair(found, "age", "days").coefficient()).isEqualTo(Coefficient.PEARSON);
        assertThat(pair(found, "age", "days").before()).isCloseTo(-1, within(1e-12));
        assertThat(pair(found, "age", "answer").coefficient()).isEqualTo(Coefficient.PEARSON);
        assertThat(pair(found, "age", "town").coefficient()).isEqualTo(Coefficient.CORRELATION_RATIO);
        // zeros in front make a code, not a number
        assertThat(pair(found, "town", "code").coefficient()).isEqualTo(Coefficient.CRAMER);
        assertThat(pair(found, "town", "code").before()).isCloseTo(1, within(1e-12));
        assertThat(found.pairs()).allSatisfy(pair -> assertThat(pair.change()).isZero());
    }

    @Test
    void tellsNothingOfFewRowsOrOfAnAttributeThatMayNotBeToldOf() {
        Dataset data = people();
        Correlations few = new CorrelationFigures(ROWS + 1, Watcher.SILENT)
                .of(data, data.table(), ALL)
                .orElseThrow();
        assertThat(few.pairs()).allSatisfy(pair -> {
            assertThat(pair.before()).isNaN();
            assertThat(pair.after()).isNaN();
        });
        assertThat(few.json().toString()).doesNotContain("before").doesNotContain("NaN");
        Optional<Correlations> hidden =
                new CorrelationFigures(5, Watcher.SILENT).of(data, data.table(), name -> !name.equals("age"));
        assertThat(hidden.orElseThrow().attributes()).doesNotContain("age");
        assertThat(new CorrelationFigures(5, Watcher.SILENT).of(data, data.table(), name -> name.equals("age")))
                .isEmpty();
    }

    @Test
    void whatDoesNotVaryAnyMoreHasNoCorrelation() {
        Dataset data = people();
        Table flat = data.table()
                .with(List.of(Numbers.of(
                        "age", IntStream.range(0, ROWS).mapToDouble(row -> 40).toArray())));
        Correlations found = new CorrelationFigures(5, Watcher.SILENT)
                .of(data, flat, name -> true)
                .orElseThrow();
        assertThat(pair(found, "age", "days").before()).isCloseTo(-1, within(1e-12));
        assertThat(pair(found, "age", "days").after()).isNaN();
    }
}
