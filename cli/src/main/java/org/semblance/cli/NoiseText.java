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
        moved(
                noise.attributes().stream()
                        .map(attribute -> new Change(attribute.shift(), attribute.semantic(), claim.isPresent()))
                        .toList(),
                console);
    }

    /**
     * How far the values of an attribute were moved.
     *
     * @param semantic whether its values are concepts, not numbers
     * @param expected whether the target is the expected distance of a random draw, not the noise that was drawn
     */
    record Change(Shift shift, boolean semantic, boolean expected) {}

    /** Prints how far the values of each attribute were moved. */
    static void moved(List<Change> changes, PrintWriter console) {
        int width = changes.stream()
                .mapToInt(change -> change.shift().attribute().length())
                .max()
                .orElse(0);
        changes.forEach(change -> console.println(line(change, Math.max(FindingLines.NAMES, width))));
    }

    private static String line(Change change, int width) {
        Shift shift = change.shift();
        if (Double.isNaN(shift.actual())) {
            return String.format(
                    Locale.ROOT,
                    "  %-" + width + "s %d values, too few to show how far they were moved",
                    FindingLines.printable(shift.attribute()),
                    shift.values());
        }
        return String.format(
                Locale.ROOT,
                "  %-" + width + "s RMS change %.4g%s, %s; %d of %d unchanged",
                FindingLines.printable(shift.attribute()),
                shift.actual(),
                Double.isFinite(shift.target())
                        ? String.format(
                                Locale.ROOT,
                                " (%s: %.4g)",
                                change.expected() ? "expected" : "noise drawn",
                                shift.target())
                        : "",
                change.semantic() ? "in semantic distance" : "in units of the data",
                shift.unchanged(),
                shift.values());
    }
}
