package org.semblance.report.published;

import org.semblance.release.publication.PublicReport;
import org.semblance.report.html.Html;

/** The warnings that follow from recipe and release, and notes for users of the release. */
public final class RemarkSection implements PublicSection {

    @Override
    public String id() {
        return "notices";
    }

    @Override
    public String title() {
        return "Warnings and notes";
    }

    @Override
    public boolean concerns(PublicReport report) {
        return !report.warnings().isEmpty() || !report.notes().isEmpty();
    }

    @Override
    public void write(PublicReport report, Html page) {
        if (!report.warnings().isEmpty()) {
            page.open("ul", "class", "warnings");
            report.warnings()
                    .forEach(warning -> page.open("li")
                            .open("p")
                            .leaf("code", warning.code())
                            .text(" " + warning.meaning())
                            .close()
                            .close());
            page.close();
        }
        page.open("ul");
        report.notes().forEach(note -> page.open("li").foreign(note).close());
        page.close();
    }
}
