package org.semblance.release.columns.signs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What speaks for the kinds that a column may be: its heading, its values and how they are spread. */
public final class ColumnSigns {

    private final List<ColumnSign> signs;

    private ColumnSigns(List<ColumnSign> signs) {
        this.signs = signs;
    }

    /** The evidence of a column. Several pieces of evidence for the same kind support each other. */
    public static ColumnSigns of(ColumnFacts column) {
        Map<ColumnKind, ColumnSign> strongest = new EnumMap<>(ColumnKind.class);
        for (ColumnSign sign : HeadingPlausibility.of(column).judge(HeadingSigns.of(column))) {
            strongest.merge(sign.kind(), sign, (one, other) -> one.confidence() >= other.confidence() ? one : other);
        }
        ValueSample sample = ValueSample.of(column);
        ContentSigns.of(sample).forEach(sign -> strongest.merge(sign.kind(), sign, ColumnSign::and));
        LongNumberSigns.of(sample).forEach(sign -> strongest.merge(sign.kind(), sign, ColumnSign::and));
        DateNumberSigns.of(sample).forEach(sign -> strongest.merge(sign.kind(), sign, ColumnSign::and));
        DesignSigns.of(column).forEach(sign -> strongest.merge(sign.kind(), sign, ColumnSign::and));
        List<ColumnSign> signs = new ArrayList<>(strongest.values());
        signs.sort(Comparator.comparingDouble(ColumnSign::confidence).reversed());
        return new ColumnSigns(signs);
    }

    /** The strongest sign. */
    public Optional<ColumnSign> strongest() {
        return signs.stream().findFirst();
    }

    /** The strongest sign of a kind in a group. */
    public Optional<ColumnSign> strongest(KindGroup group) {
        return signs.stream().filter(sign -> sign.kind().group() == group).findFirst();
    }

    /** The confidence in a kind; 0 if nothing speaks for it. */
    public double confidence(ColumnKind kind) {
        return signs.stream()
                .filter(sign -> sign.kind() == kind)
                .mapToDouble(ColumnSign::confidence)
                .findFirst()
                .orElse(0);
    }

    /** The confidence in the strongest kind of a group; 0 if nothing speaks for any. */
    public double confidence(KindGroup group) {
        return strongest(group).map(ColumnSign::confidence).orElse(0.0);
    }

    /** All signs, strongest first. */
    public List<ColumnSign> all() {
        return List.copyOf(signs);
    }
}
