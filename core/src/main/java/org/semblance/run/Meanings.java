package org.semblance.run;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.semblance.Problem;
import org.semblance.data.Rows;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.ConceptLabels;
import org.semblance.domain.taxonomy.ConceptMap;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.NamedConcepts;
import org.semblance.domain.taxonomy.Naming;
import org.semblance.domain.taxonomy.Taxonomy;

/** A column and what its words mean. */
final class Meanings {

    private final Words column;
    private final NamedConcepts named;
    private final Taxonomy taxonomy;
    private final Map<String, Integer> conceptOf;
    private final Map<Integer, String> textOf = new LinkedHashMap<>();
    private final Naming naming;

    /**
     * The meanings of a column.
     *
     * @param conceptOf the concept of each word that has one, in order of first appearance
     * @param wanted what each concept is best called
     */
    Meanings(
            Words column,
            NamedConcepts named,
            Taxonomy taxonomy,
            Map<String, Integer> conceptOf,
            Map<Integer, String> wanted,
            Naming naming) {
        this.column = column;
        this.named = named;
        this.taxonomy = taxonomy;
        this.conceptOf = conceptOf;
        this.naming = naming;
        int[] concepts = concepts();
        List<String> texts = ConceptLabels.distinct(
                taxonomy,
                concepts,
                Arrays.stream(concepts).mapToObj(wanted::get).toList(),
                naming.reserved());
        for (int i = 0; i < concepts.length; i++) {
            textOf.put(concepts[i], texts.get(i));
        }
    }

    private int[] concepts() {
        return conceptOf.values().stream()
                .mapToInt(Integer::intValue)
                .distinct()
                .toArray();
    }

    /** How many rows hold a word without a concept. */
    int unmappedRows() {
        int[] counts = column.counts();
        return IntStream.range(0, counts.length)
                .filter(code -> !conceptOf.containsKey(column.dictionary().get(code)))
                .map(code -> counts[code])
                .sum();
    }

    /** Refuses words without a concept, unless the recipe lets them go missing. */
    void refuseUnmapped(Rows rows) {
        if (named.unmapped() == NamedConcepts.Unmapped.REFUSE) {
            Concepts.refuseUnmapped(column, rows, ConceptMap.of(conceptOf));
        }
    }

    /** The domain of the column as it stands, or as it is {@link #rewritten}. */
    Concepts domain(OptionalInt within, boolean rewritten) {
        Map<String, Integer> map = conceptOf;
        if (rewritten) {
            map = new LinkedHashMap<>();
            for (Map.Entry<Integer, String> entry : textOf.entrySet()) {
                map.put(entry.getValue(), entry.getKey());
            }
        }
        return new Concepts(taxonomy, named.similarity(), named.average(), ConceptMap.of(map), within, naming);
    }

    /** The column in the words of the taxonomy; what has no concept becomes missing. */
    Words rewritten() {
        return rewritten(column, word -> Optional.empty());
    }

    /**
     * A released column in the words of the taxonomy. It may be in them already; otherwise it is taken to be in the words
     * of the column, and what is neither stays as it is, far from everything.
     */
    Words read(Words released) {
        Concepts domain = domain(OptionalInt.empty(), true);
        boolean already = released.dictionary().stream()
                .allMatch(text -> domain.concept(text).isPresent());
        return already ? released : rewritten(released, Optional::of);
    }

    private interface Unmapped {
        Optional<String> become(String word);
    }

    private Words rewritten(Words words, Unmapped unmapped) {
        Map<String, Integer> codes = new LinkedHashMap<>();
        int[] counts = words.counts();
        int[] codeOf = new int[counts.length];
        for (int code = 0; code < codeOf.length; code++) {
            String word = words.dictionary().get(code);
            Integer concept = conceptOf.get(word);
            Optional<String> text = concept == null ? unmapped.become(word) : Optional.ofNullable(textOf.get(concept));
            codeOf[code] = counts[code] == 0 || text.isEmpty()
                    ? Words.MISSING
                    : codes.computeIfAbsent(text.get(), absent -> codes.size());
        }
        int[] rows = IntStream.range(0, words.size())
                .map(row -> words.missing(row) ? Words.MISSING : codeOf[words.code(row)])
                .toArray();
        return Words.of(words.name(), rows, List.copyOf(codes.keySet()));
    }

    Coverage coverage() {
        int[] counts = column.counts();
        int values = 0;
        long found = 0;
        for (int code = 0; code < counts.length; code++) {
            values += counts[code] > 0 ? 1 : 0;
            found += conceptOf.containsKey(column.dictionary().get(code)) ? counts[code] : 0;
        }
        return new Coverage(
                taxonomy.name(),
                values,
                conceptOf.size(),
                column.present() == 0 ? 0 : (double) found / column.present(),
                textOf.size(),
                Optional.empty());
    }

    /** A taxonomy that knows no value, or to which all are equally unlike, says nothing. */
    void refuseWhatSaysNothing() {
        int[] concepts = concepts();
        if (concepts.length == 0 && column.present() > 0) {
            throw Problem.data(
                    "E_TAXONOMY_NOT_MET",
                    taxonomy.name() + " carries no value of '" + column.name() + "'",
                    "map the values with: semblance concepts map DATA --attribute '" + column.name()
                            + "'; or name a taxonomy or hierarchy file that has them, or make the domain nominal");
        }
        if (concepts.length > 2 && !named.similarity().on(taxonomy).tellsApart(concepts)) {
            throw Problem.data(
                    "E_TAXONOMY_FLAT",
                    "to " + taxonomy.name() + " all " + concepts.length + " concepts of '" + column.name()
                            + "' are equally unlike, so it tells nothing about them",
                    "check the mapping; or name a taxonomy that tells them apart, or make the domain nominal");
        }
    }
}
