package org.semblance.quality.loss;

import java.util.function.IntPredicate;
import org.semblance.data.Column;
import org.semblance.data.Words;
import org.semblance.domain.hierarchy.Hierarchy;

/** Tells which rows of a released column are suppressed: the value is missing or a star. */
final class SuppressedRows {

    private SuppressedRows() {}

    static IntPredicate in(Column released) {
        int star = released instanceof Words words ? words.dictionary().indexOf(Hierarchy.ANYTHING) : Words.MISSING;
        return row -> released.missing(row)
                || (star != Words.MISSING && released instanceof Words words && words.code(row) == star);
    }
}
