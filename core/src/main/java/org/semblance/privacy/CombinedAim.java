package org.semblance.privacy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.semblance.privacy.Verdict.Violation;

/** Several goals at once: a class satisfies it if it satisfies each of them. */
public final class CombinedAim implements Aim {

    private final List<Aim> aims;

    public CombinedAim(List<? extends Aim> aims) {
        this.aims = List.copyOf(new LinkedHashSet<>(aims));
    }

    /** Combines one goal with others. */
    public static Aim of(Aim first, List<? extends Aim> others) {
        List<Aim> aims = new ArrayList<>(List.of(first));
        aims.addAll(others);
        return new CombinedAim(aims);
    }

    /** The parts of a goal: itself, or the goals it combines. */
    public static List<Aim> parts(Aim aim) {
        return aim instanceof CombinedAim all ? all.aims : List.of(aim);
    }

    @Override
    public String name() {
        return aims.stream().map(Aim::name).collect(Collectors.joining(" and "));
    }

    @Override
    public Judge judge(Evidence evidence) {
        List<Judge> judges = aims.stream().map(aim -> aim.judge(evidence)).toList();
        return rows -> {
            for (Judge judge : judges) {
                if (!judge.holds(rows)) {
                    return false;
                }
            }
            return true;
        };
    }

    @Override
    public int fewest() {
        return aims.stream().mapToInt(Aim::fewest).max().orElse(1);
    }

    @Override
    public boolean byCountAlone(Evidence evidence) {
        return aims.stream().allMatch(aim -> aim.byCountAlone(evidence));
    }

    @Override
    public boolean survivesMerging(Evidence evidence) {
        return aims.stream().allMatch(aim -> aim.survivesMerging(evidence));
    }

    @Override
    public boolean byPersonsAlone() {
        return aims.stream().allMatch(Aim::byPersonsAlone);
    }

    /** Counts how many of the goals are satisfied. */
    @Override
    public Verdict check(ReleasedTable released, Evidence evidence) {
        List<Violation> violations = new ArrayList<>();
        Optional<Verdict.Doubt> doubt = Optional.empty();
        int held = 0;
        for (Aim aim : aims) {
            Verdict verdict = aim.check(released, evidence);
            held += verdict.holds() ? 1 : 0;
            violations.addAll(verdict.violations());
            doubt = doubt.or(verdict::doubt);
        }
        // what is violated is no longer in doubt
        return new Verdict(
                name(), aims.size(), held, "aims", violations, violations.isEmpty() ? doubt : Optional.empty());
    }
}
