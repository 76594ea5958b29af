package org.semblance.privacy;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Decimal;
import org.semblance.data.Words;

/**
 * (α, k)-anonymity: every equivalence class has at least k rows, or persons if there is a person column, and each
 * sensitive value, or each of those that are named, has a share of at most α in it (Wong, Li, Fu and Wang, KDD 2006). A
 * missing value is not a value: shares are of the rows that have one.
 *
 * <p>Where people have several rows, the share of a value is that of the persons who have it in any row. The share in
 * merged classes is a weighted mean of theirs, so it does not exceed α either, if no person has rows in several.
 */
@CatalogEntry(
        name = AlphaKAnonymity.NAME,
        summary = "every equivalence class has at least k rows, and no value of a sensitive attribute has a "
                + "larger share in it than alpha",
        source = "Wong, R. C.-W., Li, J., Fu, A. W.-C. and Wang, K. (2006). (alpha, k)-anonymity: an enhanced"
                + " k-anonymity model for privacy preserving data publishing. 12th ACM SIGKDD International Conference on"
                + " Knowledge Discovery and Data Mining, 754-759.",
        meaning = "Somebody who finds the equivalence class of a person can attribute no value of the sensitive "
                + "attribute (or none of the named values) to them with a probability above this share. Missing "
                + "values do not count.")
public record AlphaKAnonymity(
        @About(
                value = "maximum share of a sensitive value in an equivalence class, above 0 and below 1",
                code = ProblemCode.E_ALPHA_K)
        double alpha,

        @About(value = "minimum number of rows or people per equivalence class, at least 2", code = ProblemCode.E_K)
        int k,

        @About(ATTRIBUTE) String of,

        @About(value = "the values that must not be attributed to anybody; all values if not given", optional = true)
        @Nullable
        List<String> values)
        implements AttributeGuarantee {

    public static final String NAME = "alpha-k-anonymity";

    private static final String FREQUENT = "a value of '%s' is too frequent";

    public AlphaKAnonymity {
        if (!(alpha > 0 && alpha < 1)) {
            throw Problem.recipe(
                    ProblemCode.E_ALPHA_K,
                    "alpha is not a share above 0 and below 1",
                    "choose 0.2 to 0.7; smaller is stricter");
        }
        new KAnonymity(k); // refuses a k that protects nobody
        if (values != null) {
            values = List.copyOf(values);
            if (values.isEmpty()) {
                throw Problem.recipe(
                        ProblemCode.E_ALPHA_K, "values: names no value", "name some, or leave values: out for all");
            }
        }
    }

    /** The largest share of a value that counts. */
    private final class Largest {

        private final ValueShares shares;
        private final @Nullable BitSet named;

        private Largest(Evidence.JudgedColumn column, Evidence evidence) {
            this.shares = ValueShares.of(column, evidence);
            this.named = values == null ? null : new BitSet();
            for (String value : values == null ? List.<String>of() : values) {
                int number = shares.of(value);
                if (number == Words.MISSING) {
                    throw Problem.recipe(
                            ProblemCode.E_ALPHA_K,
                            name() + " of '" + of + "': no row has the value '" + value + "' that values: names",
                            "write the values as they are in the table, or leave out those that do not occur");
                }
                if (named != null) {
                    named.set(number);
                }
            }
        }

        private double share(int[] rows) {
            ValueShares.InClass one = shares.in(rows);
            int most = 0;
            for (int place = 0; place < one.count(); place++) {
                if (named == null || named.get(one.value(place))) {
                    most = Math.max(most, one.holders(place));
                }
            }
            return most == 0 ? 0 : (double) most / one.present();
        }
    }

    @Override
    public Judge judge(Evidence evidence) {
        Largest largest = new Largest(evidence.confidential(this), evidence);
        return new Judge() {
            @Override
            public boolean holds(int[] rows) {
                return evidence.personsBehind(rows) >= k && largest.share(rows) <= alpha;
            }

            @Override
            public double lack(int[] rows) {
                double few = Math.max(0, k - evidence.personsBehind(rows)) / (double) k;
                return few + Math.max(0, largest.share(rows) - alpha);
            }
        };
    }

    @Override
    public Optional<String> shortfall(int[] rows, Evidence evidence) {
        double share = new Largest(evidence.confidential(this), evidence).share(rows);
        if (share <= alpha) {
            return Optional.of(
                    "classes of " + k + " are asked for, and there are " + evidence.personsBehind(rows) + " in all");
        }
        // rounded up, so that the reported share can be used in a recipe
        return Optional.of(
                "a share of at most " + Decimal.text(alpha) + " is asked for, and the most frequent value of '" + of
                        + "' has " + Decimal.text(Math.ceil(100 * share) / 100));
    }

    @Override
    public int fewest() {
        return k;
    }

    @Override
    public Verdict check(ReleasedTable released, Evidence evidence) {
        Optional<Verdict.Doubt> doubt = doubt(released, evidence);
        if (doubt.isPresent()) {
            return Verdict.undetermined(name(), alpha, "share of a value of " + of, doubt.get());
        }
        return evidence.personsUnknown() ? certain(released, evidence) : verify(released, evidence);
    }

    /**
     * If it is unknown which rows belong to the same person, too few rows violate it, and rows that all have one value;
     * nothing else is certain.
     */
    private Verdict certain(ReleasedTable released, Evidence evidence) {
        Largest largest = new Largest(judged(released, evidence), evidence);
        double found = 0;
        Violations violations = new Violations();
        for (int[] rows : released.classes()) {
            double share = largest.share(rows);
            if (rows.length < k) {
                violations.add(rows, rows.length, "fewer than " + k + " rows with these values");
                found = Math.max(found, share);
            } else if (share == 1) {
                violations.add(rows, -share, FREQUENT.formatted(of));
                found = share;
            }
        }
        Verdict verdict = new Verdict(name(), alpha, found, shared(evidence), violations.of(released));
        return verdict.holds()
                ? Verdict.undetermined(name(), alpha, "share of a value of " + of, Verdict.Doubt.ofPersons())
                : verdict;
    }

    private static String counted(Evidence evidence) {
        return evidence.persons().isPresent() ? "persons" : "rows";
    }

    private String shared(Evidence evidence) {
        return "share of a value of " + of + evidence.byPersons() + " in classes of " + k + " " + counted(evidence)
                + " or more";
    }

    private Verdict verify(ReleasedTable released, Evidence evidence) {
        Largest largest = new Largest(judged(released, evidence), evidence);
        String counted = counted(evidence);
        double found = 0;
        Violations violations = new Violations();
        for (int[] rows : released.classes()) {
            int alike = evidence.personsBehind(rows);
            double share = largest.share(rows);
            found = Math.max(found, share);
            if (alike < k) {
                violations.add(rows, alike, "fewer than " + k + " " + counted + " with these values");
            }
            if (share > alpha) {
                violations.add(rows, -share, FREQUENT.formatted(of));
            }
        }
        return new Verdict(name(), alpha, found, shared(evidence), violations.of(released));
    }
}
