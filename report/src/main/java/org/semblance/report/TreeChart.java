package org.semblance.report;

import org.semblance.release.ConceptTree;
import org.semblance.run.port.Sheet;

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
    public Sheet sheet() {
        Sheet sheet = new Sheet("level", "concept", "before", "after");
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
