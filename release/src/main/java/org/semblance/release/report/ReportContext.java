package org.semblance.release.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.catalog.Catalog;
import org.semblance.release.figures.Correlations;
import org.semblance.release.figures.RiskUtilityPoint;
import org.semblance.release.publication.CitedWork;

/**
 * What is needed to judge the figures of a report: how they were obtained, and what to compare them with.
 *
 * @param least the minimum number of rows behind any figure of the original; 0 if unknown
 * @param ledger the combined risk with earlier releases, if a ledger is kept
 * @param map the release on the risk-utility map
 * @param recipe the recipe as it appears in the certificate
 * @param works the papers on the guarantees and measures, without that on the method
 * @param catalog the catalog that explains the names in the report
 */
public record ReportContext(
        int least,
        Optional<LedgerFigures> ledger,
        Optional<Correlations> correlations,
        Optional<RiskUtilityPoint> map,
        Map<String, Object> recipe,
        List<CitedWork> works,
        Catalog catalog) {

    /** A context of which only the catalog is known. */
    public static ReportContext unknown(Catalog catalog) {
        return new ReportContext(0, Optional.empty(), Optional.empty(), Optional.empty(), Map.of(), List.of(), catalog);
    }

    public ReportContext {
        works = List.copyOf(works);
    }

    /** The context as JSON values. */
    Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        if (least > 0) {
            json.put("minimum-count", least);
        }
        correlations.ifPresent(found -> json.put("correlations", found.json()));
        map.ifPresent(found -> json.put("risk-utility", found.json()));
        if (!recipe.isEmpty()) {
            json.put("recipe", recipe);
        }
        if (!works.isEmpty()) {
            json.put("works", works.stream().map(CitedWork::json).toList());
        }
        return json;
    }
}
