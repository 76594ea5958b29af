package org.semblance.report.section;

import org.semblance.release.figures.Glossary;
import org.semblance.release.report.Report;
import org.semblance.report.html.Html;

/** Warnings, with what to do about them, and notes. */
public final class NoticeSection implements Section {

    @Override
    public String id() {
        return "notices";
    }

    @Override
    public String title() {
        return "Warnings and notes";
    }

    @Override
    public void write(Report report, Html page) {
        page.leaf("h3", "Warnings");
        if (report.warnings().isEmpty()) {
            page.leaf("p", "There are no warnings.");
        } else {
            page.open("ul", "class", "warnings");
            report.warnings().forEach(warning -> {
                page.open("li")
                        .open("p")
                        .leaf("code", warning.code())
                        .text(" ")
                        .foreign(warning.message())
                        .close();
                if (warning.accepted() != null) {
                    page.open("p", "class", "advice")
                            .leaf("strong", "Accepted: ")
                            .foreign(warning.accepted())
                            .close()
                            .close();
                    return;
                }
                new Glossary(report.catalog())
                        .advice(warning.kind(), String.valueOf(report.method().get("name")))
                        .ifPresent(advice -> page.open("p", "class", "advice")
                                .leaf("strong", "What to do: ")
                                .text(advice)
                                .close());
                page.close();
            });
            page.close();
        }
        page.leaf("h3", "Notes");
        if (report.notes().isEmpty()) {
            page.leaf("p", "There are no notes.");
        } else {
            page.open("ul");
            report.notes().forEach(note -> page.open("li").foreign(note).close());
            page.close();
        }
    }
}
