package org.semblance.experiments;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Figures that the text of Abril, Navarro-Arribas and Torra (2015) prints, beside ours. */
final class Statements {

    private Statements() {}

    /** Ours beside a printed one, with why it may be off; shown in a line of its own. */
    static Figure compare(Notes notes, String id, String what, double ours, int decimals, @Nullable String why) {
        Map<String, String> line = Expected.lines("spherical/statements.csv").stream()
                .filter(each -> Expected.text(each, "id").equals(id))
                .findFirst()
                .orElseThrow();
        Figure figure = new Figure(id, Expected.number(line, "paper"), ours, Expected.number(line, "tolerance"), why);
        notes.figures.add(figure);
        notes.page.say("  " + what + ": " + Page.number(ours, decimals) + ", paper " + Expected.text(line, "paper")
                + ": " + figure.verdict() + (figure.holds() || why == null ? "" : " (" + why + ")"));
        return figure;
    }
}
