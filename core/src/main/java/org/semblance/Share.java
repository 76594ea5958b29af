package org.semblance;

/** A proportion from 0 to 1, which a recipe may write as 5% or as 0.05. */
public record Share(double value) {

    public Share {
        if (!(value >= 0 && value <= 1)) {
            throw Problem.recipe(
                    ProblemCode.E_SHARE,
                    "a share must lie between nothing and all",
                    "write it as 5% or 0.05, from 0 to 100%");
        }
    }

    /** The share of a part in a whole, in per cent; 0 if the whole is 0. */
    public static double percentage(long part, long whole) {
        return whole == 0 ? 0 : 100.0 * part / whole;
    }

    /** This share of a number of things, rounded down. */
    public int of(int things) {
        // 29 % of 100 are 29, although 0.29 · 100 is a little less
        return (int) Math.min(things, Math.floor(value * things * (1 + 1e-12)));
    }
}
