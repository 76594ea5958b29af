package org.semblance.method.generalization;

/** A cost that is summed over rows and attributes; a suppressed row costs as much as the roots. */
final class CellCost implements NodeCost {

    private final LeafTuples tuples;
    private final double[][][] losses;
    private final double[][] whole;
    private final double[][] least;

    CellCost(LeafTuples tuples, CellLoss loss) {
        int attributes = tuples.ladders().size();
        this.tuples = tuples;
        this.losses = new double[attributes][][];
        this.whole = new double[attributes][];
        this.least = new double[attributes][];
        for (int j = 0; j < attributes; j++) {
            losses[j] = loss.of(tuples, j);
            whole[j] = new double[losses[j].length];
            least[j] = new double[losses[j].length];
            double[] root = losses[j][losses[j].length - 1];
            long[] held = tuples.leafCounts(j);
            for (int level = 0; level < losses[j].length; level++) {
                for (int leaf = 0; leaf < held.length; leaf++) {
                    whole[j][level] += held[leaf] * losses[j][level][leaf];
                    least[j][level] += held[leaf] * Math.min(losses[j][level][leaf], root[leaf]);
                }
            }
        }
    }

    @Override
    public double atLeast(int[] levels) {
        double cost = 0;
        for (int j = 0; j < levels.length; j++) {
            cost += least[j][levels[j]];
        }
        return cost;
    }

    /** The cost of a level of an attribute if no row is suppressed. */
    double whole(int attribute, int level) {
        return whole[attribute][level];
    }

    @Override
    public double of(NodeOutcome outcome) {
        int[] levels = outcome.levels();
        double cost = 0;
        for (int j = 0; j < levels.length; j++) {
            cost += whole[j][levels[j]];
        }
        for (int tuple = 0; tuple < tuples.size(); tuple++) {
            if (outcome.gone(tuple)) {
                cost += tuples.count(tuple) * more(tuple, levels);
            }
        }
        double[] spared = {0};
        outcome.spared().each((tuple, times) -> spared[0] += times * more(tuple, levels));
        return cost + spared[0];
    }

    /** The additional cost of suppressing a row. */
    private double more(int tuple, int[] levels) {
        double more = 0;
        for (int j = 0; j < levels.length; j++) {
            double[][] loss = losses[j];
            int leaf = tuples.leaves(j)[tuple];
            more += loss[loss.length - 1][leaf] - loss[levels[j]][leaf];
        }
        return more;
    }
}
