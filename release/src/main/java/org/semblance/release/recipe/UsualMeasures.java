package org.semblance.release.recipe;

import java.util.ArrayList;
import java.util.List;
import org.semblance.domain.Attribute;
import org.semblance.domain.Domain;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.NamedHierarchy;
import org.semblance.domain.taxonomy.NamedConcepts;
import org.semblance.method.Method;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts.Need;
import org.semblance.quality.MeasureReading;
import org.semblance.quality.loss.AttributeLoss;
import org.semblance.quality.loss.Granularity;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.quality.loss.SemanticInformationLoss;
import org.semblance.quality.loss.SemanticSse;
import org.semblance.quality.loss.Sse;
import org.semblance.quality.loss.Sst;
import org.semblance.quality.risk.DistanceLinkage;
import org.semblance.quality.risk.LossAndRisk;
import org.semblance.quality.risk.RecordLinkage;
import org.semblance.quality.risk.disclosure.AttributeInference;
import org.semblance.quality.risk.disclosure.Homogeneity;
import org.semblance.quality.risk.reconstruction.Reconstruction;
import org.semblance.quality.risk.reidentification.JournalistRisk;
import org.semblance.quality.risk.reidentification.ProsecutorRisk;

/** The measures of a recipe that names none. */
final class UsualMeasures {

    private static final List<Class<? extends Measure>> DEFAULT_MEASURES =
            List.of(InformationLoss.class, Sse.class, Sst.class, DistanceLinkage.class);
    private static final List<Class<? extends Measure>> DEFAULT_MEASURES_OF_WORDS = List.of(
            InformationLoss.class,
            AttributeLoss.class,
            Sse.class,
            Sst.class,
            RecordLinkage.class,
            LossAndRisk.class,
            DistanceLinkage.class);
    private static final List<Class<? extends Measure>> MEASURES_OF_SEMANTIC_HIERARCHIES =
            List.of(SemanticInformationLoss.class, SemanticSse.class);
    private static final List<Class<? extends Measure>> MEASURES_OF_DISCLOSURE =
            List.of(Homogeneity.class, AttributeInference.class);

    private UsualMeasures() {}

    /** Those of the method, or else those that suit the attributes. */
    static List<Measure> of(Method method, List<Attribute> attributes, boolean population, RecipeBinder binder) {
        return method.measures().isEmpty()
                ? of(attributes, population).stream()
                        .<Measure>map(type -> binder.usual(type, TableRecipe.MEASURES))
                        .toList()
                : method.measures();
    }

    private static List<Class<? extends Measure>> of(List<Attribute> attributes, boolean population) {
        List<Domain> masked = attributes.stream()
                .filter(attribute -> attribute.is(Role.QUASI_IDENTIFIER))
                .map(Attribute::domain)
                .toList();
        List<Class<? extends Measure>> usual = new ArrayList<>(
                masked.stream().anyMatch(NamedConcepts.class::isInstance)
                        ? DEFAULT_MEASURES_OF_WORDS
                        : DEFAULT_MEASURES);
        if (masked.stream().anyMatch(Domain::ofNumbers)) {
            // a mean of numbers is hardly ever an original value, so exact matching finds nothing even if people are
            // at risk
            usual.removeIf(type -> MeasureReading.of(type).needs(Need.UNCHANGED_VALUES));
        }
        if (masked.stream().anyMatch(NamedHierarchy.class::isInstance)) {
            usual.add(Granularity.class);
        }
        if (masked.stream().anyMatch(domain -> domain instanceof NamedHierarchy named && named.taxonomy() != null)) {
            usual.addAll(MEASURES_OF_SEMANTIC_HIERARCHIES);
        }
        usual.add(ProsecutorRisk.class);
        if (population) {
            usual.add(JournalistRisk.class);
            if (masked.stream().anyMatch(Domain::ofNumbers)) {
                usual.add(Reconstruction.class);
            }
        }
        if (attributes.stream()
                .anyMatch(attribute -> attribute.is(Role.CONFIDENTIAL) && !attribute.is(Role.QUASI_IDENTIFIER))) {
            usual.addAll(MEASURES_OF_DISCLOSURE);
        }
        return usual;
    }
}
