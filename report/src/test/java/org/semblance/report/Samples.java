package org.semblance.report;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.semblance.Citation;
import org.semblance.WarningCode;
import org.semblance.WarningKind;
import org.semblance.Watcher.Warning;
import org.semblance.catalog.Catalog;
import org.semblance.method.Displacements;
import org.semblance.quality.Score;
import org.semblance.quality.association.Coefficient;
import org.semblance.release.figures.ConceptTree;
import org.semblance.release.figures.ConceptTree.Origin;
import org.semblance.release.figures.Correlations;
import org.semblance.release.figures.Distribution;
import org.semblance.release.figures.Distribution.Bar;
import org.semblance.release.figures.MoveHistogram;
import org.semblance.release.figures.RiskUtilityPoint;
import org.semblance.release.publication.CitedWork;
import org.semblance.release.report.DifferentialPrivacy;
import org.semblance.release.report.NoiseReport;
import org.semblance.release.report.Report;
import org.semblance.release.report.Report.AttributeReport;
import org.semblance.release.report.Report.Finding;
import org.semblance.release.report.Report.GroupSizes;
import org.semblance.release.report.ReportContext;
import org.semblance.release.report.TaxonomyCoverage;

/** Reports to look at; {@code main} writes them into a folder. */
public final class Samples {

    public static final Finding ANONYMOUS = new Finding("k-anonymity", 5, 5, "rows", true, List.of(), "");
    public static final Finding BROKEN = new Finding(
            "k-anonymity",
            5,
            1,
            "rows",
            false,
            IntStream.rangeClosed(1, 60).map(i -> 211 * i).boxed().toList(),
            "only 1 row alike");

    private Samples() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        write(released(), folder.resolve("report-sample.html"));
        write(refused(), folder.resolve("report-refused.html"));
        write(noise(), folder.resolve("report-noise.html"));
    }

    private static void write(Report report, Path file) throws IOException {
        try (OutputStream out = Files.newOutputStream(file)) {
            new HtmlReport().write(report, out);
        }
    }

    public static String html(Report report) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            new HtmlReport().write(report, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    /** A hospital's visits, masked. */
    public static Report released() {
        return report(
                true,
                Optional.of(sizes(Map.of(5, 5983, 6, 28, 7, 9, 8, 3, 9, 1, 17, 1))),
                List.of(
                        ANONYMOUS,
                        new Finding("contributors", 5, 5, "values", true, List.of(), ""),
                        new Finding("l-diversity", 2, 2, "values of diagnosis", true, List.of(), "")
                                .about("diagnosis")),
                attributes(),
                background());
    }

    /** What is known beside the figures. */
    public static ReportContext background() {
        return new ReportContext(
                5,
                Optional.empty(),
                Optional.of(new Correlations(
                        List.of("age", "education", "sex"),
                        1,
                        List.of(
                                new Correlations.Pair(0, 1, Coefficient.PEARSON, -0.731, -0.402),
                                new Correlations.Pair(0, 2, Coefficient.CORRELATION_RATIO, 0.214, 0.218),
                                new Correlations.Pair(1, 2, Coefficient.CRAMER, 0.05, Double.NaN)))),
                Optional.of(new RiskUtilityPoint(
                        5.1372, "distance-linkage", OptionalDouble.of(7.318), 81.3, 0.0033, OptionalInt.of(5))),
                Map.of("method", Map.of("name", "mdav", "k", "5")),
                List.of(new CitedWork(
                        List.of("k-anonymity"),
                        new Citation(
                                "Samarati, P. and Sweeney, L.",
                                1998,
                                "Protecting privacy when disclosing information",
                                "Technical report SRI-CSL-98-04"))),
                Catalog.standard());
    }

    /** The same, with rows that stand alone. */
    public static Report refused() {
        return report(
                false,
                Optional.of(sizes(manySizes())),
                List.of(BROKEN, new Finding("contributors", 5, 5, "values", true, List.of(), "")),
                attributes());
    }

    /** A hospital's diagnoses with noise, and nothing promised. */
    public static Report noise() {
        return noise(
                true,
                Optional.empty(),
                List.of(
                        Score.of("distance-linkage", 8.5, "%"),
                        new Score(
                                "assignment-linkage",
                                9.62,
                                "%",
                                Map.of(),
                                Optional.of(new Score.Interval(8.41, 10.98, 2000)))));
    }

    public static Report noise(boolean forPublication, Optional<DifferentialPrivacy> claim, List<Score> scores) {
        Report plain = report(true, Optional.empty(), List.of(), attributes());
        Map<String, Object> method = new LinkedHashMap<>();
        method.put("name", "correlated-semantic-noise");
        method.put("alpha", 0.2);
        return new Report(
                Optional.of(new Report.ReleasedFile("release.csv", "0123456789abcdef".repeat(4), forPublication)),
                plain.rows(),
                0,
                Optional.empty(),
                Optional.empty(),
                claim,
                Optional.of(new NoiseReport(
                        30_162,
                        true,
                        List.of(
                                new NoiseReport.OfAttribute(
                                        "age",
                                        OptionalDouble.of(0.2),
                                        "",
                                        0,
                                        new NoiseReport.Mean(Optional.of("58.86"), Optional.of("58.79")),
                                        new NoiseReport.Variance(234.31, 281.17, 274.59),
                                        new Displacements.Shift("age", 30_162, 1931, 6.878, 6.873, 0, 0, 0),
                                        new MoveHistogram(List.of(
                                                new MoveHistogram.Bar("0", 1931),
                                                new MoveHistogram.Bar("over 0", 28_231)))),
                                new NoiseReport.OfAttribute(
                                        "diagnosis",
                                        OptionalDouble.empty(),
                                        "disease <of> any kind",
                                        17_743,
                                        new NoiseReport.Mean(Optional.empty(), Optional.of("disease")),
                                        new NoiseReport.Variance(0.3607, 0.3911, 0.2514),
                                        new Displacements.Shift("diagnosis", 30_162, 12, 0.1768, 0.3255, 104, 30, 7),
                                        new MoveHistogram(List.of(
                                                new MoveHistogram.Bar("0 to 0.2", 17_000),
                                                new MoveHistogram.Bar("0.2 to 0.4", 11_000),
                                                new MoveHistogram.Bar("over 0.4", 2162))))),
                        List.of(new NoiseReport.Pair("diagnosis × second diagnosis", true, 0.8032, 0.7415)))),
                Optional.empty(),
                method,
                "noise that varies jointly over attributes",
                plain.source(),
                List.of(),
                scores,
                plain.attributes(),
                List.of(),
                plain.notes(),
                plain.seconds(),
                plain.version(),
                ReportContext.unknown(Catalog.standard()));
    }

    public static Report report(
            boolean published, Optional<GroupSizes> groups, List<Finding> verdicts, List<AttributeReport> attributes) {
        return report(published, groups, verdicts, attributes, ReportContext.unknown(Catalog.standard()));
    }

    public static Report report(
            boolean published,
            Optional<GroupSizes> groups,
            List<Finding> verdicts,
            List<AttributeReport> attributes,
            ReportContext context) {
        Map<String, Object> method = new LinkedHashMap<>();
        method.put("name", "mdav");
        method.put("k", 5);
        method.put("contributors", 5);
        Map<String, Double> seconds = new LinkedHashMap<>();
        seconds.put("read", 0.214);
        seconds.put("mask", 3.08);
        seconds.put("measure", 0.41);
        seconds.put("write", 0.0012);
        seconds.put("verify", 0.051);
        return new Report(
                published
                        ? Optional.of(new Report.ReleasedFile("release.csv", "0123456789abcdef".repeat(4), true))
                        : Optional.empty(),
                30_162,
                2399,
                groups,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                method,
                "MDAV-generic: groups of exactly k around the two records farthest from the centre, the last one larger.",
                Optional.of(new Citation(
                        "Domingo-Ferrer, J. and Torra, V.",
                        2005,
                        "Ordinal, continuous and heterogeneous k-anonymity through microaggregation",
                        "Data Mining and Knowledge Discovery 11(2), 195–212")),
                verdicts,
                List.of(
                        Score.of("information-loss", 5.1372, "%").with(Map.of("age", 4.2, "sex", 0.0)),
                        Score.of("sse", 10_846.2271, ""),
                        Score.of("sst", 211_127, ""),
                        new Score(
                                "distance-linkage",
                                7.318,
                                "%",
                                Map.of(),
                                Optional.of(new Score.Interval(6.94, 7.71, 17_400))),
                        Score.of("my-own-measure", 0.031_25, "")
                                .with(Map.of("sex", 0.01, "age", 0.02))
                                .withComparisonFigures(Map.of("original", 0.04))),
                attributes,
                List.of(
                        new Warning(
                                WarningCode.W_BINARY_MEAN,
                                "column 'insured' holds two values and is averaged as a number"),
                        new Warning(
                                new PluginWarning("W_SOMETHING_NEW", "", ""),
                                "column 'age': 12 rows hold a value that is far from all others")),
                List.of(
                        "Each row counts as one person.",
                        "The rows were shuffled; measures that compare row with row were taken before."),
                seconds,
                "0.1.0",
                context);
    }

    public static GroupSizes sizes(Map<Integer, Integer> frequencies) {
        TreeMap<Integer, Integer> sorted = new TreeMap<>(frequencies);
        return new GroupSizes(
                frequencies.values().stream().mapToInt(Integer::intValue).sum(),
                sorted.firstKey(),
                sorted.lastKey(),
                frequencies);
    }

    public static Map<Integer, Integer> manySizes() {
        Map<Integer, Integer> sizes = new LinkedHashMap<>();
        IntStream.rangeClosed(0, 59).forEach(i -> sizes.put(3735 - 60 * i, 1 + i * i / 40));
        return sizes;
    }

    public static AttributeReport masked(String name, String domain, double loss, Bar... bars) {
        return new AttributeReport(
                name,
                List.of("quasi-identifier"),
                domain,
                Optional.of(loss),
                0,
                0,
                Optional.of(new Distribution(List.of(bars))),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    public static List<AttributeReport> attributes() {
        List<AttributeReport> attributes = new ArrayList<>();
        attributes.add(other("name", "identifier", ""));
        attributes.add(masked("age", "numeric", 4.213, ages()));
        attributes.add(masked(
                "education",
                "ordinal",
                6.871,
                new Bar("primary", 912, 640),
                new Bar("secondary", 14_350, 15_102),
                new Bar("bachelor", 9_801, 9_911),
                new Bar("master", 3_977, 3_712),
                new Bar("doctorate", 1_122, 797)));
        attributes.add(new AttributeReport(
                "occupation",
                List.of("quasi-identifier", "confidential"),
                "concepts",
                Optional.of(18.4049),
                120,
                37,
                Optional.of(new Distribution(List.of(
                        new Bar("Administrative and commercial managers", 5_992, 6_420),
                        new Bar("Craft and related trades workers, not elsewhere classified", 4_030, 4_004),
                        new Bar("Health professionals", 4_012, 4_511),
                        new Bar("Personal care workers", 3_584, 3_300),
                        new Bar("Sales", 2_320, 2_005),
                        new Bar("other", 9_804, 9_465),
                        new Bar("missing", 420, 457)))),
                Optional.empty(),
                Optional.of(new TaxonomyCoverage("wordnet-3.1", 14, 13, 0.9862, 12, Optional.of("worker"))),
                Optional.of(occupations())));
        attributes.add(
                masked("sex", "nominal", 0.003, new Bar("Male", 20_380, 20_380), new Bar("Female", 9_782, 9_782)));
        attributes.add(masked(
                "hours per week",
                "numeric",
                9.117,
                new Bar("below 20", 1_520, 1_101),
                new Bar("20 to 30", 2_310, 2_264),
                new Bar("30 to 40", 4_180, 4_902),
                new Bar("40 to 50", 15_690, 16_430),
                new Bar("50 to 60", 4_310, 3_999),
                new Bar("60 or more", 2_152, 1_466)));
        attributes.add(masked("insured", "numeric", 1.04));
        attributes.add(other("diagnosis", "confidential", "nominal"));
        attributes.add(other("survey weight", "other", "numeric"));
        return attributes;
    }

    /** Workers; a nurse is a health professional and a carer, so it is met twice. */
    public static ConceptTree occupations() {
        return new ConceptTree(
                5,
                new ConceptTree.RowCounts(29_600, 142),
                new ConceptTree.RowCounts(29_659, 0),
                List.of(
                        node("worker", 0, 0, 12),
                        node("health professional", 1, 4_012, 4_511, new Origin("health professional", 3_990)),
                        node("nurse", 2, 3_584, 3_300, new Origin("nurse", 3_200), new Origin("midwife", 15)),
                        node("carer", 1, 0, 0),
                        new ConceptTree.Node("nurse", 2, true, OptionalInt.empty(), OptionalInt.empty(), List.of()),
                        node("cleaner", 2, 9, 0)),
                List.of(
                        new ConceptTree.Centre(ConceptTree.Kind.CENTROID, "health professional", 257.97),
                        new ConceptTree.Centre(ConceptTree.Kind.MODE, "health professional", 257.97),
                        new ConceptTree.Centre(ConceptTree.Kind.SUBSUMER, "worker", 746.31)));
    }

    public static ConceptTree.Node node(String concept, int level, int before, int after, Origin... sources) {
        return new ConceptTree.Node(
                concept,
                level,
                false,
                before > 0 ? OptionalInt.of(before) : OptionalInt.empty(),
                after > 0 ? OptionalInt.of(after) : OptionalInt.empty(),
                List.of(sources));
    }

    private static Bar[] ages() {
        int[] before = {544, 2710, 3604, 3950, 4021, 3822, 3377, 2803, 2121, 1484, 911, 815};
        int[] after = {401, 2622, 3811, 4089, 4102, 3790, 3405, 2911, 2090, 1503, 840, 598};
        return IntStream.range(0, before.length)
                .mapToObj(i -> new Bar(
                        i == 0 ? "below 20" : i == 11 ? "70 or more" : (15 + 5 * i) + " to " + (20 + 5 * i),
                        before[i],
                        after[i]))
                .toArray(Bar[]::new);
    }

    public static AttributeReport other(String name, String role, String domain) {
        return new AttributeReport(
                name,
                List.of(role),
                domain,
                Optional.empty(),
                0,
                0,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** A warning that no list of ours knows, as a plugin may give. */
    private record PluginWarning(String code, String meaning, String remedy) implements WarningKind {}
}
