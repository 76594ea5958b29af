package org.semblance.quality.risk.reconstruction;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Share;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Continuous;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.MeasureFacts.Need;
import org.semblance.quality.Score;
import org.semblance.quality.SystematicRows;
import org.semblance.quality.WilsonInterval;
import org.semblance.quality.risk.ClassCounts;
import org.semblance.quality.risk.reconstruction.ClassAttack.Search;

/**
 * Reconstruction: the share of persons whom an attacker with a register names from published means, in per cent. That
 * sums of subsets disclose who is in them is an idea of Dinur and Nissim (2003).
 *
 * <p>A mean and the size s of its class give the sum of each numeric quasi-identifier, up to rounding. Among the people of
 * the register nearest to what a class shows, all sets of s people are searched whose means are the published ones in all
 * of these columns. A person is named if they are in every set that fits. Where none fits, as after a displacement, a
 * person is named if the sets closest to the published means that are without them are 20 times less likely than the
 * closest one. That search begins also at the right set, so that attackers who search better than this are counted. The score is {@code 100 · (members named)/(persons)} over the classes that were searched. A column is
 * rounded as its domain says, otherwise to the decimals that the release shows.
 *
 * <p>Range: 0 to 100 %; smaller is better. Edge cases: With more than {@code classes} classes, so many are searched,
 * evenly. A class is not searched if it shows no number, has too many persons, or takes more than {@code halves} allows;
 * the share of those searched is reported, and nothing is said of the others. A person with several rows counts with the
 * first. Categories are not used. Without a population, and without numbers among the quasi-identifiers, the measure is
 * refused.
 */
@CatalogEntry(
        name = Reconstruction.NAME,
        summary = "share of persons named from published means by searching a register for sets with their sums",
        source = "Dinur, I. and Nissim, K. (2003). Revealing information while preserving privacy. Proceedings of the"
                + " 22nd ACM Symposium on Principles of Database Systems, 202-210.",
        meaning = "An attacker who has a register adds up its numbers and finds out which people a published mean was"
                + " made of. A person is named if every set of people that fits contains them. The attacker then knows"
                + " that this person took part, but not which row of the class is theirs.")
@MeasureFacts(kind = Kind.RISK, range = MeasureFacts.PERCENT, needs = Need.POPULATION)
public record Reconstruction(
        @About(
                value = "how many halves of sets are put together for a class; with more of them, larger classes and"
                        + " more people of the register are searched",
                fallback = "200000")
        int halves,

        @About(value = "the largest number of classes that are searched", fallback = "100")
        int classes)
        implements Measure {

    public static final String NAME = "reconstruction";

    /** The share of classes that could be searched. */
    public static final String SEARCHED = "classes searched";

    /** The share of these of which exactly one set fits. */
    public static final String ONE_SET = "classes that exactly one set fits";

    /** The share of these that no set fits. */
    public static final String NO_SET = "classes that no set fits";

    /** The share of members among as many people of the register nearest to what a class shows. */
    public static final String NEAREST = "members among the nearest";

    /** The share of those named who are not in the class. */
    public static final String WRONG = "named wrongly";

    private static final int MOST_HALVES = 10_000_000;

    public Reconstruction {
        if (halves < 1 || halves > MOST_HALVES || classes < 1) {
            throw Problem.recipe(
                    ProblemCode.E_MEASURE,
                    NAME + " takes 1 to " + MOST_HALVES + " halves and at least one class",
                    "leave out halves: and classes:, or choose numbers in that range");
        }
    }

    /** The usual effort. */
    public Reconstruction() {
        this(200_000, 100);
    }

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        Table people = original.population()
                .orElseThrow(() -> Problem.recipe(
                        ProblemCode.E_MEASURE,
                        NAME + " needs a population to look in, and none is given",
                        "name a file of it with population:, or leave " + NAME + " out of measures:"));
        List<Attribute> numeric = numeric(original, people, released);
        ClassCounts alike = ClassCounts.of(original, released);
        PeopleKinds kinds = PeopleKinds.of(
                original.table(),
                people,
                original.with(Role.QUASI_IDENTIFIER).stream()
                        .map(Attribute::name)
                        .toList(),
                watcher);
        Register register = new Register(numeric.stream()
                .map(each -> (Numbers) people.column(each.name()))
                .toList());
        ClassSearch search = new ClassSearch(register, kinds, halves);
        List<PublishedMeans> published = numeric.stream()
                .map(each -> PublishedMeans.of((Continuous) each.domain(), (Numbers) released.column(each.name())))
                .toList();
        int[] tried = SystematicRows.rows(alike.count(), classes);
        ClassAttack[] attacks = new ClassAttack[tried.length];
        watcher.progress("measure", 0, Math.max(1, tried.length));
        IntStream.range(0, tried.length).parallel().forEach(i -> {
            watcher.progress("measure", i, tried.length);
            int[] rows = alike.rowsOf(tried[i]);
            attacks[i] = register.size() == 0
                    ? new ClassAttack(Search.NOT_SEARCHED, rows.length, 0, 0, 0)
                    : search.attack(
                            published.stream()
                                    .mapToDouble(each -> each.mean(rows[0]))
                                    .toArray(),
                            published.stream()
                                    .mapToDouble(each -> each.reach(rows[0]))
                                    .toArray(),
                            members(original, rows, kinds),
                            watcher);
        });
        return score(attacks, alike.count(), watcher);
    }

    /** The quasi-identifiers of which both the population and the release show numbers. */
    private static List<Attribute> numeric(Dataset original, Table people, Table released) {
        List<Attribute> numeric = original.with(Role.QUASI_IDENTIFIER).stream()
                .filter(attribute -> attribute.domain() instanceof Continuous)
                .filter(attribute -> ofNumbers(attribute, people) && ofNumbers(attribute, released))
                .toList();
        if (numeric.isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_MEASURE,
                    NAME + " adds up numbers, and no quasi-identifier shows any",
                    "leave " + NAME + " out of measures:");
        }
        return numeric;
    }

    private static boolean ofNumbers(Attribute attribute, Table table) {
        return table.find(attribute.name()) instanceof Numbers;
    }

    /** The kinds of the members of a class: of rows, or of the first row of each person. */
    private static int[] members(Dataset original, int[] rows, PeopleKinds kinds) {
        Predicate<Integer> first = row -> true;
        Optional<Words> person = original.person();
        if (person.isPresent()) {
            Words column = person.get();
            Map<String, Integer> firstRows = new HashMap<>();
            for (int row : rows) {
                firstRows.putIfAbsent(column.text(row), row);
            }
            first = row -> firstRows.getOrDefault(column.text(row), -1).equals(row);
        }
        return Arrays.stream(rows).boxed().filter(first).mapToInt(kinds::ofRow).toArray();
    }

    private static Score score(ClassAttack[] attacks, int classes, Watcher watcher) {
        List<ClassAttack> searched =
                Arrays.stream(attacks).filter(ClassAttack::searched).toList();
        if (searched.size() < attacks.length) {
            watcher.warn(
                    WarningCode.W_LEFT_OUT,
                    NAME + ": " + (attacks.length - searched.size()) + " of " + attacks.length
                            + " classes could not be searched, and it says nothing of them");
        }
        long persons = 0;
        long named = 0;
        long wrong = 0;
        long near = 0;
        long one = 0;
        long none = 0;
        for (ClassAttack attack : searched) {
            persons += attack.persons();
            named += attack.named();
            wrong += attack.wrong();
            near += attack.near();
            one += attack.search() == Search.ONE_SET ? 1 : 0;
            none += attack.search() == Search.CLOSEST_SETS ? 1 : 0;
        }
        Map<String, Double> beside = new LinkedHashMap<>();
        beside.put(SEARCHED, Share.percentage(searched.size(), attacks.length));
        beside.put(ONE_SET, Share.percentage(one, searched.size()));
        beside.put(NO_SET, Share.percentage(none, searched.size()));
        beside.put(NEAREST, Share.percentage(near, persons));
        beside.put(WRONG, Share.percentage(wrong, named + wrong));
        double share = persons == 0 ? 0 : (double) named / persons;
        return new Score(
                NAME,
                100 * share,
                "%",
                Map.of(),
                searched.isEmpty() || searched.size() == classes
                        ? Optional.empty()
                        : Optional.of(WilsonInterval.percentages(share, searched.size())),
                beside);
    }
}
