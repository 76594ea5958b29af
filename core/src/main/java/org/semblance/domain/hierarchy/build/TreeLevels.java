package org.semblance.domain.hierarchy.build;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.Similarity;

/** Turns a tree of concepts into the levels of a hierarchy: every value on level 0, only the root on the last level. */
public final class TreeLevels {

    private TreeLevels() {}

    /** The level of a node if branches have different lengths. */
    public enum LevelRule {
        /**
         * By depth: as many levels below the top as the node is below the root, that is, as late as possible. No other
         * levels of the same tree lose less. Short branches keep their values longer.
         */
        DEPTH,
        /**
         * By height: as many levels above the values as its longest branch has nodes, that is, as early as possible, so
         * that values merge sooner.
         */
        HEIGHT
    }

    /** The hierarchy of a tree with one level for each step of its longest branch. */
    public static SemanticHierarchy of(
            MinimalTaxonomy tree, String name, Similarity.Comparison comparison, LevelRule rule) {
        int[] depths = new int[tree.nodes()];
        for (int node = 1; node < depths.length; node++) {
            depths[node] = depths[tree.parent(node)] + 1;
        }
        int[] heights = new int[tree.nodes()];
        Arrays.fill(heights, 1);
        for (int node = heights.length - 1; node > 0; node--) {
            heights[tree.parent(node)] = Math.max(heights[tree.parent(node)], heights[node] + 1);
        }
        int height = heights[0];
        int[] levels = rule == LevelRule.HEIGHT
                ? heights
                : Arrays.stream(depths).map(depth -> height - depth).toArray();
        return built(tree, name, comparison, height, levels);
    }

    private static SemanticHierarchy built(
            MinimalTaxonomy tree, String name, Similarity.Comparison comparison, int height, int[] levels) {
        int[] values = inOrder(tree);
        List<List<String>> rows = new ArrayList<>();
        int[][] conceptOf = new int[height + 1][values.length];
        for (int leaf = 0; leaf < values.length; leaf++) {
            List<String> row = new ArrayList<>();
            row.add(tree.values().get(values[leaf]));
            conceptOf[0][leaf] = tree.meaning(values[leaf]);
            int next = tree.home(values[leaf]);
            for (int level = 1; level <= height; level++) {
                if (levels[next] == level) {
                    row.add(tree.label(next));
                    conceptOf[level][leaf] = tree.concept(next);
                    next = tree.parent(next);
                } else {
                    row.add(row.get(level - 1));
                    conceptOf[level][leaf] = conceptOf[level - 1][leaf];
                }
            }
            rows.add(row);
        }
        Hierarchy hierarchy = Hierarchy.of(name, rows);
        int[][] concepts = new int[height + 1][];
        for (int level = 0; level <= height; level++) {
            concepts[level] = new int[hierarchy.nodes(level)];
            for (int leaf = 0; leaf < values.length; leaf++) {
                concepts[level][hierarchy.node(level, leaf)] = conceptOf[level][leaf];
            }
        }
        return SemanticHierarchy.of(hierarchy, tree.taxonomy(), comparison, concepts);
    }

    /** The values ordered so that those below one node are adjacent, otherwise in their given order. */
    private static int[] inOrder(MinimalTaxonomy tree) {
        int[] first = new int[tree.nodes()];
        Arrays.fill(first, Integer.MAX_VALUE);
        List<List<Integer>> ways = new ArrayList<>();
        for (int value = 0; value < tree.values().size(); value++) {
            List<Integer> way = new ArrayList<>();
            int node = tree.home(value);
            while (node > 0) {
                way.add(0, node);
                first[node] = Math.min(first[node], value);
                node = tree.parent(node);
            }
            ways.add(way);
        }
        return IntStream.range(0, ways.size())
                .mapToObj(value -> order(value, ways.get(value), first))
                .sorted(Arrays::compare)
                .mapToInt(order -> order[order.length - 1])
                .toArray();
    }

    private static int[] order(int value, List<Integer> way, int[] first) {
        int[] order = new int[way.size() + 1];
        for (int i = 0; i < way.size(); i++) {
            order[i] = first[way.get(i)];
        }
        order[way.size()] = value;
        return order;
    }

    /**
     * The same hierarchy with fewer levels: the levels are removed whose removal increases the loss least.
     *
     * @param levels the desired number of levels above the values, root included
     */
    public static SemanticHierarchy shrunk(SemanticHierarchy semantic, int levels) {
        if (levels < 1) {
            throw Problem.recipe(
                    ProblemCode.E_LEVELS,
                    levels + " levels are no hierarchy",
                    "ask for 1 or more; 1 is the root alone, right above the values");
        }
        SemanticHierarchy left = semantic;
        while (left.hierarchy().height() > levels) {
            left = without(left, cheapest(left));
        }
        return left;
    }

    private static int cheapest(SemanticHierarchy semantic) {
        int cheapest = 1;
        double least = Double.POSITIVE_INFINITY;
        for (int level = 1; level < semantic.hierarchy().height(); level++) {
            double more = loss(semantic, level + 1) - loss(semantic, level);
            if (more < least - Similarity.Comparison.TIE) {
                least = more;
                cheapest = level;
            }
        }
        return cheapest;
    }

    /** The mean known loss of the values on a level. */
    private static double loss(SemanticHierarchy semantic, int level) {
        double sum = 0;
        int known = 0;
        for (int leaf = 0; leaf < semantic.hierarchy().leaves(); leaf++) {
            double loss = semantic.loss(level, leaf);
            if (!Double.isNaN(loss)) {
                sum += loss;
                known++;
            }
        }
        return known == 0 ? 0 : sum / known;
    }

    /** The same hierarchy without one level between the values and the root. */
    public static SemanticHierarchy without(SemanticHierarchy semantic, int level) {
        Hierarchy hierarchy = semantic.hierarchy();
        if (level < 1 || level >= hierarchy.height()) {
            throw new IllegalArgumentException("level " + level + " cannot be left out");
        }
        List<List<String>> rows = hierarchy.rows();
        rows.forEach(row -> row.remove(level));
        int[][] concepts = IntStream.rangeClosed(0, hierarchy.height())
                .filter(each -> each != level)
                .mapToObj(each -> IntStream.range(0, hierarchy.nodes(each))
                        .map(node -> semantic.concept(each, node))
                        .toArray())
                .toArray(int[][]::new);
        return SemanticHierarchy.of(
                Hierarchy.of(hierarchy.name(), rows), semantic.taxonomy(), semantic.comparison(), concepts);
    }
}
