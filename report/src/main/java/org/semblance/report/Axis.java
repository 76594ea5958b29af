package org.semblance.report;

/** What an axis tells, and whether equal steps on it are equal ratios. */
public record Axis(String name, boolean logarithmic) {

    public static Axis linear(String name) {
        return new Axis(name, false);
    }

    public static Axis logarithmic(String name) {
        return new Axis(name, true);
    }
}
