package org.semblance.release.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.semblance.catalog.Catalog;
import org.semblance.method.Method;
import org.semblance.method.generalization.Incognito;
import org.semblance.method.microaggregation.MdavMethod;
import org.semblance.method.recoding.LocalRecoding;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.PopulationGuarantee;

/** Advice on guarantees that do not hold. */
public final class GuaranteeAdvice {

    private static final List<String> USUAL = List.of(MdavMethod.NAME, LocalRecoding.NAME, Incognito.NAME);

    private static final String FOR_A_POPULATION =
            " counts the people whom released values match, and an average matches hardly "
                    + "anybody: choose a method that generalises, such as local-recoding or incognito, with a "
                    + "hierarchy for each number; if values are already generalised, choose a larger k for the "
                    + "method, or ask for less";

    private GuaranteeAdvice() {}

    /** Advice on the violated guarantees of a report, one sentence each. */
    public static List<String> of(Report report) {
        String method = String.valueOf(report.method().get("name"));
        List<String> remedies = new ArrayList<>();
        report.verdicts().stream()
                .filter(finding -> !finding.holds() && finding.guarantee().equals(KAnonymity.NAME))
                .findFirst()
                .ifPresent(finding -> remedies.add(forAnonymity(finding.asked(), report)));
        report.verdicts().stream()
                .filter(finding -> !finding.holds() && finding.ofAttribute(report.catalog()))
                .map(Report.Finding::guarantee)
                .distinct()
                .forEach(guarantee ->
                        remedies.add(remedy(guarantee, method, report.noise().isPresent(), report.catalog())));
        report.verdicts().stream()
                .filter(finding -> !finding.holds() && finding.is(PopulationGuarantee.class, report.catalog()))
                .map(Report.Finding::guarantee)
                .distinct()
                .forEach(guarantee -> remedies.add(guarantee + FOR_A_POPULATION));
        return remedies;
    }

    private static String forAnonymity(double required, Report report) {
        String method = String.valueOf(report.method().get("name"));
        if (report.noise().isPresent()) {
            return remedy(KAnonymity.NAME, method, true, report.catalog());
        }
        String larger = String.format(Locale.ROOT, "%.0f", required);
        return report.method().get("k") instanceof Number k && k.doubleValue() < required
                ? method + " makes groups of " + k + " or more, and " + larger + " are required: write k: " + larger
                        + " under method:"
                : "choose a larger k for " + method + ", or require less under guarantees:";
    }

    private static String remedy(String guarantee, String method, boolean noise, Catalog catalog) {
        return method + (noise ? " makes no groups, so it cannot keep " : " does not keep ")
                + guarantee
                + (noise ? ": " : " here: choose a larger k, ")
                + "choose a method that aims for it, such as " + String.join(", ", others(guarantee, method, catalog))
                + ", ask for less, or"
                + " leave out the rows named with where";
    }

    /** Other methods that can reach the guarantee: the usual ones if they claim it, otherwise those that do and the usual ones. */
    private static List<String> others(String guarantee, String method, Catalog catalog) {
        List<String> claiming = catalog.of(Method.class).stream()
                .filter(entry -> entry.claims().contains(guarantee))
                .map(Catalog.Entry::name)
                .toList();
        List<String> usual = USUAL.stream().filter(claiming::contains).toList();
        return (usual.isEmpty() ? Stream.concat(claiming.stream(), USUAL.stream()) : usual.stream())
                .filter(name -> !name.equals(method))
                .toList();
    }
}
