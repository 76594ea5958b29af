package org.semblance.release.recipe;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.semblance.Citation;
import org.semblance.catalog.Catalog;
import org.semblance.catalog.Parameter;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureReading;
import org.semblance.release.json.Json;

/** The catalog for people and programs: as text, as a page of documentation, as plain values. */
public final class CatalogPage {

    private static final Map<MeasureFacts.Kind, String> OF = Map.of(
            MeasureFacts.Kind.LOSS, "loss",
            MeasureFacts.Kind.UTILITY, "utility",
            MeasureFacts.Kind.TRADE_OFF, "loss and risk",
            MeasureFacts.Kind.RISK, "risk",
            MeasureFacts.Kind.DISCLOSURE, "attribute disclosure");

    private CatalogPage() {}

    /** For a terminal. */
    public static String text(List<Catalog.Entry<?>> entries) {
        StringBuilder page = new StringBuilder();
        String heading = "";
        for (Catalog.Entry<?> entry : entries) {
            if (!heading.equals(heading(entry))) {
                heading = heading(entry);
                page.append(page.length() == 0 ? "" : "\n").append(heading).append("\n\n");
            }
            page.append("  ")
                    .append(entry.name())
                    .append(": ")
                    .append(entry.summary())
                    .append('\n');
            for (Parameter parameter : Parameter.of(entry.parameters())) {
                page.append("      ")
                        .append(parameter.key())
                        .append(usual(parameter))
                        .append(": ")
                        .append(parameter.meaning())
                        .append('\n');
            }
            if (!entry.claims().isEmpty()) {
                page.append("      claims ")
                        .append(String.join(", ", entry.claims()))
                        .append('\n');
            }
            reading(entry)
                    .ifPresent(reading ->
                            page.append("      ").append(sentence(reading)).append('\n'));
        }
        page.append("\nSources\n\n");
        entries.stream()
                .flatMap(entry -> entry.source().stream())
                .distinct()
                .forEach(source -> page.append("  ").append(source).append('\n'));
        return page.toString();
    }

    /** For the documentation. */
    public static String markdown(Catalog catalog) {
        StringBuilder page = new StringBuilder("""
                # What a recipe can name

                Generated from the catalog by `semblance methods`; a test keeps it up to date.
                """);
        String heading = "";
        for (Catalog.Entry<?> entry : catalog.entries()) {
            if (!heading.equals(heading(entry))) {
                heading = heading(entry);
                page.append("\n## ").append(heading).append('\n');
            }
            page.append("\n### `")
                    .append(entry.name())
                    .append("`\n\n")
                    .append(capital(entry.summary()))
                    .append(".\n");
            List<Parameter> parameters = Parameter.of(entry.parameters());
            if (!parameters.isEmpty()) {
                page.append("\n| parameter | default | meaning |\n|---|---|---|\n");
                for (Parameter parameter : parameters) {
                    page.append("| `")
                            .append(parameter.key())
                            .append("` | ")
                            .append(parameter.required() ? "(required)" : parameter.fallback())
                            .append(" | ")
                            .append(parameter.meaning())
                            .append(" |\n");
                }
            }
            if (!entry.claims().isEmpty()) {
                page.append("\nClaims: ")
                        .append(String.join(", ", entry.claims()))
                        .append(".\n");
            }
            reading(entry)
                    .ifPresent(reading ->
                            page.append('\n').append(capital(sentence(reading))).append(".\n"));
            entry.source()
                    .ifPresent(
                            source -> page.append("\nSource: ").append(source).append('\n'));
        }
        return page.toString();
    }

    /** For programs. */
    public static List<Map<String, Object>> json(List<Catalog.Entry<?>> entries) {
        List<Map<String, Object>> list = new ArrayList<>();
        for (Catalog.Entry<?> entry : entries) {
            Map<String, Object> json = Json.object(
                    "kind",
                    entry.kind().getSimpleName().toLowerCase(Locale.ROOT),
                    "name",
                    entry.name(),
                    "summary",
                    entry.summary(),
                    "parameters",
                    Parameter.of(entry.parameters()).stream()
                            .map(parameter -> Json.object(
                                    "key",
                                    parameter.key(),
                                    "meaning",
                                    parameter.meaning(),
                                    "required",
                                    parameter.required(),
                                    "default",
                                    parameter.fallback()))
                            .toList(),
                    "claims",
                    entry.claims(),
                    "source",
                    entry.source().map(Citation::toString).orElse(""));
            reading(entry).ifPresent(reading -> json.put("reading", json(reading)));
            list.add(json);
        }
        return list;
    }

    private static Map<String, Object> json(MeasureReading reading) {
        return Json.object(
                "of",
                Parameter.kebab(reading.kind()),
                "better",
                Parameter.kebab(reading.better()),
                "range",
                reading.range(),
                "needs",
                reading.needs().stream().map(Parameter::kebab).toList(),
                "public",
                reading.followsFromRelease(Set.of()));
    }

    /** How to read the scores of an entry that is a measure. */
    private static Optional<MeasureReading> reading(Catalog.Entry<?> entry) {
        return Measure.class.isAssignableFrom(entry.parameters())
                ? Optional.of(MeasureReading.of(entry.parameters().asSubclass(Measure.class)))
                : Optional.empty();
    }

    /** What it measures, which way is better, and what it needs, without capital and full stop. */
    private static String sentence(MeasureReading reading) {
        String needs = reading.needs().stream().map(MeasureFacts.Need::words).collect(Collectors.joining(", "));
        return "measures " + OF.get(reading.kind()) + "; " + reading.text()
                + (needs.isEmpty() ? "" : "; needs " + needs)
                + (reading.followsFromRelease(Set.of()) ? "; in the public report" : "");
    }

    private static String heading(Catalog.Entry<?> entry) {
        String kind = entry.kind().getSimpleName();
        return kind.endsWith("y") ? kind.substring(0, kind.length() - 1) + "ies" : kind + "s";
    }

    private static String usual(Parameter parameter) {
        if (parameter.required()) {
            return " (required)";
        }
        return parameter.fallback().isEmpty() ? "" : " (" + parameter.fallback() + ")";
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
