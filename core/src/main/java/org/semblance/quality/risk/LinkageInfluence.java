package org.semblance.quality.risk;

import java.util.List;
import org.semblance.Watcher;
import org.semblance.data.Distinct;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.PersonRows;
import org.semblance.domain.Role;
import org.semblance.quality.PersonInfluence;

/**
 * Linkage figures in per cent, and how far leaving out any one person moves them, from the original and from the
 * release: others may then be linked who were not, because a row that was nearest to them is gone.
 */
public final class LinkageInfluence {

    private LinkageInfluence() {}

    /**
     * {@link DistanceLinkage}. Its influence is unknown if there are so many rows that a sample is linked.
     *
     * @param figure the score of the measure
     * @param sampled whether a sample was linked
     */
    public static PersonInfluence ofDistance(
            double figure, boolean sampled, Dataset original, Table released, PersonRows persons, Watcher watcher) {
        return sampled || released.size() < 2
                ? PersonInfluence.unknown(figure)
                : new NearestReleasedRecords(original, released, watcher).influence(figure, persons);
    }

    /** {@link RecordLinkage}. */
    public static PersonInfluence ofRecords(double figure, Dataset original, Table released, PersonRows persons) {
        PersonInfluence influence = new PersonInfluence(figure, 0);
        List<Attribute> attributes = original.with(Role.QUASI_IDENTIFIER);
        Distinct tuples = Distinct.of(
                released.size(),
                attributes.stream()
                        .map(attribute ->
                                original.table().column(attribute.name()).codes())
                        .toList());
        boolean[] unchanged = new boolean[released.size()];
        int[] ofTuple = new int[tuples.count()];
        for (int row = 0; row < unchanged.length; row++) {
            unchanged[row] = RecordLinkage.unchanged(attributes, original.table(), released, row);
            ofTuple[tuples.recordOf(row)] += unchanged[row] ? 1 : 0;
        }
        double linked = 0;
        for (int tuple = 0; tuple < ofTuple.length; tuple++) {
            linked += (double) ofTuple[tuple] / tuples.size(tuple);
        }
        int[] outOf = new int[tuples.count()];
        int[] unchangedOut = new int[tuples.count()];
        for (int person = 0; person < persons.count(); person++) {
            int[] rows = persons.of(person);
            for (int row : rows) {
                outOf[tuples.recordOf(row)]++;
                unchangedOut[tuples.recordOf(row)] += unchanged[row] ? 1 : 0;
            }
            double left = linked;
            for (int row : rows) {
                int tuple = tuples.recordOf(row);
                if (outOf[tuple] > 0) {
                    int stays = tuples.size(tuple) - outOf[tuple];
                    left -= (double) ofTuple[tuple] / tuples.size(tuple);
                    left += stays == 0 ? 0 : (double) (ofTuple[tuple] - unchangedOut[tuple]) / stays;
                    outOf[tuple] = 0;
                    unchangedOut[tuple] = 0;
                }
            }
            influence = influence.without(percentage(left, released.size() - rows.length));
        }
        return influence;
    }

    /** The share of linked rows; NaN if there are no rows. */
    static double percentage(double linked, int rows) {
        return rows <= 0 ? Double.NaN : 100 * linked / rows;
    }
}
