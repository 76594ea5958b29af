package org.semblance.method;

import java.util.List;
import java.util.stream.IntStream;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.population.Population;
import org.semblance.privacy.Aim;
import org.semblance.privacy.AttributeGuarantee;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.PopulationGuarantee;
import org.semblance.privacy.PopulationGuarantee.ShownClass;

/**
 * Refuses goals that are not satisfied even if all rows form one class, and guarantees about a population that are not
 * even if everything is generalised, which is the most that masking can do.
 */
public final class UnreachableAims {

    private UnreachableAims() {}

    /**
     * Refuses the first guarantee about a population that does not hold for a single class with nothing but roots.
     *
     * @param all what this class shows
     */
    public static void refuse(List<PopulationGuarantee> ofPopulation, Evidence evidence, ShownClass all) {
        for (PopulationGuarantee guarantee : ofPopulation) {
            Population population = guarantee.population(evidence);
            PopulationGuarantee.Judge judge = guarantee.judge(population);
            if (!judge.holds(all) || !judge.together(List.of(all))) {
                throw Problem.recipe(
                        ProblemCode.E_AIM,
                        guarantee.name() + " does not hold even when every value is generalised to the root: "
                                + guarantee.shortfall(all, population),
                        "ask for less, or name a larger file with population:");
            }
        }
    }

    /** Refuses the first goal that all rows together do not satisfy. */
    public static void refuse(List<Aim> aims, Evidence evidence, int rows) {
        for (Aim aim : aims) {
            if (aim.byCountAlone(evidence)) {
                MinimumRows.refuse(rows, aim.fewest(), false);
                continue;
            }
            int[] all = IntStream.range(0, rows).toArray();
            if (aim.judge(evidence).holds(all)) {
                continue;
            }
            boolean persons = evidence.persons().isPresent();
            if (aim.byPersonsAlone()) {
                MinimumRows.refuse(
                        persons
                                ? IntStream.of(evidence.persons().get())
                                        .distinct()
                                        .count()
                                : rows,
                        aim.fewest(),
                        persons);
            }
            throw Problem.recipe(
                    ProblemCode.E_AIM,
                    aim.name() + (aim instanceof AttributeGuarantee one ? " of '" + one.of() + "'" : "")
                            + " does not hold even when all rows are one class"
                            + aim.shortfall(all, evidence).map(": "::concat).orElse(""),
                    "ask for less, or exclude the rows that prevent it with where:");
        }
    }
}
