package org.semblance.report.published;

import org.semblance.release.publication.PublicReport;
import org.semblance.release.recipe.RecipeText;
import org.semblance.report.html.Html;

/** The recipe as in the certificate. */
public final class PublicRecipeSection implements PublicSection {

    @Override
    public String id() {
        return "recipe";
    }

    @Override
    public String title() {
        return "The recipe";
    }

    @Override
    public boolean concerns(PublicReport report) {
        return !report.recipe().isEmpty();
    }

    @Override
    public void write(PublicReport report, Html page) {
        page.leaf(
                "p",
                "What the data owner asked for, as recorded in certificate.json: without paths and seeds, and with"
                        + " nothing from the original but what the owner wrote into it. A “…” is a value in a"
                        + " condition, or a category of a scale that the release does not show.",
                "class",
                "lead");
        page.open("details").leaf("summary", "Show the recipe");
        page.leaf("pre", RecipeText.of(report.recipe()), "tabindex", "0", "aria-label", "Recipe")
                .close();
    }
}
