package org.semblance.release.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.Citation;
import org.semblance.catalog.Catalog;
import org.semblance.release.figures.Correlations;
import org.semblance.release.figures.RiskUtilityPoint;
import org.semblance.release.json.Json;

/**
 * What a report needs beside its figures, so that somebody can judge them: how they were obtained, and where they stand.
 *
 * @param least the fewest rows that anything told of the original stands for; 0 where nobody said
 * @param ledger how the release stands beside those listed before, where a ledger is kept
 * @param map where the release stands between risk and utility
 * @param recipe as the certificate shows it
 * @param works the papers of what was promised and measured, beside that of the method
 * @param catalog where the names in the report are explained
 */
public record ReportContext(
        int least,
        Optional<LedgerFigures> ledger,
        Optional<Correlations> correlations,
        Optional<RiskUtilityPoint> map,
        Map<String, Object> recipe,
        List<Work> works,
        Catalog catalog) {

    /** Nothing is known but the names. */
    public static ReportContext unknown(Catalog catalog) {
        return new ReportContext(0, Optional.empty(), Optional.empty(), Optional.empty(), Map.of(), List.of(), catalog);
    }

    /** A paper, and the names in the recipe that come from it. */
    public record Work(List<String> names, Citation citation) {
        public Work {
            names = List.copyOf(names);
        }
    }

    public ReportContext {
        works = List.copyOf(works);
    }

    /** What is known, as plain values. */
    Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        if (least > 0) {
            json.put("fewest-rows-told", least);
        }
        correlations.ifPresent(found -> json.put("correlations", found.json()));
        map.ifPresent(found -> json.put("risk-utility", found.json()));
        if (!recipe.isEmpty()) {
            json.put("recipe", recipe);
        }
        if (!works.isEmpty()) {
            json.put(
                    "works",
                    works.stream()
                            .map(work -> Json.object("of", work.names, "cite", work.citation.toString()))
                            .toList());
        }
        return json;
    }
}
