package org.semblance.domain.population;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
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
import org.semblance.domain.population.Population.ReleasedText;
import org.semblance.domain.taxonomy.ConceptMap;
import org.semblance.domain.taxonomy.ConceptNaming;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

/** Whom released values may stand for. */
class PopulationTest {

    private static int count(Domain domain, Table people, String text) {
        return Population.of(people, List.of(Attribute.of("x", Role.QUASI_IDENTIFIER, domain)))
                .count(List.of(new ReleasedText("x", Optional.ofNullable(text))));
    }

    @Test
    void countsThoseWhomEveryTextCovers() {
        Trials.of(3000, random -> {
            Dataset data = new RandomTables(random).dataset(1 + random.nextInt(20));
            Table people = data.table()
                    .rows(random.ints(random.nextInt(40), 0, data.table().size())
                            .toArray());
            Table released = PlainCover.release(data, random);
            Population population = Population.of(people, data.with(Role.QUASI_IDENTIFIER));
            List<String> names = data.with(Role.QUASI_IDENTIFIER).stream()
                    .map(Attribute::name)
                    .toList();
            for (int row = 0; row < released.size(); row++) {
                List<ReleasedText> shown = ReleasedText.of(released, names, row);
                List<Integer> fitting = PlainCover.rows(data, people, released, row);
                assertThat(population.count(shown)).isEqualTo(fitting.size());
                assertThat(population.rows(shown))
                        .containsExactly(
                                fitting.stream().mapToInt(Integer::intValue).toArray());
            }
        });
    }

    @Test
    void numbersAreTheSameHoweverTheyAreWritten() {
        Table people = Table.of(Numbers.of("x", 3, 3.5, -0.0, Double.NaN));
        assertThat(count(new Numeric(null), people, "3.0")).isEqualTo(1);
        assertThat(count(new Numeric(null), people, "3,5")).isEqualTo(1);
        assertThat(count(new Numeric(null), people, "0")).isEqualTo(1);
        assertThat(count(new Numeric(null), people, "3.25")).isZero();
        assertThat(count(new Numeric(null), people, "3d")).isZero();
        assertThat(count(new Numeric(null), people, "*")).isEqualTo(4);
        assertThat(count(new Numeric(null), people, null)).isEqualTo(4);
    }

    @Test
    void aValueOutsideTheHierarchyIsCoveredByItselfAndTheRoot() {
        Hierarchical towns = new Hierarchical(
                Hierarchy.of("towns", List.of(List.of("Vic", "north", "all"), List.of("Reus", "south", "all"))));
        Table people = Table.of(Words.of("x", "Vic", "Vic", "Reus", "Olot", null));
        assertThat(count(towns, people, "north")).isEqualTo(2);
        assertThat(count(towns, people, "Olot")).isEqualTo(1);
        assertThat(count(towns, people, "all")).isEqualTo(5);
    }

    @Test
    void aStarThatSomebodyHasIsAValue() {
        Table people = Table.of(Words.of("x", "*", "a", "a"));
        assertThat(count(new Nominal(), people, "*")).isEqualTo(1);
    }

    @Test
    void aValueWithoutAConceptIsCoveredByTheRootAlone() {
        Taxonomy taxonomy = Taxonomy.named("things")
                .chain("dog", "pet", "animal", "thing")
                .chain("cat", "pet")
                .chain("elm", "plant", "thing")
                .build();
        Concepts domain = new Concepts(
                taxonomy,
                new WuPalmer(),
                Concepts.Average.CENTROID,
                ConceptMap.of(taxonomy, Map.of("a dog", "dog", "a cat", "cat")),
                OptionalInt.empty(),
                ConceptNaming.LABELS);
        Table people = Table.of(Words.of("x", "a dog", "a cat", "cat", "elm", "unheard of"));
        assertThat(count(domain, people, "a dog")).isEqualTo(1);
        assertThat(count(domain, people, "pet")).isEqualTo(3);
        assertThat(count(domain, people, "plant")).isEqualTo(1);
        assertThat(count(domain, people, "thing")).isEqualTo(5);
        assertThat(count(domain, people, "unheard of")).isZero();
        assertThat(domain.readable(taxonomy.concept("elm"))).hasValue("elm");
        assertThat(domain.readable(taxonomy.concept("dog"))).hasValue("a dog");
        assertThat(domain.readable(taxonomy.concept("pet"))).hasValue("pet");
    }
}
