package org.semblance.privacy;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Decimal;

/**
 * l-diversity: every equivalence class has l well-represented values of a sensitive attribute (Machanavajjhala, Kifer,
 * Gehrke and Venkitasubramaniam, ACM TKDD 1, 2007). Missing values are not counted as values.
 *
 * <p>Where people have several rows, a class is judged by the least diverse choice of one value for each person, or by
 * a bound below it: {@link ValueShares.InClass#concentrated}. So the values of one person make no class diverse, and
 * 2-diversity says that nobody's value is held by everybody.
 */
@CatalogEntry(
        name = LDiversity.NAME,
        summary = "every equivalence class has at least l well-represented values of a sensitive attribute",
        source = Citations.MACHANAVAJJHALA,
        meaning = "In each equivalence class, a sensitive attribute has at least this many different values. "
                + "Missing values do not count. Entropy l-diversity gives frequent values less weight; recursive "
                + "(c, l)-diversity limits the most frequent one.")
public record LDiversity(
        @About(
                value = "minimum number of different values per equivalence class, at least 2; with entropy any number "
                        + "above 1, such as 2.5",
                code = ProblemCode.E_L)
        double l,

        @About(ATTRIBUTE) String of,

        @About(
                value = "how values are counted: distinct; entropy, as the number of equally frequent values "
                        + "with the same entropy; or recursive, which limits the most frequent value",
                fallback = "distinct")
        Kind kind,

        @About(
                value = "for recursive: the most frequent value must occur less than c times as often as the "
                        + "l-th most frequent and all rarer ones together",
                optional = true,
                code = ProblemCode.E_C)
        @Nullable
        Double c)
        implements AttributeGuarantee {

    public static final String NAME = "l-diversity";

    /** The variants of l-diversity. */
    public enum Kind {
        /** The number of distinct values is at least l. */
        DISTINCT,
        /** Entropy l-diversity: −Σ p log p ≥ log l. */
        ENTROPY,
        /** Recursive (c, l)-diversity: r₁ &lt; c (r_l + … + r_m), where r₁ ≥ … ≥ r_m are the frequencies. */
        RECURSIVE
    }

    /** The tolerance for rounding errors. */
    private static final double ROUNDING = 1e-9;

    public LDiversity {
        if (!(l >= 2 || (kind == Kind.ENTROPY && l > 1)) || l > 1e9) {
            throw Problem.recipe(
                    ProblemCode.E_L,
                    l < 2 ? "l is " + Decimal.text(l) + ", which protects nobody" : "l is not a usable number",
                    "choose l of 2 or more; 2 to 5 is usual");
        }
        if (kind != Kind.ENTROPY && l != Math.rint(l)) {
            throw Problem.recipe(
                    ProblemCode.E_L,
                    "l is " + Decimal.text(l) + ", and values are counted in whole numbers",
                    "choose a whole l, or kind: entropy, which takes fractions");
        }
        if (kind == Kind.RECURSIVE && c == null) {
            throw Problem.recipe(
                    ProblemCode.E_C,
                    "recursive l-diversity needs c, which is not given",
                    "add c: above 0, such as 2; smaller is stricter");
        }
        if (kind != Kind.RECURSIVE && c != null) {
            throw Problem.recipe(ProblemCode.E_C, "c is for kind: recursive", "leave c out, or choose kind: recursive");
        }
        if (c != null && !(c > 0 && c <= 1e6)) {
            throw Problem.recipe(
                    ProblemCode.E_C,
                    "c is not a number between 0 and a million",
                    "choose c above 0, such as 2; smaller is stricter");
        }
    }

    /** Distinct l-diversity. */
    public LDiversity(double l, String of) {
        this(l, of, Kind.DISTINCT, null);
    }

    @Override
    public int fewest() {
        return (int) Math.ceil(l - ROUNDING);
    }

    private boolean allows(double found) {
        return found >= l - ROUNDING;
    }

    @Override
    public Judge judge(Evidence evidence) {
        ValueShares values = ValueShares.of(evidence.confidential(this), evidence);
        return rows -> allows(found(values.in(rows).concentrated()));
    }

    @Override
    public Optional<String> shortfall(int[] rows, Evidence evidence) {
        double found = found(
                ValueShares.of(evidence.confidential(this), evidence).in(rows).concentrated());
        // rounded down, so that the reported value can be used in a recipe
        return Optional.of(
                Decimal.text(l) + " values of '" + of + "' (" + kind.name().toLowerCase(Locale.ROOT)
                        + (c == null ? "" : ", c = " + Decimal.text(c)) + ") are asked for, and there "
                        + (found >= 1 && found < 2 ? "is " : "are ")
                        + Decimal.text(Math.floor(100 * found) / 100));
    }

    /**
     * The largest l for which a class with these frequencies, in decreasing order, is diverse; not necessarily whole
     * for entropy.
     */
    private double found(int[] frequencies) {
        return switch (kind) {
            case DISTINCT -> frequencies.length;
            case ENTROPY -> byEntropy(frequencies);
            case RECURSIVE -> recursive(frequencies, c == null ? 0 : c);
        };
    }

    /** The number of equally frequent values with the entropy of these frequencies. */
    static double byEntropy(int[] frequencies) {
        double total = Arrays.stream(frequencies).asLongStream().sum();
        double entropy = 0;
        for (int frequency : frequencies) {
            entropy -= frequency / total * Math.log(frequency / total);
        }
        double values = frequencies.length == 0 ? 0 : Math.exp(entropy);
        return Math.abs(values - Math.rint(values)) < ROUNDING ? Math.rint(values) : values;
    }

    private static int recursive(int[] frequencies, double c) {
        long rest = 0;
        for (int from = frequencies.length; from >= 1; from--) {
            rest += frequencies[from - 1];
            if (frequencies[0] < c * rest) {
                return from;
            }
        }
        return 0;
    }

    @Override
    public Verdict check(ReleasedTable released, Evidence evidence) {
        Optional<Verdict.Doubt> doubt = doubt(released, evidence);
        if (doubt.isPresent()) {
            return Verdict.undetermined(name(), l, counted(evidence), doubt.get());
        }
        if (!evidence.personsUnknown()) {
            return judge(released, evidence);
        }
        // rows with fewer than l different values are not diverse, whoever they belong to
        Verdict ofRows = new LDiversity(Math.max(2, fewest()), of).judge(released, evidence);
        return ofRows.holds()
                ? Verdict.undetermined(name(), l, counted(evidence), Verdict.Doubt.ofPersons())
                : new Verdict(name(), l, ofRows.found(), ofRows.of(), ofRows.violations());
    }

    private Verdict judge(ReleasedTable released, Evidence evidence) {
        ValueShares values = ValueShares.of(judged(released, evidence), evidence);
        double least = Double.POSITIVE_INFINITY;
        Violations violations = new Violations();
        for (int[] rows : released.classes()) {
            double found = found(values.in(rows).concentrated());
            least = Math.min(least, found);
            if (!allows(found)) {
                violations.add(rows, found, reason(found, evidence.persons().isPresent()));
            }
        }
        return new Verdict(name(), l, Double.isInfinite(least) ? 0 : least, counted(evidence), violations.of(released));
    }

    private String reason(double found, boolean ofPersons) {
        return switch (kind) {
            case DISTINCT ->
                found == 0
                        ? "no value of '" + of + "' but missing ones"
                        : "only " + (int) found + " different " + (found == 1 ? "value" : "values") + " of '" + of + "'"
                                + (ofPersons ? " that do not belong to the same persons" : "");
            case ENTROPY -> "the values of '" + of + "' are too few, or some of them too frequent";
            case RECURSIVE -> "the most frequent value of '" + of + "' is too frequent for the rest";
        };
    }

    private String counted(Evidence evidence) {
        return "values of " + of
                + switch (kind) {
                    case DISTINCT -> "";
                    case ENTROPY -> " by entropy";
                    case RECURSIVE -> " for which c = " + Decimal.text(c == null ? 0 : c) + " suffices";
                }
                + evidence.byPersons();
    }
}
