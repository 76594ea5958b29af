package org.semblance.method.microaggregation;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.domain.Records;
import org.semblance.domain.Space;
import org.semblance.method.Groups;

/**
 * The values that groups publish.
 *
 * @param contributors the minimum number of original values behind each published value; otherwise it is suppressed
 * @param rescale whether numbers are rescaled to their original variance
 */
record GroupPrototypes(int contributors, boolean rescale) implements Serializable {

    /** The column that shows, in each row, the prototype of its group; a person counts once, however many its rows. */
    <V> Column column(Space<V> space, Records records, Groups groups, int[] groupOfRow, Watcher watcher) {
        List<V> prototypes = new ArrayList<>(groups.count());
        for (int group = 0; group < groups.count(); group++) {
            watcher.progress("prototypes", group, groups.count());
            int[] members = groups.members(group);
            int present = records.times(
                    Arrays.stream(members).filter(row -> !space.missing(row)).toArray());
            prototypes.add(present < contributors ? space.nothing() : records.prototype(space, members));
        }
        List<V> shown = rescale ? space.restored(prototypes, groups.groupOf()) : prototypes;
        return space.column(shown.stream().map(space::published).toList(), groupOfRow);
    }
}
