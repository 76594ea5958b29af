package org.semblance.quality.loss;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.domain.PersonRows;
import org.semblance.domain.Records;
import org.semblance.quality.PersonInfluence;

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
public record LossInfluence(PersonInfluence whole, Map<String, PersonInfluence> attributes) {

    private static final int OFTEN = 1 << 12;

    public LossInfluence {
        attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
    }

    public static LossInfluence of(Dataset original, Table released, PersonRows persons, Watcher watcher) {
        Records records = original.records();
        List<LossSums> parts = LossSums.of(records, original.table(), released, watcher);
        SquaredLosses losses = SquaredLosses.of(original, released, watcher);
        Optional<LossTerms> ofRecords = records.combine() == Combination.EUCLIDEAN
                ? Optional.empty()
                : Optional.of(LossTerms.of(records, released, watcher));
        PersonInfluence whole = new PersonInfluence(losses.percentage(), 0);
        if (ofRecords.isPresent() && parts.stream().anyMatch(part -> part instanceof NumberLossSums && part.varies())) {
            whole = PersonInfluence.unknown(whole.figure());
        }
        Map<String, PersonInfluence> attributes = new LinkedHashMap<>();
        losses.percentages().forEach((name, loss) -> attributes.put(name, new PersonInfluence(loss, 0)));
        for (int person = 0; person < persons.count(); person++) {
            if (person % OFTEN == 0) {
                watcher.progress("report", person, persons.count());
            }
            int[] rows = persons.of(person);
            WholeSums least = new WholeSums();
            WholeSums most = new WholeSums();
            for (LossSums part : parts) {
                if (part.varies()) {
                    LossSums.RemainingLoss left = part.without(rows);
                    attributes.computeIfPresent(
                            part.name(),
                            (name, influence) -> influence
                                    .without(left.percentage(left.least()))
                                    .without(left.percentage(left.most())));
                    least.add(part.weight(), left, left.least());
                    most.add(part.weight(), left, left.most());
                }
            }
            whole = ofRecords.isPresent()
                    ? whole.without(ofRecords.get().percentage(rows))
                    : whole.without(least.percentage()).without(most.percentage());
        }
        return new LossInfluence(whole, attributes);
    }

    /** The sums of records without a person, from those of their attributes. */
    private static final class WholeSums {

        private double within;
        private double total;

        private void add(double weight, LossSums.RemainingLoss left, double lost) {
            if (left.total() > 0) {
                within += weight * left.scaled() * (lost / left.total());
                total += weight * left.scaled();
            }
        }

        private double percentage() {
            return LossTerms.percentage(within, total);
        }
    }
}
