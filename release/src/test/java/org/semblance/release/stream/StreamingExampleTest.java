package org.semblance.release.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.ConceptMap;
import org.semblance.domain.taxonomy.ConceptNaming;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.method.noise.Masker;
import org.semblance.method.noise.RecordCells;
import org.semblance.method.noise.SemanticNoise;
import org.semblance.method.noise.ShiftCounts;

/** The library example of docs/streaming.md is this code, to the letter, and it does what it says. */
class StreamingExampleTest {

    private record Person(int age, String pet) {}

    @Test
    void theExampleMasksRecordsAsTheyCome() {
        Taxonomy animals = Taxonomy.named("animals")
                .chain("dog", "pet", "animal")
                .chain("cat", "pet")
                .chain("cow", "cattle", "animal")
                .chain("ox", "cattle")
                .build();
        Concepts pets = new Concepts(
                animals,
                new WuPalmer(),
                Concepts.Average.MEAN,
                ConceptMap.of(animals, Map.of("dog", "dog", "cow", "cow")),
                OptionalInt.of(Taxonomy.ROOT),
                ConceptNaming.LABELS);
        Table table = Table.of(
                Numbers.of("age", 34, 36, 35, 61, 64, 62), Words.of("pet", "dog", "dog", "cow", "cow", "cow", "dog"));
        Dataset reference = Dataset.of(
                table,
                List.of(
                        Attribute.of("age", Role.QUASI_IDENTIFIER, new Numeric(0)),
                        Attribute.of("pet", Role.QUASI_IDENTIFIER, pets)));
        List<Person> coming = List.of(new Person(40, "ox"), new Person(52, "cat"), new Person(61, "dog"));
        List<Person> sent = new ArrayList<>();

        // docs/streaming.md
        Chance chance = Chance.secure();
        Masker masker = new SemanticNoise(0.2).learn(reference, chance, Watcher.SILENT);
        Chance.Draws draws = masker.draws(chance);
        RecordCells cells = new RecordCells(masker.attributes().size());
        ShiftCounts shifts = new ShiftCounts(masker.attributes().size());
        long record = 0;
        for (Person person : coming) {
            int pet = animals.concept(person.pet());
            if (!masker.knows(1, pet)) {
                continue; // outside the domain that was learnt: yours to decide
            }
            cells.clear();
            cells.number(0, person.age());
            cells.concept(1, pet);
            draws.at(record++);
            masker.mask(cells, draws, shifts);
            sent.add(new Person((int) cells.number(0), pets.text(cells.concept(1))));
        }
        // docs/streaming.md

        assertThat(sent).hasSize(3);
        assertThat(sent)
                .allSatisfy(person -> assertThat(animals.find(person.pet())).isPresent());
        assertThat(shifts.of(masker.attributes()).get(1).values()).isEqualTo(3);
    }

    @Test
    void theDocumentationShowsThisCode() throws IOException {
        Path here = Path.of("src/test/java/org/semblance/release/stream/StreamingExampleTest.java");
        String region = Files.readString(here)
                .split("// docs/streaming.md\n", -1)[1]
                .stripIndent()
                .strip();

        String page = Files.readString(Path.of("../docs/streaming.md"));

        assertThat(page).contains("```java\n" + region + "\n```");
    }
}
