package org.semblance.domain.hierarchy.build;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.domain.hierarchy.Hierarchy;

/**
 * Builds hierarchies of ordered categories: on each level two neighbours merge, {@code primary to secondary}; with an
 * odd number, the last three.
 */
public final class ScaleNeighbours {

    /** A range of neighbouring categories. */
    private record Stretch(int from, int to) {

        String label(List<String> scale) {
            return from == to ? scale.get(from) : scale.get(from) + " to " + scale.get(to);
        }
    }

    private ScaleNeighbours() {}

    /**
     * Builds the hierarchy.
     *
     * @param scale the categories in order
     * @param levels the desired number of levels above the values, root included
     */
    public static Hierarchy of(String name, List<String> scale, int levels) {
        List<List<String>> useful = new ArrayList<>();
        List<Stretch> stretches = joined(IntStream.range(0, scale.size())
                .mapToObj(at -> new Stretch(at, at))
                .toList());
        while (stretches.size() > 1) {
            useful.add(labels(stretches, scale));
            stretches = joined(stretches);
        }
        int inner = Math.min(Math.max(0, levels - 1), useful.size());
        LevelLabels steps = new LevelLabels(scale);
        for (int i = 0; i < inner; i++) {
            // distributed evenly over the useful ones
            steps.add(useful.get((int) ((i + 0.5) * useful.size() / inner)));
        }
        return steps.hierarchy(name);
    }

    private static List<Stretch> joined(List<Stretch> stretches) {
        List<Stretch> joined = new ArrayList<>();
        for (int at = 0; at < stretches.size(); ) {
            int next = stretches.size() - at <= 3 ? stretches.size() : at + 2;
            joined.add(new Stretch(stretches.get(at).from, stretches.get(next - 1).to));
            at = next;
        }
        return joined;
    }

    private static List<String> labels(List<Stretch> stretches, List<String> scale) {
        return stretches.stream()
                .flatMap(stretch ->
                        IntStream.rangeClosed(stretch.from, stretch.to).mapToObj(at -> stretch.label(scale)))
                .toList();
    }
}
