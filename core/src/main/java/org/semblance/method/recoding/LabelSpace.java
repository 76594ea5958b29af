package org.semblance.method.recoding;

import java.util.List;
import java.util.stream.IntStream;
import org.semblance.domain.CategorySpace;

/**
 * Units with hierarchy labels as a space for partitioners: the share of leaves below the least common label as
 * distance, that label as prototype. The missing value is a label like others.
 */
final class LabelSpace extends CategorySpace {

    private final AttributeLabels labels;

    LabelSpace(String name, AttributeLabels labels) {
        super(name, labels.valueOf(), texts(labels), labels.values());
        this.labels = labels;
    }

    private static List<String> texts(AttributeLabels labels) {
        return IntStream.range(0, labels.size())
                .mapToObj(label -> String.valueOf(labels.text(label)))
                .toList();
    }

    @Override
    protected double between(int one, int other) {
        if (one == other) {
            return 0;
        }
        boolean outside = one < 0 || other < 0 || one >= labels.size() || other >= labels.size();
        return outside ? 1 : labels.covered(labels.meeting(one, other));
    }

    @Override
    protected int average(int[] counts, int total) {
        int average = -1;
        for (int value = 0; value < counts.length; value++) {
            if (counts[value] > 0) {
                average = average < 0 ? value : labels.join(average, value);
            }
        }
        return average;
    }
}
