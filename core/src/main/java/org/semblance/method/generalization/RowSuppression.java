package org.semblance.method.generalization;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.privacy.Aim;
import org.semblance.privacy.Evidence;

/**
 * Suppression for goals that depend on which rows a class has: persons or sensitive values.
 *
 * <p>Without an allowance, all nodes above a feasible one are feasible for every goal. With one, failing classes are
 * suppressed as a whole, which is optimal for goals that a class keeps when it gets more rows. For t-closeness and
 * entropy l-diversity it is not, and a node may be missed for which suppressing some rows of a class would suffice. If
 * the suppressed rows need additional ones, the smallest number is found for goals that count persons; for others rows
 * are taken in order, then the smallest classes. The result satisfies the goal in any case.
 */
final class RowSuppression implements Suppression {

    /** The largest number of rows examined in search of single additional rows. */
    private static final long LOOKS = 1_000_000;

    private final Aim aim;
    private final Aim.Judge judge;
    private final Evidence evidence;
    private final LeafTuples tuples;
    private final ShownLabels labels;
    private final RollUp rollUp;
    private final int allowance;

    RowSuppression(Aim aim, Evidence evidence, LeafTuples tuples, ShownLabels labels, RollUp rollUp, int allowance) {
        if (tuples.lines() < tuples.rows()) {
            throw new IllegalArgumentException("rows that count do not tell which they are");
        }
        this.aim = aim;
        this.judge = aim.judge(evidence);
        this.evidence = evidence;
        this.tuples = tuples;
        this.labels = labels;
        this.rollUp = rollUp;
        this.allowance = allowance;
    }

    @Override
    public boolean accepts(int[] levels) {
        NodeClasses grouping = rollUp.at(levels);
        int certain =
                ClassSizes.of(aim.fewest(), grouping.counts(), grouping.size()).small();
        return certain <= allowance && find(levels) != null;
    }

    /**
     * False if additional rows are taken in order, because a higher node may then not find them, and for guarantees
     * that a merged class may violate: labels of a hierarchy file may cover less than one below them.
     */
    @Override
    public boolean monotone() {
        return aim.survivesMerging(evidence)
                && labels.unrestricted()
                && (allowance == 0 || (evidence.persons().isPresent() && aim.byPersonsAlone()));
    }

    @Override
    public NodeOutcome outcome(int[] levels) {
        NodeOutcome outcome = find(levels);
        if (outcome == null) {
            throw new IllegalArgumentException("a node that will not do");
        }
        return outcome;
    }

    private @Nullable NodeOutcome find(int[] levels) {
        int[] classOf = rollUp.classOf(levels);
        int[] sizes = CountSuppression.sizes(classOf, tuples);
        int[][] members = members(classOf, sizes);
        boolean[] gone = new boolean[sizes.length];
        int failing = 0;
        // small classes are quickly judged and fail most often
        for (int one : smallestFirst(sizes)) {
            gone[one] = !judge.holds(members[one]) || !labels.hold(levels, members[one]);
            failing += gone[one] ? sizes[one] : 0;
            if (failing > allowance) {
                return null;
            }
        }
        int[] out = rows(members, gone, failing);
        if (!labels.holdTogether(levels, members, gone)) {
            return null;
        }
        if (failing == 0 || judge.holds(out)) {
            return new NodeOutcome(levels, classOf, sizes, gone, ExtraSuppression.NONE);
        }
        int[] extra = spared(out, members, gone);
        if (extra != null) {
            return new NodeOutcome(levels, classOf, sizes, gone, ExtraSuppression.these(extra, tuples));
        }
        return withClasses(failing, sizes, members, gone)
                ? new NodeOutcome(levels, classOf, sizes, gone, ExtraSuppression.NONE)
                : null;
    }

    /**
     * Also suppresses the smallest classes, one after the other, until the suppressed rows together satisfy the goal.
     */
    private boolean withClasses(int failing, int[] sizes, int[][] members, boolean[] gone) {
        int suppressed = failing;
        for (int one : smallestFirst(sizes)) {
            if (!gone[one]) {
                suppressed += sizes[one];
                if (suppressed > allowance) {
                    return false;
                }
                gone[one] = true;
                if (judge.holds(rows(members, gone, suppressed))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static int[] smallestFirst(int[] sizes) {
        return IntStream.range(0, sizes.length)
                .mapToLong(one -> (long) sizes[one] << 32 | one)
                .sorted()
                .mapToInt(entry -> (int) entry)
                .toArray();
    }

    private int[][] members(int[] classOf, int[] sizes) {
        int[][] members = new int[sizes.length][];
        for (int one = 0; one < sizes.length; one++) {
            members[one] = new int[sizes[one]];
        }
        int[] next = new int[sizes.length];
        for (int row = 0; row < tuples.rows(); row++) {
            int one = classOf[tuples.tupleOf(row)];
            members[one][next[one]++] = row;
        }
        return members;
    }

    private static int[] rows(int[][] members, boolean[] gone, int count) {
        int[] rows = new int[count];
        int found = 0;
        for (int one = 0; one < gone.length; one++) {
            if (gone[one]) {
                System.arraycopy(members[one], 0, rows, found, members[one].length);
                found += members[one].length;
            }
        }
        return rows;
    }

    /**
     * Additional rows to suppress, such that both the suppressed rows and the classes they come from satisfy the goal.
     */
    private int @Nullable [] spared(int[] out, int[][] members, boolean[] gone) {
        List<int[]> largestFirst = new ArrayList<>();
        for (int one = 0; one < gone.length; one++) {
            if (!gone[one]) {
                largestFirst.add(members[one]);
            }
        }
        largestFirst.sort((one, other) -> other.length - one.length);
        int room = allowance - out.length;
        return evidence.persons().isPresent() && aim.byPersonsAlone()
                ? new ExtraPersonSuppression(evidence.persons().get(), aim.fewest(), largestFirst).beside(out, room)
                : asTheyCome(out, largestFirst, room);
    }

    /** The last rows that the largest class can spare, then those of the next, until they are sufficient. */
    private int @Nullable [] asTheyCome(int[] out, List<int[]> classes, int room) {
        int[] together = Arrays.copyOf(out, out.length + room);
        int count = out.length;
        long looks = 0;
        for (int[] members : classes) {
            int[] left = members;
            for (int i = members.length - 1; i >= 0 && count < together.length && looks < LOOKS; i--) {
                int row = members[i];
                int[] fewer = Arrays.stream(left).filter(other -> other != row).toArray();
                looks += left.length;
                if (judge.holds(fewer)) {
                    left = fewer;
                    together[count++] = row;
                    looks += count;
                    if (judge.holds(Arrays.copyOf(together, count))) {
                        return Arrays.copyOfRange(together, out.length, count);
                    }
                }
            }
        }
        return null;
    }
}
