package org.semblance.release.attack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.semblance.WarningKind;
import org.semblance.quality.Score;

/** An attack scenario of which the gains are being collected. */
final class ScenarioDraft {

    /**
     * A scenario with what it covers.
     *
     * @param measures the measures it reports
     * @param warnings the kinds of warnings that are about it and count with it
     */
    record Covering(AttackScenario scenario, Set<String> measures, List<WarningKind> warnings) {}

    private final AttackFacts facts;
    private final String id;
    private final String name;
    private final String aim;
    private final String knows;
    private final List<String> gains = new ArrayList<>();
    private final Set<String> measures = new LinkedHashSet<>();
    private final List<String> guarantees = new ArrayList<>();
    private final List<WarningKind> warnings = new ArrayList<>();
    private List<AttributeStanding> attributes = List.of();
    private Optional<String> implied = Optional.empty();
    private boolean measurable;
    private boolean unacceptable;

    ScenarioDraft(AttackFacts facts, String id, String name, String aim, String knows) {
        this.facts = facts;
        this.id = id;
        this.name = name;
        this.aim = aim;
        this.knows = knows;
    }

    ScenarioDraft gain(String sentence) {
        gains.add(sentence);
        return this;
    }

    /** Adds a sentence on a measure, if it was taken. */
    ScenarioDraft gain(String measure, Function<Score, String> sentence) {
        if (facts.measured(measure)) {
            measures.add(measure);
            gains.add(facts.score(measure)
                    .map(sentence)
                    .orElse("Measured (" + measure + "); the data owner has the figure."));
        }
        return this;
    }

    /** The guarantees that would limit it. */
    ScenarioDraft limitedBy(String... names) {
        guarantees.addAll(Arrays.asList(names));
        return this;
    }

    /** A measure could assess it, so it must be measured before it can be accepted. */
    ScenarioDraft measurable() {
        measurable = true;
        return this;
    }

    /** The reason for which it is accepted if something else is. */
    ScenarioDraft acceptedWith(Optional<String> reason) {
        implied = reason;
        return this;
    }

    /** It undoes a guarantee, so no recipe can accept it. */
    ScenarioDraft unacceptable() {
        unacceptable = true;
        return this;
    }

    /** The warnings that are about it, so that they are not counted twice. */
    ScenarioDraft warnedOfBy(WarningKind... kinds) {
        warnings.addAll(Arrays.asList(kinds));
        return this;
    }

    ScenarioDraft with(List<AttributeStanding> standings) {
        attributes = standings;
        return this;
    }

    /** Whether a measure was taken. */
    boolean measured() {
        return !measures.isEmpty();
    }

    boolean hasNoGain() {
        return gains.isEmpty();
    }

    /** Measured, or not. */
    AttackStanding byMeasures() {
        return measured() ? AttackStanding.MEASURED : AttackStanding.NOT_MEASURED;
    }

    /** The scenario, which a guarantee limits. */
    Covering limited() {
        return standing(AttackStanding.LIMITED, "");
    }

    /**
     * The scenario with its standing.
     *
     * @param remedy what to do about it, if nothing limits it
     */
    Covering standing(AttackStanding standing, String remedy) {
        boolean open = standing != AttackStanding.LIMITED;
        List<WarningKind> given = open ? warnings.stream().filter(facts::warned).toList() : List.of();
        List<String> names = new ArrayList<>();
        if (open && !unacceptable && !(standing == AttackStanding.NOT_MEASURED && measurable)) {
            names.addAll(measures);
            names.add(id);
            names.addAll(guarantees);
            names.addAll(given.stream().map(WarningKind::code).toList());
        }
        return new Covering(
                new AttackScenario(
                        id,
                        name,
                        aim,
                        knows,
                        gains,
                        standing,
                        attributes,
                        open ? remedy : "",
                        names.stream().distinct().toList(),
                        facts.accepted(names).or(() -> open ? implied : Optional.empty())),
                Set.copyOf(measures),
                given);
    }
}
