package org.semblance.run;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.semblance.Problem;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.ConceptLabels;
import org.semblance.domain.taxonomy.ConceptMap;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.NamedConcepts;
import org.semblance.domain.taxonomy.Naming;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;

/** What the words of a column mean. */
final class Meanings {

    /** Distances that differ by no more than this are equal. */
    private static final double TIE = 1e-12;

    private final Words column;
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
            Taxonomy taxonomy,
            Map<String, Integer> conceptOf,
            Map<Integer, String> wanted,
            Naming naming) {
        this.column = column;
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

    /** The domain of the column as it stands, or as it is {@link #rewritten}. */
    Concepts domain(NamedConcepts named, OptionalInt within, boolean rewritten) {
        Map<String, Integer> map = conceptOf;
        if (rewritten) {
            map = new LinkedHashMap<>();
            for (Map.Entry<Integer, String> entry : textOf.entrySet()) {
                map.put(entry.getValue(), entry.getKey());
            }
        }
        return new Concepts(taxonomy, named.similarity(), named.average(), ConceptMap.of(map), within, naming);
    }

    /** The column in the words of the taxonomy. What has no concept stays, or becomes missing. */
    Words rewritten(NamedConcepts.Unmapped unmapped) {
        int[] codeOf = new int[column.dictionary().size()];
        Map<String, Integer> codes = new LinkedHashMap<>();
        int[] counts = column.counts();
        for (int code = 0; code < codeOf.length; code++) {
            String word = column.dictionary().get(code);
            Integer concept = conceptOf.get(word);
            if (counts[code] > 0 && (concept != null || unmapped == NamedConcepts.Unmapped.REFUSE)) {
                codeOf[code] =
                        codes.computeIfAbsent(concept == null ? word : textOf.get(concept), text -> codes.size());
            } else {
                codeOf[code] = Words.MISSING;
            }
        }
        int[] rows = IntStream.range(0, column.size())
                .map(row -> column.missing(row) ? Words.MISSING : codeOf[column.code(row)])
                .toArray();
        return Words.of(column.name(), rows, List.copyOf(codes.keySet()));
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
                taxonomy.label(taxonomy.lcs(concepts())));
    }

    /** A taxonomy that knows no value, or to which all are equally unlike, says nothing. */
    void refuseWhatSaysNothing(Similarity similarity) {
        int[] concepts = concepts();
        if (concepts.length == 0 && column.present() > 0) {
            throw Problem.data(
                    "E_TAXONOMY_NOT_MET",
                    taxonomy.name() + " carries no value of '" + column.name() + "'",
                    "map the values with: semblance concepts map DATA --attribute '" + column.name()
                            + "'; or name a taxonomy or hierarchy file that has them, or make the domain nominal");
        }
        if (concepts.length > 2 && allEqual(similarity.on(taxonomy), concepts)) {
            throw Problem.data(
                    "E_TAXONOMY_FLAT",
                    "to " + taxonomy.name() + " all " + concepts.length + " concepts of '" + column.name()
                            + "' are equally unlike, so it tells nothing about them",
                    "check the mapping; or name a taxonomy that tells them apart, or make the domain nominal");
        }
    }

    private static boolean allEqual(Similarity.Comparison comparison, int[] concepts) {
        double first = comparison.distance(concepts[0], concepts[1]);
        for (int one = 0; one < concepts.length; one++) {
            for (int other = one + 1; other < concepts.length; other++) {
                if (Math.abs(comparison.distance(concepts[one], concepts[other]) - first) > TIE) {
                    return false;
                }
            }
        }
        return true;
    }
}
