package org.semblance.domain;

import java.util.HashSet;
import java.util.List;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Column;
import org.semblance.data.Rows;
import org.semblance.data.Words;

/**
 * Ordered categories: the number of steps on the scale divided by its length as distance, a median as prototype.
 *
 * <p>Domingo-Ferrer and Torra, Data Mining and Knowledge Discovery 11 (2005), section 5.3. A missing value is at
 * distance 1 from every category, slightly more than the distance between the ends of the scale.
 */
@CatalogEntry(
        name = Ordinal.NAME,
        summary = "ordered categories; distance: steps on the scale; average: median or convex median",
        source = Citations.DOMINGO_TORRA)
public record Ordinal(
        @About("the categories, lowest first") List<String> scale,

        @About(value = "median, or convex-median, which may be a category between those averaged", fallback = "median")
        Average average)
        implements Metric<Integer> {

    public static final String NAME = "ordinal";

    /** How ordered categories are averaged. */
    public enum Average {
        /** The middle category; of two in the middle, the lower. */
        MEDIAN,
        /** The median after gaps between frequencies are filled (Definition 5.3). */
        CONVEX_MEDIAN
    }

    public Ordinal {
        scale = List.copyOf(scale);
        if (scale.size() < 2) {
            throw Problem.recipe(
                    ProblemCode.E_SCALE, "a scale needs two categories or more", "list the categories, lowest first");
        }
        if (new HashSet<>(scale).size() < scale.size()) {
            throw Problem.recipe(
                    ProblemCode.E_SCALE, "a scale names a category twice", "list every category once, lowest first");
        }
    }

    @Override
    public Space<Integer> bind(Column column, Rows rows) {
        Words words = (Words) column;
        int[] placeOf = words.dictionary().stream().mapToInt(scale::indexOf).toArray();
        int[] places = new int[words.size()];
        for (int row = 0; row < places.length; row++) {
            places[row] = words.missing(row) ? Words.MISSING : placeOf[words.code(row)];
        }
        String outside = rows.named(row -> places[row] < 0 && !words.missing(row));
        if (!outside.isEmpty()) {
            throw Problem.data(
                    ProblemCode.E_SCALE,
                    "column '" + column.name() + "': not on its scale (" + outside + ")",
                    "add them to the scale, declare them in missing:, or leave the rows out with where:");
        }
        return new OrdinalSpace(column.name(), places, this);
    }

    private static final class OrdinalSpace extends CategorySpace implements OrderedAxis {

        private final int length;
        private final Average average;

        private OrdinalSpace(String name, int[] places, Ordinal domain) {
            super(name, places, domain.scale);
            this.length = domain.scale.size();
            this.average = domain.average;
        }

        @Override
        public double position(int row) {
            return missing(row) ? Double.NaN : codes()[row];
        }

        @Override
        public double unit() {
            return 1.0 / length;
        }

        @Override
        protected double between(int one, int other) {
            boolean outside = one < 0 || other < 0 || one >= length || other >= length;
            if (outside) {
                return one == other ? 0 : 1;
            }
            return (double) Math.abs(one - other) / length;
        }

        @Override
        protected int average(int[] counts, int total) {
            return average == Average.MEDIAN ? median(counts) : median(convex(counts));
        }

        private static int median(int[] frequencies) {
            long total = 0;
            for (int frequency : frequencies) {
                total += frequency;
            }
            long middle = (total + 1) / 2;
            int place = 0;
            for (long met = frequencies[0]; met < middle; met += frequencies[place]) {
                place++;
            }
            return place;
        }

        /** Definition 5.3: each frequency raised to the lower of the highest on either side. */
        private static int[] convex(int[] frequencies) {
            int[] filled = frequencies.clone();
            for (int place = 1; place < filled.length; place++) {
                filled[place] = Math.max(filled[place], filled[place - 1]);
            }
            int highestAbove = 0;
            for (int place = filled.length - 1; place >= 0; place--) {
                highestAbove = Math.max(highestAbove, frequencies[place]);
                filled[place] = Math.min(filled[place], highestAbove);
            }
            return filled;
        }
    }
}
