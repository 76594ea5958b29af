package org.semblance.experiments;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.quality.Spearman;
import org.semblance.quality.hierarchy.Gsl;

/** The candidates for an attribute: their GSL, computed in advance, and their losses when used. */
final class JudgedCandidates {

    private final List<SemanticHierarchy> candidates;
    private final double[] wup;
    private final double[] lch;
    private final LevelLosses[] byWup;
    private final LevelLosses[] byLch;

    private JudgedCandidates(
            List<SemanticHierarchy> candidates, double[] wup, double[] lch, LevelLosses[] byWup, LevelLosses[] byLch) {
        this.candidates = candidates;
        this.wup = wup;
        this.lch = lch;
        this.byWup = byWup;
        this.byLch = byLch;
    }

    static JudgedCandidates of(ValueCounts values, List<SemanticHierarchy> candidates, GslData data) {
        int[] counts = values.of(candidates.get(0).hierarchy());
        List<SemanticHierarchy> other =
                candidates.stream().map(meant -> meant.comparing(data.lch())).toList();
        return new JudgedCandidates(
                candidates,
                scores(candidates),
                scores(other),
                candidates.stream().map(meant -> LevelLosses.of(meant, counts)).toArray(LevelLosses[]::new),
                other.stream().map(meant -> LevelLosses.of(meant, counts)).toArray(LevelLosses[]::new));
    }

    private static double[] scores(List<SemanticHierarchy> candidates) {
        return candidates.stream()
                .mapToDouble(meant -> Gsl.STANDARD.of(meant).whole())
                .toArray();
    }

    int size() {
        return candidates.size();
    }

    SemanticHierarchy candidate(int number) {
        return candidates.get(number);
    }

    /** GSL with Wu and Palmer. */
    double gsl(int number) {
        return wup[number];
    }

    /** LevelGSL of the root, the same for all candidates: the loss if every value is suppressed. */
    double rootScore() {
        SemanticHierarchy ideal = candidates.get(0);
        return Gsl.STANDARD.of(ideal).level(ideal.hierarchy().height());
    }

    LevelLosses byWup(int number) {
        return byWup[number];
    }

    LevelLosses byLch(int number) {
        return byLch[number];
    }

    /** The candidates from best to worst by GSL. */
    int[] ranked() {
        return IntStream.range(0, size())
                .boxed()
                .sorted(Comparator.comparingDouble(number -> wup[number]))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** Rank correlation of GSL with Wu and Palmer and semantic SSE; NaN if all candidates lose the same. */
    double sseCorrelation(int k) {
        return Spearman.correlation(wup, losses(byWup, losses -> losses.sse(losses.level(k))));
    }

    /** Rank correlation of GSL with Leacock and Chodorow and SemILoss. */
    double semILossCorrelation(int k) {
        return Spearman.correlation(lch, losses(byLch, losses -> losses.semILoss(losses.level(k))));
    }

    /** As {@link #sseCorrelation}, but at the acceptable level that loses least instead of the lowest. */
    double bestLevelCorrelation(int k) {
        return Spearman.correlation(wup, losses(byWup, losses -> losses.sse(losses.best(k))));
    }

    private static double[] losses(LevelLosses[] of, ToDoubleFunction<LevelLosses> loss) {
        return Arrays.stream(of).mapToDouble(loss).toArray();
    }

    /** The share of candidates that need their root. */
    double atRoot(int k) {
        return Arrays.stream(byWup)
                        .filter(losses -> losses.level(k) == losses.height())
                        .count()
                / (double) size();
    }

    /**
     * Pairs of candidates that GSL ranks in the wrong order: the one with the better score loses more.
     *
     * @param pairs all pairs
     * @param wrong those in the wrong order
     * @param higher those in the wrong order whose better-scored candidate needs a higher level
     * @param lower those in the wrong order whose better-scored candidate needs a lower level
     * @param best those in the wrong order whose better-scored candidate is the ideal hierarchy
     */
    record Disorder(long pairs, long wrong, long higher, long lower, long best) {

        Disorder plus(Disorder other) {
            return new Disorder(
                    pairs + other.pairs,
                    wrong + other.wrong,
                    higher + other.higher,
                    lower + other.lower,
                    best + other.best);
        }
    }

    Disorder disorder(int k) {
        Disorder found = new Disorder(0, 0, 0, 0, 0);
        for (int better = 0; better < size(); better++) {
            LevelLosses one = byWup[better];
            int level = one.level(k);
            for (int worse = 0; worse < size(); worse++) {
                if (wup[better] < wup[worse]) {
                    LevelLosses other = byWup[worse];
                    int otherLevel = other.level(k);
                    boolean wrong = one.sse(level) > other.sse(otherLevel) + Similarity.Comparison.TIE;
                    found = found.plus(new Disorder(
                            1,
                            wrong ? 1 : 0,
                            wrong && level > otherLevel ? 1 : 0,
                            wrong && level < otherLevel ? 1 : 0,
                            wrong && better == 0 ? 1 : 0));
                }
            }
        }
        return found;
    }

    /** The number of candidates that lose less on some level than on the level below. */
    long falling() {
        return Arrays.stream(byWup).filter(LevelLosses::falls).count();
    }
}
