package org.semblance.method.generalization;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.semblance.data.Column;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Generalizable;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;

/**
 * Full-domain generalisation by its definition, over rows and texts: every node, every set of rows to suppress. It shares
 * nothing with the method but hierarchies.
 */
final class PlainLattice {

    private static final String MISSING = "\u0000";

    private final int k;
    private final int allowance;
    private final int rows;
    private final List<Hierarchy> hierarchies = new ArrayList<>();
    private final List<Optional<SemanticHierarchy>> meanings = new ArrayList<>();
    private final List<List<String>> values = new ArrayList<>();
    private final List<String> persons = new ArrayList<>();

    PlainLattice(Dataset data, int k, int allowance) {
        this.k = k;
        this.allowance = allowance;
        this.rows = data.table().size();
        for (Attribute attribute : data.with(Role.QUASI_IDENTIFIER)) {
            Column column = data.table().column(attribute.name());
            List<String> texts = new ArrayList<>();
            for (int row = 0; row < rows; row++) {
                texts.add(column.missing(row) ? MISSING : column.text(row));
            }
            values.add(texts);
            if (attribute.domain() instanceof Generalizable domain) {
                hierarchies.add(domain.hierarchy());
                meanings.add(domain.meaning());
            } else {
                List<String> held = texts.stream()
                        .filter(text -> !text.equals(MISSING))
                        .distinct()
                        .toList();
                hierarchies.add(Hierarchy.flat("flat", held.isEmpty() ? List.of("none") : held));
                meanings.add(Optional.empty());
            }
        }
        for (int row = 0; row < rows; row++) {
            int at = row;
            persons.add(data.person().map(column -> column.text(at)).orElse("row " + row));
        }
    }

    int attributes() {
        return hierarchies.size();
    }

    /** All nodes. */
    List<List<Integer>> nodes() {
        List<List<Integer>> nodes = List.of(List.of());
        for (Hierarchy hierarchy : hierarchies) {
            List<List<Integer>> longer = new ArrayList<>();
            for (List<Integer> node : nodes) {
                for (int level = 0; level <= hierarchy.height(); level++) {
                    List<Integer> next = new ArrayList<>(node);
                    next.add(level);
                    longer.add(next);
                }
            }
            nodes = longer;
        }
        return nodes;
    }

    static boolean isBelow(List<Integer> one, List<Integer> other) {
        for (int j = 0; j < one.size(); j++) {
            if (one.get(j) > other.get(j)) {
                return false;
            }
        }
        return true;
    }

    /** What an attribute shows of a value on a level. */
    String shown(int attribute, String value, int level) {
        Hierarchy hierarchy = hierarchies.get(attribute);
        if (level == hierarchy.height()) {
            return hierarchy.root();
        }
        return value.equals(MISSING)
                ? MISSING
                : hierarchy.label(level, hierarchy.leaf(value).orElseThrow());
    }

    /** The classes of a node: the rows of each, in their order; classes by their first rows. */
    List<List<Integer>> classes(List<Integer> node) {
        Map<List<String>, List<Integer>> classes = new LinkedHashMap<>();
        for (int row = 0; row < rows; row++) {
            List<String> tuple = new ArrayList<>();
            for (int j = 0; j < attributes(); j++) {
                tuple.add(shown(j, values.get(j).get(row), node.get(j)));
            }
            classes.computeIfAbsent(tuple, unseen -> new ArrayList<>()).add(row);
        }
        return List.copyOf(classes.values());
    }

    private int personsAmong(List<Integer> some) {
        Set<String> different = new HashSet<>();
        some.forEach(row -> different.add(persons.get(row)));
        return different.size();
    }

    /** Whether some set of rows can be suppressed so that all classes hold k persons, the suppressed rows among them. */
    boolean acceptable(List<Integer> node) {
        List<List<Integer>> classes = classes(node);
        for (int set = 0; set < 1 << rows; set++) {
            if (Integer.bitCount(set) > allowance) {
                continue;
            }
            int out = set;
            List<Integer> suppressed = new ArrayList<>();
            for (int row = 0; row < rows; row++) {
                if ((out >> row & 1) == 1) {
                    suppressed.add(row);
                }
            }
            boolean holds = suppressed.isEmpty() || personsAmong(suppressed) >= k;
            for (int i = 0; i < classes.size() && holds; i++) {
                List<Integer> left = classes.get(i).stream()
                        .filter(row -> (out >> row & 1) == 0)
                        .toList();
                holds = left.isEmpty() || personsAmong(left) >= k;
            }
            if (holds) {
                return true;
            }
        }
        return false;
    }

    /** The rows that are suppressed, where rows are counted: those of small classes, and more when they are too few. */
    Set<Integer> suppressed(List<Integer> node) {
        List<List<Integer>> classes = new ArrayList<>(classes(node));
        Set<Integer> suppressed = new HashSet<>();
        classes.stream().filter(rows -> rows.size() < k).forEach(suppressed::addAll);
        classes.removeIf(rows -> rows.size() < k);
        if (suppressed.isEmpty() || suppressed.size() >= k) {
            return suppressed;
        }
        int slack = classes.stream().mapToInt(rows -> rows.size() - k).sum();
        if (slack < k - suppressed.size()) {
            suppressed.addAll(
                    classes.stream().min(Comparator.comparingInt(List::size)).orElseThrow());
            return suppressed;
        }
        classes.sort(Comparator.comparingInt(rows -> -rows.size()));
        for (List<Integer> rows : classes) {
            List<Integer> lastTupleLast = new ArrayList<>(rows);
            lastTupleLast.sort(Comparator.comparingInt(this::firstLike).thenComparingInt(row -> row));
            for (int last = rows.size() - 1; last >= k && suppressed.size() < k; last--) {
                suppressed.add(lastTupleLast.get(last));
            }
        }
        return suppressed;
    }

    /** The first row that holds the same values. */
    private int firstLike(int row) {
        int first = 0;
        while (!alike(first, row)) {
            first++;
        }
        return first;
    }

    private boolean alike(int one, int other) {
        return values.stream().allMatch(column -> column.get(one).equals(column.get(other)));
    }

    /** What each row shows when these are suppressed. */
    List<List<String>> release(List<Integer> node, Set<Integer> suppressed) {
        List<List<String>> release = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            List<String> shown = new ArrayList<>();
            for (int j = 0; j < attributes(); j++) {
                int level = suppressed.contains(row) ? hierarchies.get(j).height() : node.get(j);
                String text = shown(j, values.get(j).get(row), level);
                shown.add(text.equals(MISSING) ? "(missing)" : text);
            }
            release.add(shown);
        }
        return release;
    }

    /** What a node costs, lower being better, as the documentation defines it. */
    double cost(NodeCriterion criterion, List<Integer> node) {
        Set<Integer> out = suppressed(node);
        return switch (criterion) {
            case HEIGHT -> node.stream().mapToInt(Integer::intValue).sum();
            case CLASS_SIZE ->
                (double) rows / release(node, out).stream().distinct().count();
            case DISCERNIBILITY -> {
                double sum = (double) out.size() * out.size();
                for (List<Integer> members : classes(node)) {
                    double left =
                            members.stream().filter(row -> !out.contains(row)).count();
                    sum += left * left;
                }
                yield sum;
            }
            default -> {
                double sum = 0;
                for (int j = 0; j < attributes(); j++) {
                    for (int row = 0; row < rows; row++) {
                        int level = out.contains(row) ? hierarchies.get(j).height() : node.get(j);
                        sum += cell(criterion, j, values.get(j).get(row), level);
                    }
                }
                yield sum / rows / attributes();
            }
        };
    }

    private double cell(NodeCriterion criterion, int attribute, String value, int level) {
        Hierarchy hierarchy = hierarchies.get(attribute);
        String shown = shown(attribute, value, level);
        double covered = shown.equals(MISSING)
                ? 1
                : hierarchy.labels(0).stream()
                        .filter(other -> shown(attribute, other, level).equals(shown))
                        .count();
        if (criterion == NodeCriterion.GRANULARITY) {
            return covered / hierarchy.leaves();
        }
        if (criterion == NodeCriterion.ENTROPY) {
            long alike = values.get(attribute).stream()
                    .filter(other -> shown(attribute, other, level).equals(shown))
                    .count();
            long equal = values.get(attribute).stream().filter(value::equals).count();
            return -Math.log((double) equal / alike) / Math.log(2);
        }
        if (meanings.get(attribute).isEmpty()) {
            return hierarchy.leaves() == 1 ? 0 : (covered - 1) / (hierarchy.leaves() - 1);
        }
        if (shown.equals(value)) {
            return 0;
        }
        SemanticHierarchy semantic = meanings.get(attribute).orElseThrow();
        double loss = value.equals(MISSING)
                ? Double.NaN
                : semantic.loss(level, hierarchy.leaf(value).orElseThrow());
        return Double.isNaN(loss) ? 1 : loss / semantic.comparison().most();
    }

    /** The granularity of mean shares, as people read it. */
    double granularity(double share) {
        double finest = hierarchies.stream()
                .mapToDouble(hierarchy -> 1.0 / hierarchy.leaves())
                .average()
                .orElseThrow();
        return finest == 1 ? 1 : 1 - (share - finest) / (1 - finest);
    }
}
