package org.semblance.run;

import org.jspecify.annotations.Nullable;
import org.semblance.Chance;
import org.semblance.Watcher;

/** What makes the random choices of a run repeatable, where it is asked for. */
final class Seed {

    private final @Nullable Long number;

    private Seed(@Nullable Long number) {
        this.number = number;
    }

    /** The one given at the moment of running, or else the recipe's, or else none. */
    static Seed of(Recipe recipe, @Nullable Long given) {
        return new Seed(given == null ? recipe.settings().seed() : given);
    }

    boolean given() {
        return number != null;
    }

    Chance chance() {
        return number == null ? Chance.secure() : Chance.seeded(number);
    }

    /** A random order of so many rows. */
    int[] shuffle(int size) {
        return Shuffle.of(size, number);
    }

    /** Tells of it where there is one. */
    void warn(Watcher watcher) {
        if (given()) {
            watcher.warn("W_SEEDED", "seeded: not for publication");
        }
    }
}
