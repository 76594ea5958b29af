package org.semblance.report.html;

/**
 * A chart and the name of its files: the part of the page it is in, and a number. No part of the name comes from the
 * data.
 */
public record PlotFile(String part, int number, Plot plot) {

    public String name() {
        return part + "-" + number;
    }
}
