package org.semblance.privacy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Numbers;
import org.semblance.domain.Attribute;
import org.semblance.domain.Role;

/**
 * The p %-rule, for averages: in every equivalence class, the original values of a numeric quasi-identifier without the
 * two largest sum up to at least p % of the largest (Hundepool and others 2012, chapter 4). Otherwise the second largest
 * contributor, who knows the average and the number of rows, estimates the largest value to within p %. Where people
 * have several rows, their values are added up, since they know them all.
 *
 * <p>A class whose values are all 0 satisfies it: everybody learns them, but nobody more than anybody else, and an
 * average of 0 is a matter of attribute disclosure. A class that shows no value is not judged.
 *
 * <p>Merging classes cannot violate it: the two largest of both classes together are at most the two largest of each,
 * so what remains is at least what remained of both, p % of the sum of both largest values.
 */
@CatalogEntry(
        name = Dominance.NAME,
        summary = "no average lets its second largest contributor estimate the largest value to within p %",
        source =
                "Hundepool, A., Domingo-Ferrer, J., Franconi, L., Giessing, S., Schulte Nordholt, E., Spicer, K. and de"
                        + " Wolf, P.-P. (2012). Statistical disclosure control. Wiley.",
        meaning = "Behind each published average of a number, the values without the two largest sum up to at least "
                + "this percentage of the largest. So the person with the second largest value cannot compute the "
                + "largest one to within this percentage from the average. Values of 0 are not protected by it.")
public record Dominance(
        @About(
                value = "minimum sum of the values behind an average without the two largest, in per cent of the "
                        + "largest; above 0 and at most 100",
                code = ProblemCode.E_DOMINANCE)
        double p,

        @About(
                value = "the numeric quasi-identifiers; all that have no negative values if not given",
                optional = true,
                code = ProblemCode.E_DOMINANCE)
        @Nullable
        List<String> of)
        implements Aim {

    public static final String NAME = "dominance";

    private static final String COUNTED = "% of the largest value";

    public Dominance {
        if (!(p > 0 && p <= 100)) {
            throw Problem.recipe(
                    ProblemCode.E_DOMINANCE, "p is not a number above 0 and at most 100", "choose 10, as is usual");
        }
        if (of != null) {
            of = List.copyOf(of);
            if (of.isEmpty()) {
                throw Problem.recipe(
                        ProblemCode.E_DOMINANCE,
                        "of: names no column",
                        "name some, or leave of: out for all numeric quasi-identifiers");
            }
        }
    }

    /** For all numeric quasi-identifiers without negative values. */
    public Dominance(double p) {
        this(p, null);
    }

    @Override
    public Basis basis(Collection<String> quasiIdentifiers) {
        return Basis.ORIGINAL;
    }

    /** Which columns have negative values is not published. */
    @Override
    public String published(String counted) {
        return of == null ? COUNTED + " of every number that is never negative" : counted;
    }

    @Override
    public void refuseUnfit(List<Attribute> attributes) {
        List<String> numeric = attributes.stream()
                .filter(attribute -> attribute.is(Role.QUASI_IDENTIFIER)
                        && attribute.domain().ofNumbers())
                .map(Attribute::name)
                .toList();
        String advice = numeric.isEmpty()
                ? "leave it out: values that are generalised, and categories, have no average"
                : "name one of: " + String.join(", ", numeric);
        if (of == null && numeric.isEmpty()) {
            throw Problem.recipe(ProblemCode.E_DOMINANCE, "dominance: no quasi-identifier is numeric", advice);
        }
        for (String name : of == null ? List.<String>of() : of) {
            if (!numeric.contains(name)) {
                throw Problem.recipe(
                        ProblemCode.E_DOMINANCE,
                        "dominance of '" + name + "': "
                                + (attributes.stream()
                                                .anyMatch(attribute ->
                                                        attribute.name().equals(name))
                                        ? "the attribute is no numeric quasi-identifier"
                                        : "there is no attribute of that name"),
                        advice);
            }
        }
    }

    /** The original values to be judged, by column. */
    private List<Numbers> columns(Evidence evidence) {
        List<Numbers> found = new ArrayList<>();
        boolean any = false;
        for (Map.Entry<String, Evidence.JudgedColumn> entry : evidence.kept().entrySet()) {
            Evidence.JudgedColumn column = entry.getValue();
            if (column.masked() && column.column() instanceof Numbers numbers) {
                any = true;
                if (of == null ? negative(numbers) == 0 : of.contains(entry.getKey())) {
                    found.add(numbers);
                }
            }
        }
        if (!any || (of != null && found.size() < of.stream().distinct().count())) {
            throw Problem.recipe(
                    ProblemCode.E_DOMINANCE,
                    "dominance is judged on the original numbers behind averages, and "
                            + (any ? "not all of the columns named are" : "there are none")
                            + " at hand",
                    "name numeric quasi-identifiers, and verify it where the release is made");
        }
        for (Numbers numbers : found) {
            int negative = negative(numbers);
            if (negative > 0) {
                throw Problem.data(
                        ProblemCode.E_DOMINANCE,
                        "dominance of '" + numbers.name() + "': the column has a negative value in " + negative + " of "
                                + numbers.size() + " rows, and of such sums nobody can say whose share is large",
                        "name other columns, or leave of: out for all without negative values");
            }
        }
        if (found.isEmpty()) {
            throw Problem.data(
                    ProblemCode.E_DOMINANCE,
                    "dominance: every numeric quasi-identifier has negative values, and of such sums nobody can say"
                            + " whose share is large",
                    "leave it out");
        }
        return found;
    }

    private static int negative(Numbers numbers) {
        int negative = 0;
        for (int row = 0; row < numbers.size(); row++) {
            negative += numbers.at(row) < 0 ? 1 : 0;
        }
        return negative;
    }

    /**
     * What remains of the values of a class without the two largest, in per cent of the largest; infinite if all are 0
     * or missing. Sums are in order of size, so that the order of rows does not change the last digit.
     */
    private static double remains(Numbers numbers, int[] rows, Evidence evidence) {
        double[] values = contributions(numbers, rows, evidence);
        int last = values.length - 1;
        if (last < 0 || values[last] == 0) {
            return Double.POSITIVE_INFINITY;
        }
        double rest = 0;
        for (int i = 0; i < last - 1; i++) {
            rest += values[i];
        }
        return 100 * rest / values[last];
    }

    /** The values of the rows, or the sums of persons, smallest first. */
    private static double[] contributions(Numbers numbers, int[] rows, Evidence evidence) {
        int[] present = Arrays.stream(rows).filter(row -> !numbers.missing(row)).toArray();
        if (evidence.persons().isEmpty()) {
            return Arrays.stream(present).mapToDouble(numbers::at).sorted().toArray();
        }
        int[] personOf = evidence.persons().get();
        return Arrays.stream(present)
                .boxed()
                .collect(Collectors.groupingBy(
                        row -> personOf[row], Collectors.mapping(numbers::at, Collectors.toList())))
                .values()
                .stream()
                .mapToDouble(values ->
                        values.stream().sorted().mapToDouble(value -> value).reduce(0, Double::sum))
                .sorted()
                .toArray();
    }

    @Override
    public Judge judge(Evidence evidence) {
        List<Numbers> columns = columns(evidence);
        return new Judge() {
            @Override
            public boolean holds(int[] rows) {
                for (Numbers numbers : columns) {
                    if (remains(numbers, rows, evidence) < p) {
                        return false;
                    }
                }
                return true;
            }

            @Override
            public double lack(int[] rows) {
                double most = 0;
                for (Numbers numbers : columns) {
                    most = Math.max(most, 1 - remains(numbers, rows, evidence) / p);
                }
                return most;
            }
        };
    }

    @Override
    public Optional<String> shortfall(int[] rows, Evidence evidence) {
        return Optional.of(columns(evidence).stream()
                .filter(numbers -> remains(numbers, rows, evidence) < p)
                .map(numbers -> "'" + numbers.name() + "'")
                .collect(Collectors.joining(", ", "the largest value dominates ", "")));
    }

    @Override
    public int fewest() {
        return 1;
    }

    @Override
    public boolean byCountAlone(Evidence evidence) {
        return false;
    }

    @Override
    public Verdict check(ReleasedTable released, Evidence evidence) {
        if (evidence.kept().values().stream().noneMatch(Evidence.JudgedColumn::masked)) {
            return Verdict.undetermined(
                    name(),
                    p,
                    COUNTED,
                    Verdict.Doubt.settledByCertificate(
                            "the file does not show the original numbers behind the averages"));
        }
        return evidence.doubtOfPersons()
                .map(doubt -> Verdict.undetermined(name(), p, COUNTED, doubt))
                .orElseGet(() -> verify(released, evidence));
    }

    private Verdict verify(ReleasedTable released, Evidence evidence) {
        List<Numbers> columns = columns(evidence);
        double least = Double.POSITIVE_INFINITY;
        Violations violations = new Violations();
        for (int[] rows : released.classes()) {
            for (Numbers numbers : columns) {
                double remains = released.shows(numbers.name(), rows[0])
                        ? remains(numbers, rows, evidence)
                        : Double.POSITIVE_INFINITY;
                least = Math.min(least, remains);
                if (remains < p) {
                    violations.add(
                            rows, remains, "the largest value of '" + numbers.name() + "' dominates the average");
                }
            }
        }
        return new Verdict(
                name(),
                p,
                Double.isInfinite(least) ? p : least,
                COUNTED + " of " + columns.stream().map(Numbers::name).collect(Collectors.joining(", ")),
                violations.of(released));
    }
}
