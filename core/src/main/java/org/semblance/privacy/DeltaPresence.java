package org.semblance.privacy;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Decimal;
import org.semblance.domain.population.Population;

/**
 * δ-presence: for nobody of a population does the release show, with a probability outside the limits, that they are in
 * the table (Nergiz, Atzori and Clifton, SIGMOD 2007). The probability is the number of persons in a class, divided by
 * the number of people in the population whom the class covers; for people whom no class covers it is 0.
 *
 * <p>As in the paper, the classes must not overlap and the table must be part of the population. Where two classes cover
 * the same person, this fraction is not the probability, so both are at fault; suppressed rows, which cover everybody,
 * are such a class. Whether each row is of a person in the population is not examined.
 */
@CatalogEntry(
        name = DeltaPresence.NAME,
        summary = "nobody of the population named by population: is known to be in the table, or not to be in "
                + "it, with a probability outside the limits",
        source = "Nergiz, M. E., Atzori, M. and Clifton, C. (2007). Hiding the presence of individuals from shared"
                + " databases. ACM SIGMOD International Conference on Management of Data, 665-676.",
        meaning = "Somebody who knows the quasi-identifiers of everybody in the population cannot be "
                + "surer than this probability, of any single person, that they took part.")
public record DeltaPresence(
        @About(
                value = "maximum probability that a person of the population is in the table, above 0 and below 1",
                code = ProblemCode.E_DELTA)
        double most,

        @About(
                value = "minimum of this probability, so that nobody is known to be missing either",
                fallback = "0",
                code = ProblemCode.E_DELTA)
        double least)
        implements PopulationGuarantee {

    public static final String NAME = "delta-presence";

    private static final String COUNTED = "probability that somebody is in the table";

    private static final String OVERLAP =
            "covers people whom another class covers too, so that it is unclear who is in the table: "
                    + "delta-presence needs values that are generalised to one level, without suppressed rows";

    public DeltaPresence {
        if (!(most > 0 && most < 1)) {
            throw Problem.recipe(
                    ProblemCode.E_DELTA,
                    "the largest probability is not above 0 and below 1",
                    "choose a share above that of the table in the population, such as 0.5");
        }
        if (!(least >= 0 && least < most)) {
            throw Problem.recipe(
                    ProblemCode.E_DELTA,
                    "least is not between 0 and the largest probability",
                    "choose a share below that of the table in the population, or leave it out");
        }
    }

    @Override
    public boolean classwise() {
        return false;
    }

    private boolean within(int persons, int people) {
        return people > 0 && (double) persons / people <= most && (double) persons / people >= least;
    }

    /** A class that shows a missing value covers people of other classes, so it is refused at once. */
    @Override
    public Judge judge(Population population) {
        return new Judge() {
            @Override
            public boolean holds(ShownClass one) {
                return one.labels().stream().allMatch(shown -> shown.text().isPresent())
                        && within(one.persons(), population.count(one.labels()));
            }

            @Override
            public boolean together(List<ShownClass> all) {
                BitSet covered = new BitSet(population.size());
                for (ShownClass one : all) {
                    for (int person : population.rows(one.labels())) {
                        if (covered.get(person)) {
                            return false;
                        }
                        covered.set(person);
                    }
                }
                return least == 0 || covered.cardinality() == population.size();
            }
        };
    }

    @Override
    public String shortfall(ShownClass all, Population population) {
        return "the table has " + all.persons() + " of the " + population.size() + " people";
    }

    @Override
    public Verdict check(ReleasedTable released, Evidence evidence) {
        return doubt(evidence)
                .or(evidence::doubtOfPersons)
                .map(doubt -> Verdict.undetermined(name(), most, COUNTED, doubt))
                .orElseGet(() -> verify(released, evidence, population(evidence)));
    }

    private Verdict verify(ReleasedTable released, Evidence evidence, Population population) {
        List<int[]> classes = released.classes().members();
        int[] classOf = new int[population.size()];
        Arrays.fill(classOf, -1);
        Set<Integer> overlapping = new HashSet<>();
        Violations violations = new Violations();
        double largest = 0;
        int covered = 0;
        for (int one = 0; one < classes.size(); one++) {
            int[] rows = classes.get(one);
            int[] people = population.rows(PopulationGuarantee.shown(released, rows[0]));
            for (int person : people) {
                if (classOf[person] >= 0) {
                    overlapping.add(one);
                    overlapping.add(classOf[person]);
                } else {
                    classOf[person] = one;
                    covered++;
                }
            }
            int persons = evidence.personsBehind(rows);
            largest = Math.max(largest, people.length == 0 ? 1 : Math.min(1, (double) persons / people.length));
            if (!within(persons, people.length)) {
                violations.add(rows, people.length, reason(persons, people.length));
            }
        }
        for (int one : overlapping) {
            violations.add(classes.get(one), 0, OVERLAP);
        }
        if (least > 0 && covered < population.size()) {
            violations.add(new int[0], 0, (population.size() - covered) + " people of the population match no row");
        }
        return new Verdict(name(), most, largest, COUNTED, violations.of(released));
    }

    private String reason(int persons, int people) {
        if (people == 0) {
            return "a combination of values that nobody in the population has";
        }
        return persons > people
                ? "more people than the population has with these values"
                : (double) persons / people > most
                        ? "too large a part of the people with these values is in the table"
                        : "less than " + Decimal.text(100 * least)
                                + " % of the people with these values are in the table";
    }
}
