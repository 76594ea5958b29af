package org.semblance.domain.hierarchy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Column;
import org.semblance.data.Rows;
import org.semblance.data.Words;
import org.semblance.domain.Metric;
import org.semblance.domain.Space;

/**
 * Values with a generalisation hierarchy: the share of values below their lowest common label as distance, that label
 * as prototype.
 */
public final class Hierarchical implements Metric<Integer>, Generalizable {

    private final Hierarchy hierarchy;
    private final @Nullable SemanticHierarchy meaning;

    public Hierarchical(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
        this.meaning = null;
    }

    /** A domain whose labels have concepts. */
    public Hierarchical(SemanticHierarchy meaning) {
        this.hierarchy = meaning.hierarchy();
        this.meaning = meaning;
    }

    @Override
    public Hierarchy hierarchy() {
        return hierarchy;
    }

    @Override
    public Optional<SemanticHierarchy> meaning() {
        return Optional.ofNullable(meaning);
    }

    /** Binds a column of leaves; prototypes, which are labels, can be averaged again. */
    @Override
    public Space<Integer> bind(Column column, Rows rows) {
        Words words = (Words) column;
        HierarchyNodes nodes = new HierarchyNodes(hierarchy);
        int[] nodeOf = words.dictionary().stream().mapToInt(nodes::find).toArray();
        return new HierarchySpace(words.name(), held(words, rows, hierarchy, nodeOf), nodes);
    }

    /** Refuses a column with values that are not in the hierarchy. */
    public void refuseLacking(Words column, Rows rows) {
        leaves(column, rows);
    }

    /**
     * The leaf of each row; {@link Words#MISSING} if the value is missing.
     *
     * @throws Problem that counts every value the hierarchy lacks
     */
    public int[] leaves(Words column, Rows rows) {
        return leaves(column, rows, hierarchy);
    }

    /** The same for a hierarchy outside a recipe. */
    public static int[] leaves(Words column, Rows rows, Hierarchy hierarchy) {
        int[] leafOf = column.dictionary().stream()
                .mapToInt(value -> hierarchy.leaf(value).orElse(Words.MISSING))
                .toArray();
        return held(column, rows, hierarchy, leafOf);
    }

    /** The node of each row, given the node of each word; refuses words without a node. */
    private static int[] held(Words column, Rows rows, Hierarchy hierarchy, int[] ofValue) {
        int[] counts = column.counts(rows);
        for (int code = 0; code < counts.length; code++) {
            if (counts[code] > 0 && ofValue[code] == Words.MISSING) {
                throw lacking(column, rows, hierarchy, counts, ofValue);
            }
        }
        int[] held = new int[column.size()];
        for (int row = 0; row < held.length; row++) {
            held[row] = column.missing(row) ? Words.MISSING : ofValue[column.code(row)];
        }
        return held;
    }

    private static String advice(Words column, Hierarchy hierarchy, List<Integer> lacking, int[] counts) {
        long held = Arrays.stream(counts).filter(count -> count > 0).count();
        Set<String> spellings = new HashSet<>();
        hierarchy.labels(0).forEach(value -> spellings.add(spelling(value)));
        long respelt = lacking.stream()
                .filter(code -> spellings.contains(spelling(column.dictionary().get(code))))
                .count();
        String cause = "";
        if (respelt > 0) {
            cause = respelt + (respelt == 1 ? " of them differs" : " of them differ")
                    + " from a value of the hierarchy in letter case, spaces, zeros or signs only; ";
        } else if (lacking.size() == held) {
            cause = "it has none of the column's values, so it may be that of another column; ";
        }
        return cause + "add them to the hierarchy, or declare them in missing:; semblance hierarchy build DATA"
                + " ‹attribute '" + column.name() + "'› makes one that has all";
    }

    /** A normalised spelling without what a spreadsheet or a typist may change: 39.0 and 039 become 39. */
    private static String spelling(String value) {
        return value.toLowerCase(Locale.ROOT)
                .replaceAll("[\\s_-]+", "")
                .replaceAll("[.,]0+$", "")
                .replaceAll("^0+(?=.)", "");
    }

    /**
     * The problem for values that the hierarchy lacks. Values are original data, so each is named by its first row and
     * its number of rows.
     */
    private static Problem lacking(Words column, Rows rows, Hierarchy hierarchy, int[] counts, int[] leafOf) {
        int[] first = new int[counts.length];
        for (int row = column.size() - 1; row >= 0; row--) {
            if (!column.missing(row)) {
                first[column.code(row)] = row;
            }
        }
        List<Integer> lacking = new ArrayList<>();
        long at = 0;
        for (int code = 0; code < counts.length; code++) {
            if (counts[code] > 0 && leafOf[code] == Words.MISSING) {
                lacking.add(code);
                at += counts[code];
            }
        }
        lacking.sort((one, other) -> counts[other] - counts[one]);
        return Problem.data(
                ProblemCode.E_HIERARCHY_VALUES,
                "column '" + column.name() + "': " + hierarchy.name() + " lacks "
                        + (lacking.size() == 1 ? "a value" : lacking.size() + " values") + ", in " + at
                        + (at == 1 ? " row" : " rows") + ": "
                        + lacking.stream()
                                .map(code -> "that of row " + rows.number(first[code]) + " (" + counts[code]
                                        + (counts[code] == 1 ? " row)" : " rows)"))
                                .collect(Collectors.joining(", ")),
                advice(column, hierarchy, lacking, counts));
    }
}
