package org.semblance.release.columns.signs;

import java.util.List;

/** What signs are read from: the heading of a column and its values, seen as text. */
public interface ColumnFacts {

    /** The heading. */
    String name();

    int rows();

    /** Rows with a value. */
    int present();

    /** The distinct values, without blanks around them. */
    List<String> words();

    /** The number of rows with a distinct value, by its place in {@link #words()}. */
    int count(int index);

    /** Whether all values are numbers. */
    boolean numbers();

    /** Whether all values are numbers, some perhaps with a currency or percent sign. */
    default boolean amounts() {
        return numbers();
    }

    /** Decimals of the number with most of them. */
    int decimals();

    default int distinct() {
        return words().size();
    }

    /** Ratio of distinct values to present values; 0 if there are none. */
    default double variety() {
        return present() == 0 ? 0 : (double) distinct() / present();
    }
}
