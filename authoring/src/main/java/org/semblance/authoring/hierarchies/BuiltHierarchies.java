package org.semblance.authoring.hierarchies;

import java.util.List;
import java.util.Map;
import org.semblance.catalog.Parameter;
import org.semblance.data.Words;
import org.semblance.domain.Role;
import org.semblance.release.recipe.YamlText;

/**
 * Hierarchies that were made for a column.
 *
 * @param candidates the recommended one first
 * @param basis what they were made from, in a few words
 * @param guessed whether concepts are guesses that nobody has looked at
 * @param doubtful the values whose guess a person should look at, among them those without any
 * @param unmapped how many values have no concept
 * @param missing the texts that were taken for "no value" in the column
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

    /** Why the recommended one comes first. */
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

    /** Whether the labels mean concepts, so that a file must say which. */
    public boolean meant() {
        return recommended().meaning().isPresent();
    }

    /** The rows that have a value. */
    public int rows() {
        return column.present();
    }

    /** Whether every row has another value, as rows of an identifier have. */
    public boolean allDifferent() {
        return recommended().hierarchy().leaves() == column.size();
    }

    /** The column's entry in a recipe. */
    public String entry(String hierarchy, Map<String, String> further) {
        StringBuilder entry = new StringBuilder(YamlText.of(column.name()) + ": {role: " + Parameter.kebab(role)
                + ", domain: hierarchy, hierarchy: " + YamlText.of(hierarchy));
        further.forEach(
                (key, value) -> entry.append(", ").append(key).append(": ").append(YamlText.of(value)));
        return entry.append('}').toString();
    }
}
