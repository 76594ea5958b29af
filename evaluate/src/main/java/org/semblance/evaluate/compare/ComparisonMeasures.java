package org.semblance.evaluate.compare;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.semblance.catalog.Catalog;
import org.semblance.quality.Measure;
import org.semblance.release.recipe.MeasureNames;

/** What is measured of every cell: what is usual and soon done, the two axes, and what is asked for beside. */
final class ComparisonMeasures {

    private static final List<String> USUAL = List.of(
            "information-loss",
            "granularity",
            "semantic-information-loss",
            "record-linkage",
            "distance-linkage",
            "prosecutor-risk",
            "journalist-risk",
            "marketer-risk",
            "homogeneity",
            "attribute-inference");

    private ComparisonMeasures() {}

    /** The measures by name, in a fixed order. */
    static Map<String, Measure> of(ComparisonRun.Question question, Catalog catalog) {
        Map<String, Class<? extends Measure>> known = catalog.choices(Measure.class);
        Map<String, Measure> measures = new LinkedHashMap<>();
        for (String name : USUAL) {
            if (known.containsKey(name)) {
                measures.put(name, MeasureNames.measure(name));
            }
        }
        measures.computeIfAbsent(question.axes().loss(), MeasureNames::measure);
        measures.computeIfAbsent(question.axes().risk(), MeasureNames::measure);
        question.measures().forEach(name -> measures.computeIfAbsent(name, MeasureNames::measure));
        return measures;
    }
}
