package org.semblance.release.attack;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.semblance.WarningCode;
import org.semblance.Watcher.Warning;
import org.semblance.release.attack.AttackFacts.JudgedGuarantee;
import org.semblance.release.attack.ReleaseStanding.Colour;
import org.semblance.release.attack.ScenarioDraft.Covering;
import org.semblance.release.figures.Glossary;
import org.semblance.release.recipe.AttackName;

/** The attack scenarios to consider for a release, each with what was found, and the standing that follows. */
public final class AttackTable {

    private final AttackFacts facts;
    private final List<Covering> scenarios;

    private AttackTable(AttackFacts facts, List<Covering> scenarios) {
        this.facts = facts;
        this.scenarios = scenarios;
    }

    public static AttackTable of(AttackFacts facts) {
        List<Covering> all = new ArrayList<>(facts.vectors()
                .map(vectors -> new DocumentScenarios(facts, vectors).all())
                .orElseGet(() -> ofTable(facts)));
        Set<String> told = new HashSet<>();
        all.forEach(one -> told.addAll(one.measures()));
        all.addAll(new OtherScenarios(facts).otherMeasures(told));
        return new AttackTable(facts, all);
    }

    private static List<Covering> ofTable(AttackFacts facts) {
        List<Covering> all = new ArrayList<>(new ReidentificationScenarios(facts).all());
        new InsiderScenario(facts).scenario().ifPresent(all::add);
        all.addAll(new OtherScenarios(facts).all());
        return all;
    }

    public List<AttackScenario> scenarios() {
        return scenarios.stream().map(Covering::scenario).toList();
    }

    /** Whether accepting this name settles a scenario. */
    public boolean accepts(String name) {
        return scenarios().stream().anyMatch(scenario -> scenario.acceptable().contains(name));
    }

    /** Whether the release is ready to be published, and what is left to decide. */
    public ReleaseStanding standing() {
        List<OpenPoint> points = new ArrayList<>(broken());
        if (facts.published()) {
            scenarios().stream()
                    .filter(scenario -> !scenario.settled() && !listed(scenario))
                    .map(AttackScenario::point)
                    .forEach(points::add);
        }
        facts.warnings().stream().filter(this::open).map(this::point).forEach(points::add);
        return new ReleaseStanding(colour(points), points);
    }

    /** Whether the warnings about sets of columns say the same in more detail. */
    private boolean listed(AttackScenario scenario) {
        return scenario.id().equals(AttackName.OTHER_COLUMNS.id()) && facts.warned(WarningCode.W_UNIQUE_SET);
    }

    private Colour colour(List<OpenPoint> points) {
        boolean holds = facts.verdicts().stream().allMatch(JudgedGuarantee::holds);
        boolean promised = !facts.verdicts().isEmpty() || facts.noise();
        if (!holds || !promised || !facts.published() || !facts.forPublication()) {
            return Colour.RED;
        }
        return points.isEmpty() ? Colour.GREEN : Colour.AMBER;
    }

    private List<OpenPoint> broken() {
        String remedy = facts.remedies().isEmpty()
                ? "Ask for less under guarantees:, or leave out the rows at fault with where:."
                : String.join("; ", facts.remedies()) + ".";
        return facts.verdicts().stream()
                .filter(verdict -> !verdict.holds())
                .map(verdict -> OpenPoint.ofGuarantee(verdict, remedy))
                .toList();
    }

    /** Whether a warning is neither accepted nor counted with a scenario. */
    private boolean open(Warning warning) {
        boolean counted = facts.published()
                && scenarios.stream().anyMatch(one -> one.warnings().contains(warning.kind()));
        return !counted
                && warning.accepted() == null
                && facts.accepted(List.of(warning.code())).isEmpty();
    }

    private OpenPoint point(Warning warning) {
        return OpenPoint.ofWarning(
                warning,
                new Glossary(facts.catalog())
                        .advice(warning.kind(), facts.method())
                        .orElse(""));
    }

    /** Adds standing, open points and scenarios to the JSON values of a report. */
    public void addTo(Map<String, Object> json) {
        ReleaseStanding standing = standing();
        json.put("standing", standing.colour().key());
        json.put("open-points", standing.points().stream().map(OpenPoint::json).toList());
        json.put("attacks", scenarios().stream().map(AttackScenario::json).toList());
    }
}
