package org.semblance.method.noise;

import java.util.List;
import java.util.Optional;
import org.semblance.method.PrivacyBudget;
import org.semblance.quality.Measure;
import org.semblance.quality.loss.SemanticRmse;
import org.semblance.quality.risk.AssignmentLinkage;
import org.semblance.quality.risk.DistanceLinkage;

/** A method whose result tells little of any record, by how it draws. */
interface DifferentiallyPrivateMethod extends Learner {

    /** ε: no result is more than e^ε times as likely with one value of a record as with another. */
    double epsilon();

    @Override
    default Optional<PrivacyBudget> budget() {
        return Optional.of(new PrivacyBudget(epsilon()));
    }

    /** How far values were moved, and who can still be found. */
    @Override
    default List<Measure> measures() {
        return List.of(new SemanticRmse(), new DistanceLinkage(), new AssignmentLinkage());
    }
}
