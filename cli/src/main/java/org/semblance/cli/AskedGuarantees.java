package org.semblance.cli;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.ProblemKind;
import org.semblance.domain.distribution.GroundDistance;
import org.semblance.privacy.AlphaKAnonymity;
import org.semblance.privacy.BetaLikeness;
import org.semblance.privacy.DeltaDisclosure;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.LDiversity;
import org.semblance.privacy.TCloseness;
import picocli.CommandLine.Option;

/** The options that name the guarantees to check. */
final class AskedGuarantees {

    @Option(names = "--k", paramLabel = "K", description = "Minimum size of an equivalence class, at least 2.")
    private @Nullable String k;

    @Option(
            names = "--of",
            split = ",",
            paramLabel = "COLUMN",
            description = "Sensitive columns for the options below.")
    private @Nullable List<String> of;

    @Option(
            names = "--l",
            paramLabel = "L",
            description = "Minimum number of distinct sensitive values per equivalence class, at least 2; with --kind"
                    + " entropy also a fraction, such as 2.5.")
    private @Nullable String l;

    @Option(
            names = "--kind",
            paramLabel = "KIND",
            description = "Kind of l-diversity: distinct, entropy or recursive (with --c).")
    private LDiversity.@Nullable Kind kind;

    @Option(
            names = "--c",
            paramLabel = "C",
            description =
                    "For recursive: the most frequent value must occur less than C times as often as all values from"
                            + " the L-th on.")
    private @Nullable String c;

    @Option(
            names = "--t",
            paramLabel = "T",
            description =
                    "Largest distance between the distribution in an equivalence class and in the file, from 0 to 1.")
    private @Nullable String t;

    @Option(
            names = "--distance",
            paramLabel = "DISTANCE",
            description = "Distance between values for --t: equal, ordered (numbers), or semantic (with --recipe). The"
                    + " default follows the domain in the recipe; without one it is equal.")
    private @Nullable GroundDistance distance;

    @Option(
            names = "--alpha",
            paramLabel = "ALPHA",
            description = "Maximum share of a sensitive value in an equivalence class, above 0 and below 1; with --k.")
    private @Nullable String alpha;

    @Option(
            names = "--beta",
            paramLabel = "BETA",
            description = "Maximum growth of the share of a sensitive value, relative to the file: 1 is twice as"
                    + " frequent.")
    private @Nullable String beta;

    @Option(
            names = "--enhanced",
            description = "For --beta: also at most minus the logarithm of the share in the file.")
    private boolean enhanced;

    @Option(
            names = "--delta",
            paramLabel = "DELTA",
            description = "Limit of the logarithm of the ratio between the share of a sensitive value in an equivalence"
                    + " class and in the file.")
    private @Nullable String delta;

    /** The columns for which guarantees are asked. */
    List<String> of() {
        return of == null ? List.of() : ColumnNames.stripped(of);
    }

    /** The ground distance for t; null for that of the domain. */
    @Nullable
    GroundDistance distance() {
        return distance;
    }

    /** Whether any guarantee is given. */
    boolean any() {
        return k != null || ofColumns();
    }

    /** Whether any option for confidential columns is given. */
    boolean ofColumns() {
        return of != null || kind != null || c != null || distance != null || enhanced || aboutColumns();
    }

    private boolean aboutColumns() {
        return !given().isEmpty();
    }

    /** The options for guarantees of columns that are given. */
    private List<String> given() {
        Map<String, @Nullable String> options = new LinkedHashMap<>();
        options.put("--l", l);
        options.put("--t", t);
        options.put("--alpha", alpha);
        options.put("--beta", beta);
        options.put("--delta", delta);
        return options.entrySet().stream()
                .filter(option -> option.getValue() != null)
                .map(Map.Entry::getKey)
                .toList();
    }

    /**
     * The guarantees.
     *
     * @param columnsAlone whether columns may be named without a guarantee for them
     */
    Set<Guarantee> guarantees(boolean columnsAlone) {
        refuseHalves(columnsAlone);
        Set<Guarantee> asked = new LinkedHashSet<>();
        if (k != null) {
            asked.add(new KAnonymity(k(k)));
        }
        of().forEach(column -> addOf(column, asked));
        return asked;
    }

    private void addOf(String column, Set<Guarantee> asked) {
        if (l != null) {
            asked.add(new LDiversity(
                    number(l, "l", ProblemCode.E_L, "choose l of 2 or more; 2 to 5 is usual"),
                    column,
                    kind == null ? LDiversity.Kind.DISTINCT : kind,
                    c == null ? null : Double.valueOf(number(c, "c", ProblemCode.E_C, "choose c above 0, such as 2"))));
        }
        if (t != null) {
            asked.add(new TCloseness(
                    number(t, "t", ProblemCode.E_T, "choose t from 0 to 1, such as 0.2"), column, distance));
        }
        if (alpha != null && k != null) {
            asked.add(new AlphaKAnonymity(
                    number(alpha, "alpha", ProblemCode.E_ALPHA_K, "choose a share above 0 and below 1, such as 0.5"),
                    k(k),
                    column,
                    null));
        }
        if (beta != null) {
            asked.add(new BetaLikeness(
                    number(beta, "beta", ProblemCode.E_BETA, "choose beta above 0, such as 1"),
                    column,
                    enhanced ? BetaLikeness.Kind.ENHANCED : BetaLikeness.Kind.BASIC));
        }
        if (delta != null) {
            asked.add(new DeltaDisclosure(
                    number(delta, "delta", ProblemCode.E_DELTA, "choose delta above 0, such as 1"),
                    column,
                    DeltaDisclosure.AbsentValueRule.VIOLATION));
        }
    }

    private static int k(String text) {
        return whole(text, "k", ProblemCode.E_K, "choose k of 2 or more; 3 to 10 is usual");
    }

    private void refuseHalves(boolean columnsAlone) {
        if (aboutColumns() && of == null) {
            throw Problem.recipe(
                    ProblemCode.E_GUARANTEE,
                    given().get(0) + " needs a confidential column, and none is named",
                    "name it with --of, such as --of diagnosis");
        }
        if (alpha != null && k == null) {
            throw Problem.recipe(ProblemCode.E_K, "--alpha goes with --k", "give --k too, such as --k 5");
        }
        if (enhanced && beta == null) {
            throw Problem.recipe(
                    ProblemCode.E_GUARANTEE, "--enhanced goes with --beta", "give --beta too, such as --beta 1");
        }
        if (of != null && !aboutColumns() && !columnsAlone) {
            throw Problem.recipe(
                    ProblemCode.E_GUARANTEE,
                    "--of names confidential columns, but no guarantee for them is given",
                    "give --l, --t or another one, such as --l 2, or --classes to see them");
        }
        if ((kind != null || c != null) && l == null) {
            throw Problem.recipe(ProblemCode.E_GUARANTEE, "--kind and --c go with --l", "give --l too, such as --l 2");
        }
        if (distance != null && t == null && !columnsAlone) {
            throw Problem.recipe(ProblemCode.E_GUARANTEE, "--distance goes with --t", "give --t too, such as --t 0.2");
        }
    }

    private static int whole(String text, String name, ProblemKind code, String advice) {
        if (!text.matches("[+-]?[0-9]{1,9}")) {
            throw Problem.recipe(code, name + " is not a whole number", advice);
        }
        return Integer.parseInt(text);
    }

    private static double number(String text, String name, ProblemKind code, String advice) {
        if (!text.matches("[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)")) {
            throw Problem.recipe(code, name + " is not a number", advice);
        }
        return Double.parseDouble(text);
    }
}
