package org.semblance.quality.loss;

import java.util.ArrayList;
import java.util.List;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Distinct;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Nominal;
import org.semblance.domain.Records;

/** SSE and SST of an attribute, and what they become without some rows. */
abstract class LossSums {

    private final String name;
    private final double weight;
    private final LossTerms terms;

    LossSums(Records.Part<?> part, LossTerms terms) {
        this.name = part.attribute().name();
        this.weight = part.attribute().weight();
        this.terms = terms;
    }

    /** The sums of each attribute, by the kind of its prototype. */
    static List<LossSums> of(Records records, Table original, Table released, Watcher watcher) {
        Distinct classes = Distinct.of(
                released.size(),
                records.parts().stream()
                        .map(part -> released.column(part.attribute().name()).codes())
                        .toList());
        List<LossSums> all = new ArrayList<>();
        for (Records.Part<?> part : records.parts()) {
            Column before = original.column(part.attribute().name());
            Column after = released.column(part.attribute().name());
            LossTerms terms = LossTerms.of(part, after, watcher);
            if (before instanceof Numbers numbers && after instanceof Numbers shown) {
                all.add(new NumberLossSums(part, terms, numbers, shown, classes));
            } else if (part.attribute().domain() instanceof Nominal && before instanceof Words words) {
                all.add(new CategoryLossSums(part, terms, words));
            } else {
                all.add(new FixedPrototypes(part, terms));
            }
        }
        return all;
    }

    String name() {
        return name;
    }

    double weight() {
        return weight;
    }

    LossTerms terms() {
        return terms;
    }

    /** The sums without some rows. */
    abstract RemainingLoss without(int[] rows);

    /** Whether the values differ at all. */
    boolean varies() {
        return terms.total() > 0;
    }

    /**
     * The sums of an attribute without some rows.
     *
     * @param least the smallest SSE there may be
     * @param most the largest
     * @param total SST on the scale that the attribute had
     * @param scaled SST on the scale that it has among records
     */
    record RemainingLoss(double least, double most, double total, double scaled) {

        /** The loss in per cent, with one of the two SSE. */
        double percentage(double within) {
            return LossTerms.percentage(within, total);
        }
    }

    /** Prototypes stay as they are. */
    private static final class FixedPrototypes extends LossSums {

        private FixedPrototypes(Records.Part<?> part, LossTerms terms) {
            super(part, terms);
        }

        @Override
        RemainingLoss without(int[] rows) {
            double within = terms().within(rows);
            double total = terms().total(rows);
            return new RemainingLoss(within, within, total, total);
        }
    }
}
