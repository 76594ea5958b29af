package org.semblance;

/** A paper, as data: so that a report can say whom to cite. */
public record Citation(String authors, int year, String title, String where) {

    @Override
    public String toString() {
        return authors + " (" + year + "). " + title + ". " + where + ".";
    }
}
