package org.semblance.release.recipe;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.catalog.Spelling;

/** Collects the problems of a part of a recipe, so that all of them are reported at once. */
final class RecipeProblems {

    private final List<Problem> found = new ArrayList<>();
    private boolean misspelt;

    /** Runs a step; if it fails, the problem is collected and the result is empty. */
    <T> Optional<T> attempt(Supplier<T> step) {
        try {
            return Optional.of(step.get());
        } catch (Problem problem) {
            found.add(problem);
            return Optional.empty();
        }
    }

    /** Runs a step without a result; if it fails, the problem is collected. */
    void check(Runnable step) {
        attempt(() -> {
            step.run();
            return true;
        });
    }

    /** Collects the unknown keys, each with the closest known one. */
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

    /** Collects a missing key, unless there was an unknown one, which may be the missing key misspelt. */
    void missing(Problem problem) {
        if (!misspelt) {
            found.add(problem);
        }
    }

    /** Throws all problems together, if there are any. */
    void raise() {
        if (!found.isEmpty()) {
            throw Problem.together(found);
        }
    }
}
