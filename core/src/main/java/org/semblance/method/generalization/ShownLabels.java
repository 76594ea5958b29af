package org.semblance.method.generalization;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.semblance.domain.population.Population.ReleasedText;
import org.semblance.method.UnreachableAims;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.PopulationGuarantee;
import org.semblance.privacy.PopulationGuarantee.ShownClass;

/** Judges what the classes of a node show by guarantees about a population. */
final class ShownLabels {

    private final LeafTuples tuples;
    private final List<PopulationGuarantee> guarantees;
    private final List<PopulationGuarantee.Judge> judges;
    private final Evidence evidence;

    ShownLabels(LeafTuples tuples, List<PopulationGuarantee> guarantees, Evidence evidence) {
        this.tuples = tuples;
        this.guarantees = guarantees;
        this.evidence = evidence;
        this.judges = guarantees.stream()
                .map(guarantee -> guarantee.judge(guarantee.population(evidence)))
                .toList();
    }

    /** Whether no guarantee restricts what classes may show. */
    boolean unrestricted() {
        return judges.isEmpty();
    }

    /** Refuses guarantees that do not hold even if all rows show nothing but roots. */
    void refuseUnreachable() {
        if (!unrestricted()) {
            UnreachableAims.refuse(
                    guarantees,
                    evidence,
                    suppressed(IntStream.range(0, tuples.lines()).toArray()));
        }
    }

    /** Whether a class of these rows may show the labels of these levels. */
    boolean hold(int[] levels, int[] rows) {
        if (unrestricted()) {
            return true;
        }
        ShownClass one = at(levels, rows);
        return judges.stream().allMatch(judge -> judge.holds(one));
    }

    /** Whether classes may show the labels of these levels together, and those that are gone the roots. */
    boolean holdTogether(int[] levels, int[][] members, boolean[] gone) {
        if (unrestricted()) {
            return true;
        }
        List<ShownClass> all = new ArrayList<>();
        List<int[]> out = new ArrayList<>();
        for (int one = 0; one < members.length; one++) {
            if (gone[one]) {
                out.add(members[one]);
            } else {
                all.add(at(levels, members[one]));
            }
        }
        if (!out.isEmpty()) {
            ShownClass suppressed =
                    suppressed(out.stream().flatMapToInt(Arrays::stream).toArray());
            if (!judges.stream().allMatch(judge -> judge.holds(suppressed))) {
                return false;
            }
            all.add(suppressed);
        }
        return judges.stream().allMatch(judge -> judge.together(all));
    }

    private ShownClass at(int[] levels, int[] rows) {
        int tuple = tuples.tupleOf(rows[0]);
        List<ReleasedText> shown = new ArrayList<>();
        for (int j = 0; j < levels.length; j++) {
            Ladder ladder = tuples.ladders().get(j);
            shown.add(new ReleasedText(
                    ladder.name(), Optional.ofNullable(ladder.label(levels[j], tuples.leaves(j)[tuple]))));
        }
        return new ShownClass(shown, evidence.personsBehind(rows));
    }

    private ShownClass suppressed(int[] rows) {
        return new ShownClass(
                tuples.ladders().stream()
                        .map(ladder -> new ReleasedText(
                                ladder.name(), Optional.of(ladder.hierarchy().root())))
                        .toList(),
                evidence.personsBehind(rows));
    }
}
