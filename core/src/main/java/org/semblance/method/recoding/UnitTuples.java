package org.semblance.method.recoding;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.semblance.data.Distinct;

/**
 * The different combinations of values that units hold, by first appearance, and what it costs to show them as one.
 * Where persons are known, the same combination of two persons is two tuples.
 *
 * <p>Attributes with few values come first: a step away from them costs most, so what costs too much is known soonest.
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

    /** How many different ones there are. */
    int size() {
        return distinct.count();
    }

    /** How many units hold a tuple. */
    int count(int tuple) {
        return distinct.size(tuple);
    }

    /** The units that hold a tuple, lowest first. */
    int[] unitsOf(int tuple) {
        return distinct.rowsOf(tuple);
    }

    /** How many persons there are; 0 where they are not known. */
    int persons() {
        return persons;
    }

    /** The person of a tuple, or −1. */
    int person(int tuple) {
        return persons == 0 ? -1 : personOf[tuple];
    }

    /** How many rows each unit of a tuple has. */
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

    /** The labels that a tuple has alone, written from a place on. */
    void start(int[] shown, int at, int tuple) {
        System.arraycopy(values, tuple * labels.length, shown, at, labels.length);
    }

    /** Makes the labels from a place on common to a tuple too. */
    void join(int[] shown, int at, int tuple) {
        int from = tuple * labels.length;
        for (int j = 0; j < labels.length; j++) {
            shown[at + j] = labels[j].join(shown[at + j], values[from + j]);
        }
    }

    /** What a record would lose by the labels from a place on, were a tuple to join; some number above enough, if above. */
    double joined(int[] shown, int at, int tuple, double enough) {
        int from = tuple * labels.length;
        double loss = 0;
        for (int j = 0; j < labels.length && loss <= enough; j++) {
            loss += labels[j].lossOfJoin(shown[at + j], values[from + j]);
        }
        return loss;
    }

    /** Whether the labels from a place on are those of a tuple already. */
    boolean covered(int[] shown, int at, int tuple) {
        int from = tuple * labels.length;
        for (int j = 0; j < labels.length; j++) {
            if (labels[j].join(shown[at + j], values[from + j]) != shown[at + j]) {
                return false;
            }
        }
        return true;
    }

    /** What a record loses by the labels from a place on. */
    double loss(int[] shown, int at) {
        double loss = 0;
        for (int j = 0; j < labels.length; j++) {
            loss += labels[j].loss(shown[at + j]);
        }
        return loss;
    }
}
