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

/** What noise has to know of a column of numbers. Parts can be looked at apart and joined. */
final class NumberStatistics implements Serializable {

    /** No column is shown with more decimals than this. */
    private static final int MOST_DECIMALS = 12;

    /** What a part tells of several columns. */
    private record Looks(Map<String, NumberStatistics> byName) implements Serializable {}

    private final Moments moments;
    private final IsolatedNumbers numbers;
    private int decimals;

    private NumberStatistics(Moments moments, double level) {
        this.moments = moments;
        // noise seldom reaches farther than two standard deviations of its own, and half the way is enough
        this.numbers = new IsolatedNumbers(moments.mean(), 2 * moments.deviation() * Math.sqrt(level));
    }

    /** Looks at the columns of attributes, which are all of numbers, by their names. */
    static Map<String, NumberStatistics> of(ReferenceTable reference, List<Attribute> attributes, double level) {
        Map<String, NumberStatistics> looks = new HashMap<>();
        if (!attributes.isEmpty()) {
            reference.each(
                    part -> looks(part, attributes, level),
                    ofPart -> ofPart.byName().forEach((name, look) -> looks.merge(name, look, NumberStatistics::and)));
        }
        return looks;
    }

    private static Looks looks(Table part, List<Attribute> attributes, double level) {
        Map<String, NumberStatistics> looks = new HashMap<>();
        for (Attribute attribute : attributes) {
            Numbers column = (Numbers) part.column(attribute.name());
            NumberStatistics look = new NumberStatistics(((Continuous) attribute.domain()).moments(column), level);
            look.look(column);
            looks.put(attribute.name(), look);
        }
        return new Looks(looks);
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

    /** As many decimals as the column has, so that noise cannot be told from data by its digits. */
    int decimals() {
        return decimals;
    }

    /** Whether noise seldom reaches from one number half the way to the next, for half of the rows. */
    boolean recognisable() {
        int rows = numbers.rows();
        return numbers.lone() >= rows - rows / 2;
    }
}
