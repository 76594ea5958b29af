package org.semblance.domain.taxonomy;

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

/** A column and what its words mean, and the same column in the words of the taxonomy. */
public final class ConceptMapping {

    private final Words column;
    private final Taxonomy taxonomy;
    private final Map<String, Integer> conceptOf;
    private final Map<Integer, String> textOf = new LinkedHashMap<>();
    private final ConceptNaming naming;

    /**
     * The meanings of a column.
     *
     * @param conceptOf the concept of each word that has one, in order of first appearance
     * @param references how a mapping calls these concepts, such as football#1, by word
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
     * The meanings of a column in which any concept of the taxonomy may come to stand. What a concept is called does not
     * depend on the column, so that its name does not tell whether the column held it.
     *
     * @param conceptOf the concept of each word that has one, in order of first appearance
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

    /** The meanings of a column, each word of which a mapping gives a concept of the taxonomy. */
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

    /** The word by which a mapping calls a concept, written as the taxonomy writes it; its label when called by id. */
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

    /** How many different words the column holds. */
    public int values() {
        return (int) Arrays.stream(column.counts()).filter(count -> count > 0).count();
    }

    /** How many of them have a concept. */
    public int mapped() {
        return conceptOf.size();
    }

    /** How many different concepts they mean. */
    public int meant() {
        return concepts().length;
    }

    /** How many rows hold a word without a concept. */
    public int unmappedRows() {
        int[] counts = column.counts();
        return IntStream.range(0, counts.length)
                .filter(code -> !conceptOf.containsKey(column.dictionary().get(code)))
                .map(code -> counts[code])
                .sum();
    }

    /** The share of the rows with a word whose word has a concept. */
    public double coverage() {
        return column.present() == 0 ? 0 : 1 - (double) unmappedRows() / column.present();
    }

    /** Refuses words without a concept. */
    public void refuseUnmapped(Rows rows) {
        Concepts.refuseUnmapped(column, rows, ConceptMap.of(conceptOf));
    }

    /** A taxonomy that knows no value, or to which all are equally unlike, says nothing. */
    public void refuseWhatSaysNothing(Similarity similarity) {
        int[] concepts = concepts();
        if (concepts.length == 0 && column.present() > 0) {
            throw Problem.data(
                    "E_TAXONOMY_NOT_MET",
                    taxonomy.name() + " carries no value of '" + column.name() + "'",
                    "map the values with: semblance concepts map DATA ‹attribute '" + column.name()
                            + "'›; or name a taxonomy or hierarchy file that has them, or make the domain nominal");
        }
        if (concepts.length > 2 && !similarity.on(taxonomy).tellsApart(concepts)) {
            throw Problem.data(
                    "E_TAXONOMY_FLAT",
                    "to " + taxonomy.name() + " all " + concepts.length + " concepts of '" + column.name()
                            + "' are equally unlike, so it tells nothing about them",
                    "check the mapping; or name a taxonomy that tells them apart, or make the domain nominal");
        }
    }

    /** The domain of the column as it stands. */
    public Concepts domain(Similarity similarity, Concepts.Average average, OptionalInt within) {
        return new Concepts(taxonomy, similarity, average, ConceptMap.of(conceptOf), within, naming);
    }

    /** The domain of the column as it is {@link #rewritten}. */
    public Concepts rewrittenDomain(Similarity similarity, Concepts.Average average, OptionalInt within) {
        Map<String, Integer> conceptOfText = new LinkedHashMap<>();
        textOf.forEach((concept, text) -> conceptOfText.put(text, concept));
        return new Concepts(taxonomy, similarity, average, ConceptMap.of(conceptOfText), within, naming);
    }

    /** The column in the words of the taxonomy; what has no concept becomes missing. */
    public Words rewritten() {
        return rewritten(column, word -> Optional.empty());
    }

    /**
     * A released column in the words of the taxonomy. It may be in them already; otherwise it is taken to be in the words
     * of the column, and what is neither stays as it is, far from everything.
     *
     * @param domain that of the column as it is rewritten
     */
    public Words read(Words released, Concepts domain) {
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
}
