package org.semblance.method.noise;

import java.util.List;
import java.util.Optional;
import org.semblance.About;
import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.domain.Dataset;
import org.semblance.method.Budget;
import org.semblance.quality.Measure;
import org.semblance.quality.loss.SemanticRmse;
import org.semblance.quality.risk.DistanceLinkage;

/**
 * The exponential mechanism with the semantic distance as utility: a concept c stands in for a with a probability
 * proportional to exp(−ε · sd(a, c) / 2Δ), where Δ is the most that two concepts of the domain can be apart.
 *
 * <p>McSherry and Talwar, Mechanism design via differential privacy, FOCS 2007. It learns nothing from the data.
 */
public record SemanticExponential(
        @About(
                value =
                        "the budget ε: no result is more than e^ε times as likely with one value of a record as with another",
                code = "E_EPSILON")
        double epsilon,

        @About(value = "what may stand in for a value: all concepts of the domain, or leaves only", fallback = "all")
        Candidates candidates)
        implements Learner {

    public SemanticExponential {
        new Budget(epsilon);
    }

    @Override
    public Optional<Budget> budget() {
        return Optional.of(new Budget(epsilon));
    }

    /** How far values were moved, and who can still be found. */
    @Override
    public List<Measure> measures() {
        return List.of(new SemanticRmse(), new DistanceLinkage());
    }

    @Override
    public Masker learn(Dataset reference, Chance chance, Watcher watcher) {
        PrivateAttribute attribute = PrivateAttribute.of(reference);
        new Budget(epsilon).warnIfWeak(watcher);
        return new ExponentialMasker(attribute, epsilon, candidates);
    }
}
