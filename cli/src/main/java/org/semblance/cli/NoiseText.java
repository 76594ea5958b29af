package org.semblance.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.semblance.data.Decimal;
import org.semblance.method.Displacements.Shift;
import org.semblance.release.report.DifferentialPrivacy;
import org.semblance.release.report.NoiseReport;

/** Prints how noise changed the data. */
final class NoiseText {

    private NoiseText() {}

    static void tell(NoiseReport noise, Optional<DifferentialPrivacy> claim, PrintWriter console) {
        claim.ifPresent(made -> console.println("  differentially private by construction: '"
                + FindingLines.printable(made.attribute()) + "', epsilon " + Decimal.text(made.epsilon())
                + " for each record"));
        console.println("  no k-anonymity is claimed: each record was masked independently");
        moved(noise.attributes().stream().map(NoiseReport.OfAttribute::shift).toList(), console);
    }

    /** Prints how far the values of each attribute were moved. */
    static void moved(List<Shift> shifts, PrintWriter console) {
        int width = shifts.stream()
                .mapToInt(shift -> shift.attribute().length())
                .max()
                .orElse(0);
        shifts.forEach(shift -> console.println(line(shift, Math.max(FindingLines.NAMES, width))));
    }

    private static String line(Shift shift, int width) {
        if (Double.isNaN(shift.actual())) {
            return String.format(
                    Locale.ROOT,
                    "  %-" + width + "s %d values, too few to show how far they were moved",
                    FindingLines.printable(shift.attribute()),
                    shift.values());
        }
        return String.format(
                Locale.ROOT,
                "  %-" + width + "s moved by %.4g%s; %d of %d unchanged",
                FindingLines.printable(shift.attribute()),
                shift.actual(),
                Double.isFinite(shift.target())
                        ? String.format(Locale.ROOT, " (noise of %.4g was drawn)", shift.target())
                        : "",
                shift.unchanged(),
                shift.values());
    }
}
