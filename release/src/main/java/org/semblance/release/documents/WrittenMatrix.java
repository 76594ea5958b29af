package org.semblance.release.documents;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.data.Vectors;

/**
 * A matrix as it is written.
 *
 * @param vectors its rows
 * @param terms the meaning of its columns
 */
record WrittenMatrix(Vectors vectors, List<String> terms) {

    /** The same without columns that have no entry. */
    WrittenMatrix withoutUnused() {
        int[] rows = vectors.rowsAt();
        int[] used =
                IntStream.range(0, rows.length).filter(term -> rows[term] > 0).toArray();
        int[] places = new int[rows.length];
        Arrays.fill(places, -1);
        for (int place = 0; place < used.length; place++) {
            places[used[place]] = place;
        }
        return new WrittenMatrix(
                vectors.moved(used.length, term -> places[term]),
                Arrays.stream(used).mapToObj(terms::get).toList());
    }
}
