package org.semblance.privacy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Ordinal;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.taxonomy.ConceptMap;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.testkit.RandomTables;

/** A small released table of one quasi-identifier, class, and one confidential column, secret, of any domain. */
record ConfidentialTable(Table table, Domain domain) {

    private static final List<String> WORDS = List.of("1", "2", "3", "40", "2.0");

    private static final Taxonomy NUMBERS = Taxonomy.named("numbers")
            .chain("one", "small", "number")
            .chain("two", "small")
            .chain("three", "small")
            .chain("forty", "large", "number")
            .build();

    /** The text 2.0 means what 2 does. */
    private static final ConceptMap MEANT =
            ConceptMap.of(NUMBERS, Map.of("1", "one", "2", "two", "2.0", "two", "3", "three", "40", "forty"));

    static ConfidentialTable random(Random random) {
        RandomTables tables = new RandomTables(random);
        int size = 1 + random.nextInt(14);
        int classes = 1 + random.nextInt(4);
        Words shown = Words.of(
                "class",
                IntStream.range(0, size)
                        .mapToObj(row -> "c" + random.nextInt(classes))
                        .toArray(String[]::new));
        Domain domain = switch (random.nextInt(5)) {
            case 0 -> new Nominal();
            case 1 -> new Numeric(null);
            case 2 -> new Ordinal(WORDS, Ordinal.Average.MEDIAN);
            case 3 -> new Hierarchical(tables.hierarchy(WORDS));
            default -> new Concepts(NUMBERS, new WuPalmer(), Concepts.Average.CENTROID, MEANT);
        };
        return new ConfidentialTable(Table.of(shown, tables.words("secret", size, WORDS)), domain);
    }

    Words secret() {
        return (Words) table.column("secret");
    }

    /** As it is read back: missing values are empty texts. */
    ReleasedTable released() {
        Words secret = secret();
        return ReleasedTable.of(
                Table.of(
                        table.column("class"),
                        Words.of(
                                "secret",
                                IntStream.range(0, secret.size())
                                        .mapToObj(secret::text)
                                        .toArray(String[]::new))),
                "class");
    }

    Evidence evidence() {
        return evidence(secret());
    }

    Evidence evidence(Column original) {
        return new Evidence(
                Optional.empty(),
                Map.of(),
                Map.of("secret", new Evidence.JudgedColumn(domain, original)),
                Optional.empty());
    }

    /** What a text means; texts that mean the same have the same. */
    Object meaning(String text) {
        boolean twice = domain.ofNumbers() || domain instanceof Concepts;
        return twice && text.equals("2.0") ? "2" : text;
    }
}
