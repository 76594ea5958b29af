package org.semblance.release.partitioned;

import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.method.Method;
import org.semblance.method.PartitionedMethod;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.KAnonymity;
import org.semblance.release.recipe.TableRecipe;

/** What a recipe for a table in parts may not ask for, because it needs all rows in one place. */
final class PartitionedLimits {

    private PartitionedLimits() {}

    /**
     * The method of a recipe.
     *
     * @throws Problem if it cannot mask a table in parts
     */
    static PartitionedMethod method(TableRecipe recipe) {
        Method method = recipe.reaching();
        if (method instanceof PartitionedMethod spreadable) {
            return spreadable;
        }
        throw Problem.recipe(
                ProblemCode.E_ENGINE,
                "the method of this recipe looks at the whole table at once, and cannot mask it in parts",
                "run it with ‹engine local›, or choose mdav with blocking:, sa-mdav, datafly, incognito or semantic-noise");
    }

    /** Refuses a recipe that asks for it. */
    static void refuseWhatNeedsTheWhole(TableRecipe recipe) {
        refuse(recipe.settings().person() != null, "counting persons (person:) is");
        refuse(recipe.settings().ledger() != null, "keeping a ledger is");
        refuse(recipe.settings().population() != null, "searching a population is");
        refuse(!recipe.publications().isEmpty(), "publishing figures of the original (publish:) is");
        for (Guarantee promise : recipe.guaranteesToVerify()) {
            refuse(
                    !(promise instanceof KAnonymity) && !(promise instanceof Contributors),
                    "guaranteeing " + promise.name() + " is");
        }
    }

    private static void refuse(boolean asked, String what) {
        if (asked) {
            throw Problem.recipe(
                    ProblemCode.E_ENGINE,
                    what + " beyond an engine that masks a table in parts, such as spark",
                    "run it with ‹engine local›; a recipe without it would promise less");
        }
    }
}
