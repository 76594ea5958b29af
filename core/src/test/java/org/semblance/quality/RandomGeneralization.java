package org.semblance.quality;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;
import org.semblance.domain.taxonomy.similarity.LeacockChodorow;
import org.semblance.domain.taxonomy.similarity.WuPalmer;

/**
 * A random table, random hierarchies over its values, some with a meaning, and a release that shows labels of random
 * levels; some rows are suppressed, and a few cells show a text from anywhere.
 */
public final class RandomGeneralization {

    /** An attribute as plain texts: its values and what is shown for them, its hierarchy row by row, its concepts. */
    public record Plain(
            String name,
            List<@Nullable String> values,
            List<@Nullable String> shown,
            List<List<String>> rows,
            Map<String, String> concepts,
            boolean nominal,
            boolean meant,
            Taxonomy taxonomy,
            Similarity similarity) {}

    private final Random random;
    private final Taxonomy taxonomy;
    private final List<Plain> plain = new ArrayList<>();
    private final List<Attribute> attributes = new ArrayList<>();

    public RandomGeneralization(Random random, int size, int columns) {
        this.random = random;
        TaxonomyBuilder builder = Taxonomy.named("random").chain("c1", "c0");
        for (int concept = 2; concept < 20; concept++) {
            builder.chain("c" + concept, "c" + random.nextInt(concept));
        }
        this.taxonomy = builder.build();
        boolean[] suppressed = new boolean[size];
        for (int row = 0; row < size; row++) {
            suppressed[row] = random.nextInt(6) == 0;
        }
        for (int column = 0; column < columns; column++) {
            add("q" + column, suppressed);
        }
    }

    private void add(String name, boolean[] suppressed) {
        int kind = random.nextInt(5);
        List<List<String>> rows = kind == 0 ? flat() : rows();
        Map<String, String> concepts = concepts(rows);
        List<@Nullable String> values = new ArrayList<>();
        for (int row = 0; row < suppressed.length; row++) {
            // without a hierarchy of its own, the values that occur are the leaves
            values.add(
                    random.nextInt(8) == 0
                            ? null
                            : rows.get(row < rows.size() && kind == 0 ? row : random.nextInt(rows.size()))
                                    .get(0));
        }
        if (kind == 0) {
            rows.removeIf(leaf -> !values.contains(leaf.get(0)));
        }
        Similarity similarity = random.nextBoolean() ? new WuPalmer() : new LeacockChodorow(random.nextBoolean());
        Plain made = new Plain(
                name,
                values,
                shown(values, rows, suppressed),
                rows,
                concepts,
                kind == 0,
                kind > 1,
                taxonomy,
                similarity);
        plain.add(made);
        Domain domain = kind == 0
                ? new Nominal()
                : kind == 1
                        ? new Hierarchical(Hierarchy.of(name, rows))
                        : new Hierarchical(SemanticHierarchy.of(
                                Hierarchy.of(name, rows), taxonomy, similarity.on(taxonomy), concepts));
        attributes.add(Attribute.of(name, Role.QUASI_IDENTIFIER, domain));
    }

    private List<List<String>> flat() {
        List<List<String>> rows = new ArrayList<>();
        for (int leaf = 0; leaf < 1 + random.nextInt(6); leaf++) {
            rows.add(List.of("v" + leaf, "*"));
        }
        return rows;
    }

    /** A hierarchy whose nodes meet at random; some repeat a label from below. */
    private List<List<String>> rows() {
        int leaves = 1 + random.nextInt(8);
        List<List<String>> rows = new ArrayList<>();
        for (int leaf = 0; leaf < leaves; leaf++) {
            rows.add(new ArrayList<>(List.of("v" + leaf)));
        }
        for (int level = 1; level <= random.nextInt(3); level++) {
            Map<String, String> parents = new HashMap<>();
            for (List<String> row : rows) {
                String below = row.get(level - 1);
                String parent = switch (random.nextInt(4)) {
                    case 0 -> below;
                    case 1 -> rows.get(random.nextInt(leaves)).get(level - 1);
                    default -> "n" + level + "." + random.nextInt(3);
                };
                row.add(parents.computeIfAbsent(below, unseen -> parent));
            }
        }
        String root = random.nextBoolean() ? "*" : "all";
        rows.forEach(row -> row.add(root));
        return rows;
    }

    private Map<String, String> concepts(List<List<String>> rows) {
        Map<String, String> concepts = new HashMap<>();
        for (List<String> row : rows) {
            for (String label : row) {
                if (random.nextInt(5) > 0) {
                    concepts.putIfAbsent(label, "c" + random.nextInt(20));
                }
            }
        }
        return concepts;
    }

    private List<@Nullable String> shown(List<@Nullable String> values, List<List<String>> rows, boolean[] suppressed) {
        int height = rows.isEmpty() ? 1 : rows.get(0).size() - 1;
        int level = random.nextInt(height + 1);
        List<@Nullable String> shown = new ArrayList<>();
        for (int row = 0; row < values.size(); row++) {
            String value = values.get(row);
            if (random.nextInt(12) == 0) {
                shown.add(odd(rows));
            } else if (suppressed[row] || level == height) {
                shown.add(rows.isEmpty() ? "*" : rows.get(0).get(height));
            } else {
                shown.add(value == null ? null : path(rows, value).get(random.nextInt(4) == 0 ? 0 : level));
            }
        }
        return shown;
    }

    private @Nullable String odd(List<List<String>> rows) {
        return switch (random.nextInt(4)) {
            case 0 -> null;
            case 1 -> "nobody knows";
            default ->
                rows.isEmpty()
                        ? null
                        : rows.get(random.nextInt(rows.size()))
                                .get(random.nextInt(rows.get(0).size()));
        };
    }

    /** The labels of a value. */
    public static List<String> path(List<List<String>> rows, String value) {
        return rows.stream().filter(row -> row.get(0).equals(value)).findFirst().orElseThrow();
    }

    public List<Plain> plain() {
        return plain;
    }

    public Dataset original() {
        return Dataset.of(table(true), attributes);
    }

    public Table released() {
        return table(false);
    }

    private Table table(boolean before) {
        List<Column> columns = new ArrayList<>();
        for (Plain attribute : plain) {
            columns.add(Words.of(
                    attribute.name(), (before ? attribute.values() : attribute.shown()).toArray(String[]::new)));
        }
        return Table.of(columns);
    }
}
