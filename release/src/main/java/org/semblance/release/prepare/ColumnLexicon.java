package org.semblance.release.prepare;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.NamedConcepts;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * Finds the concepts of an attribute's words, including words that the table does not contain: by the mapping or,
 * without one, by looking the word up in the taxonomy. Not thread-safe.
 */
public final class ColumnLexicon {

    /** The maximum number of cached words, since a stream may contain any number of distinct words. */
    private static final int REMEMBERED = 1 << 15;

    private static final int LONGEST = 1 << 8;

    private final NamedConcepts named;
    private final Map<String, ConceptFile.Entry> mapped;
    private final Taxonomy whole;
    private final Taxonomy taxonomy;
    private final IntPredicate inside;
    private final Map<String, Integer> known = new HashMap<>();

    /**
     * Creates a lexicon.
     *
     * @param mapped the mapping of the attribute
     * @param whole the taxonomy in which words are looked up
     * @param taxonomy the taxonomy of the resulting concepts: the same, or the part of it below a concept
     * @param inside the concepts that are in the domain
     */
    ColumnLexicon(
            NamedConcepts named,
            Map<String, ConceptFile.Entry> mapped,
            Taxonomy whole,
            Taxonomy taxonomy,
            IntPredicate inside) {
        this.named = named;
        this.mapped = mapped;
        this.whole = whole;
        this.taxonomy = taxonomy;
        this.inside = inside;
    }

    /** The same lexicon with a narrower domain. */
    public ColumnLexicon within(IntPredicate domain) {
        return new ColumnLexicon(named, mapped, whole, taxonomy, inside.and(domain));
    }

    /** Whether words without a concept are suppressed; otherwise they are refused. */
    public boolean withholds() {
        return named.unmapped() == NamedConcepts.UnmappedRule.MISSING;
    }

    /** Refuses a mapping to a concept that the taxonomy does not have, also for words that do not occur. */
    public void refuseUnknown() {
        mapped.values().stream()
                .filter(entry -> !entry.concept().isEmpty())
                .forEach(entry -> Grounding.refuseUnknown(whole, entry, named.concepts()));
    }

    /** The concept of a word; {@link Concepts#NONE} if there is none, or if it is outside the domain. */
    public int concept(String word) {
        Integer found = known.get(word);
        return found == null ? remembered(word) : found;
    }

    private int remembered(String word) {
        int concept = look(word);
        if (word.length() <= LONGEST) {
            if (known.size() == REMEMBERED) {
                known.clear();
            }
            known.put(word, concept);
        }
        return concept;
    }

    private int look(String word) {
        OptionalInt found = OptionalInt.empty();
        if (named.concepts() == null) {
            found = whole.find(word);
        } else {
            ConceptFile.Entry entry = mapped.get(word);
            if (entry != null && !entry.concept().isEmpty()) {
                found = whole.find(entry.concept());
            }
        }
        if (found.isPresent() && whole != taxonomy) {
            found = taxonomy.find(whole.id(found.getAsInt()));
        }
        return found.isPresent() && inside.test(found.getAsInt()) ? found.getAsInt() : Concepts.NONE;
    }
}
