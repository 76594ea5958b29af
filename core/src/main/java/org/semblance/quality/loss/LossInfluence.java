package org.semblance.quality.loss;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Distinct;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.domain.Moments;
import org.semblance.domain.Nominal;
import org.semblance.domain.PersonRows;
import org.semblance.domain.Records;
import org.semblance.quality.Influence;

/**
 * {@link InformationLoss} in per cent, and how far leaving out any one person moves it.
 *
 * <p>Groups stay as they are, and the two sums change in closed form:
 * <ul>
 *   <li>Numbers: the mean and the scale of the whole are those of what is left. The released value of a group either
 *       stays, or becomes the mean of what is left; both are tried.
 *   <li>Nominal categories: SST is counted again without the person. SSE loses nothing, or 1 for each row; both are
 *       tried, because the most frequent category of a group may change.
 *   <li>Other domains: prototypes stay, and both sums lose the terms of the person's rows.
 * </ul>
 *
 * <p>The loss of whole records follows from those of the attributes if these are combined as Euclidean distances.
 * Otherwise its own sums lose the terms of the person's rows; with numbers, whose range one person may determine, the
 * influence is unknown.
 *
 * @param whole the loss of the records
 * @param attributes the loss of each attribute
 */
public record LossInfluence(Influence whole, Map<String, Influence> attributes) {

    private static final int OFTEN = 1 << 12;

    /** A sum of squares is nothing if it is smaller than this share of what it was. */
    private static final double ROUNDING = 1e-12;

    public LossInfluence {
        attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
    }

    public static LossInfluence of(Dataset original, Table released, PersonRows persons, Watcher watcher) {
        Records records = original.records();
        List<Sums> parts = sums(records, original.table(), released, watcher);
        SquaredLosses losses = SquaredLosses.of(original, released, watcher);
        Optional<Terms> ofRecords = records.combine() == Combination.EUCLIDEAN
                ? Optional.empty()
                : Optional.of(terms(records, released, watcher));
        Influence whole = new Influence(losses.percentage(), 0);
        if (ofRecords.isPresent() && parts.stream().anyMatch(part -> part instanceof OfNumbers && part.varies())) {
            whole = Influence.unknown(whole.figure());
        }
        Map<String, Influence> attributes = new LinkedHashMap<>();
        losses.percentages().forEach((name, loss) -> attributes.put(name, new Influence(loss, 0)));
        for (int person = 0; person < persons.count(); person++) {
            if (person % OFTEN == 0) {
                watcher.progress("report", person, persons.count());
            }
            int[] rows = persons.of(person);
            Whole least = new Whole();
            Whole most = new Whole();
            for (Sums part : parts) {
                if (part.varies()) {
                    Left left = part.without(rows);
                    attributes.computeIfPresent(
                            part.name,
                            (name, influence) -> influence
                                    .without(left.percentage(left.least))
                                    .without(left.percentage(left.most)));
                    least.add(part.weight, left, left.least);
                    most.add(part.weight, left, left.most);
                }
            }
            whole = ofRecords.isPresent()
                    ? whole.without(ofRecords.get().without(rows))
                    : whole.without(least.percentage()).without(most.percentage());
        }
        return new LossInfluence(whole, attributes);
    }

    private static double percentage(double within, double total) {
        return total > 0 ? 100 * within / total : Double.NaN;
    }

    /**
     * The sums of an attribute without a person.
     *
     * @param least the smallest SSE there may be
     * @param most the largest
     * @param total SST on the scale that the attribute had
     * @param scaled SST on the scale that it has among records
     */
    private record Left(double least, double most, double total, double scaled) {

        private double percentage(double within) {
            return LossInfluence.percentage(within, total);
        }
    }

    /** The sums of records without a person, from those of their attributes. */
    private static final class Whole {

        private double within;
        private double total;

        private void add(double weight, Left left, double lost) {
            if (left.total > 0) {
                within += weight * left.scaled * (lost / left.total);
                total += weight * left.scaled;
            }
        }

        private double percentage() {
            return LossInfluence.percentage(within, total);
        }
    }

    /** What each row adds to the two sums. */
    private static final class Terms {

        private final double[] lost;
        private final double[] most;
        private double within;
        private double total;

        private Terms(int rows) {
            this.lost = new double[rows];
            this.most = new double[rows];
        }

        private void add(int row, double rowLost, double rowMost) {
            lost[row] = rowLost;
            most[row] = rowMost;
            within += rowLost;
            total += rowMost;
        }

        private double within(int[] without) {
            return within - Arrays.stream(without).mapToDouble(row -> lost[row]).sum();
        }

        private double total(int[] without) {
            double left =
                    total - Arrays.stream(without).mapToDouble(row -> most[row]).sum();
            return left <= ROUNDING * total ? 0 : left;
        }

        private double without(int[] rows) {
            return percentage(within(rows), total(rows));
        }
    }

    private static Terms terms(Records records, Table released, Watcher watcher) {
        Terms terms = new Terms(records.size());
        SquaredLosses.each(records, released, terms::add, watcher);
        return terms;
    }

    private static List<Sums> sums(Records records, Table original, Table released, Watcher watcher) {
        Distinct classes = Distinct.of(
                released.size(),
                records.parts().stream()
                        .map(part -> released.column(part.attribute().name()).codes())
                        .toList());
        List<Sums> all = new ArrayList<>();
        for (Records.Part<?> part : records.parts()) {
            Column before = original.column(part.attribute().name());
            Column after = released.column(part.attribute().name());
            Terms terms = new Terms(before.size());
            SquaredLosses.each(part.space(), after, terms::add, watcher);
            if (before instanceof Numbers numbers && after instanceof Numbers shown) {
                all.add(new OfNumbers(part, terms, numbers, shown, classes));
            } else if (part.attribute().domain() instanceof Nominal && before instanceof Words words) {
                all.add(new OfCategories(part, terms, words));
            } else {
                all.add(new Fixed(part, terms));
            }
        }
        return all;
    }

    /** The two sums of an attribute. */
    private abstract static class Sums {

        final String name;
        final double weight;
        final Terms terms;

        private Sums(Records.Part<?> part, Terms terms) {
            this.name = part.attribute().name();
            this.weight = part.attribute().weight();
            this.terms = terms;
        }

        abstract Left without(int[] rows);

        boolean varies() {
            return terms.total > 0;
        }
    }

    /** Prototypes stay as they are. */
    private static final class Fixed extends Sums {

        private Fixed(Records.Part<?> part, Terms terms) {
            super(part, terms);
        }

        @Override
        Left without(int[] rows) {
            double within = terms.within(rows);
            double total = terms.total(rows);
            return new Left(within, within, total, total);
        }
    }

    /** 0 or 1 for each row, and the most frequent category as prototype. */
    private static final class OfCategories extends Sums {

        private final int[] codes;
        private final int[] counts;
        private final int[] byCount;

        private OfCategories(Records.Part<?> part, Terms terms, Words words) {
            super(part, terms);
            this.codes = IntStream.range(0, words.size()).map(words::code).toArray();
            this.counts = words.counts();
            this.byCount = IntStream.range(0, counts.length)
                    .boxed()
                    .sorted((one, other) -> Integer.compare(counts[other], counts[one]))
                    .mapToInt(Integer::intValue)
                    .toArray();
        }

        @Override
        Left without(int[] rows) {
            Map<Integer, Integer> out = new HashMap<>();
            for (int row : rows) {
                out.merge(codes[row], 1, Integer::sum);
            }
            int mode = 0;
            for (int code : byCount) {
                mode = Math.max(mode, counts[code] - out.getOrDefault(code, 0));
                if (!out.containsKey(code)) {
                    break; // the others are rarer
                }
            }
            double total = codes.length - rows.length - mode;
            return new Left(Math.max(0, terms.within - rows.length), terms.within, total, total);
        }
    }

    /** Standardised numbers, with the mean as prototype. */
    private static final class OfNumbers extends Sums {

        private final BitSet held = new BitSet();
        private final double[] fromMean;
        private final double[] fromReleased;
        private final Distinct classes;
        private final int[] inClass;
        private final double[] ofClass;
        private final int present;

        private OfNumbers(Records.Part<?> part, Terms terms, Numbers numbers, Numbers shown, Distinct classes) {
            super(part, terms);
            this.classes = classes;
            this.inClass = new int[classes.count()];
            this.ofClass = new double[classes.count()];
            this.fromMean = new double[numbers.size()];
            this.fromReleased = new double[numbers.size()];
            Moments moments = Moments.of(numbers);
            for (int row = 0; row < numbers.size(); row++) {
                if (!numbers.missing(row) && moments.deviation() > 0) {
                    held.set(row);
                    fromMean[row] = (numbers.at(row) - moments.mean()) / moments.deviation();
                    if (!shown.missing(row)) {
                        fromReleased[row] = (numbers.at(row) - shown.at(row)) / moments.deviation();
                        inClass[classes.recordOf(row)]++;
                        ofClass[classes.recordOf(row)] += fromReleased[row];
                    }
                }
            }
            this.present = held.cardinality();
        }

        @Override
        Left without(int[] rows) {
            int left = present - (int) Arrays.stream(rows).filter(held::get).count();
            double apart = Arrays.stream(rows).mapToDouble(row -> fromMean[row]).sum();
            double total = terms.total(rows) - (left > 0 ? apart * apart / left : 0);
            double within = terms.within(rows);
            return new Left(
                    Math.max(0, within - regained(rows)),
                    within,
                    total <= ROUNDING * terms.total ? 0 : total,
                    terms.total * Math.max(0, left - 1) / Math.max(1, present - 1));
        }

        /** What the groups lose less because they have another mean without these rows. */
        private double regained(int[] rows) {
            Map<Integer, double[]> out = new HashMap<>();
            for (int row : rows) {
                double[] gone = out.computeIfAbsent(classes.recordOf(row), unseen -> new double[2]);
                gone[0] += fromReleased[row];
                gone[1]++;
            }
            double regained = 0;
            for (Map.Entry<Integer, double[]> gone : out.entrySet()) {
                double sum = ofClass[gone.getKey()] - gone.getValue()[0];
                double left = inClass[gone.getKey()] - gone.getValue()[1];
                regained += left > 0 ? sum * sum / left : 0;
            }
            return regained;
        }
    }
}
