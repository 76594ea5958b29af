package org.semblance.report.section;

import org.semblance.release.recipe.RecipeText;
import org.semblance.release.report.Report;
import org.semblance.report.html.Html;

/** The recipe, as published in the certificate. */
public final class RecipeSection implements Section {

    @Override
    public String id() {
        return "recipe";
    }

    @Override
    public String title() {
        return "The recipe";
    }

    @Override
    public boolean concerns(Report report) {
        return !report.context().recipe().isEmpty();
    }

    @Override
    public void write(Report report, Html page) {
        page.leaf(
                "p",
                "The recipe without paths and seeds, so it cannot be run as it is; in certificate.json also without"
                        + " the categories of scales that the release does not show. The data owner can repeat the release, except for random choices, by adding what was"
                        + " left out: "
                        + added(report) + ".",
                "class",
                "lead");
        page.open("details").leaf("summary", "Show the recipe");
        page.leaf("pre", RecipeText.of(report.context().recipe()), "tabindex", "0", "aria-label", "Recipe")
                .close();
    }

    private static String added(Report report) {
        return (report.documents().isPresent() ? "data: under documents:" : "data:")
                + ", the files of taxonomies, hierarchies and concepts: where there were any, and the folder in release:"
                + " {to: …}";
    }
}
