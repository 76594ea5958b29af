package org.semblance.quality.clustering;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.semblance.data.LongIndex;
import org.semblance.data.Words;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Similarity;

/**
 * Values and labels as points: concepts with their semantic distance as a share of the largest, or nodes of a hierarchy
 * with the share of values below their lowest common label.
 *
 * <p>A label stands for the most general node with that label, an unknown text for the root. A missing value, or a text
 * without a concept, is a separate point at distance 1 from all others.
 */
final class LabelPoints implements ValuePoints {

    private static final int NONE = -1;

    /** The largest number of points whose distances are cached: 32 MB. */
    private static final int MOST_KEPT = 2_000;

    private final int[] ofRows;
    private final int[] things;
    private final PairDistances shares;
    private final double[] @Nullable [] kept;

    private LabelPoints(int[] ofRows, int[] things, PairDistances shares) {
        this.ofRows = ofRows;
        this.things = things;
        this.shares = shares;
        this.kept = new double[things.length <= MOST_KEPT ? things.length : 0][];
    }

    static LabelPoints of(Words column, Concepts domain) {
        return of(column, text -> domain.concept(text).orElse(NONE), shares(domain.comparison()));
    }

    static LabelPoints of(Words column, SemanticHierarchy semantic) {
        Map<String, Integer> concepts = new HashMap<>();
        Hierarchy hierarchy = semantic.hierarchy();
        for (int level = 0; level <= hierarchy.height(); level++) {
            for (int node = 0; node < hierarchy.nodes(level); node++) {
                concepts.put(hierarchy.labels(level).get(node), semantic.concept(level, node));
            }
        }
        int root = semantic.concept(hierarchy.height(), 0);
        return of(column, text -> concepts.getOrDefault(text, root), shares(semantic.comparison()));
    }

    /** Nodes are numbered from the leaves upwards, level by level. */
    static LabelPoints of(Words column, Hierarchy hierarchy) {
        Map<String, Integer> nodes = new HashMap<>();
        List<int[]> places = new ArrayList<>();
        for (int level = 0; level <= hierarchy.height(); level++) {
            int below = places.size();
            for (int node = 0; node < hierarchy.nodes(level); node++) {
                nodes.put(hierarchy.labels(level).get(node), below + node);
                places.add(new int[] {level, 0});
            }
            for (int leaf = 0; leaf < hierarchy.leaves(); leaf++) {
                places.get(below + hierarchy.node(level, leaf))[1] = leaf;
            }
        }
        int root = places.size() - 1;
        return of(column, text -> nodes.getOrDefault(text, root), (one, other) -> {
            int[] a = places.get(one);
            int[] b = places.get(other);
            int level = Math.max(hierarchy.meeting(a[1], b[1]), Math.max(a[0], b[0]));
            return hierarchy.share(level, hierarchy.node(level, a[1]));
        });
    }

    private static PairDistances shares(Similarity.Comparison comparison) {
        return (one, other) -> comparison.distance(one, other) / comparison.most();
    }

    private static LabelPoints of(Words column, ToIntFunction<String> thingOf, PairDistances shares) {
        int[] things = column.dictionary().stream().mapToInt(thingOf).toArray();
        LongIndex points = new LongIndex();
        List<Integer> ofPoints = new ArrayList<>();
        int[] ofRows = new int[column.size()];
        for (int row = 0; row < ofRows.length; row++) {
            int code = column.code(row);
            int thing = code == Words.MISSING ? NONE : things[code];
            // without a node or concept each text is a separate point, and so is a missing value
            ofRows[row] = points.add(thing == NONE ? -2L - code : thing);
            if (ofRows[row] == ofPoints.size()) {
                ofPoints.add(thing);
            }
        }
        return new LabelPoints(
                ofRows, ofPoints.stream().mapToInt(Integer::intValue).toArray(), shares);
    }

    @Override
    public int[] ofRows() {
        return ofRows;
    }

    @Override
    public void addShares(int point, int[] points, int count, double weight, double[] out) {
        double[] from = from(point);
        for (int i = 0; i < count; i++) {
            out[i] += weight * from[points[i]];
        }
    }

    private double[] from(int point) {
        double[] known = kept.length == 0 ? null : kept[point];
        if (known != null) {
            return known;
        }
        double[] from = new double[things.length];
        for (int other = 0; other < from.length; other++) {
            boolean apart = things[point] == NONE || things[other] == NONE;
            from[other] = other == point ? 0 : apart ? 1 : shares.between(things[point], things[other]);
        }
        if (kept.length > 0) {
            kept[point] = from;
        }
        return from;
    }
}
