package org.semblance.authoring.hierarchies;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.authoring.concepts.ConceptProposals;
import org.semblance.data.Words;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.build.CalendarLevels;
import org.semblance.domain.hierarchy.build.CodePrefixes;
import org.semblance.domain.hierarchy.build.IntervalLevels;
import org.semblance.domain.hierarchy.build.ScaleNeighbours;
import org.semblance.port.TableReader;
import org.semblance.port.TaxonomyReader;
import org.semblance.release.columns.ColumnProfile;
import org.semblance.release.columns.KnownScales;
import org.semblance.release.columns.MissingValueSigns;
import org.semblance.release.columns.RoleProposal;
import org.semblance.release.prepare.ConceptFile;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;

/**
 * Builds hierarchies for a column of a table: for words by their meaning; for answers on a scale, numbers, dates and
 * codes by their order.
 */
public final class HierarchyBuilder {

    /** The numbers of levels above the values, root included, to try if there are no concepts; the usual one first. */
    private static final int[] HEIGHTS = {4, 5, 3};

    private static final int MOST_OFFERED = 3;

    /**
     * How much higher the loss of intervals between round numbers may be than that of the best candidate, where the
     * root loses 1. Beyond this, one interval holds nearly all rows.
     */
    private static final double ROUND_MAY_LOSE = 0.1;

    /**
     * What to build.
     *
     * @param concepts the file with the concepts of the values; if null, {@code meanings} or else the concepts.csv next
     *     to the data, if it covers the attribute
     * @param meanings the file for the concepts of the hierarchy's labels; if it exists, a person may have corrected it
     * @param within a concept that all values are kinds of, used for guesses
     * @param levels the desired number of levels above the values, root included
     * @param scale the values in their order, if given
     * @param k the number of rows that each label should have on some level
     */
    public record Question(
            TableSource source,
            ConceptProposals.Layout layout,
            String attribute,
            TaxonomyReader.Request taxonomy,
            @Nullable Path concepts,
            Path meanings,
            @Nullable String within,
            OptionalInt levels,
            ValueBands cuts,
            List<String> scale,
            int k) {

        public Question {
            scale = List.copyOf(scale);
            if (!scale.isEmpty() && cuts.how() != ValueBands.BandRule.UNSAID) {
                throw Problem.recipe(ProblemCode.E_CUTS, "‹scale› and ‹cuts› are two ways", "give one of them");
            }
            if (levels.orElse(1) < 1) {
                throw Problem.recipe(
                        ProblemCode.E_LEVELS,
                        levels.getAsInt() + " levels are no hierarchy",
                        "ask for 1 or more; 1 is the root alone");
            }
            if (k < 1) {
                throw Problem.recipe(ProblemCode.E_K, "k is " + k, "choose k of 1 or more; 5 is usual");
            }
        }
    }

    private final TableReader tables;
    private final TaxonomyReader taxonomies;

    public HierarchyBuilder(TableReader tables, TaxonomyReader taxonomies) {
        this.tables = tables;
        this.taxonomies = taxonomies;
    }

    public BuiltHierarchies build(Question question, Watcher watcher) {
        Set<String> there = new LinkedHashSet<>();
        TableReader.Reading reading = tables.read(
                question.layout.request(question.source, name -> {
                    there.add(name);
                    return name.equals(question.attribute);
                }),
                watcher);
        ConceptProposals.refuseUnknown(List.of(question.attribute), there);
        Words column = (Words) reading.table().column(question.attribute);
        List<String> missing = question.layout.missing() == null
                ? missing(column, question.source, reading.form())
                : question.layout.missing();
        return build(column, missing, question, watcher);
    }

    /**
     * The signs for "no value" in the column, and the empty field if any column of the table has one; none if no value
     * is missing.
     */
    private List<String> missing(Words column, TableSource source, TableFormat form) {
        if (column.present() == column.size()) {
            return List.of();
        }
        Words verbatim = (Words) tables.read(
                        new TableReader.Request(
                                source, form, List.of(), false, name -> false, name -> name.equals(column.name())),
                        Watcher.SILENT)
                .table()
                .column(column.name());
        return MissingValueSigns.in(source, form, tables).stream()
                .filter(sign -> sign.isEmpty() || verbatim.dictionary().contains(sign))
                .toList();
    }

    private BuiltHierarchies build(Words column, List<String> missing, Question question, Watcher watcher) {
        ColumnProfile profile = ColumnProfile.of(column);
        int[] counts = column.counts();
        List<String> values = IntStream.range(0, counts.length)
                .filter(code -> counts[code] > 0)
                .mapToObj(column.dictionary()::get)
                .toList();
        refuseUnfit(column.name(), values);
        Optional<Path> mapping =
                question.cuts.how() == ValueBands.BandRule.UNSAID ? mapping(question, watcher) : Optional.empty();
        if (mapping.isEmpty() && question.scale.isEmpty() && question.cuts.how() != ValueBands.BandRule.PREFIX) {
            refuseOtherDates(column.name(), values);
        }
        Optional<List<String>> scale = scale(values, profile, mapping.isPresent(), question);
        if (scale.isPresent()) {
            List<HierarchyCandidate> candidates = new ArrayList<>();
            add(
                    candidates,
                    column,
                    question,
                    "neighbours two by two",
                    levels -> ScaleNeighbours.of(column.name(), scale.get(), levels));
            return new BuiltHierarchies(
                    column,
                    role(profile),
                    offered(candidates, question),
                    question.scale.isEmpty()
                            ? "ordered categories of a known scale; check the order"
                            : "categories in the given order",
                    false,
                    List.of(),
                    0,
                    missing);
        }
        if (question.cuts.how() == ValueBands.BandRule.UNSAID && (mapping.isPresent() || !ordered(values, profile))) {
            return new ConceptHierarchies(tables, taxonomies)
                    .build(column, values, missing, question, mapping, watcher);
        }
        List<HierarchyCandidate> candidates = offered(byOrder(column, values, profile, question), question);
        return new BuiltHierarchies(
                column, role(profile), candidates, basis(values, profile, question), false, List.of(), 0, missing);
    }

    private static void refuseUnfit(String column, List<String> values) {
        if (values.size() < 2) {
            throw Problem.data(
                    ProblemCode.E_HIERARCHY,
                    "column '" + column + "' has "
                            + (values.isEmpty() ? "no values" : "one value, the same everywhere")
                            + ", so there is nothing to generalise",
                    "leave it out, or give it the role other");
        }
        if (values.stream().anyMatch(value -> !value.equals(value.strip()))) {
            throw Problem.data(
                    ProblemCode.E_HIERARCHY,
                    "column '" + column + "' has values with blanks around them, which a hierarchy cannot distinguish",
                    "remove the blanks from the data first");
        }
    }

    /**
     * The presumable role of the column: confidential, or else quasi-identifier, since a hierarchy is requested for it.
     */
    static Role role(ColumnProfile profile) {
        return RoleProposal.of(profile).role() == Role.CONFIDENTIAL ? Role.CONFIDENTIAL : Role.QUASI_IDENTIFIER;
    }

    /**
     * The values in their order, if it is given, or if it is well known and nothing indicates that the values are to be
     * generalised by meaning.
     */
    private static Optional<List<String>> scale(
            List<String> values, ColumnProfile profile, boolean mapped, Question question) {
        if (question.scale.isEmpty()) {
            boolean meant = mapped
                    || question.within != null
                    || !question.taxonomy.name().equals(TaxonomyReader.Request.WORDNET);
            return meant || question.cuts.how() != ValueBands.BandRule.UNSAID || ordered(values, profile)
                    ? Optional.empty()
                    : KnownScales.of(values).filter(scale -> scale.size() == values.size());
        }
        if (new HashSet<>(question.scale).size() < question.scale.size()) {
            throw Problem.recipe(ProblemCode.E_SCALE, "‹scale› names an answer twice", "name each once");
        }
        long off =
                values.stream().filter(value -> !question.scale.contains(value)).count();
        if (off > 0) {
            throw Problem.recipe(
                    ProblemCode.E_SCALE,
                    "column '" + question.attribute + "' has " + off
                            + (off == 1 ? " value that is" : " values that are") + " not on the scale",
                    "name all of them, as the data write them, from one end to the other");
        }
        return Optional.of(question.scale.stream().filter(values::contains).toList());
    }

    private static void refuseOtherDates(String name, List<String> values) {
        if (CalendarLevels.datesInSomeForm(values) && !CalendarLevels.dates(values)) {
            throw Problem.data(
                    ProblemCode.E_HIERARCHY,
                    "column '" + name + "' holds dates, but not all of them are days written yyyy-mm-dd",
                    "write all as ISO dates, such as 2024-02-29, and leave days out that are not in the calendar; if they"
                            + " are codes, use ‹cuts prefix›");
        }
    }

    private static boolean ordered(List<String> values, ColumnProfile profile) {
        return profile.numbers() || CalendarLevels.dates(values);
    }

    private static boolean codes(ColumnProfile profile, Question question) {
        return question.cuts.how() == ValueBands.BandRule.PREFIX
                || (question.cuts.how() == ValueBands.BandRule.UNSAID && profile.leadingZeros());
    }

    private static String basis(List<String> values, ColumnProfile profile, Question question) {
        return codes(profile, question)
                ? "codes, by their first characters"
                : CalendarLevels.dates(values)
                        ? "dates"
                        : question.cuts.how() == ValueBands.BandRule.UNSAID && CalendarLevels.years(values)
                                ? "years"
                                : "numbers";
    }

    /** The file with the concepts of the values, if there is one. */
    private Optional<Path> mapping(Question question, Watcher watcher) {
        if (question.concepts != null) {
            return Optional.of(question.concepts);
        }
        List<Path> places = new ArrayList<>();
        places.add(question.meanings);
        if (!question.source.isAddress()) {
            places.add(question.source.file().toAbsolutePath().resolveSibling("concepts.csv"));
        }
        return places.stream()
                .filter(file -> Files.isRegularFile(file)
                        && ConceptFile.read(TableSource.of(file), question.layout.nfc(), tables, watcher)
                                .attributes()
                                .contains(question.attribute))
                .findFirst();
    }

    private static List<HierarchyCandidate> byOrder(
            Words column, List<String> values, ColumnProfile profile, Question question) {
        String name = column.name();
        List<HierarchyCandidate> candidates = new ArrayList<>();
        if (codes(profile, question)) {
            add(candidates, column, question, "first characters", levels -> CodePrefixes.of(name, values, levels));
        } else if (CalendarLevels.dates(values)) {
            refuseCuts(question);
            add(candidates, column, question, "calendar", levels -> CalendarLevels.of(name, values, levels));
        } else if (!profile.numbers()) {
            throw Problem.data(
                    ProblemCode.E_CUTS,
                    "column '" + name + "' holds neither numbers nor dates, so it has no intervals",
                    "leave ‹cuts› out, or use ‹cuts prefix› for codes");
        } else if (question.cuts.how() == ValueBands.BandRule.UNSAID && CalendarLevels.years(values)) {
            add(candidates, column, question, "calendar", levels -> CalendarLevels.of(name, values, levels));
        } else {
            intervals(candidates, column, values, question);
        }
        return candidates;
    }

    private static void refuseCuts(Question question) {
        if (question.cuts.how() != ValueBands.BandRule.UNSAID) {
            throw Problem.recipe(ProblemCode.E_CUTS, "dates go by the calendar and not by cuts", "leave ‹cuts› out");
        }
    }

    private static void intervals(
            List<HierarchyCandidate> candidates, Words column, List<String> values, Question question) {
        String name = column.name();
        IntervalLevels intervals = IntervalLevels.of(values);
        int[] counts = Arrays.stream(column.counts()).filter(count -> count > 0).toArray();
        IntFunction<Hierarchy> width = levels -> intervals.equalWidth(name, levels);
        IntFunction<Hierarchy> frequency = levels -> intervals.equalFrequency(name, levels, values, counts, question.k);
        switch (question.cuts.how()) {
            case EQUAL_WIDTH -> add(candidates, column, question, HierarchyCandidate.EQUAL_WIDTH, width);
            case EQUAL_FREQUENCY -> add(candidates, column, question, "equal frequency", frequency);
            case GIVEN ->
                add(
                        candidates,
                        column,
                        question,
                        "given cuts",
                        levels -> intervals.between(name, levels, question.cuts.points()));
            default -> {
                add(candidates, column, question, HierarchyCandidate.EQUAL_WIDTH, width);
                add(candidates, column, question, "equal frequency", frequency);
            }
        }
    }

    private static void add(
            List<HierarchyCandidate> candidates,
            Words column,
            Question question,
            String made,
            IntFunction<Hierarchy> hierarchies) {
        for (int height : question.levels.isPresent() ? question.levels.stream().toArray() : HEIGHTS) {
            candidates.add(
                    HierarchyCandidate.of(made, hierarchies.apply(height), Optional.empty(), column, question.k));
        }
    }

    /**
     * A few candidates, the best first: the one with the lowest loss on the first level on which each label has k rows,
     * and in a tie the one with the lowest score. Intervals between round numbers take precedence if each of them has k
     * rows on some level below the root and they lose little more than the best.
     */
    static List<HierarchyCandidate> offered(List<HierarchyCandidate> candidates, Question question) {
        List<HierarchyCandidate> best = new ArrayList<>();
        Set<List<List<String>>> seen = new HashSet<>();
        double least =
                candidates.stream().mapToDouble(HierarchyCandidate::loss).min().orElse(0);
        candidates.stream()
                .sorted(Comparator.comparing((HierarchyCandidate one) ->
                                !(one.roundAndSufficient() && one.loss() <= least + ROUND_MAY_LOSE))
                        .thenComparing(HierarchyCandidate::lost)
                        .thenComparing(one -> one.score().whole())
                        .thenComparing(one -> one.hierarchy().height()))
                .filter(one -> seen.add(one.hierarchy().rows()))
                .forEach(best::add);
        Set<String> kinds = new HashSet<>();
        List<HierarchyCandidate> offered = new ArrayList<>();
        // only the best of each kind or height, to offer a real choice
        for (HierarchyCandidate candidate : best) {
            String kind = question.levels.isPresent()
                    ? candidate.made()
                    : String.valueOf(candidate.hierarchy().height());
            if (offered.size() < MOST_OFFERED && kinds.add(kind)) {
                offered.add(candidate);
            }
        }
        return offered;
    }
}
