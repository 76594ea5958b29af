package org.semblance.report.section;

import org.semblance.release.report.Report;
import org.semblance.report.html.Html;
import org.semblance.report.html.PageTable;

/**
 * The attack scenarios as a table: what the intruder knows, what the attack achieves, and whether anything limits it.
 */
final class AttackTable {

    private AttackTable() {}

    static void write(Report report, Html page) {
        PageTable grid = new PageTable(
                page,
                "Attack scenarios and what they achieve here",
                "Attack scenario",
                "What the intruder achieves here",
                "Status");
        for (Attack attack : Attacks.of(report)) {
            grid.row()
                    .text(attack.who())
                    .open("small", "class", "meaning")
                    .text("The intruder knows ")
                    .foreign(attack.knows())
                    .text(".")
                    .close();
            Html cell = grid.next().open("div", "class", "gains");
            attack.gains().forEach(gain -> cell.open("p").foreign(gain).close());
            cell.close();
            grid.next()
                    .leaf(
                            "span",
                            attack.standing().text(),
                            "class",
                            "standing " + attack.standing().style());
            grid.endRow();
        }
        grid.end();
    }
}
