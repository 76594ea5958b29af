package org.semblance.release.publication;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.semblance.Citation;
import org.semblance.WarningKind;
import org.semblance.Watcher.Warning;
import org.semblance.catalog.Catalog;
import org.semblance.quality.Score;
import org.semblance.release.attack.AttackTable;
import org.semblance.release.figures.ScoreJson;
import org.semblance.release.json.Json;

/**
 * The report that is published with a release. Everything in it follows from the recipe and the released file, except
 * the verdicts and the {@link StableFigures} that a recipe asks for.
 *
 * @param rowsSuppressed the number of rows that show no quasi-identifier, if values were generalised
 * @param sizes the sizes of the equivalence classes, if the method forms any
 * @param method the name and parameters of the method
 * @param linkedAtMost the largest share of records that anybody can link, in per cent, if k is guaranteed
 * @param scores the risk and disclosure measures that follow from the release
 * @param whole whether the file was small enough for the figures of single attributes
 * @param sets warnings of the sets of kept columns on which rows of the file are unique, as the recipe accepts them
 * @param notes what users of the release should know, one sentence each
 * @param works the papers on the guarantees and measures, without that on the method
 * @param recipe the recipe as in the certificate
 * @param catalog the catalog that explains the names in this report
 */
public record PublicReport(
        ReleaseFacts facts,
        int rows,
        OptionalInt rowsSuppressed,
        Optional<ClassSizeCounts> sizes,
        Map<String, Object> method,
        String methodSummary,
        Optional<Citation> source,
        List<PublicVerdict> verdicts,
        OptionalDouble linkedAtMost,
        List<Score> scores,
        List<PublicAttribute> attributes,
        Optional<ReleasedAssociations> associations,
        Optional<PublicDocuments> documents,
        Optional<PrivacyClaim> claim,
        StableFigures figures,
        boolean whole,
        List<Warning> sets,
        List<String> notes,
        List<CitedWork> works,
        Map<String, Object> recipe,
        String version,
        Catalog catalog) {

    public PublicReport {
        verdicts = List.copyOf(verdicts);
        scores = List.copyOf(scores);
        attributes = List.copyOf(attributes);
        sets = List.copyOf(sets);
        notes = List.copyOf(notes);
        works = List.copyOf(works);
    }

    /** The kinds of the warnings, by code. */
    public List<WarningKind> warnings() {
        return facts.warnings();
    }

    /** The attack scenarios, as far as they follow from the recipe, the release and the verdicts. */
    public AttackTable attacks() {
        return AttackTable.of(PublicKnowledge.of(this));
    }

    /** All papers to cite, that on the method first. */
    private List<CitedWork> cited() {
        return Stream.concat(
                        source.stream().map(paper -> new CitedWork(List.of(String.valueOf(method.get("name"))), paper)),
                        works.stream())
                .toList();
    }

    /** The report as JSON values. */
    public Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("published", true);
        json.put("for-publication", facts.forPublication());
        json.put(
                "release",
                Json.object(
                        "file", facts.file().file(),
                        "sha256", facts.file().sha256(),
                        "for-publication", facts.forPublication()));
        json.put("rows", rows);
        rowsSuppressed.ifPresent(count -> json.put("rows-suppressed", count));
        sizes.ifPresent(classes -> json.put("groups", classes.json()));
        claim.ifPresent(made -> json.put("differential-privacy", made.json()));
        documents.ifPresent(figures -> json.put("documents", figures.json()));
        facts.ledger().ifPresent(holds -> json.put("ledger", Json.object("holds", holds)));
        json.put("method", method);
        json.put("verdicts", verdicts.stream().map(PublicVerdict::json).toList());
        attacks().addTo(json);
        linkedAtMost.ifPresent(share -> json.put("linked-at-most", Json.object("value", share, "unit", "%")));
        json.put("scores", scores.stream().map(ScoreJson::of).toList());
        json.put("attributes", attributes.stream().map(PublicAttribute::json).toList());
        associations.ifPresent(found -> json.put("correlations", found.json(figures.associations())));
        if (!figures.asked().isEmpty()) {
            json.put("of-the-original", figures.json());
        }
        json.put(
                "warnings",
                warnings().stream()
                        .map(kind -> Json.object("code", kind.code(), "message", kind.meaning()))
                        .toList());
        json.put("notes", notes);
        json.put("version", version);
        json.put("recipe", recipe);
        List<CitedWork> cited = cited();
        if (!cited.isEmpty()) {
            json.put("works", cited.stream().map(CitedWork::json).toList());
        }
        return json;
    }
}
