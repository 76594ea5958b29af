package org.semblance.report.published;

import java.util.Map;
import java.util.Optional;
import org.semblance.release.publication.FigureBand;
import org.semblance.release.publication.PublicReport;
import org.semblance.release.publication.ReleasedAssociations;
import org.semblance.release.publication.StableFigures;
import org.semblance.release.recipe.TableRecipe.Publication;
import org.semblance.report.chart.HeatMap;
import org.semblance.report.html.Html;
import org.semblance.report.html.PageTable;

/** The figures of the original that the recipe asks to publish. */
public final class StableFigureSection implements PublicSection {

    @Override
    public String id() {
        return "original";
    }

    @Override
    public String title() {
        return "Figures of the original";
    }

    @Override
    public boolean concerns(PublicReport report) {
        return !report.figures().asked().isEmpty();
    }

    @Override
    public void write(PublicReport report, Html page) {
        StableFigures figures = report.figures();
        page.leaf("p", StableFigures.NO_PROOF, "class", "lead");
        if (figures.asks(Publication.BEFORE)) {
            page.leaf("p", "Counts before masking are shown with the released values above.");
        }
        if (figures.asks(Publication.LOSS)) {
            page.leaf("p", "Information loss: " + points(figures.loss()) + ".");
        }
        if (figures.asks(Publication.LOSS_BY_ATTRIBUTE)) {
            bands("Information loss of each attribute", "Attribute", figures.losses(), page);
        }
        if (figures.asks(Publication.LINKAGE)) {
            bands("Records linked, by measure", "Measure", figures.linkages(), page);
        }
        if (figures.asks(Publication.ASSOCIATIONS)) {
            report.associations().ifPresent(found -> associations(found, figures, page));
        }
    }

    private static String points(Optional<FigureBand> band) {
        return band.map(told -> told.text() + "\u202F%").orElse(FigureBand.NOT_TOLD);
    }

    private static void bands(String caption, String what, Map<String, Optional<FigureBand>> bands, Html page) {
        PageTable grid = new PageTable(page, caption, what, "#In the original");
        bands.forEach((name, band) -> {
            grid.row().foreign(name);
            grid.next().text(points(band));
            grid.endRow();
        });
        grid.end();
    }

    private static void associations(ReleasedAssociations found, StableFigures figures, Html page) {
        page.open("details").leaf("summary", "Associations before and after masking");
        PageTable grid = new PageTable(page, "Associations of each pair", "One", "Other", "#Before", "#After");
        for (int i = 0; i < found.pairs().size(); i++) {
            ReleasedAssociations.Pair pair = found.pairs().get(i);
            grid.row().foreign(found.columns().get(pair.one()).name());
            grid.next().foreign(found.columns().get(pair.other()).name());
            grid.next().text(figures.associations().get(i).map(FigureBand::text).orElse(FigureBand.NOT_TOLD));
            grid.next().text(HeatMap.figure(pair.after()));
            grid.endRow();
        }
        grid.end();
        page.close();
    }
}
