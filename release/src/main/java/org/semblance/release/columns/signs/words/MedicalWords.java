package org.semblance.release.columns.signs.words;

import java.util.List;
import java.util.Set;

/** Whether a word names a disease or a drug, by how such words begin and end. */
public final class MedicalWords {

    private static final WordList LIST = WordList.of("medicine");
    private static final Set<String> DISEASE_BEGINNINGS = LIST.all("disease-beginning");
    private static final List<String> DISEASE_ENDINGS = LIST.section("disease-ending");
    private static final Set<String> DRUG_BEGINNINGS = LIST.all("drug-beginning");
    private static final List<String> DRUG_ENDINGS = LIST.section("drug-ending");

    /** Shorter words end like a drug by accident: "april". */
    private static final int SHORTEST_WITH_ENDING = 7;

    /** Words that only end or begin so. */
    private static final Set<String> NEITHER = Set.of(
            "academia", "sympathy", "empathy", "gastronomy", "gastronomie", "gastronomia", "gastgewerbe", "bruchsal");

    private MedicalWords() {}

    public static boolean disease(String folded) {
        return !NEITHER.contains(folded)
                && (begins(folded, DISEASE_BEGINNINGS)
                        || (folded.length() >= SHORTEST_WITH_ENDING && ends(folded, DISEASE_ENDINGS)));
    }

    public static boolean drug(String folded) {
        return !NEITHER.contains(folded)
                && (begins(folded, DRUG_BEGINNINGS)
                        || (folded.length() >= SHORTEST_WITH_ENDING && ends(folded, DRUG_ENDINGS)));
    }

    /** Whether a beginning in the set is one of the word. */
    private static boolean begins(String word, Set<String> beginnings) {
        for (int length = 3; length <= word.length(); length++) {
            if (beginnings.contains(word.substring(0, length))) {
                return true;
            }
        }
        return false;
    }

    private static boolean ends(String word, List<String> endings) {
        return endings.stream().anyMatch(word::endsWith);
    }
}
