package org.semblance.method.recoding;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.domain.population.Population.ReleasedText;
import org.semblance.method.Groups;
import org.semblance.method.UnreachableAims;
import org.semblance.method.generalization.Ladder;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.PopulationGuarantee;
import org.semblance.privacy.PopulationGuarantee.ShownClass;

/**
 * The labels that groups show: the least common ones of their members, raised as long as they cover too few people of a
 * population. Each time the raise that suffices is taken, or else the one that loses least; on a tie the first.
 */
final class LabelRaise {

    private final List<Ladder> ladders;
    private final List<AttributeLabels> labels;
    private final List<PopulationGuarantee> guarantees;
    private final List<PopulationGuarantee.Judge> judges;
    private final Evidence evidence;

    LabelRaise(
            List<Ladder> ladders,
            List<AttributeLabels> labels,
            List<PopulationGuarantee> guarantees,
            Evidence evidence) {
        this.ladders = ladders;
        this.labels = labels;
        this.guarantees = guarantees;
        this.evidence = evidence;
        this.judges = guarantees.stream()
                .map(guarantee -> guarantee.judge(guarantee.population(evidence)))
                .toList();
    }

    /** Refuses guarantees that do not hold even if all rows show nothing but roots. */
    void refuseUnreachable(int rows) {
        if (!guarantees.isEmpty()) {
            List<ReleasedText> roots = ladders.stream()
                    .map(ladder -> new ReleasedText(
                            ladder.name(), Optional.of(ladder.hierarchy().root())))
                    .toList();
            UnreachableAims.refuse(
                    guarantees,
                    evidence,
                    new ShownClass(
                            roots,
                            evidence.personsBehind(IntStream.range(0, rows).toArray())));
        }
    }

    /** The label of each group, by attribute. */
    int[][] of(Groups groups, RecodingUnits units, Watcher watcher) {
        int[][] shown = new int[labels.size()][groups.count()];
        for (int group = 0; group < groups.count(); group++) {
            int[] members = groups.members(group);
            int[] common = labels.stream().mapToInt(of -> common(of, members)).toArray();
            if (!judges.isEmpty()) {
                watcher.progress("mask", group, groups.count());
                raise(common, evidence.personsBehind(rows(members, units)));
            }
            for (int j = 0; j < common.length; j++) {
                shown[j][group] = common[j];
            }
        }
        return shown;
    }

    private static int[] rows(int[] members, RecodingUnits units) {
        return Arrays.stream(members)
                .flatMap(unit -> Arrays.stream(units.rows().get(unit)))
                .toArray();
    }

    private static int common(AttributeLabels of, int[] members) {
        int label = of.valueOf()[members[0]];
        for (int unit : members) {
            label = of.join(label, of.valueOf()[unit]);
        }
        return label;
    }

    private void raise(int[] shown, int persons) {
        while (!hold(shown, persons)) {
            int best = -1;
            boolean enough = false;
            double least = 0;
            for (int j = 0; j < shown.length; j++) {
                int label = shown[j];
                int above = labels.get(j).parent(label);
                if (above == label) {
                    continue;
                }
                double more = labels.get(j).loss(above) - labels.get(j).loss(label);
                shown[j] = above;
                boolean holds = hold(shown, persons);
                shown[j] = label;
                if (best < 0 || (holds && !enough) || (holds == enough && more < least)) {
                    best = j;
                    enough = holds;
                    least = more;
                }
            }
            if (best < 0) {
                throw new IllegalStateException("roots that cover too few, though all rows may show them");
            }
            shown[best] = labels.get(best).parent(shown[best]);
        }
    }

    private boolean hold(int[] shown, int persons) {
        List<ReleasedText> texts = new ArrayList<>();
        for (int j = 0; j < shown.length; j++) {
            texts.add(new ReleasedText(
                    ladders.get(j).name(), Optional.ofNullable(labels.get(j).text(shown[j]))));
        }
        ShownClass one = new ShownClass(texts, persons);
        return judges.stream().allMatch(judge -> judge.holds(one));
    }
}
