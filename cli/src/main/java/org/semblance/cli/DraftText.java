package org.semblance.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.semblance.authoring.draft.OpenDecision;
import org.semblance.authoring.draft.TableDraft;
import org.semblance.catalog.Parameter;
import org.semblance.release.columns.MissingCode;
import org.semblance.release.columns.RoleProposal;
import org.semblance.release.json.Json;
import org.semblance.report.html.OptionWords;

/** Formats a drafted recipe for the console and as JSON. */
final class DraftText {

    private DraftText() {}

    /** A drafted recipe, whose comments name options as the command line spells them. */
    static String recipe(String text) {
        return text.lines()
                .map(line -> line.stripLeading().startsWith("#") ? OptionWords.in(line) : line)
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /**
     * Prints a draft.
     *
     * @param data the file of the table; null if it is in a database, from which no documents are read
     */
    static void print(TableDraft draft, @Nullable String data, Path recipe, Path concepts, PrintWriter console) {
        int width = draft.columns().stream()
                .mapToInt(column -> column.name().length())
                .max()
                .orElse(1);
        draft.columns()
                .forEach(column -> console.printf(
                        "  %-" + width + "s  %s%n", FindingLines.printable(column.name()), line(column)));
        (data == null ? List.<String>of() : draft.texts())
                .forEach(column -> console.println("to release the texts as documents: semblance init " + data
                        + " --text " + FindingLines.printable(column)));
        print(draft.decisions(), console);
        console.println("drafted " + recipe);
        if (draft.concepts().isPresent()) {
            console.println("    and " + concepts + ", with the concepts of the words: check it first");
        }
        console.println(next(recipe));
    }

    /** What a person must still decide. */
    static void print(List<OpenDecision> decisions, PrintWriter console) {
        console.println("to decide, before you delete draft: true from the recipe:");
        int number = 1;
        for (OpenDecision decision : decisions) {
            console.println(Paragraph.of(
                    "  " + number++ + ". ", decision.subject() + ": " + OptionWords.in(decision.question())));
        }
    }

    /** What to do with a drafted recipe. */
    static String next(Path recipe) {
        return "review it, correct it, then try it without publishing: semblance anonymize " + recipe + " --try";
    }

    private static String line(RoleProposal column) {
        String domain = column.domain().name();
        return Parameter.kebab(column.role()) + (domain.isEmpty() ? "" : ", " + domain) + ": "
                + FindingLines.printable(column.why());
    }

    static Map<String, Object> json(TableDraft draft, Path recipe, Path concepts) {
        Map<String, Object> columns = new LinkedHashMap<>();
        draft.columns().forEach(column -> columns.put(column.name(), json(column)));
        return Json.object(
                "recipe",
                recipe,
                "columns",
                columns,
                "decisions",
                json(draft.decisions()),
                "texts",
                draft.texts(),
                "concepts",
                draft.concepts().isPresent() ? concepts : "");
    }

    static List<Map<String, Object>> json(List<OpenDecision> decisions) {
        return decisions.stream()
                .map(decision ->
                        Json.object("subject", decision.subject(), "question", OptionWords.in(decision.question())))
                .toList();
    }

    private static Map<String, Object> json(RoleProposal column) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("role", Parameter.kebab(column.role()));
        entry.put("domain", column.domain().name());
        entry.put("reason", column.why());
        entry.put("confidence", Math.round(100 * column.confidence()) / 100.0);
        entry.put("domain-confidence", Math.round(100 * column.domain().confidence()) / 100.0);
        column.kind().ifPresent(kind -> {
            entry.put("kind", kind.words());
            kind.hipaa().ifPresent(identifier -> entry.put("hipaa", String.valueOf(identifier.letter())));
            kind.article().ifPresent(article -> entry.put("gdpr-article", article));
        });
        column.question().ifPresent(question -> entry.put("question", question));
        if (!column.domain().scale().isEmpty()) {
            entry.put("scale", column.domain().scale());
        }
        if (!column.missing().isEmpty()) {
            entry.put("missing", column.missing().stream().map(DraftText::json).toList());
        }
        return entry;
    }

    private static Map<String, Object> json(MissingCode code) {
        return Json.object("value", code.code(), "rows", code.rows(), "reason", code.why());
    }
}
