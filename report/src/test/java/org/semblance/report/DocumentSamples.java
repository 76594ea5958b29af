package org.semblance.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.semblance.Watcher.Warning;
import org.semblance.catalog.Catalog;
import org.semblance.domain.documents.Corpus;
import org.semblance.domain.documents.VectorSpaceModel;
import org.semblance.quality.Score;
import org.semblance.release.figures.Distribution.Bar;
import org.semblance.release.figures.DocumentFigures;
import org.semblance.release.figures.DocumentFigures.BeforeAfter;
import org.semblance.release.figures.TermSources;
import org.semblance.release.report.Report;
import org.semblance.release.report.Report.Finding;
import org.semblance.release.report.ReportContext;

/** Reports of a hundred documents. */
final class DocumentSamples {

    static final Corpus.Intake WORDS = new Corpus.Intake(36_000, 7400, 4100, 220, 80);

    private DocumentSamples() {}

    static DocumentFigures figures(Corpus.Intake words, DocumentFigures.Homogeneity labels, boolean released) {
        return new DocumentFigures(
                98,
                2,
                OptionalInt.of(40),
                words,
                210,
                new VectorSpaceModel.Reduction(640, 3, 0, 12),
                5,
                new BeforeAfter(17.5, 48.25),
                List.of(new BeforeAfter(12, 40), new BeforeAfter(17, 48), new BeforeAfter(21, 55)),
                List.of(new Bar("tablet", 24, 61), new Bar("<script>alert(1)</script>", 20, 44)),
                new TermSources(965, 0, 579),
                List.of(new BeforeAfter(0, 0.04), new BeforeAfter(0.3, 0.26), new BeforeAfter(0.7, 0.7)),
                Optional.of(labels),
                released,
                true);
    }

    /** Figures of vectors of which nobody said what their places stand for. */
    static DocumentFigures nameless() {
        DocumentFigures named = figures(Corpus.Intake.NONE, new DocumentFigures.Homogeneity(20, 7, 31), false);
        return new DocumentFigures(
                named.documents(),
                named.leftOut(),
                named.authors(),
                named.intake(),
                named.terms(),
                named.reduction(),
                named.unshared(),
                named.entries(),
                named.perVector(),
                List.of(),
                named.sources(),
                named.distances(),
                named.labels(),
                named.labelsReleased(),
                false);
    }

    /** A report without what was found of one guarantee. */
    static Report without(String guarantee, Report report) {
        return new Report(
                report.release(),
                report.rows(),
                report.rowsLeftOut(),
                report.groups(),
                report.generalization(),
                report.differentialPrivacy(),
                report.noise(),
                report.documents(),
                report.method(),
                report.methodSummary(),
                report.source(),
                report.verdicts().stream()
                        .filter(finding -> !finding.guarantee().equals(guarantee))
                        .toList(),
                report.scores(),
                report.attributes(),
                report.warnings(),
                report.notes(),
                report.seconds(),
                report.version(),
                ReportContext.unknown(Catalog.standard()));
    }

    /** A report of another file, with another background. */
    static Report with(Report.ReleasedFile file, ReportContext context, Report report) {
        return new Report(
                Optional.of(file),
                report.rows(),
                report.rowsLeftOut(),
                report.groups(),
                report.generalization(),
                report.differentialPrivacy(),
                report.noise(),
                report.documents(),
                report.method(),
                report.methodSummary(),
                report.source(),
                report.verdicts(),
                report.scores(),
                report.attributes(),
                report.warnings(),
                report.notes(),
                report.seconds(),
                report.version(),
                context);
    }

    static DocumentFigures figures() {
        return figures(WORDS, new DocumentFigures.Homogeneity(20, 7, 31), false);
    }

    static Report released(DocumentFigures figures, String counted, Warning... warnings) {
        Report plain = Samples.released();
        Map<String, Object> method = new LinkedHashMap<>();
        method.put("name", "spherical-mdav");
        method.put("k", 4);
        return new Report(
                Optional.of(new Report.ReleasedFile("release.mtx", "0123456789abcdef".repeat(4), true)),
                98,
                2,
                Optional.of(Samples.sizes(Map.of(4, 15, 5, 3, 11, 1, 12, 1))),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(figures),
                method,
                "groups of vectors that point the same way",
                plain.source(),
                List.of(
                        new Finding("k-anonymity", 4, 4, counted, true, List.of(), ""),
                        new Finding("common-terms", 4, 4, "authors", true, List.of(), ""),
                        new Finding("term-contributors", 2, 2, "authors", true, List.of(), "")),
                List.of(Score.of("spherical-information-loss", 41.5, "%")),
                List.of(
                        Samples.masked("document", "unit-vectors", 41.5),
                        Samples.other("label", "confidential", "nominal")),
                List.of(warnings),
                plain.notes(),
                plain.seconds(),
                plain.version(),
                ReportContext.unknown(Catalog.standard()));
    }

    static Report released() {
        return released(figures(), "authors");
    }
}
