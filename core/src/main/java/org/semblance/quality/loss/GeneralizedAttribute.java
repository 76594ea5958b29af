package org.semblance.quality.loss;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.foreign.OverlapUncertainty;
import org.semblance.domain.foreign.OverlappingLabels;
import org.semblance.domain.hierarchy.ReleaseUncertainty;
import org.semblance.domain.hierarchy.ReleasedLevels;

/** A quasi-identifier with a hierarchy (possibly the flat one) and the uncertainty that its released texts leave. */
record GeneralizedAttribute(String name, ReleaseUncertainty open) {

    /** All such quasi-identifiers; the others are named in a warning. */
    static List<GeneralizedAttribute> of(Dataset original, Table released, String measure, Watcher watcher) {
        List<GeneralizedAttribute> coarsened = new ArrayList<>();
        List<String> leftOut = new ArrayList<>();
        for (Attribute attribute : original.with(Role.QUASI_IDENTIFIER)) {
            open(attribute, original, released)
                    .ifPresentOrElse(
                            found -> coarsened.add(new GeneralizedAttribute(attribute.name(), found)),
                            () -> leftOut.add("'" + attribute.name() + "'"));
        }
        if (coarsened.isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_MEASURE,
                    measure + " needs a quasi-identifier with a hierarchy, and there is none",
                    "leave " + measure + " out of measures:, or bind attributes as hierarchy, nominal or ordinal");
        }
        if (!leftOut.isEmpty()) {
            watcher.warn(
                    WarningCode.W_LEFT_OUT,
                    measure + " leaves out attributes without a hierarchy: " + String.join(", ", leftOut));
        }
        return coarsened;
    }

    private static Optional<? extends ReleaseUncertainty> open(Attribute attribute, Dataset original, Table released) {
        return attribute.domain() instanceof OverlappingLabels overlapping
                ? Optional.of(OverlapUncertainty.of(
                        (Words) original.table().column(attribute.name()),
                        (Words) released.column(attribute.name()),
                        overlapping))
                : ReleasedLevels.of(attribute, original, released);
    }
}
