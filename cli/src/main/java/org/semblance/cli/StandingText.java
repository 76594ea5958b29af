package org.semblance.cli;

import java.io.PrintWriter;
import org.semblance.Count;
import org.semblance.Watcher.Warning;
import org.semblance.release.attack.OpenPoint;
import org.semblance.release.attack.PlainSpaces;
import org.semblance.release.attack.ReleaseStanding;

/** Prints the colour of a release, and what is left to decide before it is published. */
final class StandingText {

    private StandingText() {}

    static void tell(ReleaseStanding standing, PrintWriter console) {
        console.println(standing.colour().key() + ": "
                + (standing.points().isEmpty()
                        ? "no open points"
                        : Count.of(standing.points().size(), "open point")));
        OpenPoint last = null;
        for (OpenPoint point : standing.points()) {
            boolean same = last != null
                    && last.id().equals(point.id())
                    && last.remedy().equals(point.remedy());
            tell(point, same, console);
            last = point;
        }
    }

    /** A point; what to do is not repeated for several of a kind. */
    private static void tell(OpenPoint point, boolean same, PrintWriter console) {
        console.println(Paragraph.of(
                "  - ",
                (point.kind() == OpenPoint.Kind.WARNING ? "warning " + point.id() + ": " : "") + plain(point.what())));
        if (!same && !point.remedy().isEmpty()) {
            console.println(Paragraph.of("    -> ", plain(point.remedy())));
        }
        point.acceptance()
                .ifPresent(line -> console.println(
                        "       " + (point.remedy().contains("accept:") ? "" : "or in the recipe: ") + plain(line)));
    }

    /** Whether a warning is printed as an open point. */
    static boolean lists(ReleaseStanding standing, Warning warning) {
        return standing.points().stream()
                .anyMatch(point -> point.kind() == OpenPoint.Kind.WARNING
                        && point.id().equals(warning.code())
                        && point.what().startsWith(warning.message()));
    }

    private static String plain(String text) {
        return FindingLines.printable(PlainSpaces.of(text));
    }
}
