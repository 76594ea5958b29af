package org.semblance.release.prepare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Words;
import org.semblance.testkit.Trials;

/** Columns that repeat a quasi-identifier are found, and chance is not taken for it. */
class QuasiIdentifierCopyTest {

    private static Words words(int rows, IntFunction<@Nullable Object> value) {
        return Words.of(
                "kept",
                IntStream.range(0, rows)
                        .mapToObj(value)
                        .map(each -> each == null ? null : String.valueOf(each))
                        .toArray(String[]::new));
    }

    private static Numbers ages(Random random, int rows) {
        return Numbers.of("age", random.ints(rows, 18, 90).asDoubleStream().toArray());
    }

    private static Optional<QuasiIdentifierCopy> found(Column kept, Column masked) {
        return QuasiIdentifierCopy.between(kept, masked, Optional.empty());
    }

    @Test
    void theSameUnderAnotherNameIsFound() {
        Numbers ages = ages(new Random(1), 30);
        assertThat(found(words(30, ages::text), ages)).contains(QuasiIdentifierCopy.SAME);
        assertThat(found(words(30, row -> 2026 - ages.at(row)), ages))
                .as("year of birth")
                .contains(QuasiIdentifierCopy.SAME);
        assertThat(found(words(30, row -> row == 3 ? null : ages.text(row)), ages))
                .as("with a gap")
                .contains(QuasiIdentifierCopy.SAME);
    }

    @Test
    void theSameInOtherWordsIsFound() {
        List<String> towns = List.of("Vic", "Olot", "Reus");
        Random random = new Random(2);
        int[] of = random.ints(60, 0, 3).toArray();
        Words town = words(60, row -> towns.get(of[row]));
        assertThat(found(words(60, row -> of[row] + 7), town)).contains(QuasiIdentifierCopy.SAME);
    }

    @Test
    void whatTellsItMoreFinelyIsFound() {
        Random random = new Random(3);
        Numbers ages = ages(random, 200);
        assertThat(found(words(200, row -> ages.at(row) * 12 + random.nextInt(12)), ages))
                .as("months, nearly all different")
                .contains(QuasiIdentifierCopy.FINER);
        int[] street = random.ints(200, 0, 20).toArray();
        Words town = words(200, row -> "town " + street[row] / 5);
        assertThat(found(words(200, row -> "street " + street[row]), town)).contains(QuasiIdentifierCopy.FINER);
        Words year = words(200, row -> 1940 + random.nextInt(60));
        assertThat(found(words(200, row -> year.text(row) + String.format("-%02d-11", 1 + random.nextInt(12))), year))
                .as("date of birth")
                .contains(QuasiIdentifierCopy.FINER);
    }

    @Test
    void whatFollowsFromItIsFound() {
        Numbers ages = ages(new Random(4), 200);
        assertThat(found(words(200, row -> ages.at(row) < 65 ? "younger" : "old"), ages))
                .contains(QuasiIdentifierCopy.COARSER);
    }

    @Test
    void rowsOfOnePersonAreNoEvidence() {
        // two persons with fifty rows each: that their words follow from their ages says nothing
        int[] persons = IntStream.range(0, 100).map(row -> row / 50).toArray();
        Numbers ages = Numbers.of(
                "age", IntStream.of(persons).mapToDouble(person -> 30 + person).toArray());
        Words words = words(100, row -> persons[row] == 0 ? "yes" : "no");
        assertThat(found(words, ages)).contains(QuasiIdentifierCopy.SAME);
        assertThat(QuasiIdentifierCopy.between(words, ages, Optional.of(persons)))
                .isEmpty();
    }

    @Test
    void aRareExceptionMakesItAnother() {
        Numbers ages = ages(new Random(5), 200);
        double first = ages.at(0);
        assertThat(IntStream.range(1, 200).anyMatch(row -> ages.at(row) == first))
                .isTrue();
        assertThat(found(words(200, row -> row == 0 ? "elsewhere" : ages.at(row) < 65 ? "younger" : "old"), ages))
                .isEmpty();
    }

    /** Independent columns follow from one another only by chance, in small and nearly constant tables above all. */
    @Test
    void chanceIsNotTakenForACopy() {
        Trials.of(3000, random -> {
            int rows = 1 + random.nextInt(60);
            int some = 1 + random.nextInt(40);
            int others = 1 + random.nextInt(40);
            boolean skewed = random.nextBoolean();
            int[] kept = random.ints(rows, 0, some)
                    .map(value -> skewed && value > 0 ? Math.min(value, 1) : value)
                    .toArray();
            Numbers masked = Numbers.of(
                    "age", random.ints(rows, 0, others).asDoubleStream().toArray());
            assertThat(found(words(rows, row -> kept[row]), masked)).isEmpty();
        });
    }
}
