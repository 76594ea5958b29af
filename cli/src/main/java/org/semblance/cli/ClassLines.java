package org.semblance.cli;

import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.semblance.Count;
import org.semblance.data.Decimal;
import org.semblance.privacy.ClassDiversity;
import org.semblance.release.json.Json;
import org.semblance.release.run.ReleaseCheck;

/** Prints l and t of single equivalence classes, which are named by their first rows. */
final class ClassLines {

    /** The largest number of classes in JSON. */
    static final int MOST = 1000;

    /** The largest number of classes on a terminal. */
    private static final int PRINTED = 20;

    private ClassLines() {}

    static void print(ReleaseCheck.Classes classes, PrintWriter console) {
        int shown = Math.min(PRINTED, classes.worst().size());
        console.println("  " + classes.count() + (classes.count() == 1 ? " equivalence class" : " equivalence classes")
                + (shown < classes.count()
                        ? ", of which the " + shown + " with the smallest l, then the largest t:"
                        : ", those with the smallest l first, then the largest t:"));
        if (classes.personsUnknown()) {
            console.println(
                    "    Rows are counted, because the file does not say which belong to the same person; by persons"
                            + " l is the same or smaller.");
        } else if (classes.counted().equals("persons")) {
            console.println("    Persons are counted, each once for every value that one of their rows has.");
        }
        classes.worst().stream().limit(PRINTED).forEach(one -> console.println("    " + line(one)));
    }

    private static String line(ClassDiversity one) {
        return "row " + one.first()
                + (one.rows() == 1 ? "" : " and " + Count.of(one.rows() - 1, "other"))
                + ": "
                + one.attributes().entrySet().stream()
                        .map(of -> FindingLines.printable(of.getKey()) + " l "
                                + of.getValue().l() + ", by entropy "
                                + digits(of.getValue().entropyL()) + ", t "
                                + digits(of.getValue().t()))
                        .collect(Collectors.joining("; "));
    }

    private static String digits(double value) {
        return Decimal.text(new BigDecimal(value).round(new MathContext(4)).doubleValue());
    }

    /** The classes as JSON values. */
    static Map<String, Object> json(ReleaseCheck.Classes classes) {
        return Json.object(
                "count",
                classes.count(),
                "shown",
                classes.worst().size(),
                "counted",
                classes.counted(),
                "worst",
                classes.worst().stream()
                        .map(one -> Json.object(
                                "first-row", one.first(), "rows", one.rows(), "attributes", attributes(one)))
                        .toList());
    }

    private static Map<String, Object> attributes(ClassDiversity one) {
        Map<String, Object> attributes = new LinkedHashMap<>();
        one.attributes()
                .forEach((name, found) -> attributes.put(
                        name, Json.object("l", found.l(), "entropy-l", found.entropyL(), "t", found.t())));
        return attributes;
    }
}
