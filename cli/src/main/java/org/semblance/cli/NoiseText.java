package org.semblance.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import org.semblance.data.Decimal;
import org.semblance.run.AddedNoise;
import org.semblance.run.DifferentialPrivacy;

/** What noise did, as lines to read. */
final class NoiseText {

    private NoiseText() {}

    static void tell(AddedNoise noise, Optional<DifferentialPrivacy> claim, PrintWriter console) {
        claim.ifPresent(made -> console.println("  differentially private by construction: '"
                + Lines.printable(made.attribute()) + "', epsilon " + Decimal.text(made.epsilon()) + " for each row"));
        console.println("  no k-anonymity is claimed: each record was masked alone");
        int width = noise.attributes().stream()
                .mapToInt(attribute -> attribute.attribute().length())
                .max()
                .orElse(0);
        for (AddedNoise.OfAttribute attribute : noise.attributes()) {
            boolean drawn = Double.isFinite(attribute.shift().target());
            console.printf(
                    Locale.ROOT,
                    "  %-" + Math.max(18, width) + "s moved by %.4g%s; %d of %d unchanged%n",
                    Lines.printable(attribute.attribute()),
                    attribute.shift().actual(),
                    drawn
                            ? String.format(
                                    Locale.ROOT,
                                    " (drawn %.4g)",
                                    attribute.shift().target())
                            : "",
                    attribute.shift().unchanged(),
                    attribute.shift().records());
        }
    }
}
