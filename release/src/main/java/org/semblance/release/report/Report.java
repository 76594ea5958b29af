package org.semblance.release.report;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.Citation;
import org.semblance.VerdictCode;
import org.semblance.Watcher.Warning;
import org.semblance.catalog.Catalog;
import org.semblance.catalog.Parameter;
import org.semblance.domain.Role;
import org.semblance.privacy.AttributeGuarantee;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.Verdict;
import org.semblance.quality.Score;
import org.semblance.release.attack.AttackTable;
import org.semblance.release.figures.ConceptTree;
import org.semblance.release.figures.Distribution;
import org.semblance.release.figures.DocumentFigures;
import org.semblance.release.figures.LevelCounts;
import org.semblance.release.figures.ScoreJson;
import org.semblance.release.figures.TypicalLoss;
import org.semblance.release.folder.Certificate;
import org.semblance.release.folder.OwnerFolder;
import org.semblance.release.json.Json;
import org.semblance.release.json.JsonObject;

/**
 * The report of a run, with every figure of the original. It is for the owner of the data and must not leave: what may be
 * published is a {@link org.semblance.release.publication.PublicReport}. Of the original values, it contains only
 * categories and ranges that at least k rows share.
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
 * @param context how the figures were obtained, and what to compare them with
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
        ReportContext context) {

    /**
     * The released file: its name, its fingerprint, and whether it may be published.
     *
     * @param otherFiles other released files, such as a vocabulary
     * @param certificate the fingerprint of the certificate, by which the owner's report is matched with its release
     * @param trial whether it was verified like a release but not published
     */
    public record ReleasedFile(
            String name,
            String sha256,
            boolean forPublication,
            List<Certificate.Content> otherFiles,
            Optional<String> certificate,
            boolean trial) {

        public ReleasedFile {
            otherFiles = List.copyOf(otherFiles);
        }

        /** Released files whose certificate is not known. */
        public ReleasedFile(String name, String sha256, boolean forPublication, List<Certificate.Content> otherFiles) {
            this(name, sha256, forPublication, otherFiles, Optional.empty(), false);
        }

        /** A single released file. */
        public ReleasedFile(String name, String sha256, boolean forPublication) {
            this(name, sha256, forPublication, List.of());
        }

        private Map<String, Object> json() {
            Map<String, Object> json = Json.object("file", name, "sha256", sha256);
            certificate.ifPresent(fingerprint -> json.put(OwnerFolder.CERTIFICATE, fingerprint));
            json.put("for-publication", forPublication);
            return json;
        }
    }

    /** The catalog that explains the names in this report. */
    public Catalog catalog() {
        return context.catalog();
    }

    /** The combined risk with earlier releases, if a ledger is kept. */
    public Optional<LedgerFigures> ledger() {
        return context.ledger();
    }

    /** Whether a release was written. */
    public boolean published() {
        return release.isPresent() && !tried();
    }

    /** Whether a table was written and every guarantee verified on it, but nothing was published. */
    public boolean tried() {
        return release.map(ReleasedFile::trial).orElse(false);
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

    /**
     * A verdict with the input numbers of the rows that violate it.
     *
     * @param attribute the confidential attribute it is about, if it is about one
     * @param holds whether the guarantee was verified and holds
     * @param doubt why this cannot be told; empty if it can
     */
    public record Finding(
            String guarantee,
            double asked,
            double found,
            String of,
            Optional<String> attribute,
            boolean holds,
            List<Integer> rows,
            String reason,
            Optional<Verdict.Doubt> doubt) {

        /** How JSON shows what cannot be told: a number that is none is written as null. */
        private static final Object UNDETERMINED = Double.NaN;

        /** A finding of yes or no that is about no attribute in particular. */
        public Finding(
                String guarantee,
                double asked,
                double found,
                String of,
                boolean holds,
                List<Integer> rows,
                String reason) {
            this(guarantee, asked, found, of, Optional.empty(), holds, rows, reason, Optional.empty());
        }

        /**
         * A finding that was written as JSON, also as it is published, without rows and perhaps without the number
         * found; empty if it is none of yes or no.
         */
        public static Optional<Finding> read(JsonObject json) {
            try {
                return Optional.of(new Finding(
                        json.text("guarantee"),
                        json.number("asked"),
                        json.number("found"),
                        json.text("of"),
                        json.truth("holds"),
                        json.has("rows") ? json.numbers("rows") : List.of(),
                        json.has("reason") ? json.text("reason") : ""));
            } catch (JsonObject.UnfitEntryException notOurs) {
                return Optional.empty();
            }
        }

        /** Whether it is neither verified nor violated. */
        public boolean undetermined() {
            return doubt.isPresent();
        }

        /** The same finding, about an attribute. */
        public Finding about(String name) {
            return new Finding(guarantee, asked, found, of, Optional.of(name), holds, rows, reason, doubt);
        }

        /** The value found, to four digits; if the guarantee is violated, rounded away from the value asked for. */
        public double shown() {
            return Verdict.shown(asked, found, holds);
        }

        /** Whether the guarantee is about a confidential attribute. */
        public boolean ofAttribute(Catalog catalog) {
            return is(AttributeGuarantee.class, catalog);
        }

        /** Whether the guarantee is of a kind. */
        boolean is(Class<? extends Guarantee> kind, Catalog catalog) {
            return catalog.find(Guarantee.class, guarantee)
                    .filter(entry -> kind.isAssignableFrom(entry.parameters()))
                    .isPresent();
        }

        /** The finding as JSON values. */
        public Map<String, Object> json() {
            Map<String, Object> json = Json.object("guarantee", guarantee, "asked", asked, "found", found, "of", of);
            attribute.ifPresent(name -> json.put("attribute", name));
            json.put("holds", undetermined() ? UNDETERMINED : holds);
            json.put("rows", rows);
            json.put("reason", reason);
            doubt.ifPresent(why -> {
                json.put("code", VerdictCode.V_UNTOLD.code());
                json.put("advice", why.advice());
            });
            return json;
        }
    }

    /**
     * What became of an attribute.
     *
     * @param loss 100·SSE/SST of this attribute, if it was masked
     * @param typical what masking did to a typical value, if it was masked
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
            Optional<TypicalLoss> typical,
            int cellsWithheld,
            int cellsFilled,
            Optional<Distribution> distribution,
            Optional<LevelCounts> levels,
            Optional<TaxonomyCoverage> concepts,
            Optional<ConceptTree> tree) {

        /** An attribute without words on a typical value. */
        public AttributeReport(
                String name,
                List<String> roles,
                String domain,
                Optional<Double> loss,
                int cellsWithheld,
                int cellsFilled,
                Optional<Distribution> distribution,
                Optional<LevelCounts> levels,
                Optional<TaxonomyCoverage> concepts,
                Optional<ConceptTree> tree) {
            this(
                    name,
                    roles,
                    domain,
                    loss,
                    Optional.empty(),
                    cellsWithheld,
                    cellsFilled,
                    distribution,
                    levels,
                    concepts,
                    tree);
        }

        /** The role of attributes that others may know. */
        public static final String QUASI_IDENTIFIER = Parameter.kebab(Role.QUASI_IDENTIFIER);

        /** The role of sensitive attributes. */
        public static final String CONFIDENTIAL = Parameter.kebab(Role.CONFIDENTIAL);

        private static final String IDENTIFIER = Parameter.kebab(Role.IDENTIFIER);

        /** Whether the attribute has a role. */
        public boolean is(String role) {
            return roles.contains(role);
        }

        public boolean masked() {
            return is(QUASI_IDENTIFIER) || loss.isPresent();
        }

        public boolean dropped() {
            return is(IDENTIFIER);
        }

        /** Whether the attribute is released unchanged. */
        public boolean kept() {
            return !masked() && !dropped();
        }
    }

    /** What the recipe accepts: the reasons by name. */
    public Map<String, String> acceptances() {
        return OwnerKnowledge.acceptances(context.recipe());
    }

    /** The attack scenarios, with what was found for this release. */
    public AttackTable attacks() {
        return AttackTable.of(OwnerKnowledge.of(this));
    }

    /** The same report with other warnings. */
    Report with(List<Warning> others) {
        return new Report(
                release,
                rows,
                rowsLeftOut,
                groups,
                generalization,
                differentialPrivacy,
                noise,
                documents,
                method,
                methodSummary,
                source,
                verdicts,
                scores,
                attributes,
                others,
                notes,
                seconds,
                version,
                context);
    }

    /** The report as JSON values, which are for the owner of the data. */
    public Map<String, Object> json() {
        Map<String, Object> json = OwnerFolder.json();
        json.put("published", published());
        if (published()) {
            release.ifPresent(file -> json.put(OwnerFolder.RELEASE, file.json()));
        }
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
        attacks().addTo(json);
        json.put("scores", scores.stream().map(Report::json).toList());
        json.put("attributes", attributes.stream().map(Report::json).toList());
        List<String> advice = GuaranteeAdvice.of(this);
        if (!advice.isEmpty()) {
            json.put("advice", advice);
        }
        json.put("warnings", json(warnings));
        json.put("notes", notes);
        json.put("seconds", seconds);
        json.put("version", version);
        json.putAll(context.json());
        return json;
    }

    public static List<Map<String, Object>> json(List<Warning> warnings) {
        return warnings.stream().map(Report::json).toList();
    }

    private static Map<String, Object> json(Warning warning) {
        Map<String, Object> json = Json.object("code", warning.code(), "message", warning.message());
        if (warning.accepted() != null) {
            json.put("accepted", warning.accepted());
        }
        return json;
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
        return ScoreJson.of(score);
    }

    private static Map<String, Object> json(AttributeReport attribute) {
        Map<String, Object> json =
                Json.object("name", attribute.name, "roles", attribute.roles, "domain", attribute.domain);
        attribute.loss.ifPresent(loss -> json.put("loss", loss));
        attribute.typical.ifPresent(typical -> json.put("typical-value", typical.json()));
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
