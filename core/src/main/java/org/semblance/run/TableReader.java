package org.semblance.run;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import org.semblance.Watcher;
import org.semblance.data.Table;

/** Port: reads a table from a file, strictly: what is not certain is refused. */
public interface TableReader {

    /**
     * What to read and how.
     *
     * @param missing texts that mean "no value"; when there are none, an empty field is the empty word
     * @param nfc whether words that differ only in how Unicode composes them are one word
     * @param number which columns hold numbers; the others hold words, exactly as they stand
     * @param wanted which columns to keep
     */
    record Request(
            Path file, Csv csv, List<String> missing, boolean nfc, Predicate<String> number, Predicate<String> wanted) {

        /** Every field as the text it is, nothing missing, nothing normalised: how a verifier reads. */
        public static Request verbatim(Path file, Csv csv) {
            return new Request(file, csv, List.of(), false, name -> false, name -> true);
        }
    }

    /** A table, and the layout it was found in (every part of it known). */
    record Reading(Table table, Csv form) {}

    /**
     * Reads the table.
     *
     * @throws org.semblance.Problem with the row and the column when something is not as it must be
     */
    Reading read(Request request, Watcher watcher);
}
