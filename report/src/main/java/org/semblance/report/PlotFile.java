package org.semblance.report;

/** A chart and what its files are called: the part of the page it stands in, and a number. No name comes from the data. */
record PlotFile(String part, int number, Plot plot) {

    String name() {
        return part + "-" + number;
    }
}
