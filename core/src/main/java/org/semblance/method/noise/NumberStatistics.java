package org.semblance.method.noise;

import java.io.Serializable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Continuous;
import org.semblance.domain.Moments;

/** The statistics of a numeric column that noise needs. Parts can be examined separately and merged. */
final class NumberStatistics implements Serializable {

    /** The largest number of decimals of a released column. */
    private static final int MOST_DECIMALS = 12;

    /** The statistics of several columns of a part. */
    private record StatisticsByColumn(Map<String, NumberStatistics> byName) implements Serializable {}

    private final Moments moments;
    private final IsolatedNumbers numbers;
    private int decimals;

    private NumberStatistics(Moments moments, double level) {
        this.moments = moments;
        // noise seldom exceeds two of its standard deviations, and half the distance is enough
        this.numbers = new IsolatedNumbers(moments.mean(), 2 * moments.deviation() * Math.sqrt(level));
    }

    /** Computes the statistics of attributes, which are all numeric, by name. */
    static Map<String, NumberStatistics> of(ReferenceTable reference, List<Attribute> attributes, double level) {
        Map<String, NumberStatistics> looks = new HashMap<>();
        if (!attributes.isEmpty()) {
            reference.each(
                    part -> looks(part, attributes, level),
                    ofPart -> ofPart.byName().forEach((name, look) -> looks.merge(name, look, NumberStatistics::and)));
        }
        return looks;
    }

    private static StatisticsByColumn looks(Table part, List<Attribute> attributes, double level) {
        Map<String, NumberStatistics> looks = new HashMap<>();
        for (Attribute attribute : attributes) {
            Numbers column = (Numbers) part.column(attribute.name());
            NumberStatistics look = new NumberStatistics(((Continuous) attribute.domain()).moments(column), level);
            look.look(column);
            looks.put(attribute.name(), look);
        }
        return new StatisticsByColumn(looks);
    }

    private void look(Numbers column) {
        for (int row = 0; row < column.size(); row++) {
            if (!column.missing(row)) {
                numbers.add(column.at(row));
                if (decimals < MOST_DECIMALS) {
                    decimals = Math.max(decimals, decimals(column.text(row)));
                }
            }
        }
    }

    private static int decimals(String text) {
        int point = text.indexOf('.');
        return point < 0 ? 0 : Math.min(MOST_DECIMALS, text.length() - point - 1);
    }

    private NumberStatistics and(NumberStatistics other) {
        numbers.add(other.numbers);
        decimals = Math.max(decimals, other.decimals);
        return this;
    }

    /** Mean and deviation of the whole column. */
    Moments moments() {
        return moments;
    }

    /** The number of decimals of the column, so that noise cannot be recognised by its digits. */
    int decimals() {
        return decimals;
    }

    /** Whether for half of the rows noise seldom moves a number half the distance to the next. */
    boolean recognizable() {
        int rows = numbers.rows();
        return numbers.lone() >= rows - rows / 2;
    }
}
