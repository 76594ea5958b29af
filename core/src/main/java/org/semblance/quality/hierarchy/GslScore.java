package org.semblance.quality.hierarchy;

/** How much meaning a hierarchy loses, step by step and as a whole. What cannot be known is not a number. */
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

    /** TransGSL: what is lost when a leaf becomes its label on a level from 1. */
    public double transition(int level, int leaf) {
        return transitions[level - 1][leaf];
    }

    /** LevelGSL of a level from 1. */
    public double level(int level) {
        return levels[level - 1];
    }

    /** VghGSL. */
    public double whole() {
        return whole;
    }

    /** The share of the steps whose loss is known. */
    public double known() {
        return known;
    }
}
