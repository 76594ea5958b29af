package org.semblance.report.published;

import java.util.Map;
import java.util.stream.Stream;
import org.semblance.release.publication.CitedWork;
import org.semblance.release.publication.PublicReport;
import org.semblance.report.html.Html;
import org.semblance.report.section.SourceSection;

/** The method, and what to cite: the works on the method and on the guarantees and measures of this page. */
public final class CitationSection implements PublicSection {

    @Override
    public String id() {
        return "source";
    }

    @Override
    public String title() {
        return "How to cite";
    }

    @Override
    public void write(PublicReport report, Html page) {
        SourceSection.method(report.method(), report.methodSummary(), page);
        SourceSection.cite(report.source(), "release", page);
        SourceSection.works(report.works(), page);
        SourceSection.bibtex(
                Stream.concat(report.source().stream(), report.works().stream().map(CitedWork::citation)),
                report.version(),
                page);
        SourceSection.imprint(report.version(), Map.of(), page);
    }
}
