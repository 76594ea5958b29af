package org.semblance.method.microaggregation;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.domain.distribution.GroundDistance;
import org.semblance.privacy.TCloseness;

/** Microaggregation that reaches t-closeness of one confidential attribute, whatever its groups are to begin with. */
interface TClosenessMethod extends MicroaggregationMethod {

    /** What a recipe is told of t. */
    String CLOSENESS =
            "how far a group may be from the whole table in the confidential attribute, above 0 and at most 1";

    double t();

    String of();

    @Nullable
    GroundDistance distance();

    @Nullable
    Integer contributors();

    /** What makes the groups that are merged in the end. */
    Partitioner partitioner();

    /** Refuses a t that would only be reached by making all alike, or that asks for nothing. */
    static void refuseNonsense(double t) {
        if (!(t > 0 && t <= 1)) {
            throw Problem.recipe(
                    "E_T", "t is not above 0 and at most 1", "choose 0.1 to 0.3, as is usual; smaller is stricter");
        }
    }

    default TCloseness closeness() {
        return new TCloseness(t(), of(), distance());
    }

    @Override
    default Microaggregation microaggregation() {
        return new Microaggregation(partitioner(), contributors()).reaching(List.of(closeness()));
    }
}
