package org.semblance.privacy;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Map;
import java.util.Optional;

/**
 * What a guarantee counts and a release does not show, computed from the original in the order of the released rows.
 *
 * @param persons for each row a number that rows of one person share; without it, one row is one person
 * @param present for each quasi-identifier, the rows whose original value was not missing
 */
public record Evidence(Optional<int[]> persons, Map<String, BitSet> present) {

    /** Nothing is known but the file: rows are judged, and one row is taken for one person. */
    public static final Evidence NONE = new Evidence(Optional.empty(), Map.of());

    /** How many different persons stand behind these rows. */
    int personsBehind(int[] rows) {
        if (persons.isEmpty()) {
            return rows.length;
        }
        int[] personOf = persons.get();
        int[] behind = new int[rows.length];
        for (int i = 0; i < rows.length; i++) {
            behind[i] = personOf[rows[i]];
        }
        Arrays.sort(behind);
        int different = 0;
        for (int i = 0; i < behind.length; i++) {
            different += i == 0 || behind[i] != behind[i - 1] ? 1 : 0;
        }
        return different;
    }
}
