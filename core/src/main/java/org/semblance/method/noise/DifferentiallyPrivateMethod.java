package org.semblance.method.noise;

import java.util.List;
import java.util.Optional;
import org.semblance.method.PrivacyBudget;
import org.semblance.quality.Measure;
import org.semblance.quality.loss.SemanticRmse;
import org.semblance.quality.risk.AssignmentLinkage;
import org.semblance.quality.risk.DistanceLinkage;

/** A method that is differentially private by the way it draws. */
interface DifferentiallyPrivateMethod extends Learner {

    /** The budget ε: no result is more than e^ε times as likely with one value of a record as with another. */
    double epsilon();

    @Override
    default Optional<PrivacyBudget> budget() {
        return Optional.of(new PrivacyBudget(epsilon()));
    }

    /** The default measures: how far values were moved, and linkage risk. */
    @Override
    default List<Measure> measures() {
        return List.of(new SemanticRmse(), new DistanceLinkage(), new AssignmentLinkage());
    }
}
