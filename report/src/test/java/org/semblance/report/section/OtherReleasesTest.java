package org.semblance.report.section;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.semblance.catalog.Catalog;
import org.semblance.release.ledger.PersonKey;
import org.semblance.release.report.LedgerFigures;
import org.semblance.release.report.Report;
import org.semblance.release.report.ReportContext;
import org.semblance.report.Samples;
import org.semblance.report.section.Attack.Standing;

class OtherReleasesTest {

    @Test
    void doesNotPutEverybodyInACrowdWhereSomeWereSetApartBefore() {
        Report report = beside(new LedgerFigures(
                1, OptionalInt.of(60), 5, OptionalInt.empty(), true, new PersonKey(List.of("id"), false)));
        assertThat(OtherReleases.told(report))
                .contains("60 people", "singles out nobody who was not already singled out")
                .doesNotContain("each person");
        assertThat(OtherReleases.standing(report)).isEqualTo(Standing.LIMITED);
    }

    private static Report beside(LedgerFigures figures) {
        ReportContext background = new ReportContext(
                5, Optional.of(figures), Optional.empty(), Optional.empty(), Map.of(), List.of(), Catalog.standard());
        return Samples.report(true, Optional.empty(), List.of(Samples.ANONYMOUS), List.of(), background);
    }
}
