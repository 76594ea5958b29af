package org.semblance.quality.risk;

import java.util.List;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Generalizable;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;

/**
 * Semantic record linkage: {@link DistanceLinkage} with only those quasi-identifiers that are concepts or have a
 * hierarchy, that is, the linkage risk due to meaning alone, in per cent.
 *
 * <p>Formula, range and edge cases are those of {@link DistanceLinkage}. Without such a quasi-identifier the measure is
 * refused.
 */
@CatalogEntry(
        name = SemanticLinkage.NAME,
        summary = "records that an intruder re-identifies by choosing the nearest released row, using only "
                + "attributes with concepts or hierarchies",
        source = Citations.DOMINGO_TORRA_LINKAGE)
@MeasureFacts(kind = Kind.RISK, range = MeasureFacts.PERCENT, linksOneByOne = true)
public record SemanticLinkage() implements Measure {

    public static final String NAME = "semantic-linkage";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        List<Attribute> meant = original.with(Role.QUASI_IDENTIFIER).stream()
                .filter(attribute ->
                        attribute.domain() instanceof Concepts || attribute.domain() instanceof Generalizable)
                .toList();
        if (meant.isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_MEASURE,
                    NAME + " needs a quasi-identifier of concepts or with a hierarchy, and there is none",
                    "leave " + NAME + " out of measures:, or give an attribute domain: concepts or hierarchy");
        }
        return DistanceLinkage.score(
                NAME, new Dataset(original.table(), meant, original.person(), original.combine()), released, watcher);
    }
}
