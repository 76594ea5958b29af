package org.semblance.release.masking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.semblance.Chance;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.method.Displacements;
import org.semblance.method.Masked;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;
import org.semblance.quality.risk.disclosure.Homogeneity;
import org.semblance.release.figures.AvailableScore;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.verification.Judgement;

/**
 * A recipe and its data, in memory: they can be masked, verified as they would be written, and measured, each on
 * request. Nothing is written or shuffled.
 */
public interface MaskingJob {

    /** The recipe, for documents that of their vectors. */
    TableRecipe recipe();

    /** The data to mask. */
    Dataset data();

    /** Masks the data. */
    Masked mask(Chance chance, Watcher watcher);

    /** Verifies the guarantees on what would be written, in the original order of rows. */
    Judgement judge(Table masked, Watcher watcher);

    /** Whether masking forms equivalence classes, whose homogeneity must be reported. */
    default boolean makesClasses(Masked masked) {
        return !(masked.trace() instanceof Displacements);
    }

    /** The score of one measure; empty if it has nothing to measure. */
    default Optional<Score> score(Measure measure, Table masked, Watcher watcher) {
        return AvailableScore.of(measure, data(), masked, unmet -> {}, watcher);
    }

    /**
     * The scores for a report: the measures of the recipe or the default ones, and homogeneity if classes are formed.
     */
    default List<Score> scores(Masked masked, Watcher watcher) {
        List<Score> scores = new ArrayList<>();
        for (Measure measure : recipe().measures()) {
            watcher.progress("measure", scores.size(), recipe().measures().size());
            // a measure with nothing to measure does not invalidate the release; a default measure is then left out
            // silently
            AvailableScore.of(
                            measure,
                            data(),
                            masked.table(),
                            unmet -> {
                                if (recipe().namesMeasures()) {
                                    watcher.warn(WarningCode.W_MEASURE, unmet.what());
                                }
                            },
                            watcher)
                    .ifPresent(scores::add);
        }
        if (makesClasses(masked)
                && scores.stream().noneMatch(score -> score.name().equals(Homogeneity.NAME))) {
            score(new Homogeneity(), masked.table(), watcher).ifPresent(scores::add);
        }
        return List.copyOf(scores);
    }
}
