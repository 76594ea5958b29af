package org.semblance.quality.risk;

import java.util.ArrayList;
import java.util.List;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.data.Column;
import org.semblance.data.Distinct;
import org.semblance.data.ExactSum;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.quality.CountMeasure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.MeasureFacts.Need;
import org.semblance.quality.Score;

/**
 * Record linkage by exact match: {@code 100/n · Σ P(row)}, the expected share of records that an intruder links
 * correctly by looking up each released tuple in the original, in per cent.
 *
 * <p>P is 1/|G| if the tuple of quasi-identifiers was released unchanged, with G the original records that have this
 * tuple, and 0 otherwise. Tuples are compared as text; a missing value equals a missing value only. Range: 0 % to 100
 * %; smaller is better. Rows are counted, not persons. An empty table gives 0.
 *
 * <p>Martínez, Sánchez and Valls (2012), Eq. 12 and 13.
 */
@CatalogEntry(
        name = RecordLinkage.NAME,
        summary = "records that an intruder re-identifies by looking up the released values among the originals",
        source = Citations.MARTINEZ_SANCHEZ_VALLS)
@MeasureFacts(kind = Kind.RISK, range = MeasureFacts.PERCENT, needs = Need.UNCHANGED_VALUES, linksOneByOne = true)
public record RecordLinkage() implements CountMeasure {

    public static final String NAME = "record-linkage";

    /** The expected number of correct links and the number of rows. */
    private record LinkSums(ExactSum linked, long rows) implements Sums {

        @Override
        public Sums and(Sums other) {
            LinkSums more = (LinkSums) other;
            ExactSum both = new ExactSum();
            both.add(linked);
            both.add(more.linked);
            return new LinkSums(both, rows + more.rows);
        }

        @Override
        public Score score() {
            return Score.of(NAME, rows == 0 ? 0 : 100 * linked.value() / rows, "%");
        }
    }

    @Override
    public RowGrouping together() {
        return RowGrouping.ORIGINAL;
    }

    @Override
    public Sums counted(Dataset original, Table released) {
        List<Attribute> attributes = original.with(Role.QUASI_IDENTIFIER);
        List<int[]> codes = new ArrayList<>();
        attributes.forEach(
                attribute -> codes.add(original.table().column(attribute.name()).codes()));
        Distinct tuples = Distinct.of(released.size(), codes);
        ExactSum linked = new ExactSum();
        for (int row = 0; row < released.size(); row++) {
            if (unchanged(attributes, original.table(), released, row)) {
                int alike = released.rows().times(tuples.rowsOf(tuples.recordOf(row)));
                linked.add(1.0 / alike, released.rows().times(row));
            }
        }
        return new LinkSums(linked, released.rows().total());
    }

    /** Whether a row was released with its original texts. */
    static boolean unchanged(List<Attribute> attributes, Table original, Table released, int row) {
        for (Attribute attribute : attributes) {
            Column before = original.column(attribute.name());
            Column after = released.column(attribute.name());
            if (before.missing(row) != after.missing(row) || !before.text(row).equals(after.text(row))) {
                return false;
            }
        }
        return true;
    }
}
