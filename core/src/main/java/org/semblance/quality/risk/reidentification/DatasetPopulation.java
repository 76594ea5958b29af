package org.semblance.quality.risk.reidentification;

import java.util.Optional;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.population.Population;

/** The population table of a dataset, bound to the quasi-identifiers. */
final class DatasetPopulation {

    private DatasetPopulation() {}

    static Optional<Population> of(Dataset original) {
        return original.population().map(people -> Population.of(people, original.with(Role.QUASI_IDENTIFIER)));
    }

    static Population needed(Dataset original, String measure) {
        return of(original)
                .orElseThrow(() -> Problem.recipe(
                        ProblemCode.E_MEASURE,
                        measure + " needs a population to look in, and none is given",
                        "name a file of it with population:, or leave " + measure + " out of measures:"));
    }
}
