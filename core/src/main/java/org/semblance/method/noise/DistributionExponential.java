package org.semblance.method.noise;

import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Chance;
import org.semblance.Citations;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Share;
import org.semblance.Watcher;
import org.semblance.method.MethodFacts;
import org.semblance.method.PrivacyBudget;

/**
 * The method {@code distribution-exponential}: the exponential mechanism without semantics. A value is kept or replaced
 * by a draw from the distribution of the column, which is learnt with noise: a concept c replaces a with a probability
 * proportional to μ(c) · exp(ε₂/2) if c is a, and to μ(c) otherwise; learning μ costs ε₁.
 *
 * <p>McSherry and Talwar, Mechanism design via differential privacy, FOCS 2007, with μ as base measure. It is meant for
 * comparison with {@link SemanticExponential}.
 */
@CatalogEntry(
        name = DistributionExponential.NAME,
        summary = "differential privacy for one attribute: each concept is kept, or drawn from the "
                + "distribution of the column",
        source = Citations.MCSHERRY_TALWAR)
@MethodFacts(
        adviceOnLoss = "Choose a larger epsilon, which protects less, or name a narrower concept with within: "
                + "if it covers all values.")
public record DistributionExponential(
        @About(
                value = "privacy budget ε, for learning and masking together: no result is more than e^ε times "
                        + "as likely with one value of a record as with another",
                code = ProblemCode.E_EPSILON)
        double epsilon,

        @About(value = "share of the budget that is spent on learning the distribution", fallback = "50%")
        Share spend)
        implements DifferentiallyPrivateMethod {

    public static final String NAME = "distribution-exponential";

    private static final double LEAST_SPENT = 0.01;

    public DistributionExponential {
        PrivacyBudget.refuseNonsense(epsilon);
        if (!(spend.value() >= LEAST_SPENT && spend.value() <= 1 - LEAST_SPENT)) {
            throw Problem.recipe(
                    ProblemCode.E_SPEND,
                    "spend leaves next to nothing for learning the distribution or for masking",
                    "choose a share from 1% to 99%; half is usual");
        }
    }

    /** With half of the budget for learning. */
    public DistributionExponential(double epsilon) {
        this(epsilon, new Share(0.5));
    }

    @Override
    public Masker learn(ReferenceTable reference, Chance chance, Watcher watcher) {
        PrivateAttribute attribute = PrivateAttribute.of(reference);
        new PrivacyBudget(epsilon).warnIfWeak(watcher);
        int[] concepts = attribute.taxonomy().descendants(attribute.top());
        attribute.refuseSize(concepts.length);
        double forLearning = epsilon * spend.value();
        long[] counts =
                NoisyHistogram.of(attribute, concepts, attribute.values(reference), forLearning, chance.of("learn"));
        // the remainder of the budget after learning, however the sum is rounded
        double forMasking = Math.nextDown(epsilon - forLearning);
        return new DistributionMasker(attribute, concepts, counts, forMasking, reference.rows());
    }
}
