package org.semblance.report.published;

import org.semblance.release.publication.PublicReport;
import org.semblance.report.html.Html;
import org.semblance.report.section.AttackerLines;

/** The attack scenarios in a line each. */
public final class PublicAttackers implements PublicSection {

    @Override
    public String id() {
        return "attackers";
    }

    @Override
    public String title() {
        return AttackerLines.TITLE;
    }

    @Override
    public void write(PublicReport report, Html page) {
        AttackerLines.write(report.attacks(), page);
    }
}
