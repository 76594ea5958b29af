package org.semblance.evaluate.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.semblance.Problem;

/** Collects what could not be compared, grouped by reason. */
final class ComparisonOmissions {

    private record OmissionReason(String reason, String advice) {}

    private final Map<OmissionReason, List<String>> whats = new LinkedHashMap<>();

    void add(String what, String reason, String advice) {
        List<String> named = whats.computeIfAbsent(new OmissionReason(reason, advice), why -> new ArrayList<>());
        if (!named.contains(what)) {
            named.add(what);
        }
    }

    void add(String what, Problem problem) {
        add(what, problem.what(), problem.advice());
    }

    void unmeasured(String method, String measure) {
        add(
                method,
                "the measure " + measure + " has nothing to measure in its result",
                "choose another axis with ‹loss› or ‹risk›");
    }

    List<Comparison.Omission> list() {
        return whats.entrySet().stream()
                .map(entry -> new Comparison.Omission(entry.getValue(), entry.getKey().reason, entry.getKey().advice))
                .toList();
    }
}
