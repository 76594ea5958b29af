package org.semblance.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.semblance.method.Aiming;
import org.semblance.method.Method;

/** What to do when a promise about a confidential attribute does not hold. */
public final class Remedy {

    private static final Set<String> OF_ATTRIBUTES = Set.of("l-diversity", "t-closeness");
    private static final String FOR_CLOSENESS = "t-closeness-";

    private Remedy() {}

    /** Advice for the promises of a report that do not hold, one sentence each. */
    public static List<String> of(Report report) {
        String method = String.valueOf(report.method().get("name"));
        List<String> remedies = new ArrayList<>();
        report.verdicts().stream()
                .filter(finding -> !finding.holds() && OF_ATTRIBUTES.contains(finding.guarantee()))
                .map(Report.Finding::guarantee)
                .distinct()
                .forEach(guarantee ->
                        remedies.add(remedy(guarantee, method, report.noise().isPresent())));
        return remedies;
    }

    private static String remedy(String guarantee, String method, boolean noise) {
        return method + (noise ? " makes no groups, so it cannot keep " : " does not look at confidential values, so ")
                + guarantee
                + (noise ? ": " : " holds by chance alone: choose a larger k, ")
                + "choose a method that aims for it (" + String.join(", ", aiming(guarantee)) + "), ask for less, or"
                + " leave out the rows named with where";
    }

    /** The methods that reach it, those that are made for it first. */
    private static List<String> aiming(String guarantee) {
        List<Catalog.Entry<Method>> methods = Catalog.standard().of(Method.class);
        List<String> names = methods.stream()
                .map(Catalog.Entry::name)
                .filter(name -> guarantee.equals("t-closeness") && name.startsWith(FOR_CLOSENESS))
                .collect(Collectors.toCollection(ArrayList::new));
        methods.stream()
                .filter(entry -> Aiming.class.isAssignableFrom(entry.parameters()))
                .map(Catalog.Entry::name)
                .filter(name -> !names.contains(name))
                .forEach(names::add);
        return names;
    }
}
