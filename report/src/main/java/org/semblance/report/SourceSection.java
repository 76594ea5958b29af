package org.semblance.report;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.semblance.Citation;
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
        cite(report.source(), "release", page);
        imprint(report.version(), report.seconds(), page);
    }

    /** Whom to cite by those who publish what was masked. */
    static void cite(Optional<Citation> source, String what, Html page) {
        if (source.isPresent()) {
            page.leaf(
                    "p",
                    "The method comes from this work; please cite it when you publish the " + what + ".",
                    "class",
                    "lead");
            page.open("blockquote").foreign(source.get().toString()).close();
        } else {
            page.leaf("p", "The method names no publication.");
        }
    }

    /** What made the page, and how long each stage took. */
    static void imprint(String version, Map<String, Double> seconds, Html page) {
        page.open("p", "class", "imprint")
                .text("Made by Semblance ")
                .foreign(version)
                .text(".");
        if (!seconds.isEmpty()) {
            page.text(" Time taken: ")
                    .foreign(seconds.entrySet().stream()
                            .map(stage -> stage.getKey() + "\u00A0" + Figures.seconds(stage.getValue()))
                            .collect(Collectors.joining(", ")))
                    .text(".");
        }
        page.text(" Every figure of this page is also in report.json.").close();
    }
}
