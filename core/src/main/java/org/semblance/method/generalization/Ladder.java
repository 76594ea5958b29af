package org.semblance.method.generalization;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Rows;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Ordinal;
import org.semblance.domain.hierarchy.Generalizable;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;

/**
 * A quasi-identifier that can be generalised level by level. The missing value is a separate leaf, the last one,
 * directly below the root.
 */
public final class Ladder {

    private final String name;
    private final Hierarchy hierarchy;
    private final Optional<SemanticHierarchy> meaning;
    private final int[] leafOfRow;

    private Ladder(String name, Hierarchy hierarchy, Optional<SemanticHierarchy> meaning, int[] leafOfRow) {
        this.name = name;
        this.hierarchy = hierarchy;
        this.meaning = meaning;
        this.leafOfRow = leafOfRow;
    }

    /** An attribute with its hierarchy or, if it is ordinal or nominal, with the flat one of its values. */
    public static Ladder of(Attribute attribute, Dataset data) {
        Rows rows = data.table().rows();
        if (data.table().column(attribute.name()) instanceof Words words) {
            if (attribute.domain() instanceof Generalizable domain) {
                return of(words, rows, domain.hierarchy(), domain.meaning());
            }
            if (attribute.domain() instanceof Ordinal scale) {
                scale.bind(words, rows); // refuses values that are not on the scale
                return of(words, rows, flat(words), Optional.empty());
            }
            if (attribute.domain() instanceof Nominal) {
                return of(words, rows, flat(words), Optional.empty());
            }
        }
        throw Problem.recipe(
                ProblemCode.E_DOMAIN,
                "attribute '" + attribute.name() + "' has no hierarchy, so it cannot be generalised",
                "make one with: semblance hierarchy build DATA ‹attribute '" + attribute.name()
                        + "'›, and bind it with {domain: hierarchy, hierarchy: FILE}");
    }

    private static Ladder of(Words column, Rows rows, Hierarchy hierarchy, Optional<SemanticHierarchy> meaning) {
        int[] leaves = Hierarchical.leaves(column, rows, hierarchy);
        for (int row = 0; row < leaves.length; row++) {
            leaves[row] = leaves[row] == Words.MISSING ? hierarchy.leaves() : leaves[row];
        }
        return new Ladder(column.name(), hierarchy, meaning, leaves);
    }

    private static Hierarchy flat(Words column) {
        int[] counts = column.counts();
        List<String> held = IntStream.range(0, counts.length)
                .filter(code -> counts[code] > 0)
                .mapToObj(column.dictionary()::get)
                .toList();
        return Hierarchy.flat(column.name(), held.isEmpty() ? List.of(Hierarchy.ANYTHING) : held);
    }

    public String name() {
        return name;
    }

    public Hierarchy hierarchy() {
        return hierarchy;
    }

    /** The concepts of its labels, if known. */
    public Optional<SemanticHierarchy> meaning() {
        return meaning;
    }

    int height() {
        return hierarchy.height();
    }

    /** The number of leaves, including the missing value. */
    int leaves() {
        return hierarchy.leaves() + 1;
    }

    /** Whether a leaf is the missing value. */
    public boolean missing(int leaf) {
        return leaf == hierarchy.leaves();
    }

    /** The leaf of each row. */
    public int[] leafOfRow() {
        return leafOfRow;
    }

    /** The node of a leaf on a level; a missing value has its own below the root. */
    int node(int level, int leaf) {
        if (missing(leaf)) {
            return level == height() ? 0 : hierarchy.nodes(level);
        }
        return hierarchy.node(level, leaf);
    }

    /** The label of a leaf on a level; null for a missing value below the root. */
    @Nullable
    String label(int level, int leaf) {
        if (missing(leaf)) {
            return level == height() ? hierarchy.root() : null;
        }
        return hierarchy.label(level, leaf);
    }

    /** The column on a level; suppressed rows show the root. */
    Words column(int level, boolean[] suppressed) {
        Map<String, Integer> codeOf = new LinkedHashMap<>();
        int[] codeOfLeaf = new int[leaves()];
        for (int leaf = 0; leaf < codeOfLeaf.length; leaf++) {
            String label = label(level, leaf);
            codeOfLeaf[leaf] = label == null ? Words.MISSING : codeOf.computeIfAbsent(label, text -> codeOf.size());
        }
        int root = codeOf.computeIfAbsent(hierarchy.root(), text -> codeOf.size());
        int[] codes = new int[leafOfRow.length];
        for (int row = 0; row < codes.length; row++) {
            codes[row] = suppressed[row] ? root : codeOfLeaf[leafOfRow[row]];
        }
        return Words.of(name, codes, new ArrayList<>(codeOf.keySet()))
                .rows(IntStream.range(0, codes.length).toArray());
    }
}
