package org.semblance.domain.taxonomy.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * Finds values that are ids of the taxonomy: as written, without punctuation (250.83 is 25083), or with leading zeros
 * that a spreadsheet dropped (8 is 008).
 */
final class CodeLookup {

    private static final double WITHOUT_PUNCTUATION = 0.1;
    private static final double WITH_ZEROS = 0.3;
    private static final int MOST_ZEROS = 3;

    private final Taxonomy taxonomy;

    CodeLookup(Taxonomy taxonomy) {
        this.taxonomy = taxonomy;
    }

    /** The concept whose id is this value, if any. */
    Optional<ConceptLead> lead(String value) {
        Optional<ConceptLead> itself = lead(value, MappingStep.EXACT, 0);
        if (itself.isPresent() || value.chars().noneMatch(Character::isDigit)) {
            return itself;
        }
        String bare = value.replaceAll("[\\s.,/_-]", "");
        List<ConceptLead> found = new ArrayList<>();
        lead(bare, MappingStep.PUNCTUATION, WITHOUT_PUNCTUATION).ifPresent(found::add);
        for (int zeros = 1; zeros <= MOST_ZEROS && Character.isDigit(value.charAt(0)); zeros++) {
            lead("0".repeat(zeros) + bare, MappingStep.PUNCTUATION, WITH_ZEROS).ifPresent(found::add);
        }
        return found.stream().findFirst();
    }

    private Optional<ConceptLead> lead(String id, MappingStep step, double doubt) {
        OptionalInt concept = taxonomy.find(id);
        // if words name concepts, numbers are not names
        return concept.isPresent() && taxonomy.reference(concept.getAsInt()).equals(id)
                ? Optional.of(new ConceptLead(concept.getAsInt(), id, 1, step, doubt, false))
                : Optional.empty();
    }
}
