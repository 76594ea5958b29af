package org.semblance.release.masking;

import org.jspecify.annotations.Nullable;
import org.semblance.Chance;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.release.recipe.TableRecipe;

/** The optional seed that makes the random choices of a run repeatable. */
public final class Seed {

    private final @Nullable Long number;

    private Seed(@Nullable Long number) {
        this.number = number;
    }

    /** The seed given for this run, or else that of the recipe, if any. */
    public static Seed of(TableRecipe recipe, @Nullable Long given) {
        return new Seed(given == null ? recipe.settings().seed() : given);
    }

    public boolean given() {
        return number != null;
    }

    public Chance chance() {
        return number == null ? Chance.secure() : Chance.seeded(number);
    }

    /** A random order of rows. */
    public Shuffle shuffle() {
        return Shuffle.of(chance());
    }

    /** Warns that a seeded release is not for publication. */
    public void warn(Watcher watcher) {
        if (given()) {
            watcher.warn(WarningCode.W_SEEDED, "seeded: not for publication");
        }
    }
}
