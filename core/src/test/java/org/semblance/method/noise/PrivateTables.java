package org.semblance.method.noise;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.testkit.RandomTables;

/** Tables that a differentially private method takes: one attribute of concepts, none of them missing. */
final class PrivateTables {

    private static final Taxonomy COLOURS = Taxonomy.named("colours")
            .chain("red", "warm", "colour")
            .chain("pink", "warm")
            .chain("pink", "pale", "colour")
            .chain("blue", "cold", "colour")
            .build();

    private PrivateTables() {}

    static Dataset of(RandomTables tables, int size) {
        tables.whole();
        List<String> concepts =
                IntStream.range(0, COLOURS.size()).mapToObj(COLOURS::id).toList();
        Words colour = tables.words("colour", size, concepts);
        Words remark = tables.words("remark", size, List.of("a", "b"));
        return Dataset.of(
                Table.of(colour, remark),
                List.of(
                        Attribute.of(
                                "colour",
                                Role.QUASI_IDENTIFIER,
                                NoiseTables.concepts(COLOURS, OptionalInt.of(Taxonomy.ROOT))),
                        Attribute.of("remark", Role.OTHER, new Nominal())));
    }

    /** A column of concepts by their ids, in the domain of the whole taxonomy. */
    static Dataset of(Taxonomy taxonomy, @Nullable String... values) {
        return of(taxonomy, Taxonomy.ROOT, values);
    }

    static Dataset of(Taxonomy taxonomy, int within, @Nullable String... values) {
        return Dataset.of(
                Table.of(Words.of("x", values)),
                List.of(Attribute.of(
                        "x", Role.QUASI_IDENTIFIER, NoiseTables.concepts(taxonomy, OptionalInt.of(within)))));
    }
}
