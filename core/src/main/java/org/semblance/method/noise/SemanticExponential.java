package org.semblance.method.noise;

import java.util.List;
import java.util.Optional;
import org.semblance.About;
import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.method.Budget;
import org.semblance.method.Learnt;

/**
 * The exponential mechanism with the semantic distance as utility: a concept c stands in for a with a probability
 * proportional to exp(−ε · sd(a, c) / 2Δ), where Δ is the most that two concepts of the domain can be apart.
 *
 * <p>McSherry and Talwar, Mechanism design via differential privacy, FOCS 2007. It learns nothing from the data.
 */
public record SemanticExponential(
        @About(
                value = "the budget ε: no result is more than e^ε times as likely with one value of a record as with another",
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

    @Override
    public Masker learn(Dataset reference, Chance chance, Watcher watcher) {
        PrivateAttribute attribute = PrivateAttribute.of(reference);
        new Budget(epsilon).warnIfWeak(watcher);
        return new Exponential(
                attribute,
                epsilon,
                new Surroundings(attribute.domain(), attribute.top(), candidates == Candidates.LEAVES));
    }

    /** Masks by the mechanism. */
    private static final class Exponential implements Masker {
        private final PrivateAttribute attribute;
        private final Surroundings surroundings;
        private final HeldWeights held;
        private final Learnt learnt;

        Exponential(PrivateAttribute attribute, double epsilon, Surroundings surroundings) {
            this.attribute = attribute;
            this.surroundings = surroundings;
            this.held = new HeldWeights(
                    surroundings, attribute.domain().comparison().mostBelow(attribute.top()), epsilon);
            attribute.refuseSize(held.candidates());
            this.learnt = attribute.learnt(0, held.candidates());
        }

        @Override
        public List<Attribute> attributes() {
            return List.of(attribute.attribute());
        }

        @Override
        public int words() {
            return WholeNumbers.WORDS;
        }

        @Override
        public void mask(Cells cells, Chance.Draws draws, Shifts shifts) {
            int place = surroundings.place(attribute.concept(cells));
            Weights weights = held.of(place);
            int found = weights.draw(draws);
            cells.concept(0, surroundings.concept(found));
            shifts.add(0, weights.expected(), weights.distance(found), Shifts.Found.AS_DRAWN);
        }

        @Override
        public Learnt learnt() {
            return learnt;
        }
    }
}
