package org.semblance.release.recipe;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.catalog.Spelling;

/** What is wrong with a part of a recipe, gathered so that a person is told all of it at once. */
final class RecipeProblems {

    private final List<Problem> found = new ArrayList<>();
    private boolean misspelt;

    /** Takes a step; where something is wrong with it, that is kept and nothing comes of it. */
    <T> Optional<T> attempt(Supplier<T> step) {
        try {
            return Optional.of(step.get());
        } catch (Problem problem) {
            found.add(problem);
            return Optional.empty();
        }
    }

    /** The same with a step from which nothing comes. */
    void check(Runnable step) {
        attempt(() -> {
            step.run();
            return true;
        });
    }

    /** Keeps the keys that are not known here, each with the nearest that is. */
    void refuseUnknown(RecipeNode.Mapping mapping, Collection<String> known, String place) {
        for (String key : mapping.entries().keySet()) {
            if (!known.contains(key)) {
                int line = mapping.keyLines().getOrDefault(key, mapping.line());
                misspelt = true;
                found.add(Problem.recipe(
                                ProblemCode.E_CONFIG_UNKNOWN_KEY,
                                "the key '" + key + "' is not known here",
                                Spelling.advice(key, "known are", known))
                        .at(RecipeBinder.where(place, line)));
            }
        }
    }

    /** Keeps that a key is missing, unless one is there that is not known: that may be the missing one, misspelt. */
    void missing(Problem problem) {
        if (!misspelt) {
            found.add(problem);
        }
    }

    /** Refuses the part if anything is wrong with it. */
    void raise() {
        if (!found.isEmpty()) {
            throw Problem.together(found);
        }
    }
}
