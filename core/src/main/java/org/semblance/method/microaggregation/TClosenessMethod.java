package org.semblance.method.microaggregation;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.distribution.GroundDistance;
import org.semblance.privacy.TCloseness;

/**
 * Microaggregation with t-closeness of one sensitive attribute: groups that are too far from the table are merged in
 * the end.
 */
interface TClosenessMethod extends MicroaggregationMethod {

    /** The description of t in recipes. */
    String CLOSENESS =
            "maximum distance between a group and the whole table in the sensitive attribute, above 0 and at most 1";

    double t();

    String of();

    @Nullable
    GroundDistance distance();

    @Nullable
    Integer contributors();

    @Nullable
    Double displace();

    /** The partitioner of the initial groups. */
    Partitioner partitioner();

    /** Refuses a t that only a single group could satisfy, or that requires nothing. */
    static void refuseNonsense(double t) {
        if (!(t > 0 && t <= 1)) {
            throw Problem.recipe(
                    ProblemCode.E_T,
                    "t is not above 0 and at most 1",
                    "choose 0.1 to 0.3, as is usual; smaller is stricter");
        }
    }

    default TCloseness closeness() {
        return new TCloseness(t(), of(), distance());
    }

    @Override
    default Microaggregation microaggregation() {
        return new Microaggregation(partitioner(), contributors())
                .displacing(displace())
                .reaching(List.of(closeness()));
    }
}
