package org.semblance.report.published;

import org.semblance.release.publication.PublicReport;
import org.semblance.report.html.Html;
import org.semblance.report.section.OpenPointList;

/** What no guarantee limits and the recipe does not accept. */
public final class PublicOpenPoints implements PublicSection {

    @Override
    public String id() {
        return OpenPointList.ID;
    }

    @Override
    public String title() {
        return OpenPointList.TITLE;
    }

    @Override
    public void write(PublicReport report, Html page) {
        if (!report.attacks().standing().points().isEmpty()) {
            page.leaf(
                    "p",
                    "What no guarantee limits and the data owner has not accepted. Consider it when you use this release or"
                            + " pass it on.",
                    "class",
                    "lead");
        }
        OpenPointList.writeWithoutAdvice(report.attacks().standing(), page);
    }
}
