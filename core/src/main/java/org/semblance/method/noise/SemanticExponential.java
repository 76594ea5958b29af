package org.semblance.method.noise;

import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Chance;
import org.semblance.Citations;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.method.MethodFacts;
import org.semblance.method.PrivacyBudget;

/**
 * The method {@code semantic-exponential}: the exponential mechanism with the semantic distance as utility. A concept c
 * replaces a with a probability proportional to exp(−ε · sd(a, c) / 2Δ), where Δ is an upper bound of the distances in
 * the domain.
 *
 * <p>McSherry and Talwar, Mechanism design via differential privacy, FOCS 2007. It learns nothing from the data.
 */
@CatalogEntry(
        name = SemanticExponential.NAME,
        summary = "differential privacy for one attribute: each concept is replaced at random, more likely "
                + "by one close in meaning",
        source = Citations.MCSHERRY_TALWAR)
@MethodFacts(
        adviceOnLoss = "Choose a larger epsilon, which protects less, or name a narrower concept with within: "
                + "if it covers all values.")
public record SemanticExponential(
        @About(
                value = "privacy budget ε: no result is more than e^ε times as likely with one value of a record "
                        + "as with another",
                code = ProblemCode.E_EPSILON)
        double epsilon,

        @About(
                value = "which concepts may replace a value: all concepts of the domain, or only leaves, which "
                        + "have no narrower concepts",
                fallback = "all")
        CandidateScope candidates)
        implements DifferentiallyPrivateMethod {

    public static final String NAME = "semantic-exponential";

    public SemanticExponential {
        PrivacyBudget.refuseNonsense(epsilon);
    }

    @Override
    public Masker learn(ReferenceTable reference, Chance chance, Watcher watcher) {
        PrivateAttribute attribute = PrivateAttribute.of(reference);
        new PrivacyBudget(epsilon).warnIfWeak(watcher);
        return new ExponentialMasker(attribute, epsilon, candidates);
    }
}
