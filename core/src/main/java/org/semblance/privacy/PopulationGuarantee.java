package org.semblance.privacy;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.Attribute;
import org.semblance.domain.population.Population;
import org.semblance.domain.population.Population.ReleasedText;
import org.semblance.domain.vectors.UnitVectors;

/**
 * A guarantee about the people of a population whom released values cover. It follows from the labels that classes
 * show, so a method that generalises can pursue it; an average covers hardly anybody.
 */
public interface PopulationGuarantee extends Guarantee {

    /**
     * What an equivalence class shows.
     *
     * @param labels the text of each quasi-identifier
     * @param persons the number of people behind it; without a person column, of rows
     */
    record ShownClass(List<ReleasedText> labels, int persons) {}

    /** Judges what classes show. */
    interface Judge {

        /** Whether a class may be shown. */
        boolean holds(ShownClass one);

        /** Whether all classes of a release, each of which may be shown, may be shown together. */
        default boolean together(List<ShownClass> all) {
            return true;
        }
    }

    Judge judge(Population population);

    /** Whether it holds for a release if it holds for each of its classes. */
    default boolean classwise() {
        return true;
    }

    /** Why it does not hold if everything is generalised, which is the most that masking can do. */
    String shortfall(ShownClass all, Population population);

    @Override
    default Basis basis(Collection<String> quasiIdentifiers) {
        return Basis.POPULATION;
    }

    @Override
    default void refuseUnfit(List<Attribute> attributes) {
        if (attributes.stream().anyMatch(attribute -> attribute.domain() instanceof UnitVectors)) {
            throw Problem.recipe(
                    ProblemCode.E_POPULATION,
                    name() + " counts the people of a population whom a row matches, and vectors match nobody",
                    "leave it out for documents and embeddings");
        }
    }

    /** Why it cannot be told: there is no population, as with a file alone. Empty if there is one. */
    default Optional<Verdict.Doubt> doubt(Evidence evidence) {
        return evidence.population().isPresent()
                ? Optional.empty()
                : Optional.of(Verdict.Doubt.settledByCertificate(
                        "the file does not hold the population whose people " + name() + " counts"));
    }

    /** The population of the evidence. */
    default Population population(Evidence evidence) {
        return evidence.population().orElseThrow(this::withoutPopulation);
    }

    /** The problem if there is no population. */
    default Problem withoutPopulation() {
        return Problem.recipe(
                ProblemCode.E_POPULATION,
                name() + " counts the people of a population whom a row matches, and no population is given",
                "name a file of them with population: in the recipe, such as a register with the quasi-identifiers");
    }

    /** What a row shows in the file. */
    static List<ReleasedText> shown(ReleasedTable released, int row) {
        return released.quasiIdentifiers().stream()
                .map(name -> new ReleasedText(
                        name,
                        released.shows(name, row)
                                ? Optional.of(released.table().column(name).text(row))
                                : Optional.empty()))
                .toList();
    }
}
