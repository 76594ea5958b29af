package org.semblance.report.section;

import java.util.ArrayList;
import java.util.List;
import org.semblance.release.attack.OpenPoint;
import org.semblance.release.attack.ReleaseStanding;
import org.semblance.report.html.Html;

/** What is left to decide before a release is published, each point with what to do. Points of one kind share a card. */
public final class OpenPointList {

    /** The anchor and the title of the section that shows them. */
    public static final String ID = "open-points";

    public static final String TITLE = "Open points";

    private OpenPointList() {}

    public static void write(ReleaseStanding standing, Html page) {
        if (standing.points().isEmpty()) {
            page.leaf(
                    "p", "There are none: every attack scenario is limited by a guarantee, or accepted in the recipe.");
            return;
        }
        page.open("ol", "class", "points");
        int number = 1;
        for (List<OpenPoint> alike : alike(standing.points())) {
            card(alike, number, page);
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

    private static void card(List<OpenPoint> alike, int first, Html page) {
        OpenPoint one = alike.get(0);
        boolean several = alike.size() > 1;
        page.open("li").leaf("span", several ? first + "–" + (first + alike.size() - 1) : "" + first, "class", "count");
        page.open("div");
        for (OpenPoint point : alike) {
            page.open("p").foreign(point.what());
            if (several) {
                point.acceptedAs().ifPresent(name -> page.text(" ").leaf("code", name));
            }
            page.close();
        }
        page.open("p", "class", "advice");
        if (!one.remedy().isEmpty()) {
            page.leaf("strong", "What to do: ").foreign(one.remedy()).text(" ");
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
        page.close().close().close();
    }
}
