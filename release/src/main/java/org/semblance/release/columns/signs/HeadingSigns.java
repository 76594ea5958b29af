package org.semblance.release.columns.signs;

import java.util.Comparator;
import java.util.List;

/** What the heading of a column says it is, in eight languages. The values only decide between readings of the heading. */
final class HeadingSigns {

    private static final double CERTAIN = 0.9;
    private static final double LIKELY = 0.6;
    private static final double WORTH_SAYING = 0.1;

    private HeadingSigns() {}

    /** The kinds that the heading suggests, the likeliest first. */
    static List<ColumnSign> of(ColumnFacts column) {
        return HeadingReading.of(column).entrySet().stream()
                .filter(reading -> reading.getValue() >= WORTH_SAYING)
                .map(reading -> new ColumnSign(
                        reading.getKey(), reading.getValue(), evidence(reading.getKey(), reading.getValue())))
                .sorted(Comparator.comparingDouble(ColumnSign::confidence).reversed())
                .toList();
    }

    private static String evidence(ColumnKind kind, double confidence) {
        String verb = confidence >= CERTAIN ? "means " : confidence >= LIKELY ? "suggests " : "may mean ";
        return "its heading " + verb + kind.words();
    }
}
