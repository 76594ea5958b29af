package org.semblance.domain.taxonomy.mapping;

import java.util.List;

/** As much of English as small tests need: plurals, and the nouns of two adjectives and a verb. */
final class English implements Morphology {

    @Override
    public List<String> baseForms(String word) {
        return word.endsWith("s") ? List.of(word.substring(0, word.length() - 1)) : List.of();
    }

    @Override
    public List<String> relatedNouns(String word) {
        return switch (word) {
            case "clerical" -> List.of("clergy", "clerk");
            case "managerial" -> List.of("manager");
            case "cleaning" -> List.of("cleaner");
            default -> List.of();
        };
    }
}
