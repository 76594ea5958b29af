package org.semblance.report.section;

import org.semblance.release.report.Report;
import org.semblance.report.html.Html;

/** The attack scenarios in a line each. */
public final class AttackerSection implements Section {

    @Override
    public String id() {
        return "attackers";
    }

    @Override
    public String title() {
        return AttackerLines.TITLE;
    }

    @Override
    public void write(Report report, Html page) {
        AttackerLines.write(report.attacks(), page);
    }
}
