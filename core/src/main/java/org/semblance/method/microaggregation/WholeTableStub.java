package org.semblance.method.microaggregation;

import java.util.ArrayList;
import java.util.List;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.GlobalScale;
import org.semblance.domain.Records;
import org.semblance.domain.WordHolders;

/**
 * Two records that represent a partitioned table: they have its scale and differ in each attribute in which its rows
 * do.
 */
final class WholeTableStub {

    private WholeTableStub() {}

    /** The records for a table with these patterns of missing values. */
    static Records of(GlobalScale scale, PatternCounts patterns) {
        List<String> masked = scale.quasiIdentifiers();
        List<Column> columns = new ArrayList<>();
        for (Attribute attribute : scale.attributes()) {
            String name = attribute.name();
            WordHolders holders = scale.words().get(name);
            List<String> words = holders == null ? List.of() : holders.words();
            boolean missing = masked.contains(name) && patterns.missing(masked.indexOf(name));
            columns.add(
                    attribute.domain().ofNumbers()
                            ? Numbers.of(name, Double.NaN, Double.NaN)
                            : Words.of(name, codes(words.size(), missing), words));
        }
        return scale.of(Table.of(columns)).records();
    }

    /** Codes of different words, of a word and a missing value, or of equal words. */
    private static int[] codes(int words, boolean missing) {
        int first = words > 0 ? 0 : Words.MISSING;
        int different = missing ? Words.MISSING : first;
        return new int[] {first, words > 1 ? 1 : different};
    }
}
