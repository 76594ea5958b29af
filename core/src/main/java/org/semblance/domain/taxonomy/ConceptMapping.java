package org.semblance.domain.taxonomy;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Rows;
import org.semblance.data.Words;

/** A column with the concepts of its words, and the same column rewritten in the words of the taxonomy. */
public final class ConceptMapping {

    private final Words column;
    private final Taxonomy taxonomy;
    private final Map<String, Integer> conceptOf;
    private final Map<Integer, String> textOf = new LinkedHashMap<>();
    private final ConceptNaming naming;

    /**
     * Creates the mapping of a column.
     *
     * @param conceptOf the concept of each mapped word, in order of first appearance
     * @param references how a mapping file names these concepts, such as football#1, by word
     */
    public ConceptMapping(
            Words column,
            Taxonomy taxonomy,
            Map<String, Integer> conceptOf,
            Map<String, String> references,
            ConceptNaming naming) {
        this.column = column;
        this.taxonomy = taxonomy;
        this.conceptOf = new LinkedHashMap<>(conceptOf);
        this.naming = naming;
        Map<Integer, String> wanted = new LinkedHashMap<>();
        conceptOf.forEach((word, concept) -> wanted.computeIfAbsent(
                concept,
                first -> naming.ids() ? taxonomy.id(first) : written(first, references.getOrDefault(word, ""))));
        name(concepts(), List.copyOf(wanted.values()));
    }

    /**
     * Creates the mapping of a column in which any concept of the taxonomy may occur after masking. The name of a
     * concept does not depend on the column, so it does not reveal whether the column had it.
     *
     * @param conceptOf the concept of each mapped word, in order of first appearance
     */
    public ConceptMapping(Words column, Taxonomy taxonomy, Map<String, Integer> conceptOf, ConceptNaming naming) {
        this.column = column;
        this.taxonomy = taxonomy;
        this.conceptOf = new LinkedHashMap<>(conceptOf);
        this.naming = naming;
        int[] all = IntStream.range(0, taxonomy.size()).toArray();
        name(
                all,
                Arrays.stream(all)
                        .mapToObj(concept -> naming.text(taxonomy, concept))
                        .toList());
    }

    private void name(int[] concepts, List<String> wanted) {
        List<String> texts = ConceptLabels.distinct(taxonomy, concepts, wanted, naming.reserved());
        for (int i = 0; i < concepts.length; i++) {
            textOf.put(concepts[i], texts.get(i));
        }
    }

    /** Creates the mapping of a column from a mapping of its words to concepts. */
    public static ConceptMapping of(
            Words column, Taxonomy taxonomy, Map<String, String> references, ConceptNaming naming) {
        Map<String, Integer> conceptOf = new LinkedHashMap<>();
        for (String word : column.dictionary()) {
            String reference = references.get(word);
            if (reference != null) {
                conceptOf.put(word, taxonomy.concept(reference));
            }
        }
        return new ConceptMapping(column, taxonomy, conceptOf, references, naming);
    }

    /** The word in a reference to a concept, spelt as in the taxonomy; the label if it is referred to by id. */
    private String written(int concept, String reference) {
        String key = Vocabulary.key(Vocabulary.word(reference));
        return taxonomy.vocabulary().terms(concept).stream()
                .filter(term -> Vocabulary.key(term).equals(key))
                .findFirst()
                .orElseGet(() -> taxonomy.label(concept));
    }

    private int[] concepts() {
        return conceptOf.values().stream()
                .mapToInt(Integer::intValue)
                .distinct()
                .toArray();
    }

    public Taxonomy taxonomy() {
        return taxonomy;
    }

    /** The number of distinct words of the column. */
    public int values() {
        return (int) Arrays.stream(column.counts()).filter(count -> count > 0).count();
    }

    /** The number of distinct words with a concept. */
    public int mapped() {
        return conceptOf.size();
    }

    /** The number of distinct concepts. */
    public int distinctConcepts() {
        return concepts().length;
    }

    /** The number of rows with a word without a concept. */
    public int unmappedRows() {
        int[] counts = column.counts();
        return IntStream.range(0, counts.length)
                .filter(code -> !conceptOf.containsKey(column.dictionary().get(code)))
                .map(code -> counts[code])
                .sum();
    }

    /** The share of rows with a concept among the rows with a word. */
    public double coverage() {
        return column.present() == 0 ? 0 : 1 - (double) unmappedRows() / column.present();
    }

    /** Refuses words without a concept. */
    public void refuseUnmapped(Rows rows) {
        Concepts.refuseUnmapped(column, rows, ConceptMap.of(conceptOf));
    }

    /**
     * Refuses a taxonomy that knows no value, or in which all values are equally dissimilar: it would add no
     * information.
     */
    public void refuseWhatSaysNothing(Similarity similarity) {
        int[] concepts = concepts();
        if (concepts.length == 0 && column.present() > 0) {
            throw Problem.data(
                    ProblemCode.E_TAXONOMY_NOT_MET,
                    taxonomy.name() + " contains no value of '" + column.name() + "'",
                    "map the values with: semblance concepts map DATA ‹attribute '" + column.name()
                            + "'›; or name a taxonomy or hierarchy file that has them, or make the domain nominal");
        }
        if (concepts.length > 2 && !similarity.on(taxonomy).tellsApart(concepts)) {
            throw Problem.data(
                    ProblemCode.E_TAXONOMY_FLAT,
                    "to " + taxonomy.name() + " all " + concepts.length + " concepts of '" + column.name()
                            + "' are equally distant, so it says nothing about them",
                    "check the mapping; or name a taxonomy that distinguishes them, or make the domain nominal");
        }
    }

    /** The domain of the column in its own words. */
    public Concepts domain(Similarity similarity, Concepts.Average average, OptionalInt within) {
        return new Concepts(taxonomy, similarity, average, ConceptMap.of(conceptOf), within, naming);
    }

    /** The domain of the column as it is {@link #rewritten}. */
    public Concepts rewrittenDomain(Similarity similarity, Concepts.Average average, OptionalInt within) {
        Map<String, Integer> conceptOfText = new LinkedHashMap<>();
        textOf.forEach((concept, text) -> conceptOfText.put(text, concept));
        return new Concepts(taxonomy, similarity, average, ConceptMap.of(conceptOfText), within, naming);
    }

    /** The column in the words of the taxonomy; words without a concept become missing. */
    public Words rewritten() {
        return rewritten(column, word -> Optional.empty());
    }

    /**
     * A released column in the words of the taxonomy. It may be in them already; otherwise its words are taken for
     * words of the column. A text that is neither is kept, far from everything.
     *
     * @param domain the domain of the rewritten column
     */
    public Words read(Words released, Concepts domain) {
        boolean already = released.dictionary().stream()
                .allMatch(text -> domain.concept(text).isPresent());
        return already ? released : rewritten(released, Optional::of);
    }

    private interface Fallback {
        Optional<String> become(String word);
    }

    private Words rewritten(Words words, Fallback unmapped) {
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
}
