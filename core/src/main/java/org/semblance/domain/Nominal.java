package org.semblance.domain;

import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.data.Column;
import org.semblance.data.Rows;
import org.semblance.data.Words;

/**
 * Unordered categories: distance 0 if equal, otherwise 1; the most frequent category as prototype.
 *
 * <p>Among equally frequent categories, the one that appears first in the table wins. A missing value is at distance 1
 * from every category.
 */
@CatalogEntry(
        name = Nominal.NAME,
        summary = "unordered categories; distance: 0 if equal, otherwise 1; average: the most frequent category",
        source = Citations.DOMINGO_TORRA)
public record Nominal() implements Metric<Integer> {

    public static final String NAME = "nominal";

    @Override
    public Space<Integer> bind(Column column, Rows rows) {
        Words words = (Words) column;
        int[] codes = new int[words.size()];
        for (int row = 0; row < codes.length; row++) {
            codes[row] = words.code(row);
        }
        return new NominalSpace(words.name(), codes, words);
    }

    private static final class NominalSpace extends CategorySpace {

        private NominalSpace(String name, int[] codes, Words words) {
            super(name, codes, words.dictionary());
        }

        @Override
        protected double between(int one, int other) {
            return one == other ? 0 : 1;
        }

        @Override
        protected int average(int[] counts, int total) {
            int mode = Words.MISSING;
            int most = 0;
            for (int category = 0; category < counts.length; category++) {
                if (counts[category] > most) {
                    most = counts[category];
                    mode = category;
                }
            }
            return mode;
        }
    }
}
