package org.semblance.quality.risk;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.semblance.quality.Score;
import org.semblance.quality.risk.likelihood.LikelihoodLinkage;

/** What was found of links between records, told apart by what it is a figure of. */
public final class LinkageScores {

    /** Those that link all rows at once, which takes a sample of long tables. */
    private static final Set<String> AT_ONCE = Set.of(AssignmentLinkage.NAME, LikelihoodLinkage.NAME);

    private LinkageScores() {}

    /** The linkages of the table as a whole. */
    public static Stream<Score> ofWhole(List<Score> scores) {
        return scores.stream()
                .filter(score -> score.name().equals(DistanceLinkage.NAME)
                        || (AT_ONCE.contains(score.name()) && !ofFewer(score)));
    }

    /** The linkage of a sample taken alone: too large for the whole, since there are fewer rows to confuse one with. */
    public static Stream<Score> ofFewer(List<Score> scores) {
        return scores.stream().filter(LinkageScores::ofFewer);
    }

    /** Whether a figure is that of a sample taken alone. */
    public static boolean ofFewer(Score score) {
        return AT_ONCE.contains(score.name()) && score.interval().isPresent();
    }
}
