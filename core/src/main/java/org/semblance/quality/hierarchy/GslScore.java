package org.semblance.quality.hierarchy;

/** The semantic loss of a hierarchy: of each step, of each level and as a whole. Unknown figures are NaN. */
public final class GslScore {

    private final double[][] transitions;
    private final double[] levels;
    private final double whole;
    private final double known;

    GslScore(double[][] transitions, double[] levels, double whole, double known) {
        this.transitions = transitions;
        this.levels = levels;
        this.whole = whole;
        this.known = known;
    }

    /** The level of the root. */
    public int height() {
        return levels.length;
    }

    /** TransGSL: the loss of a leaf on a level, from 1. */
    public double transition(int level, int leaf) {
        return transitions[level - 1][leaf];
    }

    /** LevelGSL of a level, from 1. */
    public double level(int level) {
        return levels[level - 1];
    }

    /** VghGSL, the score of the whole hierarchy. */
    public double whole() {
        return whole;
    }

    /** The share of steps with a known loss. */
    public double known() {
        return known;
    }
}
