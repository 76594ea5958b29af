package org.semblance.method.recoding;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.semblance.data.Distinct;

/**
 * The distinct tuples of units, by first appearance, and the cost of generalising them together. With a person column,
 * the same combination of two persons is two tuples.
 *
 * <p>Attributes with few values come first: a step in them costs most, so expensive combinations are recognised early.
 */
final class UnitTuples {

    private final AttributeLabels[] labels;
    private final Distinct distinct;
    private final int[] values;
    private final int persons;
    private final int[] personOf;
    private final int[] rowsOf;

    private UnitTuples(List<AttributeLabels> labels, Distinct distinct, RecodingUnits units) {
        this.persons = units.persons();
        int known = persons == 0 ? 0 : distinct.count();
        this.personOf = new int[known];
        this.rowsOf = new int[known];
        for (int tuple = 0; tuple < known; tuple++) {
            personOf[tuple] = units.personOf()[distinct.first(tuple)];
            rowsOf[tuple] = units.rows().get(distinct.first(tuple)).length;
        }
        this.labels = labels.stream()
                .sorted(Comparator.comparingInt(AttributeLabels::values))
                .toArray(AttributeLabels[]::new);
        this.distinct = distinct;
        this.values = new int[distinct.count() * this.labels.length];
        for (int tuple = 0; tuple < distinct.count(); tuple++) {
            for (int j = 0; j < this.labels.length; j++) {
                values[tuple * this.labels.length + j] = this.labels[j].valueOf()[distinct.first(tuple)];
            }
        }
    }

    static UnitTuples of(List<AttributeLabels> labels, RecodingUnits units) {
        List<int[]> parts =
                new ArrayList<>(labels.stream().map(AttributeLabels::valueOf).toList());
        if (units.persons() > 0) {
            parts.add(units.personOf());
        }
        return new UnitTuples(labels, Distinct.of(units.count(), parts), units);
    }

    /** The number of distinct tuples. */
    int size() {
        return distinct.count();
    }

    /** The number of units of a tuple. */
    int count(int tuple) {
        return distinct.size(tuple);
    }

    /** The units of a tuple, lowest first. */
    int[] unitsOf(int tuple) {
        return distinct.rowsOf(tuple);
    }

    /** The number of persons; 0 without a person column. */
    int persons() {
        return persons;
    }

    /** The person of a tuple, or −1. */
    int person(int tuple) {
        return persons == 0 ? -1 : personOf[tuple];
    }

    /** The number of rows of each unit of a tuple. */
    int rows(int tuple) {
        return persons == 0 ? 1 : rowsOf[tuple];
    }

    int attributes() {
        return labels.length;
    }

    AttributeLabels labels(int attribute) {
        return labels[attribute];
    }

    int value(int tuple, int attribute) {
        return values[tuple * labels.length + attribute];
    }

    /** Writes the labels of a single tuple from a position on. */
    void start(int[] shown, int at, int tuple) {
        System.arraycopy(values, tuple * labels.length, shown, at, labels.length);
    }

    /** Generalises the labels from a position on to cover a tuple too. */
    void join(int[] shown, int at, int tuple) {
        int from = tuple * labels.length;
        for (int j = 0; j < labels.length; j++) {
            shown[at + j] = labels[j].join(shown[at + j], values[from + j]);
        }
    }

    /** The loss of the labels from a position on if a tuple joined; if it exceeds {@code enough}, any number above. */
    double joined(int[] shown, int at, int tuple, double enough) {
        int from = tuple * labels.length;
        double loss = 0;
        for (int j = 0; j < labels.length && loss <= enough; j++) {
            loss += labels[j].lossOfJoin(shown[at + j], values[from + j]);
        }
        return loss;
    }

    /** Whether the labels from a position on cover a tuple already. */
    boolean covered(int[] shown, int at, int tuple) {
        int from = tuple * labels.length;
        for (int j = 0; j < labels.length; j++) {
            if (labels[j].join(shown[at + j], values[from + j]) != shown[at + j]) {
                return false;
            }
        }
        return true;
    }

    /** The loss of the labels from a position on. */
    double loss(int[] shown, int at) {
        double loss = 0;
        for (int j = 0; j < labels.length; j++) {
            loss += labels[j].loss(shown[at + j]);
        }
        return loss;
    }
}
