package org.semblance.report.section;

import java.util.ArrayList;
import java.util.List;
import org.semblance.domain.documents.Corpus.Intake;
import org.semblance.domain.documents.VectorSpaceModel.Reduction;
import org.semblance.release.figures.Distribution;
import org.semblance.release.figures.DocumentFigures;
import org.semblance.release.figures.DocumentFigures.BeforeAfter;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.figures.TermSources;
import org.semblance.release.report.Report;
import org.semblance.report.chart.BarChart;
import org.semblance.report.html.Html;

/** The way from documents to vectors: which words were dropped, and how masking changed the vectors. */
public final class TermSection implements Section {

    private static final List<String> QUARTERS = List.of("a quarter", "half", "three quarters");

    @Override
    public String id() {
        return "terms";
    }

    @Override
    public String title() {
        return "From documents to vectors";
    }

    @Override
    public boolean concerns(Report report) {
        return report.documents().isPresent();
    }

    @Override
    public void write(Report report, Html page) {
        DocumentFigures figures = report.documents().orElseThrow();
        if (!figures.named()) {
            page.leaf(
                    "p",
                    "The input was vectors without names for their columns, so nothing is known about terms. The"
                            + " columns of embeddings are not terms.",
                    "class",
                    "lead");
            distances(figures.distances(), page);
            return;
        }
        words(figures.intake(), page);
        vocabulary(figures, VerdictWords.commonTermsOnly(report), page);
        vectors(figures, page);
        commonest(figures.commonest(), page);
        distances(figures.distances(), page);
    }

    private static void words(Intake intake, Html page) {
        if (intake.tokens() == 0) {
            page.leaf("p", "The input was vectors: no text was read.", "class", "lead");
            return;
        }
        long used = intake.tokens() - intake.stopWords() - intake.unknown() - intake.tooShort();
        page.leaf(
                "p",
                "Of " + NumberFormat.count(intake.tokens(), "word", "words") + " in the texts, "
                        + NumberFormat.count(used) + " were counted (" + share(used, intake.tokens()) + ").",
                "class",
                "lead");
        List<BarChart.Point> points = new ArrayList<>();
        points.add(point("counted", used));
        addIfAny(points, "stop words", intake.stopWords());
        addIfAny(points, "not in WordNet", intake.unknown());
        addIfAny(points, "too short", intake.tooShort());
        bars("Words of the texts", "words", points, page);
        if (intake.unknown() > used) {
            page.leaf(
                    "p",
                    "WordNet, which is English, did not contain most words. For texts in another language, set"
                            + " wordnet: false, stem: none and a stop list for that language.",
                    "class",
                    "quiet");
        }
    }

    private static void vocabulary(DocumentFigures figures, boolean commonOnly, Html page) {
        Reduction reduction = figures.reduction();
        page.leaf("h3", "The vocabulary");
        int all = figures.terms()
                + reduction.rare()
                + reduction.outside()
                + reduction.everywhere()
                + reduction.notSelected()
                + figures.unshared();
        if (all == figures.terms()) {
            page.leaf("p", NumberFormat.count(figures.terms(), "term", "terms") + ", all of which are released.");
            return;
        }
        page.leaf(
                "p",
                "There were " + NumberFormat.count(all, "different term", "different terms") + ", and "
                        + NumberFormat.count(figures.terms())
                        + " are in the release."
                        + (commonOnly
                                ? " A rare term can identify those who use it. Rare terms are removed before weights are computed,"
                                        + " so that no weight depends on them."
                                : ""));
        List<BarChart.Point> points = new ArrayList<>();
        points.add(point("released", figures.terms()));
        addIfAny(points, "too few use it", reduction.rare());
        addIfAny(points, "outside bounds", reduction.outside());
        addIfAny(points, "in all documents", reduction.everywhere());
        addIfAny(points, "not selected", reduction.notSelected());
        addIfAny(points, "not in one group", figures.unshared());
        bars("Terms kept and removed", "terms", points, page);
    }

    private static void vectors(DocumentFigures figures, Html page) {
        page.leaf("h3", "Terms in a vector");
        page.leaf(
                "p",
                "A vector had " + NumberFormat.decimal(figures.entries().before()) + " terms on average and has "
                        + NumberFormat.decimal(figures.entries().after())
                        + " now, because it shows terms of all documents in its group. " + sources(figures));
        if (figures.perVector().size() == QUARTERS.size()) {
            List<BarChart.Point> points = new ArrayList<>();
            for (int quarter = 0; quarter < QUARTERS.size(); quarter++) {
                BeforeAfter most = figures.perVector().get(quarter);
                points.add(new BarChart.Point(QUARTERS.get(quarter), List.of(most.before(), most.after())));
            }
            new BarChart(
                            "Number of terms in a vector: quantiles over the documents",
                            List.of("before", "after"),
                            points,
                            count -> NumberFormat.count((long) count))
                    .lying(page);
        }
    }

    /** How many terms of vectors come from one document, or are not shown because too few documents use them. */
    private static String sources(DocumentFigures figures) {
        TermSources sources = figures.sources();
        String one = figures.authors().isPresent() ? "author" : "document";
        if (sources.withheld() == 0) {
            return "Of all terms in the vectors, " + share(sources.fromOne(), sources.terms()) + " come from one " + one
                    + " of the group alone.";
        }
        return "It does not show terms that too few " + one + "s of the group use (term-contributors): these are "
                + share(sources.withheld(), sources.terms() + sources.withheld())
                + " of all terms that documents of the groups use."
                + (sources.fromOne() == 0
                        ? " No term of a vector comes from one " + one + " alone."
                        : " Of the terms shown, " + share(sources.fromOne(), sources.terms()) + " come from one " + one
                                + " alone.");
    }

    private static void commonest(List<Distribution.Bar> bars, Html page) {
        if (bars.isEmpty()) {
            return;
        }
        page.leaf("h3", "The most frequent terms");
        page.leaf(
                "p",
                "How many documents use a term, and how many released vectors contain it. If words were stemmed,"
                        + " forms of a word count together.");
        new BarChart(
                        "Documents with each of the most frequent terms",
                        List.of("before", "after"),
                        points(bars),
                        count -> NumberFormat.count((long) count))
                .lying(page);
    }

    private static void distances(List<BeforeAfter> shares, Html page) {
        if (shares.isEmpty()) {
            return;
        }
        page.leaf("h3", "Distances between documents");
        page.leaf(
                "p",
                "Pairs of documents by cosine distance: 0 is the same direction, 1 is nothing in common, and"
                        + " more is possible with negative weights. Documents of the same group now have distance 0; other"
                        + " changes are information loss.");
        List<BarChart.Point> points = new ArrayList<>();
        for (int range = 0; range < shares.size(); range++) {
            BeforeAfter share = shares.get(range);
            String label = range == shares.size() - 1 ? "1 or more" : NumberFormat.decimal(range / 10.0) + "–";
            points.add(new BarChart.Point(label, List.of(100 * share.before(), 100 * share.after())));
        }
        new BarChart(
                        "Shares of pairs of documents by distance, in steps of a tenth",
                        List.of("before", "after"),
                        points,
                        NumberFormat::percentage)
                .write(page);
    }

    private static List<BarChart.Point> points(List<Distribution.Bar> bars) {
        return bars.stream()
                .map(bar -> new BarChart.Point(bar.label(), List.of((double) bar.before(), (double) bar.after())))
                .toList();
    }

    private static void addIfAny(List<BarChart.Point> points, String label, long count) {
        if (count > 0) {
            points.add(point(label, count));
        }
    }

    private static BarChart.Point point(String label, long count) {
        return new BarChart.Point(label, List.of((double) count));
    }

    private static void bars(String title, String series, List<BarChart.Point> points, Html page) {
        new BarChart(title, List.of(series), points, count -> NumberFormat.count((long) count)).lying(page);
    }

    private static String share(long part, long whole) {
        return NumberFormat.percentage(100.0 * part / Math.max(1, whole));
    }
}
