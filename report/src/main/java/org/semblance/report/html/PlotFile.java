package org.semblance.report.html;

/** A chart and what its files are called: the part of the page it stands in, and a number. No name comes from the data. */
public record PlotFile(String part, int number, Plot plot) {

    public String name() {
        return part + "-" + number;
    }
}
