package org.semblance.report;

import java.util.stream.Collectors;
import org.semblance.run.Report;

/** Whom to cite, what made the page, how long it took. */
final class SourceSection implements Section {

    @Override
    public String id() {
        return "source";
    }

    @Override
    public String title() {
        return "How to cite";
    }

    @Override
    public void write(Report report, Html page) {
        if (report.source().isPresent()) {
            page.leaf(
                    "p",
                    "The method comes from this work; please cite it when you publish the release.",
                    "class",
                    "lead");
            page.open("blockquote").foreign(report.source().get().toString()).close();
        } else {
            page.leaf("p", "The method names no publication.");
        }
        page.open("p", "class", "imprint")
                .text("Made by Semblance ")
                .foreign(report.version())
                .text(".");
        if (!report.seconds().isEmpty()) {
            page.text(" Time taken: ")
                    .foreign(report.seconds().entrySet().stream()
                            .map(stage -> stage.getKey() + "\u00A0" + Figures.seconds(stage.getValue()))
                            .collect(Collectors.joining(", ")))
                    .text(".");
        }
        page.text(" Every figure of this page is also in report.json.").close();
    }
}
