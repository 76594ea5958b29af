package org.semblance.report.section;

import org.semblance.release.report.Report;
import org.semblance.report.html.Html;

/** What is left to decide before the release is published. */
public final class OpenPointSection implements Section {

    @Override
    public String id() {
        return OpenPointList.ID;
    }

    @Override
    public String title() {
        return OpenPointList.TITLE;
    }

    @Override
    public void write(Report report, Html page) {
        OpenPointList.write(report.attacks().standing(), page);
    }
}
