package org.semblance.release.rehearsal;

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
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.report.RunMeasures;

/**
 * A recipe and its data, carried out without a folder and without a shuffle: masked, judged on what would be written, and measured, each
 * when it is asked for. A release does the same and writes, so that a rehearsal with the same random choices tells its figures.
 */
public interface Rehearsal {

    /** What is masked, as the recipe of a table. */
    TableRecipe recipe();

    /** What is masked. */
    Dataset data();

    /** Masks it. */
    Masked mask(Chance chance, Watcher watcher);

    /** Lets the judges see what would be written, row by row as it came. */
    Judgement judge(Table masked, Watcher watcher);

    /** Whether it is told beside where all of a group have one confidential value. */
    default boolean tellsOfLabels() {
        return false;
    }

    /** Whether rows are made alike, so that what all of a class have in common is to be told. */
    default boolean makesClasses(Masked masked) {
        return !(masked.trace() instanceof Displacements) && !tellsOfLabels();
    }

    /** One measure alone; nothing where it has nothing to measure. */
    default Optional<Score> score(Measure measure, Table masked, Watcher watcher) {
        return RunMeasures.score(measure, data(), masked, unmet -> {}, watcher);
    }

    /** All that a report shows: what the recipe names or what is usual, and, asked for or not, what all of a class have. */
    default List<Score> scores(Masked masked, Watcher watcher) {
        List<Score> scores = new ArrayList<>();
        for (Measure measure : recipe().measures()) {
            watcher.progress("measure", scores.size(), recipe().measures().size());
            // the release is none the worse for a measure that has nothing to measure; one that nobody asked for goes
            // without a word
            RunMeasures.score(
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
