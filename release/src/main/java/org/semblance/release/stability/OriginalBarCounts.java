package org.semblance.release.stability;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.hierarchy.Generalizable;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.release.publication.ReleasedBars;
import org.semblance.release.publication.ReleasedRows;

/**
 * Counts original values by the bars of a released attribute: a number by its range, a category by its name, a value
 * that is generalised by the lowest label above it that has a bar. All other values are counted with those that have no
 * bar of their own.
 */
final class OriginalBarCounts {

    private static final int NONE = -1;

    private final Attribute attribute;
    private final List<ReleasedBars.Bar> bars;
    private final Map<String, Integer> barOf = new HashMap<>();
    private int others = NONE;

    OriginalBarCounts(Attribute attribute, ReleasedRows released) {
        this.attribute = attribute;
        this.bars = ReleasedBars.of(attribute, released);
        for (int bar = 0; bar < bars.size(); bar++) {
            if (bars.get(bar).ofOthers()) {
                others = bar;
            } else if (!bars.get(bar).ofNothing()) {
                barOf.put(bars.get(bar).label(), bar);
            }
        }
    }

    /** The count of each bar. Missing values are not counted. */
    List<Integer> of(Column original) {
        int[] counts = new int[bars.size()];
        if (original instanceof Numbers numbers) {
            for (int row = 0; row < numbers.size(); row++) {
                add(counts, numbers.missing(row) ? NONE : bar(numbers.at(row)), 1);
            }
        } else if (original instanceof Words words) {
            int[] rows = words.counts();
            for (int code = 0; code < rows.length; code++) {
                add(counts, bar(words.dictionary().get(code)), rows[code]);
            }
        }
        return new ArrayList<>(IntStream.of(counts).boxed().toList());
    }

    private static void add(int[] counts, int bar, int rows) {
        if (bar != NONE) {
            counts[bar] += rows;
        }
    }

    private int bar(double number) {
        return IntStream.range(0, bars.size())
                .filter(bar -> bars.get(bar)
                        .span()
                        .filter(span -> span.from() <= number && number < span.to())
                        .isPresent())
                .findFirst()
                .orElse(NONE);
    }

    private int bar(String word) {
        Integer own = barOf.get(word);
        if (own != null) {
            return own;
        }
        if (attribute.domain() instanceof Generalizable domain) {
            Hierarchy hierarchy = domain.hierarchy();
            OptionalInt leaf = hierarchy.leaf(word);
            for (int level = 1; leaf.isPresent() && level <= hierarchy.height(); level++) {
                Integer above = barOf.get(hierarchy.label(level, leaf.getAsInt()));
                if (above != null) {
                    return above;
                }
            }
        }
        return others;
    }
}
