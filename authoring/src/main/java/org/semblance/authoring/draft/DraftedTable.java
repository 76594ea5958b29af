package org.semblance.authoring.draft;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.Words;
import org.semblance.port.TableReader;
import org.semblance.release.columns.MissingHeaderCheck;
import org.semblance.release.columns.MissingValueSigns;
import org.semblance.source.CsvLayout;
import org.semblance.source.TableFormat;

/**
 * A table to draft a recipe for, read once, all as words.
 *
 * @param missing the signs of missing values in it; cells with one have no value here
 */
record DraftedTable(List<Words> columns, List<String> missing, CsvLayout csv) {

    static DraftedTable read(DraftRequest request, TableReader reader, Watcher watcher) {
        TableReader.Reading reading = reader.read(
                new TableReader.Request(
                        request.source(), TableFormat.UNKNOWN, List.of(), true, name -> false, name -> true),
                watcher);
        MissingHeaderCheck.refuseRecord(reading.table());
        List<Words> verbatim =
                reading.table().columns().stream().map(column -> (Words) column).toList();
        List<String> usual = MissingValueSigns.in(verbatim);
        List<String> given = request.missing();
        List<String> missing = given == null ? usual : new ArrayList<>(given);
        if (given != null && usual.contains("") && !given.contains("")) {
            missing.add("");
        }
        Set<String> signs = new HashSet<>(missing);
        return new DraftedTable(
                verbatim.stream().map(column -> without(column, signs)).toList(),
                missing,
                reading.form().csv());
    }

    int rows() {
        return columns.isEmpty() ? 0 : columns.get(0).size();
    }

    private static Words without(Words column, Set<String> signs) {
        List<String> dictionary = column.dictionary();
        boolean[] sign = new boolean[dictionary.size()];
        boolean any = false;
        for (int code = 0; code < sign.length; code++) {
            sign[code] = signs.contains(dictionary.get(code));
            any |= sign[code];
        }
        if (!any) {
            return column;
        }
        int[] codes = IntStream.range(0, column.size())
                .map(column::code)
                .map(code -> code == Words.MISSING || sign[code] ? Words.MISSING : code)
                .toArray();
        return Words.of(column.name(), codes, dictionary);
    }
}
