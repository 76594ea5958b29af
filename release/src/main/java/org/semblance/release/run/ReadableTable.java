package org.semblance.release.run;

import java.util.List;
import java.util.Optional;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.privacy.ReleasedTable;
import org.semblance.release.publication.CanonicalOrder;
import org.semblance.release.publication.ClassSizeCounts;
import org.semblance.release.publication.ReleaseContent;
import org.semblance.release.publication.ReleasedRows;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.verification.Verification;
import org.semblance.source.CsvLayout;
import org.semblance.source.TableFormat;

/** Turns a table that was read back into what everybody can read in it. */
record ReadableTable(TableRecipe recipe, TableFormat form, List<Attribute> attributes) {

    /**
     * The table of a recipe.
     *
     * @param data the original, of which only the attributes are used
     */
    static ReadableTable of(TableRecipe recipe, TableFormat form, Dataset data) {
        return new ReadableTable(
                recipe,
                form,
                data.attributes().stream()
                        .map(attribute -> declared(attribute, recipe))
                        .toList());
    }

    /**
     * An attribute as it may be published. The concepts of a masked one were found in the original, so it is as the
     * recipe declares it; those of one that is released unchanged can be found in the release.
     */
    private static Attribute declared(Attribute attribute, TableRecipe recipe) {
        return attribute.is(Role.QUASI_IDENTIFIER) && attribute.domain() instanceof Concepts
                ? recipe.attributes().stream()
                        .filter(other -> other.name().equals(attribute.name()))
                        .findFirst()
                        .orElseThrow()
                : attribute;
    }

    ReleaseContent content(JudgedRun judged, Watcher watcher) {
        Optional<ReleasedRows> rows = judged.read().map(table -> rows(table, watcher));
        ClassSizeCounts sizes = ClassSizeCounts.of(judged.judgement().classes());
        return new ReleaseContent(sizes.rows(), sizes, rows, Optional.empty());
    }

    private ReleasedRows rows(Table read, Watcher watcher) {
        // the numbers of the rows are those of the input, and are left behind
        Table sorted = Table.of(read.rows(CanonicalOrder.of(read)).columns());
        ReleasedTable written = Verification.released(
                recipe,
                sorted,
                attributes.stream()
                        .filter(attribute -> attribute.is(Role.QUASI_IDENTIFIER))
                        .map(Attribute::name)
                        .toList(),
                Verification.readingBack(watcher));
        return ReleasedRows.of(written, attributes, decimal());
    }

    private char decimal() {
        return form.known() == TableFormat.Format.CSV && form.csv().decimal() == CsvLayout.DecimalSign.COMMA
                ? ','
                : '.';
    }
}
