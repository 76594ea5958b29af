package org.semblance.report.section;

import org.semblance.release.attack.AttackScenario;
import org.semblance.release.attack.AttackTable;
import org.semblance.release.attack.AttributeStanding;
import org.semblance.report.html.Html;
import org.semblance.report.html.PageTable;

/** Each attack scenario with all that was found for it, and the standing of each sensitive attribute. */
public final class AttackDetails {

    private AttackDetails() {}

    public static void write(AttackTable attacks, Html page) {
        PageTable grid = new PageTable(
                page, "Attack scenarios with all figures", "Attacker", "What they achieve here", "Standing");
        for (AttackScenario scenario : attacks.scenarios()) {
            grid.row()
                    .leaf("span", scenario.who(), "id", AttackerLines.anchor(scenario))
                    .text(" ")
                    .open("small", "class", "meaning")
                    .text("Knows ")
                    .foreign(scenario.knows())
                    .text(".")
                    .close();
            gains(scenario.gains(), grid.next());
            AttackerLines.standing(scenario.standing(), grid.next());
            grid.endRow();
        }
        grid.end();
        attacks.scenarios().stream()
                .filter(scenario -> scenario.attributes().size() > 1)
                .forEach(scenario -> byAttribute(scenario, page));
    }

    private static void byAttribute(AttackScenario scenario, Html page) {
        page.leaf("h3", "By sensitive attribute");
        PageTable grid = new PageTable(
                page, "What is learnt of each sensitive attribute", "Attribute", "What was found", "Standing");
        for (AttributeStanding one : scenario.attributes()) {
            grid.row().foreign(one.attribute());
            gains(one.gains(), grid.next());
            AttackerLines.standing(one.standing(), grid.next());
            grid.endRow();
        }
        grid.end();
    }

    private static void gains(Iterable<String> gains, Html cell) {
        cell.open("div", "class", "gains");
        gains.forEach(gain -> cell.open("p").foreign(gain).close());
        cell.close();
    }
}
