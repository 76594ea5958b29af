package org.semblance.quality.risk;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.semblance.quality.Score;
import org.semblance.quality.risk.likelihood.LikelihoodLinkage;

/** Selects the linkage figures among the scores of a run: those of the whole table, and those of a sample. */
public final class LinkageScores {

    /** The measures that link all rows at once, for large tables on a sample. */
    private static final Set<String> AT_ONCE = Set.of(AssignmentLinkage.NAME, LikelihoodLinkage.NAME);

    private LinkageScores() {}

    /** The linkage figures that hold for the whole table. */
    public static Stream<Score> ofWhole(List<Score> scores) {
        return scores.stream()
                .filter(score -> score.name().equals(DistanceLinkage.NAME)
                        || (AT_ONCE.contains(score.name()) && !ofFewer(score)));
    }

    /**
     * The linkage figures of a sample linked by itself. They overestimate the whole table, because there are fewer rows
     * to confuse one with.
     */
    public static Stream<Score> ofFewer(List<Score> scores) {
        return scores.stream().filter(LinkageScores::ofFewer);
    }

    /** Whether a figure is that of a sample linked by itself. */
    public static boolean ofFewer(Score score) {
        return AT_ONCE.contains(score.name()) && score.interval().isPresent();
    }
}
