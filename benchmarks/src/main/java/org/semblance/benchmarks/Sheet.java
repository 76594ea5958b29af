package org.semblance.benchmarks;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.semblance.release.json.Json;

/** The figures of a run, printed as they are recorded. */
final class Sheet {

    private final PrintStream out;
    private final List<Map<String, Object>> figures = new ArrayList<>();
    private String benchmark = "";
    private boolean allHold = true;

    Sheet(PrintStream out) {
        this.out = out;
    }

    /** Starts the figures of a benchmark. */
    void begin(String name, String about) {
        benchmark = name;
        out.printf(Locale.ROOT, "%n%s: %s%n", name, about);
    }

    /** Records a figure and returns it. */
    double note(String what, double value, String unit) {
        line(what, value, unit, "");
        figures.add(Json.object("benchmark", benchmark, "what", what, "value", value, "unit", unit));
        return value;
    }

    /** Records a figure and whether it is within a bound. */
    void bound(String what, double value, double atMost, String unit) {
        boolean holds = value <= atMost;
        allHold &= holds;
        line(
                what,
                value,
                unit,
                String.format(Locale.ROOT, "at most %s: %s", plain(atMost), holds ? "holds" : "does not hold"));
        figures.add(Json.object(
                "benchmark", benchmark, "what", what, "value", value, "unit", unit, "atMost", atMost, "holds", holds));
    }

    /** Records a figure and whether it reaches a bound. */
    void atLeast(String what, double value, double atLeast, String unit) {
        boolean holds = value >= atLeast;
        allHold &= holds;
        line(
                what,
                value,
                unit,
                String.format(Locale.ROOT, "at least %s: %s", plain(atLeast), holds ? "holds" : "does not hold"));
        figures.add(Json.object(
                "benchmark",
                benchmark,
                "what",
                what,
                "value",
                value,
                "unit",
                unit,
                "atLeast",
                atLeast,
                "holds",
                holds));
    }

    /** Prints a line that is no figure. */
    void remark(String text) {
        out.println("  " + text);
        out.flush();
    }

    private void line(String what, double value, String unit, String remark) {
        String line = String.format(Locale.ROOT, "  %-58s %10s %-5s %s", what, plain(value), unit, remark);
        out.println(line.stripTrailing());
        out.flush();
    }

    private static String plain(double value) {
        return String.format(Locale.ROOT, value >= 100 ? "%.0f" : "%.3f", value);
    }

    boolean allHold() {
        return allHold;
    }

    List<Map<String, Object>> figures() {
        return List.copyOf(figures);
    }
}
