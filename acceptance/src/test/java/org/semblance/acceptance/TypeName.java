package org.semblance.acceptance;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Set;

/** The name of a type, read as a person reads it: the last word says what it is. */
record TypeName(String text) {

    /** Words that end as a gerund or a participle does, and are nouns here. */
    static final Set<String> NOUNS = Set.of(
            "Blocking",
            "Counting",
            "Drawing",
            "Encoding",
            "Grounding",
            "Listing",
            "Mapping",
            "Masked",
            "Naming",
            "Ranking",
            "Reading",
            "Recoding",
            "Rounding",
            "Seed",
            "Set",
            "Setting",
            "Spelling",
            "Standing",
            "Tampering");

    /** Participles that no ending gives away. Alone they name nothing. */
    private static final Set<String> IRREGULAR = Set.of(
            "Beside",
            "Brought",
            "Built",
            "Chosen",
            "Cut",
            "Drawn",
            "Found",
            "Given",
            "Held",
            "Hidden",
            "Kept",
            "Known",
            "Laid",
            "Learnt",
            "Left",
            "Lost",
            "Made",
            "Meant",
            "Put",
            "Read",
            "Seen",
            "Sent",
            "Set",
            "Shown",
            "Shut",
            "Split",
            "Spread",
            "Taken",
            "Thought",
            "Told",
            "Unsaid",
            "Withheld",
            "Written");

    static TypeName of(JavaClass type) {
        return new TypeName(type.getSimpleName());
    }

    String lastWord() {
        String[] words = text.split("(?=[A-Z])");
        return words[words.length - 1];
    }

    boolean isNoNoun() {
        String word = lastWord();
        return !NOUNS.contains(word) && (word.matches("[A-Z]\\w*(ing|ed)") || IRREGULAR.contains(word));
    }
}
