package org.semblance.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.Citation;
import org.semblance.catalog.Catalog;
import org.semblance.evaluate.compare.ChosenRecipe;
import org.semblance.evaluate.compare.Comparison;
import org.semblance.evaluate.compare.ComparisonCell;
import org.semblance.evaluate.compare.ComparisonWriter;
import org.semblance.release.figures.Glossary;
import org.semblance.release.figures.NumberFormat;
import org.semblance.report.html.Html;
import org.semblance.report.html.OptionWords;
import org.semblance.report.section.Banner;

/**
 * Writes a comparison as one HTML page, without scripts or network access: the recommended choice, the risk-utility
 * map, and all figures.
 */
public final class HtmlComparison implements ComparisonWriter {

    private final Catalog catalog;

    /** A stateless writer; the catalog provides the explanations of names. */
    public HtmlComparison(Catalog catalog) {
        this.catalog = catalog;
    }

    @Override
    public void write(Comparison comparison, Optional<ChosenRecipe> recipe, OutputStream out) throws IOException {
        out.write(html(comparison, recipe).toString().getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    @Override
    public String words(String message) {
        return OptionWords.in(message);
    }

    /** The page, which also lists its charts. */
    Html html(Comparison comparison, Optional<ChosenRecipe> recipe) throws IOException {
        Html page = new Html();
        int compared = comparison.methods().size();
        String title = (compared < comparison.asked() ? compared + " of " : "")
                + NumberFormat.count(comparison.asked(), "method", "methods") + " compared";
        page.trusted("<!DOCTYPE html>\n").open("html", "lang", "en-GB");
        PageHead.write("Comparison: " + title, page);
        page.open("body").open("header").open("div", "class", "sheet");
        OwnerNotice.write(page);
        page.leaf("p", "Semblance: which method, which k", "class", "brand");
        page.leaf("h1", title).close().close();
        page.open("main", "class", "sheet");
        top(comparison, page);
        recipe(comparison, recipe, page);
        new ComparisonCharts(comparison).write(page);
        new ComparisonChoices(comparison).write(page);
        leftOut(comparison, page);
        new ComparisonReading(comparison, new Glossary(catalog)).write(page);
        sources(comparison, page);
        return page.close().close().close();
    }

    private static void top(Comparison comparison, Html page) {
        Optional<ComparisonCell> chosen = comparison.chosen();
        String tone = chosen.isEmpty() ? "bad" : comparison.tolerable() ? "good" : "fair";
        page.open("div", "id", "verdict", "class", "verdict " + tone).open("div");
        page.open("p", "class", "headline");
        if (chosen.isPresent()) {
            page.text(comparison.tolerable() ? "Recommended: " : "The least risk: ")
                    .foreign(chosen.get().method())
                    .text(" with k\u00A0=\u00A0" + chosen.get().k());
        } else {
            page.text("Nothing can be recommended");
        }
        page.close();
        comparison.reasons().forEach(reason -> page.leaf("p", OptionWords.in(reason)));
        comparison.notes().forEach(note -> page.leaf("p", OptionWords.in(note)));
        page.leaf(
                "p",
                "This follows only from the rule and the figures. Whether the risk and the loss are acceptable"
                        + " is for you to decide.");
        page.close().close();
        facts(comparison, page);
        page.leaf(
                "p",
                "This is a comparison, not a release: tables were anonymised in memory, and no data were written.",
                "class",
                "summary");
        if (comparison.data().rows() < comparison.data().of()) {
            page.leaf(
                    "p",
                    "The figures are from a sample. The whole table has more similar records, so the same k usually"
                            + " loses less information there.",
                    "class",
                    "summary");
        }
    }

    private static void facts(Comparison comparison, Html page) {
        page.open("dl", "class", "facts");
        Banner.fact(page, "Recipe", comparison.data().recipe(), "");
        Banner.fact(
                page,
                "Rows",
                NumberFormat.count(comparison.data().rows()),
                comparison.data().rows() < comparison.data().of()
                        ? "a sample of " + NumberFormat.count(comparison.data().of())
                        : "");
        Banner.fact(
                page,
                "Quasi-identifiers",
                NumberFormat.count(comparison.data().attributes().size()),
                "");
        Banner.fact(page, "Loss", comparison.loss().name(), "");
        Banner.fact(page, "Risk", comparison.risk().name(), "");
        page.close();
    }

    private static void recipe(Comparison comparison, Optional<ChosenRecipe> recipe, Html page) {
        if (comparison.chosen().isEmpty()) {
            return;
        }
        page.section("recipe", "The recipe for this choice");
        if (recipe.isPresent()) {
            page.open("p").text("It is next to the compared recipe, as ");
            page.open("code").foreign(recipe.get().file()).close();
            page.text(": the same text with this method.").close();
            page.leaf("pre", "method: " + recipe.get().method(), "class", "command", "tabindex", "0");
            page.leaf("pre", "semblance anonymize " + recipe.get().file(), "class", "command", "tabindex", "0");
        } else {
            page.leaf(
                    "p",
                    "The method in this recipe could not be replaced automatically. Enter the recommended method and"
                            + " k by hand.");
        }
        page.close();
    }

    private static void leftOut(Comparison comparison, Html page) {
        if (comparison.leftOut().isEmpty() && comparison.warnings().isEmpty()) {
            return;
        }
        page.section("left-out", "Omissions and notes");
        page.open("ul", "class", "warnings");
        for (Comparison.Omission out : comparison.leftOut()) {
            page.open("li")
                    .open("p")
                    .leaf("strong", String.join("; ", out.what()))
                    .text(": ");
            page.foreign(OptionWords.in(out.reason())).close();
            if (!out.advice().isEmpty()) {
                page.open("p", "class", "advice")
                        .foreign(OptionWords.in(out.advice()))
                        .close();
            }
            page.close();
        }
        comparison.warnings().forEach(warning -> {
            page.open("li")
                    .open("p")
                    .leaf("code", warning.code())
                    .foreign(warning.message())
                    .close();
            Glossary.advice(warning.kind()).ifPresent(advice -> page.leaf("p", advice, "class", "advice"));
            page.close();
        });
        page.close().close();
    }

    private static void sources(Comparison comparison, Html page) {
        page.section("source", "How to cite");
        page.leaf("p", "The methods were published in these works. Please cite the one you use.", "class", "lead");
        Map<String, List<String>> works = new LinkedHashMap<>();
        for (Comparison.ComparedMethod method : comparison.methods()) {
            method.source()
                    .map(Citation::toString)
                    .ifPresent(work -> works.computeIfAbsent(work, unseen -> new ArrayList<>())
                            .add(method.label()));
        }
        works.forEach((work, methods) -> {
            page.leaf("p", String.join(", ", methods), "class", "quiet");
            page.open("blockquote").foreign(work).close();
        });
        page.open("p", "class", "imprint")
                .text("Made by Semblance ")
                .foreign(comparison.version())
                .text(". Every figure of this page is also in comparison.json.")
                .close();
        page.close();
    }
}
