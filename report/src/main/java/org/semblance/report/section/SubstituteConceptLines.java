package org.semblance.report.section;

import java.util.List;
import org.semblance.method.Displacements.Shift;
import org.semblance.release.figures.NumberFormat;
import org.semblance.report.html.Html;
import org.semblance.report.html.PageTable;

/**
 * Reports for how many values the taxonomy had no concept at the drawn distance and side, and what was used instead.
 */
public final class SubstituteConceptLines {

    private SubstituteConceptLines() {}

    /**
     * Writes the figures for attributes of concepts; nothing if there are none.
     *
     * @param least the smallest count of rows that may be disclosed
     */
    public static void write(List<Shift> shifts, int least, Html page) {
        if (shifts.isEmpty()) {
            return;
        }
        if (shifts.stream().allMatch(shift -> shift.tooNear() + shift.wrongWay() + shift.farthest() == 0)) {
            page.leaf("p", "For every value there was a concept at the drawn distance and on the drawn side.");
            return;
        }
        page.leaf(
                "p",
                "A taxonomy is not a continuous scale: sometimes no concept is far enough and on the right side."
                        + " Then the next best one was used.",
                "class",
                "lead");
        PageTable grid = new PageTable(
                page,
                "Values without an exactly matching concept",
                "Attribute",
                "#Right side, too near",
                "#Far enough, other side",
                "#Farthest there is");
        for (Shift shift : shifts) {
            grid.row().foreign(shift.attribute());
            grid.next().text(NumberFormat.fewest(shift.tooNear(), least));
            grid.next().text(NumberFormat.fewest(shift.wrongWay(), least));
            grid.next().text(NumberFormat.fewest(shift.farthest(), least));
            grid.endRow();
        }
        grid.end();
    }
}
