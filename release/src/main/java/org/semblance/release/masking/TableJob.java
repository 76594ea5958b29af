package org.semblance.release.masking;

import java.util.stream.IntStream;
import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.Workers;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.method.Masked;
import org.semblance.privacy.Evidence;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.prepare.SpreadsheetSafe;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.verification.Judgement;
import org.semblance.release.verification.Verification;
import org.semblance.source.CsvLayout;
import org.semblance.source.TableFormat;

/**
 * A table in memory and the recipe to mask it by.
 *
 * @param form the format of its release
 * @param workers where blocks are grouped
 */
public record TableJob(TableRecipe recipe, Dataset data, TableFormat form, Workers workers) implements MaskingJob {

    public TableJob(TableRecipe recipe, Preparation prepared, Workers workers) {
        this(recipe, prepared.data(), prepared.form().ofRelease(), workers);
    }

    @Override
    public Masked mask(Chance chance, Watcher watcher) {
        return recipe.reaching(workers).mask(data, chance, watcher);
    }

    /** The released columns, with every field as it is written. */
    public Table released(Table masked, Watcher watcher) {
        Table released = masked.only(Preparation.released(data.attributes()));
        return recipe.release().spreadsheetSafe() ? SpreadsheetSafe.of(released, form, watcher) : released;
    }

    /** The evidence from the original, in the original order of rows. */
    public Evidence evidence() {
        return Evidence.of(
                data,
                IntStream.range(0, data.table().size()).toArray(),
                data.person().map(Words::codes));
    }

    @Override
    public Judgement judge(Table masked, Watcher watcher) {
        return judge(masked, evidence(), watcher);
    }

    /**
     * Verifies one of several masked tables of the same original.
     *
     * @param evidence the evidence from the original
     */
    public Judgement judge(Table masked, Evidence evidence, Watcher watcher) {
        return Verification.judge(
                recipe,
                asWritten(released(masked, watcher)),
                data.with(Role.QUASI_IDENTIFIER).stream().map(Attribute::name).toList(),
                evidence,
                data.table().rows(),
                watcher);
    }

    /** Numbers as text with a decimal comma, if the CSV file is written with one. */
    private Table asWritten(Table released) {
        if (form.known() != TableFormat.Format.CSV || form.csv().decimal() != CsvLayout.DecimalSign.COMMA) {
            return released;
        }
        return Table.of(released.columns().stream().map(TableJob::withComma).toList(), released.rows());
    }

    private static Column withComma(Column column) {
        if (!(column instanceof Numbers)) {
            return column;
        }
        String[] texts = new String[column.size()];
        for (int row = 0; row < texts.length; row++) {
            texts[row] = column.missing(row) ? null : column.text(row).replace('.', ',');
        }
        return Words.of(column.name(), texts);
    }
}
