package org.semblance.release.verification;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.semblance.Watcher;
import org.semblance.data.MissingValues;
import org.semblance.data.Rows;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.port.TableReader;
import org.semblance.privacy.AttributeGuarantee;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.ReleasedTable;
import org.semblance.privacy.Verdict;
import org.semblance.release.prepare.SpreadsheetSafe;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.report.Report;
import org.semblance.source.CsvLayout;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;

/** Verifies the guarantees of a release on the file that was written. */
public final class Verification {

    private final TableReader reader;

    public Verification(TableReader reader) {
        this.reader = reader;
    }

    /**
     * Reads a file back and verifies the guarantees on it.
     *
     * @param original the data that was masked
     * @param order for each released row, the row of the original it came from
     * @param recipe the guarantees, and how values are written
     */
    public ReadBack judge(
            Path file, TableFormat form, Dataset original, int[] order, TableRecipe recipe, Watcher watcher) {
        Table table = withOwnNames(
                reader.read(TableReader.Request.verbatim(TableSource.of(file), form), readingBack(watcher))
                        .table(),
                recipe,
                form);
        List<String> kept = names(original, Role.QUASI_IDENTIFIER, Role.CONFIDENTIAL, Role.OTHER);
        if (table.size() != order.length || !table.names().equals(kept)) {
            throw new IllegalStateException("the file read back has not the rows and columns that were written");
        }
        Evidence evidence = Evidence.of(
                original,
                order,
                original.person().map(person -> person.rows(order).codes()));
        return new ReadBack(
                judge(
                        recipe,
                        table,
                        names(original, Role.QUASI_IDENTIFIER),
                        evidence,
                        original.table().rows().only(order),
                        watcher),
                Optional.of(table));
    }

    /**
     * Verifies the guarantees on a table whose fields are the texts as written.
     *
     * @param rows the row numbers to report
     */
    public static Judgement judge(
            TableRecipe recipe,
            Table table,
            List<String> quasiIdentifiers,
            Evidence evidence,
            Rows rows,
            Watcher watcher) {
        ReleasedTable released = released(recipe, table, quasiIdentifiers, watcher);
        return new Judgement(
                recipe.guaranteesToVerify().stream()
                        .map(guarantee -> finding(guarantee, guarantee.check(released, evidence), rows))
                        .toList(),
                released.classes());
    }

    /** A table that was read back, with its columns under their own names. */
    public static Table withOwnNames(Table table, TableRecipe recipe, TableFormat form) {
        return recipe.release().spreadsheetSafe() && form.known() == TableFormat.Format.CSV
                ? SpreadsheetSafe.withOwnNames(table)
                : table;
    }

    /** A table that was read verbatim, interpreted by the recipe's settings for missing values and spreadsheets. */
    public static ReleasedTable released(
            TableRecipe recipe, Table table, List<String> quasiIdentifiers, Watcher watcher) {
        return read(recipe, new ReleasedTable(table, quasiIdentifiers, recipe.missingText(), watcher));
    }

    /** The same table, interpreted by the recipe's settings for missing values and spreadsheets. */
    public static ReleasedTable read(TableRecipe recipe, ReleasedTable verbatim) {
        Map<String, MissingValues> own = recipe.missingByColumn();
        char sign = recipe.csv().decimal() == CsvLayout.DecimalSign.COMMA ? ',' : '.';
        return verbatim.reading(
                (column, text) -> recipe.missing().contains(text)
                        || own.getOrDefault(column, MissingValues.NONE).declares(text, sign),
                recipe.release().spreadsheetSafe() ? SpreadsheetSafe::original : UnaryOperator.identity());
    }

    /** Passes on progress only. The reader's warnings were already given when the original was read. */
    public static Watcher readingBack(Watcher watcher) {
        return (stage, done, total) -> watcher.progress("verify", done, total);
    }

    /** The verdict on a guarantee, with the attribute it is about, if it is about one. */
    public static Report.Finding finding(Guarantee guarantee, Verdict verdict, Rows rows) {
        Report.Finding finding = finding(verdict, rows);
        return guarantee instanceof AttributeGuarantee ofOne ? finding.about(ofOne.of()) : finding;
    }

    /** A verdict with the input numbers of the rows that violate it. */
    public static Report.Finding finding(Verdict verdict, Rows rows) {
        Set<String> reasons = new LinkedHashSet<>(
                verdict.violations().stream().map(Verdict.Violation::reason).toList());
        return new Report.Finding(
                verdict.guarantee(),
                verdict.asked(),
                verdict.found(),
                verdict.of(),
                Optional.empty(),
                verdict.holds(),
                verdict.rows().stream().map(rows::number).sorted().toList(),
                verdict.doubt()
                        .map(Verdict.Doubt::reason)
                        .orElseGet(() -> reasons.stream().limit(5).collect(Collectors.joining("; "))),
                verdict.doubt());
    }

    private static List<String> names(Dataset data, Role... roles) {
        List<String> names = new ArrayList<>();
        for (Attribute attribute : data.attributes()) {
            if (Set.of(roles).stream().anyMatch(attribute::is)) {
                names.add(attribute.name());
            }
        }
        return names;
    }
}
