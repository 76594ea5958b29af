package org.semblance.authoring.hierarchies;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.semblance.catalog.Parameter;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.quality.hierarchy.GslGrade;
import org.semblance.quality.hierarchy.GslScore;
import org.semblance.quality.hierarchy.HierarchyFault;
import org.semblance.quality.hierarchy.NonMonotoneStep;
import org.semblance.release.json.Json;

/**
 * The quality of a hierarchy, for each step and as a whole, and its faults.
 *
 * @param basis what the losses measure
 * @param suppressed the loss if all values are suppressed
 * @param faults the faults, most costly first
 * @param falls where the loss decreases on the way up
 */
public record HierarchyScore(
        HierarchyReader.HierarchyWithConcepts read,
        Basis basis,
        GslScore gsl,
        double suppressed,
        List<HierarchyFault> faults,
        List<NonMonotoneStep> falls) {

    /** What a loss measures. */
    public enum Basis {
        /** The semantic distance between the concepts of two labels. */
        MEANING,
        /** The range of the numbers or dates that are merged, as a share of the whole range. */
        WIDTH;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public HierarchyScore {
        faults = List.copyOf(faults);
        falls = List.copyOf(falls);
    }

    public Hierarchy hierarchy() {
        return read.semantic().hierarchy();
    }

    /** The file it was read from, as given by the user. */
    public String file() {
        return read.file().toString();
    }

    /** VghGSL; NaN if no loss is known. */
    public double whole() {
        return gsl.whole();
    }

    /** The upper bound of any loss. */
    public double most() {
        return basis == Basis.WIDTH ? 1 : read.semantic().comparison().most();
    }

    /** The grade of the whole hierarchy; empty if it is unknown. */
    public Optional<GslGrade> grade() {
        return GslGrade.of(whole(), suppressed);
    }

    /** The labels whose concept is a guess; empty if concepts were not used. */
    public List<String> guessed() {
        return basis == Basis.MEANING ? List.copyOf(read.guessed()) : List.of();
    }

    /** A label, with a question mark if its concept is a guess. */
    public String shown(int level, int node) {
        String label = hierarchy().labels(level).get(node);
        return basis == Basis.MEANING && read.guessed().contains(label) ? label + "?" : label;
    }

    /** The mean loss of the leaves below a node when generalised to it; NaN if none is known. */
    public double meanLoss(int level, int node) {
        return level == 0
                ? 0
                : IntStream.range(0, hierarchy().leaves())
                        .filter(leaf -> hierarchy().node(level, leaf) == node)
                        .mapToDouble(leaf -> gsl.transition(level, leaf))
                        .filter(loss -> !Double.isNaN(loss))
                        .average()
                        .orElse(Double.NaN);
    }

    /** The index, in the list of faults, of the fault in the step from a node to its parent. */
    public Optional<Integer> faultAbove(int level, int node) {
        for (int i = 0; i < faults.size(); i++) {
            HierarchyFault fault = faults.get(i);
            if (fault.kind() != HierarchyFault.Kind.UNMAPPED && fault.level() == level + 1 && fault.lower() == node) {
                return Optional.of(i);
            }
        }
        return Optional.empty();
    }

    /** A fault as a sentence. */
    public String sentence(HierarchyFault fault) {
        String upper = "'" + shown(fault.level(), fault.upper()) + "'";
        if (fault.kind() == HierarchyFault.Kind.UNMAPPED) {
            return "no concept for " + upper;
        }
        String lower = "'" + shown(fault.level() - 1, fault.lower()) + "'";
        return fault.kind() == HierarchyFault.Kind.NOT_A_KIND
                ? lower + " is no kind of " + upper
                : upper + " above " + lower + " is the more specific of the two: swap them";
    }

    /** A decrease of the loss as a sentence. */
    public String sentence(NonMonotoneStep nonMonotone) {
        return "'" + shown(nonMonotone.level(), nonMonotone.upper()) + "' is nearer to the "
                + (nonMonotone.leaves() == 1 ? "value" : "values") + " than '"
                + shown(nonMonotone.level() - 1, nonMonotone.lower()) + "' below it";
    }

    /** All figures as plain values, for JSON. */
    Map<String, Object> json() {
        Map<String, Object> json = summary();
        json.put(
                "levels",
                IntStream.rangeClosed(1, hierarchy().height())
                        .mapToObj(level -> Json.object(
                                "level", level, "labels", hierarchy().nodes(level), "score", gsl.level(level)))
                        .toList());
        json.put("transitions", transitions());
        json.put("faults", faults.stream().map(this::json).toList());
        json.put("falls", falls.stream().map(this::json).toList());
        return json;
    }

    /** The overall figures as plain values, without levels and steps. */
    Map<String, Object> summary() {
        return Json.object(
                "hierarchy", file(),
                "by", basis,
                "values", hierarchy().leaves(),
                "height", hierarchy().height(),
                "score", whole(),
                "suppressed", suppressed,
                "word", grade().map(GslGrade::toString).orElse("unknown"),
                "known", gsl.known(),
                "guessed", guessed());
    }

    private List<Object> transitions() {
        List<Object> transitions = new ArrayList<>();
        for (int leaf = 0; leaf < hierarchy().leaves(); leaf++) {
            List<Object> steps = new ArrayList<>();
            for (int level = 1; level <= hierarchy().height(); level++) {
                int node = hierarchy().node(level, leaf);
                Map<String, Object> step = named("label", level, node);
                step.put("loss", gsl.transition(level, leaf));
                steps.add(step);
            }
            Map<String, Object> transition = named("value", 0, leaf);
            transition.put("steps", steps);
            transitions.add(transition);
        }
        return transitions;
    }

    /** A label and, if losses are semantic, its concept. */
    private Map<String, Object> named(String as, int level, int node) {
        Map<String, Object> named = new LinkedHashMap<>();
        named.put(as, hierarchy().labels(level).get(node));
        if (basis == Basis.MEANING) {
            int concept = read.semantic().concept(level, node);
            named.put(
                    "concept",
                    concept == SemanticHierarchy.NONE
                            ? ""
                            : read.semantic().taxonomy().reference(concept));
        }
        return named;
    }

    private Map<String, Object> json(HierarchyFault fault) {
        boolean label = fault.kind() == HierarchyFault.Kind.UNMAPPED;
        return Json.object(
                "kind",
                Parameter.kebab(fault.kind()),
                "level",
                fault.level(),
                "lower",
                label ? "" : hierarchy().labels(fault.level() - 1).get(fault.lower()),
                "upper",
                hierarchy().labels(fault.level()).get(fault.upper()),
                "values",
                fault.leaves(),
                "loss",
                fault.loss(),
                "text",
                sentence(fault));
    }

    private Map<String, Object> json(NonMonotoneStep nonMonotone) {
        return Json.object(
                "level", nonMonotone.level(),
                "lower", hierarchy().labels(nonMonotone.level() - 1).get(nonMonotone.lower()),
                "upper", hierarchy().labels(nonMonotone.level()).get(nonMonotone.upper()),
                "values", nonMonotone.leaves(),
                "before", nonMonotone.before(),
                "after", nonMonotone.after(),
                "text", sentence(nonMonotone));
    }
}
