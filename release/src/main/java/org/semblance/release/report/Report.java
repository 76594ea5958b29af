package org.semblance.release.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.Citation;
import org.semblance.Watcher.Warning;
import org.semblance.catalog.Catalog;
import org.semblance.privacy.AttributeGuarantee;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.Verdict;
import org.semblance.quality.Score;
import org.semblance.release.figures.ConceptTree;
import org.semblance.release.figures.Distribution;
import org.semblance.release.figures.DocumentFigures;
import org.semblance.release.figures.LevelCounts;
import org.semblance.release.folder.Certificate;
import org.semblance.release.json.Json;

/**
 * The report of a run. Of the original values, it contains only categories and ranges that at least k rows share.
 *
 * @param release the released file; empty if a guarantee does not hold
 * @param rows the number of masked rows
 * @param groups the sizes of the groups, if the method forms groups
 * @param generalization how far values were generalised, if the method generalises
 * @param differentialPrivacy the claim of a differentially private method
 * @param noise how far values were moved, if the method adds noise
 * @param documents the figures of a document release
 * @param method the name and parameters of the method
 * @param seconds the duration of each stage
 * @param notes what users of the release should know, one sentence each
 * @param background how the figures were obtained, and what to compare them with
 */
public record Report(
        Optional<ReleasedFile> release,
        int rows,
        int rowsLeftOut,
        Optional<GroupSizes> groups,
        Optional<GeneralizationFigures> generalization,
        Optional<DifferentialPrivacy> differentialPrivacy,
        Optional<NoiseReport> noise,
        Optional<DocumentFigures> documents,
        Map<String, Object> method,
        String methodSummary,
        Optional<Citation> source,
        List<Finding> verdicts,
        List<Score> scores,
        List<AttributeReport> attributes,
        List<Warning> warnings,
        List<String> notes,
        Map<String, Double> seconds,
        String version,
        ReportContext background) {

    /**
     * The released file: its name, its fingerprint, and whether it may be published.
     *
     * @param beside other released files, such as a vocabulary
     */
    public record ReleasedFile(String name, String sha256, boolean forPublication, List<Certificate.Content> beside) {

        public ReleasedFile {
            beside = List.copyOf(beside);
        }

        /** A single released file. */
        public ReleasedFile(String name, String sha256, boolean forPublication) {
            this(name, sha256, forPublication, List.of());
        }
    }

    /** The catalog that explains the names in this report. */
    public Catalog catalog() {
        return background.catalog();
    }

    /** The combined risk with earlier releases, if a ledger is kept. */
    public Optional<LedgerFigures> ledger() {
        return background.ledger();
    }

    /** Whether a release was written. */
    public boolean published() {
        return release.isPresent();
    }

    /**
     * The sizes of the groups.
     *
     * @param frequencies the number of groups of each size
     * @param classes the number of equivalence classes in the release; lower than the number of groups if several
     *     groups have the same values
     */
    public record GroupSizes(int count, int smallest, int largest, Map<Integer, Integer> frequencies, int classes) {

        /** Groups with distinct values, so that each is an equivalence class. */
        public GroupSizes(int count, int smallest, int largest, Map<Integer, Integer> frequencies) {
            this(count, smallest, largest, frequencies, count);
        }
    }

    /** A verdict with the input numbers of the rows that violate it. */
    public record Finding(
            String guarantee, double asked, double found, String of, boolean holds, List<Integer> rows, String reason) {

        /** The value found, to four digits; if the guarantee is violated, rounded away from the value asked for. */
        public double shown() {
            return Verdict.shown(asked, found, holds);
        }

        /** Whether the guarantee is about a confidential attribute. */
        public boolean ofAttribute(Catalog catalog) {
            return catalog.find(Guarantee.class, guarantee)
                    .filter(entry -> AttributeGuarantee.class.isAssignableFrom(entry.parameters()))
                    .isPresent();
        }

        /** The finding as JSON values. */
        public Map<String, Object> json() {
            return Json.object(
                    "guarantee", guarantee,
                    "asked", asked,
                    "found", found,
                    "of", of,
                    "holds", holds,
                    "rows", rows,
                    "reason", reason);
        }
    }

    /**
     * What became of an attribute.
     *
     * @param loss 100·SSE/SST of this attribute, if it was masked
     * @param cellsWithheld the number of original values that are suppressed in the release
     * @param cellsFilled the number of released values that were missing in the original
     * @param levels the number of rows released on each level, if values were generalised
     * @param concepts how well a taxonomy covers the values, if they are concepts
     * @param tree which concepts became which, if the attribute was masked
     */
    public record AttributeReport(
            String name,
            List<String> roles,
            String domain,
            Optional<Double> loss,
            int cellsWithheld,
            int cellsFilled,
            Optional<Distribution> distribution,
            Optional<LevelCounts> levels,
            Optional<TaxonomyCoverage> concepts,
            Optional<ConceptTree> tree) {}

    /** The report as JSON values. */
    public Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("published", published());
        release.ifPresent(file -> json.put(
                "release",
                Json.object("file", file.name(), "sha256", file.sha256(), "for-publication", file.forPublication())));
        json.put("rows", rows);
        json.put("rows-left-out", rowsLeftOut);
        groups.ifPresent(sizes -> json.put("groups", json(sizes)));
        generalization.ifPresent(levels -> json.put("generalisation", levels.json()));
        differentialPrivacy.ifPresent(claim -> json.put("differential-privacy", claim.json()));
        noise.ifPresent(added -> json.put("noise", added.json()));
        documents.ifPresent(figures -> json.put("documents", figures.json()));
        ledger().ifPresent(figures -> json.put("ledger", figures.json()));
        json.put("method", method);
        json.put("verdicts", verdicts.stream().map(Finding::json).toList());
        json.put("scores", scores.stream().map(Report::json).toList());
        json.put("attributes", attributes.stream().map(Report::json).toList());
        List<String> advice = Remedy.of(this);
        if (!advice.isEmpty()) {
            json.put("advice", advice);
        }
        json.put("warnings", json(warnings));
        json.put("notes", notes);
        json.put("seconds", seconds);
        json.put("version", version);
        json.putAll(background.json());
        return json;
    }

    public static List<Map<String, Object>> json(List<Warning> warnings) {
        return warnings.stream()
                .map(warning -> Json.object("code", warning.code(), "message", warning.message()))
                .toList();
    }

    private static Map<String, Object> json(GroupSizes sizes) {
        return Json.object(
                "count",
                sizes.count,
                "smallest",
                sizes.smallest,
                "largest",
                sizes.largest,
                "frequencies",
                sizes.frequencies,
                "classes",
                sizes.classes);
    }

    public static Map<String, Object> json(Score score) {
        Map<String, Object> json = Json.object("name", score.name(), "value", score.value(), "unit", score.unit());
        if (!score.attributes().isEmpty()) {
            json.put("attributes", score.attributes());
        }
        score.interval()
                .ifPresent(interval -> json.put(
                        "interval",
                        Json.object("low", interval.low(), "high", interval.high(), "sample", interval.sample())));
        if (!score.beside().isEmpty()) {
            json.put("beside", score.beside());
        }
        return json;
    }

    private static Map<String, Object> json(AttributeReport attribute) {
        Map<String, Object> json =
                Json.object("name", attribute.name, "roles", attribute.roles, "domain", attribute.domain);
        attribute.loss.ifPresent(loss -> json.put("loss", loss));
        json.put("cells-withheld", attribute.cellsWithheld);
        json.put("cells-filled", attribute.cellsFilled);
        attribute.concepts.ifPresent(coverage -> json.put(
                "concepts",
                Json.object(
                        "taxonomy",
                        coverage.taxonomy(),
                        "values",
                        coverage.values(),
                        "mapped",
                        coverage.mapped(),
                        "rows",
                        coverage.rows(),
                        "concepts",
                        coverage.concepts(),
                        "merged",
                        coverage.merged(),
                        "subsumer",
                        coverage.subsumer().orElse(""))));
        attribute.distribution.ifPresent(distribution -> json.put("distribution", distribution.json()));
        attribute.levels.ifPresent(levels -> json.put("rows-by-level", levels.rows()));
        attribute.tree.ifPresent(tree -> json.put("tree", tree.json()));
        return json;
    }
}
