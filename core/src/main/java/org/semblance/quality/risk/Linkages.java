package org.semblance.quality.risk;

import java.util.List;
import java.util.stream.Stream;
import org.semblance.quality.Score;

/** What was found of links between records, told apart by what it is a figure of. */
public final class Linkages {

    private static final String ASSIGNMENT = "assignment-linkage";

    private Linkages() {}

    /** The linkages of the table as a whole. */
    public static Stream<Score> ofWhole(List<Score> scores) {
        return scores.stream()
                .filter(score -> score.name().equals("distance-linkage")
                        || (score.name().equals(ASSIGNMENT) && !ofFewer(score)));
    }

    /** The linkage of a sample taken alone: too large for the whole, since there are fewer rows to confuse one with. */
    public static Stream<Score> ofFewer(List<Score> scores) {
        return scores.stream().filter(Linkages::ofFewer);
    }

    /** Whether a figure is that of a sample taken alone. */
    public static boolean ofFewer(Score score) {
        return score.name().equals(ASSIGNMENT) && score.interval().isPresent();
    }
}
