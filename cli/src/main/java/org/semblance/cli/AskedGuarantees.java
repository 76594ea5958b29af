package org.semblance.cli;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.ProblemKind;
import org.semblance.domain.distribution.GroundDistance;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.LDiversity;
import org.semblance.privacy.TCloseness;
import picocli.CommandLine.Option;

/** The options that name the guarantees to check. */
final class AskedGuarantees {

    @Option(names = "--k", paramLabel = "K", description = "Minimum size of an equivalence class, at least 2.")
    private @Nullable String k;

    @Option(names = "--of", split = ",", paramLabel = "COLUMN", description = "Sensitive columns for --l and --t.")
    private @Nullable List<String> of;

    @Option(
            names = "--l",
            paramLabel = "L",
            description = "Minimum number of distinct sensitive values per equivalence class, at least 2.")
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

    /** Whether any guarantee is given. */
    boolean any() {
        return k != null || of != null || l != null || t != null || kind != null || c != null || distance != null;
    }

    /** Whether any option for confidential columns is given. */
    boolean ofColumns() {
        return of != null || l != null || t != null || kind != null || c != null || distance != null;
    }

    Set<Guarantee> guarantees() {
        refuseHalves();
        Set<Guarantee> asked = new LinkedHashSet<>();
        if (k != null) {
            asked.add(new KAnonymity(whole(k, "k", ProblemCode.E_K, "choose k of 2 or more; 3 to 10 is usual")));
        }
        for (String column : of == null ? List.<String>of() : of) {
            if (l != null) {
                asked.add(new LDiversity(
                        whole(l, "l", ProblemCode.E_L, "choose l of 2 or more; 2 to 5 is usual"),
                        column,
                        kind == null ? LDiversity.Kind.DISTINCT : kind,
                        c == null
                                ? null
                                : Double.valueOf(number(c, "c", ProblemCode.E_C, "choose c above 0, such as 2"))));
            }
            if (t != null) {
                asked.add(new TCloseness(
                        number(t, "t", ProblemCode.E_T, "choose t from 0 to 1, such as 0.2"), column, distance));
            }
        }
        return asked;
    }

    private void refuseHalves() {
        if ((l != null || t != null) && of == null) {
            throw Problem.recipe(
                    ProblemCode.E_GUARANTEE,
                    (l != null ? "--l" : "--t") + " needs a confidential column, and none is named",
                    "name it with --of, such as --of diagnosis");
        }
        if (of != null && l == null && t == null) {
            throw Problem.recipe(
                    ProblemCode.E_GUARANTEE,
                    "--of names confidential columns, but no guarantee for them is given",
                    "give --l, --t or both, such as --l 2");
        }
        if ((kind != null || c != null) && l == null) {
            throw Problem.recipe(ProblemCode.E_GUARANTEE, "--kind and --c go with --l", "give --l too, such as --l 2");
        }
        if (distance != null && t == null) {
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
