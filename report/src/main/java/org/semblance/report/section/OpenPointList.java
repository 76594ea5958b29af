package org.semblance.report.section;

import java.util.ArrayList;
import java.util.List;
import org.semblance.release.attack.OpenPoint;
import org.semblance.release.attack.ReleaseStanding;
import org.semblance.report.html.Html;
import org.semblance.report.html.OptionWords;

/** What is left to decide before a release is published, each point with what to do. Points of one kind share a card. */
public final class OpenPointList {

    /** The anchor and the title of the section that shows them. */
    public static final String ID = "open-points";

    public static final String TITLE = "Open points";

    private OpenPointList() {}

    /** Each point with what its owner can do about it. */
    public static void write(ReleaseStanding standing, Html page) {
        write(standing, true, page);
    }

    /** The points alone, for readers who cannot change the recipe. */
    public static void writeWithoutAdvice(ReleaseStanding standing, Html page) {
        write(standing, false, page);
    }

    private static void write(ReleaseStanding standing, boolean advice, Html page) {
        if (standing.points().isEmpty()) {
            page.leaf(
                    "p", "There are none: every attack scenario is limited by a guarantee, or accepted in the recipe.");
            return;
        }
        page.open("ol", "class", "points");
        int number = 1;
        for (List<OpenPoint> alike : alike(standing.points())) {
            card(alike, number, advice, page);
            number += alike.size();
        }
        page.close();
    }

    /** The points in order, with those of one name and advice together. */
    private static List<List<OpenPoint>> alike(List<OpenPoint> points) {
        List<List<OpenPoint>> cards = new ArrayList<>();
        for (OpenPoint point : points) {
            cards.stream()
                    .filter(card -> card.get(0).id().equals(point.id())
                            && card.get(0).remedy().equals(point.remedy()))
                    .findFirst()
                    .ifPresentOrElse(card -> card.add(point), () -> cards.add(new ArrayList<>(List.of(point))));
        }
        return cards;
    }

    private static void card(List<OpenPoint> alike, int first, boolean advice, Html page) {
        OpenPoint one = alike.get(0);
        boolean several = alike.size() > 1;
        page.open("li").leaf("span", several ? first + "–" + (first + alike.size() - 1) : "" + first, "class", "count");
        page.open("div");
        for (OpenPoint point : alike) {
            page.open("p").foreign(point.what());
            if (several && advice) {
                point.acceptedAs().ifPresent(name -> name(name, page));
            }
            page.close();
        }
        if (advice) {
            advice(one, several, page);
        }
        page.close().close();
    }

    /** A name that may be broken after each plus sign. */
    private static void name(String name, Html page) {
        page.text(" ").open("code");
        int from = 0;
        for (int plus = name.indexOf('+'); plus >= 0; plus = name.indexOf('+', from)) {
            page.text(name.substring(from, plus + 1)).trusted("<wbr/>");
            from = plus + 1;
        }
        page.text(name.substring(from)).close();
    }

    private static void advice(OpenPoint one, boolean several, Html page) {
        page.open("p", "class", "advice");
        if (!one.remedy().isEmpty()) {
            page.leaf("strong", "What to do: ")
                    .foreign(OptionWords.in(one.remedy()))
                    .text(" ");
        }
        // some remedies name the key themselves
        boolean said = one.remedy().contains("accept:");
        if (!said || !several) {
            one.acceptance()
                    .ifPresent(line -> page.text(
                                    said
                                            ? ""
                                            : (one.remedy().isEmpty() ? "Accept " : "Or accept ")
                                                    + (several ? "each in the recipe, such as " : "it in the recipe: "))
                            .leaf("code", line));
        }
        page.close();
    }
}
