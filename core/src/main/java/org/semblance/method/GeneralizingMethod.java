package org.semblance.method;

import java.util.List;
import org.semblance.privacy.Aim;
import org.semblance.privacy.PopulationGuarantee;

/**
 * A method that publishes labels, so that it can also satisfy guarantees about the people of a population whom these
 * labels cover.
 */
public interface GeneralizingMethod extends GoalCapableMethod {

    /** The same method, whose result also satisfies these goals and these guarantees about a population. */
    Method reaching(List<Aim> aims, List<PopulationGuarantee> ofPopulation);

    @Override
    default Method reaching(List<Aim> aims) {
        return reaching(aims, List.of());
    }
}
