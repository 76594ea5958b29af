package org.semblance.report;

import org.semblance.release.figures.ConceptTree;
import org.semblance.release.figures.FigureSheet;

/** A tree of concepts with the rows of each before and after: a list on the page, bars behind indented names elsewhere. */
record TreeChart(String title, ConceptTree tree) implements Plot {

    @Override
    public void write(Html page) {
        page.figure(this, "chart branches");
        page.open("p", "class", "legend", "aria-hidden", "true");
        page.leaf("span", "", "class", "swatch before").leaf("span", "rows before", "class", "key");
        page.leaf("span", "", "class", "swatch after").leaf("span", "rows after", "class", "key");
        page.close();
        new TreeList(tree, page).write();
        page.close();
    }

    @Override
    public FigureSheet sheet() {
        FigureSheet sheet = new FigureSheet("level", "concept", "before", "after");
        for (ConceptTree.Node node : tree.nodes()) {
            if (!node.again()) {
                sheet.row(
                        node.level(),
                        node.concept(),
                        node.before().isPresent() ? node.before().getAsInt() : Double.NaN,
                        node.after().isPresent() ? node.after().getAsInt() : Double.NaN);
            }
        }
        return sheet;
    }

    @Override
    public Picture picture() {
        return new TreePicture(this).picture();
    }
}
