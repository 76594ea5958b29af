package org.semblance.quality.association;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Correlation;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.PersonRows;
import org.semblance.domain.Role;
import org.semblance.quality.PersonInfluence;
import org.semblance.testkit.Trials;

/** Influences by updated sums, against coefficients of the table with each person left out in turn. */
class AssociationInfluenceTest {

    private record Pair(Numbers numbers, Numbers others, Words words, Words kinds, Words persons) {

        static Pair random(Random random) {
            int size = 8 + random.nextInt(30);
            boolean alone = random.nextBoolean();
            double[] numbers = new double[size];
            double[] others = new double[size];
            String[] words = new String[size];
            String[] kinds = new String[size];
            String[] persons = new String[size];
            for (int row = 0; row < size; row++) {
                numbers[row] = random.nextInt(9) == 0 ? Double.NaN : Math.rint(random.nextGaussian() * 50) + 1000;
                others[row] =
                        random.nextInt(9) == 0 ? Double.NaN : numbers[row] * random.nextInt(3) + random.nextInt(70);
                others[row] = Double.isNaN(others[row]) ? random.nextInt(50) : others[row];
                words[row] = random.nextInt(9) == 0 ? null : "w" + random.nextInt(4);
                kinds[row] = random.nextInt(9) == 0 ? null : "k" + random.nextInt(3);
                persons[row] = "p" + (alone ? row : random.nextInt(size));
            }
            return new Pair(
                    Numbers.of("n", numbers),
                    Numbers.of("o", others),
                    Words.of("w", words),
                    Words.of("k", kinds),
                    Words.of("p", persons));
        }

        Pair rows(int[] rows) {
            return new Pair(
                    numbers.rows(rows), others.rows(rows), words.rows(rows), kinds.rows(rows), persons.rows(rows));
        }

        PersonRows personRows() {
            return PersonRows.of(new Dataset(
                    Table.of(words, persons),
                    List.of(Attribute.of("w", Role.QUASI_IDENTIFIER, new Nominal())),
                    Optional.of(persons)));
        }

        /** The figure of all, and the farthest that it moves without one of them. */
        PersonInfluence byLeavingOut(ToDoubleFunction<Pair> figure) {
            double all = figure.applyAsDouble(this);
            double farthest = 0;
            for (String person : persons.dictionary()) {
                int[] left = IntStream.range(0, persons.size())
                        .filter(row -> !persons.text(row).equals(person))
                        .toArray();
                double without = figure.applyAsDouble(rows(left));
                farthest =
                        Double.isNaN(without) ? Double.POSITIVE_INFINITY : Math.max(farthest, Math.abs(without - all));
            }
            return new PersonInfluence(all, farthest);
        }
    }

    private static int[] codes(Words words) {
        return IntStream.range(0, words.size()).map(words::code).toArray();
    }

    private static void same(PersonInfluence found, PersonInfluence expected) {
        if (Double.isNaN(expected.figure())) {
            assertThat(found.within(1)).isFalse();
        } else {
            assertThat(found.figure()).isCloseTo(expected.figure(), within(1e-12));
            if (Double.isInfinite(expected.farthest())) {
                assertThat(found.farthest()).isInfinite();
            } else {
                // the root of a corrected figure near 0 magnifies rounding
                assertThat(found.farthest()).isCloseTo(expected.farthest(), within(1e-6));
            }
        }
    }

    @Test
    void findsPearsonsInfluenceAsByLeavingOutEachPerson() {
        Trials.of(300, random -> {
            Pair pair = Pair.random(random);
            same(
                    AssociationInfluence.pearson(pair.numbers, pair.others, pair.personRows()),
                    pair.byLeavingOut(
                            left -> Correlation.of(left.numbers, left.others).coefficient()));
        });
    }

    @Test
    void findsTheRatiosInfluenceAsByLeavingOutEachPerson() {
        Trials.of(300, random -> {
            Pair pair = Pair.random(random);
            same(
                    AssociationInfluence.ratio(pair.numbers, codes(pair.words), pair.personRows()),
                    pair.byLeavingOut(left -> Associations.ratio(
                            IntStream.range(0, left.numbers.size())
                                    .mapToDouble(left.numbers::at)
                                    .toArray(),
                            codes(left.words))));
        });
    }

    @Test
    void findsCramersInfluenceAsByLeavingOutEachPerson() {
        Trials.of(300, random -> {
            Pair pair = Pair.random(random);
            same(
                    AssociationInfluence.cramer(codes(pair.words), codes(pair.kinds), pair.personRows()),
                    pair.byLeavingOut(left -> Associations.cramer(codes(left.words), codes(left.kinds))));
        });
    }

    @Test
    void anOutlierIsFarFromStable() {
        double[] one = IntStream.range(0, 200).mapToDouble(row -> row % 7).toArray();
        double[] other = IntStream.range(0, 200).mapToDouble(row -> row % 5).toArray();
        one[17] = 1e6;
        other[17] = 1e6;
        Numbers numbers = Numbers.of("n", one);
        PersonRows persons = PersonRows.of(Dataset.of(Table.of(numbers), List.of()));
        PersonInfluence found = AssociationInfluence.pearson(numbers, Numbers.of("o", other), persons);
        assertThat(found.figure()).isGreaterThan(0.99);
        assertThat(found.farthest()).isGreaterThan(0.9);
    }
}
