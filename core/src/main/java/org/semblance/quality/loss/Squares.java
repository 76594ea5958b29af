package org.semblance.quality.loss;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.semblance.data.Column;
import org.semblance.data.ExactSum;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.domain.Records;
import org.semblance.domain.Space;

/**
 * Sums of losses per attribute: within, from each original value to its released one (SSE), and total, from each
 * original value to the prototype of all (SST). Sums over parts of the rows add up.
 */
final class Squares {

    /** The two sums of one attribute. */
    record Sums(double weight, double within, double total) {

        Sums plus(Sums other) {
            return new Sums(weight, within + other.within, total + other.total);
        }
    }

    private final Map<String, Sums> sums;

    private Squares(Map<String, Sums> sums) {
        this.sums = sums;
    }

    static Squares of(Dataset original, Table released) {
        return of(original.records(), released, 0, released.size());
    }

    /** The sums over some rows, in spaces bound to all. */
    static Squares of(Records records, Table released, int from, int to) {
        Map<String, Sums> sums = new LinkedHashMap<>();
        for (Records.Part<?> part : records.parts()) {
            String name = part.attribute().name();
            sums.put(name, sums(part.space(), part.attribute().weight(), released.column(name), from, to));
        }
        return new Squares(sums);
    }

    private static <V> Sums sums(Space<V> space, double weight, Column released, int from, int to) {
        V centre = space.prototype(all(space.size()));
        ExactSum within = new ExactSum();
        ExactSum total = new ExactSum();
        for (int row = from; row < to; row++) {
            within.add(space.loss(row, space.read(released, row)));
            total.add(space.loss(row, centre));
        }
        return new Sums(weight, within.value(), total.value());
    }

    private static int[] all(int size) {
        int[] rows = new int[size];
        for (int row = 0; row < size; row++) {
            rows[row] = row;
        }
        return rows;
    }

    Squares plus(Squares other) {
        Map<String, Sums> added = new LinkedHashMap<>(sums);
        other.sums.forEach((name, more) -> added.merge(name, more, Sums::plus));
        return new Squares(added);
    }

    /** The weighted mean over the attributes that vary: the squared distance in the record space. */
    double within() {
        return mean(varying().stream().mapToDouble(s -> s.weight() * s.within()).sum());
    }

    double total() {
        return mean(varying().stream().mapToDouble(s -> s.weight() * s.total()).sum());
    }

    private double mean(double sum) {
        double weights = varying().stream().mapToDouble(Sums::weight).sum();
        return weights == 0 ? 0 : sum / weights;
    }

    private List<Sums> varying() {
        return sums.values().stream().filter(s -> s.total() > 0).toList();
    }

    /** 100·SSE/SST; 0 when nothing varies and nothing changed. */
    double percentage() {
        return percentage(within(), total());
    }

    /** 100·SSE/SST of each attribute alone. */
    Map<String, Double> percentages() {
        Map<String, Double> percentages = new LinkedHashMap<>();
        sums.forEach((name, s) -> percentages.put(name, percentage(s.within(), s.total())));
        return percentages;
    }

    private static double percentage(double within, double total) {
        return total == 0 ? 0 : 100 * within / total;
    }
}
