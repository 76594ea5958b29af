package org.semblance.quality.semantics;

import java.util.Map;
import org.semblance.data.ExactSum;
import org.semblance.quality.Score;

/** Turns figures of single attributes or pairs into a score: their mean. */
final class MeanScore {

    private MeanScore() {}

    static Score score(String name, Map<String, Double> values) {
        ExactSum sum = new ExactSum();
        values.values().forEach(sum::add);
        return Score.of(name, sum.mean(values.size()), "").with(values);
    }
}
