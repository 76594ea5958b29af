package org.semblance.evaluate.compare;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.semblance.catalog.Catalog;
import org.semblance.quality.Measure;
import org.semblance.quality.loss.Granularity;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.quality.loss.SemanticInformationLoss;
import org.semblance.quality.risk.DistanceLinkage;
import org.semblance.quality.risk.RecordLinkage;
import org.semblance.quality.risk.disclosure.AttributeInference;
import org.semblance.quality.risk.disclosure.Homogeneity;
import org.semblance.quality.risk.reidentification.JournalistRisk;
import org.semblance.quality.risk.reidentification.MarketerRisk;
import org.semblance.quality.risk.reidentification.ProsecutorRisk;
import org.semblance.release.recipe.MeasureNames;

/** The measures of every cell: a fast default set, those of the two axes, and those requested in addition. */
final class ComparisonMeasures {

    private static final List<String> USUAL = List.of(
            InformationLoss.NAME,
            Granularity.NAME,
            SemanticInformationLoss.NAME,
            RecordLinkage.NAME,
            DistanceLinkage.NAME,
            ProsecutorRisk.NAME,
            JournalistRisk.NAME,
            MarketerRisk.NAME,
            Homogeneity.NAME,
            AttributeInference.NAME);

    private ComparisonMeasures() {}

    /** The measures by name, in a fixed order. */
    static Map<String, Measure> of(ComparisonRun.Question question, Catalog catalog) {
        MeasureNames names = new MeasureNames(catalog);
        Map<String, Measure> measures = new LinkedHashMap<>();
        USUAL.forEach(name -> measures.put(name, names.measure(name)));
        measures.computeIfAbsent(question.axes().loss(), names::measure);
        measures.computeIfAbsent(question.axes().risk(), names::measure);
        question.measures().forEach(name -> measures.computeIfAbsent(name, names::measure));
        return measures;
    }
}
