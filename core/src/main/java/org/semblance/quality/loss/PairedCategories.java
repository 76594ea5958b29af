package org.semblance.quality.loss;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.domain.Space;

/**
 * A categorical quasi-identifier with its original and released categories, as numbers, row by row. A missing value is
 * a separate category if it occurs.
 */
final class PairedCategories {

    private final String name;
    private final int[] before;
    private final int[] after;
    private final int categories;
    private final Supplier<long[]> steps;

    private PairedCategories(String name, int[] before, int[] after, int categories, Supplier<long[]> steps) {
        this.name = name;
        this.before = before;
        this.after = after;
        this.categories = categories;
        this.steps = steps;
    }

    static List<PairedCategories> of(Dataset data, Table released, String measure) {
        List<PairedCategories> pairs = new ArrayList<>();
        for (Attribute attribute : data.with(Role.QUASI_IDENTIFIER)) {
            if (!attribute.domain().ofNumbers()
                    && released.column(attribute.name()) instanceof Words shown
                    && data.table().column(attribute.name()) instanceof Words words) {
                pairs.add(of(attribute, data.space(attribute), words, shown));
            }
        }
        if (pairs.isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_MEASURE,
                    measure + " needs a quasi-identifier of categories, and there is none",
                    "leave " + measure + " out of measures:, or bind the attributes as ordinal or nominal");
        }
        return pairs;
    }

    private static <V> PairedCategories of(Attribute attribute, Space<V> space, Words original, Words released) {
        List<String> known = new ArrayList<>();
        int unit = 1;
        if (attribute.domain() instanceof Ordinal ordinal) {
            known.addAll(ordinal.scale());
            unit = ordinal.scale().size(); // distances are steps divided by the length of the scale
        }
        CategoryIndex index = new CategoryIndex(known);
        int[] before = index.numbers(original);
        int[] after = index.numbers(released);
        int whole = unit;
        return new PairedCategories(
                attribute.name(), before, after, index.size(), () -> steps(space, released, before.length, whole));
    }

    private static <V> long[] steps(Space<V> space, Words released, int rows, int unit) {
        long[] steps = new long[rows];
        for (int row = 0; row < steps.length; row++) {
            steps[row] = Math.round(unit * space.distance(row, space.read(released, row)));
        }
        return steps;
    }

    String name() {
        return name;
    }

    int[] before() {
        return before;
    }

    int[] after() {
        return after;
    }

    /** The number of categories: those of the scale, or those of the original, plus any others in the release. */
    int categories() {
        return categories;
    }

    /**
     * The distance of original and released category in each row: 0 or 1 for nominal categories, the number of steps
     * for ordinal ones.
     */
    long[] steps() {
        return steps.get();
    }
}
