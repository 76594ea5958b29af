package org.semblance.method.microaggregation;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.domain.Records;
import org.semblance.domain.Space;
import org.semblance.domain.WordHolders;
import org.semblance.method.Groups;

/**
 * The values that groups publish.
 *
 * @param contributors the minimum number of original values behind each published value, and of rows or persons of
 *     the whole table that hold a published category; otherwise it is suppressed
 * @param rescale whether numbers are rescaled to their original variance
 * @param everyCategory whether a category may be published whoever holds it
 * @param displace the standard deviation by which numbers are displaced, in standard errors of the group; 0 for none
 */
record GroupPrototypes(int contributors, boolean rescale, boolean everyCategory, double displace)
        implements Serializable {

    private static final int WORDS_OF_NORMAL = 2;

    /** The same, whoever holds a category. */
    GroupPrototypes withEveryCategory() {
        return new GroupPrototypes(contributors, rescale, true, displace);
    }

    /** The same with numbers displaced by so many standard errors. */
    GroupPrototypes displacing(double errors) {
        return new GroupPrototypes(contributors, rescale, everyCategory, errors);
    }

    boolean displaces() {
        return displace > 0;
    }

    /**
     * The column that shows, in each row, the prototype of its group; a person counts once, however many its rows.
     *
     * @param holders who holds which word in the whole table; empty for a column without words
     * @param chance the random numbers of this column; not used if nothing is displaced
     */
    <V> Column column(
            Space<V> space,
            Optional<WordHolders> holders,
            Records records,
            Groups groups,
            int[] groupOfRow,
            Optional<Chance> chance,
            Watcher watcher) {
        Optional<Chance.Draws> draws = displaces() ? chance.map(own -> own.draws(WORDS_OF_NORMAL)) : Optional.empty();
        Predicate<V> permitted =
                everyCategory || holders.isEmpty() ? point -> true : space.held(holders.get(), contributors);
        List<V> prototypes = new ArrayList<>(groups.count());
        for (int group = 0; group < groups.count(); group++) {
            watcher.progress("prototypes", group, groups.count());
            int[] members = groups.members(group);
            int present = records.times(
                    Arrays.stream(members).filter(row -> !space.missing(row)).toArray());
            V own = present < contributors ? space.nothing() : records.prototype(space, members, permitted);
            int number = group;
            prototypes.add(draws.map(drawn -> {
                        drawn.at(number);
                        return space.moved(own, members, displace * drawn.normal());
                    })
                    .orElse(own));
        }
        List<V> shown = rescale ? space.restored(prototypes, groups.groupOf()) : prototypes;
        return space.column(shown.stream().map(space::published).toList(), groupOfRow);
    }
}
