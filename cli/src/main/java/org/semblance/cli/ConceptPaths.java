package org.semblance.cli;

import java.util.ArrayList;
import java.util.List;
import org.semblance.authoring.concepts.ConceptView;

/** Draws the paths from the root to a concept as a tree. */
final class ConceptPaths {

    private final List<String> lines = new ArrayList<>();

    private ConceptPaths() {}

    static List<String> lines(ConceptView.Branch root) {
        ConceptPaths tree = new ConceptPaths();
        tree.draw(root, "", "");
        return tree.lines;
    }

    private void draw(ConceptView.Branch branch, String start, String under) {
        lines.add(Paragraph.cut(
                start + FindingLines.printable(branch.name().both()) + (branch.again() ? " (as above)" : "")));
        for (int i = 0; i < branch.branches().size(); i++) {
            boolean last = i == branch.branches().size() - 1;
            draw(branch.branches().get(i), under + (last ? "└─ " : "├─ "), under + (last ? "   " : "│  "));
        }
    }
}
