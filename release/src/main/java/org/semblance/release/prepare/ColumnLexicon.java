package org.semblance.release.prepare;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.NamedConcepts;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * What the words of an attribute mean, also those that a table did not hold: what the mapping says or, without one, the
 * concept that a word names itself. One thread at a time may ask.
 */
public final class ColumnLexicon {

    /** How many words are remembered, and of what length: any number of different ones may come. */
    private static final int REMEMBERED = 1 << 15;

    private static final int LONGEST = 1 << 8;

    private final NamedConcepts named;
    private final Map<String, ConceptFile.Entry> mapped;
    private final Taxonomy whole;
    private final Taxonomy taxonomy;
    private final IntPredicate inside;
    private final Map<String, Integer> known = new HashMap<>();

    /**
     * The words of an attribute.
     *
     * @param mapped what the mapping says of them
     * @param whole the taxonomy in which words are looked up
     * @param taxonomy the one whose concepts are meant: the same, or the part of it below a concept
     * @param inside which concepts of it may be meant
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

    /** The same with a narrower domain. */
    public ColumnLexicon within(IntPredicate domain) {
        return new ColumnLexicon(named, mapped, whole, taxonomy, inside.and(domain));
    }

    /** Whether words without a concept are withheld; otherwise they are refused. */
    public boolean withholds() {
        return named.unmapped() == NamedConcepts.Unmapped.MISSING;
    }

    /** Refuses a mapping that names what the taxonomy has not, also for words that have not come yet. */
    public void refuseUnknown() {
        mapped.values().stream()
                .filter(entry -> !entry.concept().isEmpty())
                .forEach(entry -> Grounding.refuseUnknown(whole, entry, named.concepts()));
    }

    /** The concept of a word, or {@link Concepts#NONE}: that of one outside the domain too. */
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
