package org.semblance.report.section;

import org.semblance.release.attack.ReleaseStanding;
import org.semblance.release.attack.ReleaseStanding.Colour;
import org.semblance.release.figures.NumberFormat;
import org.semblance.report.html.Html;

/** The verdict, prominently and in its colour, with the number of open points. */
public final class StandingBox {

    private static final String TICK = "M7 12.5l3.4 3.5L17 9";
    private static final String EXCLAMATION = "M12 6.5v6.8M12 17.2v.1";
    private static final String CROSS = "M8 8l8 8M16 8l-8 8";

    private StandingBox() {}

    /** Opens the box, with its headline; two elements are open then. */
    public static void open(String headline, Colour colour, Html page) {
        page.open("div", "id", "verdict", "class", "verdict " + style(colour));
        page.open("svg", "viewBox", "0 0 24 24", "class", "mark", "aria-hidden", "true");
        page.leaf("circle", "", "cx", "12", "cy", "12", "r", "11").leaf("path", "", "d", mark(colour));
        page.close().open("div");
        page.leaf("p", headline, "class", "headline");
    }

    /** Writes the colour in words and the number of open points, with what they are for. */
    public static void points(ReleaseStanding standing, String purpose, Html page) {
        int count = standing.points().size();
        page.open("p").leaf("strong", colour(standing.colour()));
        if (count == 0) {
            page.text(": no open points.");
        } else {
            page.text(": ")
                    .leaf("a", NumberFormat.count(count, "open point", "open points"), "href", "#" + OpenPointList.ID);
            page.text(purpose + ".");
        }
        page.close();
    }

    private static String colour(Colour colour) {
        return switch (colour) {
            case GREEN -> "Green";
            case AMBER -> "Amber";
            case RED -> "Red";
        };
    }

    private static String style(Colour colour) {
        return switch (colour) {
            case GREEN -> "good";
            case AMBER -> "fair";
            case RED -> "bad";
        };
    }

    private static String mark(Colour colour) {
        return switch (colour) {
            case GREEN -> TICK;
            case AMBER -> EXCLAMATION;
            case RED -> CROSS;
        };
    }
}
