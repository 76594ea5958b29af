package org.semblance;

/** A reference to a publication, so that a report can say what to cite. */
public record Citation(String authors, int year, String title, String where) {

    @Override
    public String toString() {
        return authors + " (" + year + "). " + title + ". " + where + ".";
    }
}
