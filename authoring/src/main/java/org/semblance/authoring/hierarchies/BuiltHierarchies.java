package org.semblance.authoring.hierarchies;

import java.util.List;
import java.util.Map;
import org.semblance.catalog.Parameter;
import org.semblance.data.Words;
import org.semblance.domain.Role;
import org.semblance.release.recipe.YamlText;

/**
 * The hierarchies that were built for a column.
 *
 * @param candidates the hierarchies, the recommended one first
 * @param basis what they were built from, in a few words
 * @param guessed whether the concepts are guesses that nobody has checked
 * @param doubtful the values whose concept should be checked, including those without one
 * @param unmapped the number of values without a concept
 * @param missing the texts that were read as "no value" in the column
 */
public record BuiltHierarchies(
        Words column,
        Role role,
        List<HierarchyCandidate> candidates,
        String basis,
        boolean guessed,
        List<String> doubtful,
        int unmapped,
        List<String> missing) {

    public BuiltHierarchies {
        candidates = List.copyOf(candidates);
        doubtful = List.copyOf(doubtful);
        missing = List.copyOf(missing);
    }

    public HierarchyCandidate recommended() {
        return candidates.get(0);
    }

    /** Why the first candidate is recommended. */
    public String why() {
        HierarchyCandidate first = recommended();
        int level = first.firstLevel();
        if (candidates.size() == 1) {
            return "there is no other";
        }
        if (first.smallest().get(level) < first.k()) {
            return "lowest loss overall; there are fewer than " + first.k() + " rows";
        }
        if (first.roundAndSufficient() && candidates.stream().anyMatch(one -> one.lost() < first.lost())) {
            return "round intervals, and every label has " + first.k() + " rows from level " + level + " on";
        }
        boolean alone = candidates.stream().skip(1).allMatch(one -> one.lost() > first.lost());
        return alone
                ? "loses least on level " + level + ", the first on which every label has " + first.k() + " rows"
                : "equal to others on level " + level + ", the first with " + first.k() + " rows; lowest loss overall";
    }

    /** Whether its labels mean concepts, so that a file must record which. */
    public boolean semantic() {
        return recommended().meaning().isPresent();
    }

    /** The number of rows with a value. */
    public int rows() {
        return column.present();
    }

    /** Whether the values of all rows differ, as in an identifier. */
    public boolean allDifferent() {
        return recommended().hierarchy().leaves() == column.size();
    }

    /** The entry of the column in a recipe. */
    public String entry(String hierarchy, Map<String, String> further) {
        StringBuilder entry = new StringBuilder(YamlText.of(column.name()) + ": {role: " + Parameter.kebab(role)
                + ", domain: hierarchy, hierarchy: " + YamlText.of(hierarchy));
        further.forEach(
                (key, value) -> entry.append(", ").append(key).append(": ").append(YamlText.of(value)));
        return entry.append('}').toString();
    }
}
