package org.semblance.report.section;

import org.semblance.release.attack.AttackScenario;
import org.semblance.release.attack.AttackStanding;
import org.semblance.release.attack.AttackTable;
import org.semblance.report.html.Html;
import org.semblance.report.html.PageTable;

/** Each attack scenario in a line: who attacks, what they achieve, and whether anything limits it. */
public final class AttackerLines {

    /** The title of the section that shows them. */
    public static final String TITLE = "Attackers";

    private AttackerLines() {}

    public static void write(AttackTable attacks, Html page) {
        PageTable grid = new PageTable(
                page, "Attack scenarios, and what they achieve here", "Attacker", "What they achieve here", "Standing");
        for (AttackScenario scenario : attacks.scenarios()) {
            grid.row()
                    .leaf("a", scenario.name(), "href", "#" + anchor(scenario))
                    .text(" ")
                    .leaf("small", scenario.aim(), "class", "meaning");
            grid.next().foreign(scenario.gains().get(0));
            Html cell = grid.next();
            standing(scenario.standing(), cell);
            scenario.accepted()
                    .ifPresent(reason -> cell.text(" ")
                            .open("small", "class", "meaning")
                            .text("accepted: ")
                            .foreign(reason)
                            .close());
            grid.endRow();
        }
        grid.end();
    }

    /** The anchor of a scenario's details. */
    static String anchor(AttackScenario scenario) {
        return "attack-" + scenario.id();
    }

    static void standing(AttackStanding standing, Html cell) {
        cell.leaf("span", standing.text(), "class", "standing " + style(standing));
    }

    private static String style(AttackStanding standing) {
        return switch (standing) {
            case LIMITED -> "holds";
            case MEASURED -> "measured";
            case NOT_MEASURED -> "unknown";
            case NOT_CONTROLLED -> "fails";
        };
    }
}
