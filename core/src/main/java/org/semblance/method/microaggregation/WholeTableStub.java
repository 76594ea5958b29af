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

/** Two records that stand for a table in parts: they are in its units, and differ in each attribute in which its rows do. */
final class WholeTableStub {

    private WholeTableStub() {}

    /** The records of a table whose patterns of missing values are these. */
    static Records of(GlobalScale frame, PatternCounts patterns) {
        List<String> masked = frame.quasiIdentifiers();
        List<Column> columns = new ArrayList<>();
        for (Attribute attribute : frame.attributes()) {
            String name = attribute.name();
            List<String> words = frame.words().getOrDefault(name, List.of());
            boolean missing = masked.contains(name) && patterns.missing(masked.indexOf(name));
            columns.add(
                    attribute.domain().ofNumbers()
                            ? Numbers.of(name, Double.NaN, Double.NaN)
                            : Words.of(name, codes(words.size(), missing), words));
        }
        return frame.of(Table.of(columns)).records();
    }

    /** Different words, or a word and none, or one and the same. */
    private static int[] codes(int words, boolean missing) {
        int first = words > 0 ? 0 : Words.MISSING;
        int different = missing ? Words.MISSING : first;
        return new int[] {first, words > 1 ? 1 : different};
    }
}
