package org.semblance.release.publication;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Version;
import org.semblance.Watcher;
import org.semblance.Watcher.Warning;
import org.semblance.catalog.Catalog;
import org.semblance.catalog.Parameter;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Moments;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Generalizable;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.method.noise.Learner;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.Verdict;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts.Source;
import org.semblance.quality.MeasureReading;
import org.semblance.quality.Score;
import org.semblance.quality.risk.disclosure.Homogeneity;
import org.semblance.quality.risk.uniqueness.UniqueSetRanking;
import org.semblance.release.figures.AvailableScore;
import org.semblance.release.figures.LevelCounts;
import org.semblance.release.figures.TypicalBreadth;
import org.semblance.release.recipe.PublicRecipe;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.recipe.UniqueSetWarnings;

/**
 * Builds the public report of a release. It is handed what may be published and nothing else, so that a figure added
 * later cannot come from the original by mistake.
 */
public final class PublicReportBuilder {

    private static final String LEDGER_HOLDS =
            "In combination with the earlier releases in the owner's ledger, nobody is singled out.";

    private static final String LEDGER_BROKEN =
            "In combination with earlier releases of the same people, this release may single someone out; its owner"
                    + " accepted that.";

    private static final String TOO_LARGE =
            "The file has too many values to show bars and associations here; anybody can compute them from the file.";

    private static final String UNIQUE_PERSONS =
            "The file does not show whether persons are unique on some of the columns that are kept; the data owner's"
                    + " report does.";

    private final ReleaseFacts facts;
    private final ReleaseContent content;
    private final TableRecipe recipe;
    private final Catalog catalog;
    private final Watcher watcher;

    /**
     * Starts a report.
     *
     * @param watcher hears of progress; warnings were given when the release was made
     */
    public PublicReportBuilder(ReleaseFacts facts, ReleaseContent content, Catalog catalog, Watcher watcher) {
        this.facts = facts;
        this.content = content;
        this.recipe = facts.recipe();
        this.catalog = catalog;
        this.watcher = (stage, done, total) -> watcher.progress("report", done, total);
    }

    /**
     * The report.
     *
     * @param figures what the recipe asks to publish of the original
     */
    public PublicReport report(StableFigures figures) {
        Catalog.Entry<?> method = catalog.entry(recipe.method());
        boolean documents = content.documents().isPresent();
        List<PublicVerdict> verdicts = verdicts(documents);
        List<Score> scores = documents ? List.of() : scores();
        Set<String> named = Stream.concat(
                        verdicts.stream().map(PublicVerdict::guarantee),
                        scores.stream().map(Score::name))
                .collect(Collectors.toSet());
        return new PublicReport(
                facts,
                content.rows(),
                suppressed(),
                noise() ? Optional.empty() : Optional.of(content.sizes()),
                catalog.described(recipe.method()),
                method.summary(),
                method.source(),
                verdicts,
                recipe.guaranteedK().isPresent()
                        ? OptionalDouble.of(100.0 / recipe.guaranteedK().getAsInt())
                        : OptionalDouble.empty(),
                scores,
                documents ? List.of() : attributes(figures),
                documents ? Optional.empty() : content.table().flatMap(rows -> ReleasedAssociations.of(rows, watcher)),
                content.documents(),
                PrivacyClaim.of(recipe),
                figures,
                content.table().isPresent(),
                documents ? List.of() : sets(),
                notes(documents),
                CitedWork.of(recipe, catalog, named::contains),
                PublicRecipe.of(recipe, this::shown),
                Version.current(),
                catalog);
    }

    /** The texts that the released file shows in a column; none if they were not counted. */
    private Set<String> shown(String name) {
        return content.table()
                .map(rows -> rows.table().find(name))
                .filter(Words.class::isInstance)
                .map(column -> shown((Words) column))
                .orElse(Set.of());
    }

    private static Set<String> shown(Words column) {
        int[] rows = column.counts();
        return IntStream.range(0, rows.length)
                .filter(code -> rows[code] > 0)
                .mapToObj(column.dictionary()::get)
                .collect(Collectors.toSet());
    }

    /** Whether the method masks records one by one, so that there are no classes to speak of. */
    private boolean noise() {
        return recipe.method() instanceof Learner;
    }

    /** The verdicts, each with the number found if the released file alone gives it. */
    private List<PublicVerdict> verdicts(boolean documents) {
        List<Verdict> fromRelease = content.table().map(this::fromRelease).orElse(List.of());
        UnaryOperator<String> words = documents ? PublicReportBuilder::ofDocuments : UnaryOperator.identity();
        return facts.held().stream()
                .map(held -> new PublicVerdict(
                        held,
                        fromRelease.stream()
                                .filter(verdict -> verdict.guarantee().equals(held.guarantee())
                                        && verdict.asked() == held.asked()
                                        && words.apply(verdict.of()).equals(held.of()))
                                .mapToDouble(Verdict::found)
                                .findFirst()))
                .toList();
    }

    /** In a release of documents, each row is one. */
    private static String ofDocuments(String counted) {
        return counted.equals("rows") ? "documents" : counted;
    }

    /** The verdicts that can be reached without the original. */
    private List<Verdict> fromRelease(ReleasedRows rows) {
        Evidence evidence = Evidence.ofRelease(rows.data().attributes(), rows.table());
        return recipe.guaranteesToVerify().stream()
                .flatMap(guarantee -> check(guarantee, rows, evidence).stream())
                .filter(Verdict::holds)
                .toList();
    }

    /** The verdict on a guarantee; empty if it needs the original. The number found is then not published. */
    private static Optional<Verdict> check(Guarantee guarantee, ReleasedRows rows, Evidence evidence) {
        try {
            return Optional.of(guarantee.check(rows.written(), evidence));
        } catch (Problem problem) {
            if (problem.kind() == ProblemCode.E_CANCELLED) {
                throw problem;
            }
            return Optional.empty();
        }
    }

    private List<Score> scores() {
        List<Score> scores = new ArrayList<>();
        content.table().ifPresent(rows -> {
            Set<Source> given = EnumSet.noneOf(Source.class);
            if (recipe.settings().person() != null) {
                given.add(Source.PERSONS);
            }
            if (recipe.settings().population() != null) {
                given.add(Source.POPULATION);
            }
            recipe.measures().stream()
                    .filter(measure -> MeasureReading.of(measure.getClass()).followsFromRelease(given))
                    .forEach(measure -> score(measure, rows).ifPresent(scores::add));
            if (!noise()
                    && MeasureReading.of(Homogeneity.class).followsFromRelease(given)
                    && scores.stream().noneMatch(score -> score.name().equals(Homogeneity.NAME))) {
                score(new Homogeneity(), rows).ifPresent(scores::add);
            }
        });
        return scores;
    }

    /** The score of a measure, with the release in the place of the original. */
    private Optional<Score> score(Measure measure, ReleasedRows rows) {
        return AvailableScore.of(measure, rows.data(), rows.table(), unmet -> {}, watcher);
    }

    private List<PublicAttribute> attributes(StableFigures figures) {
        return recipe.attributes().stream()
                .map(declared -> attribute(declared, figures))
                .toList();
    }

    private PublicAttribute attribute(Attribute declared, StableFigures figures) {
        boolean masked = declared.is(Role.QUASI_IDENTIFIER);
        Optional<Attribute> shown = content.table()
                .flatMap(rows -> rows.data().attributes().stream()
                        .filter(attribute -> attribute.name().equals(declared.name()))
                        .findFirst());
        Optional<Column> column =
                content.table().flatMap(rows -> Optional.ofNullable(rows.table().find(declared.name())));
        List<ReleasedBars.Bar> bars = masked && shown.isPresent()
                ? ReleasedBars.of(shown.get(), content.table().orElseThrow())
                : List.of();
        Optional<Hierarchy> hierarchy = shown.filter(attribute -> masked)
                .map(Attribute::domain)
                .filter(Generalizable.class::isInstance)
                .map(domain -> ((Generalizable) domain).hierarchy());
        return new PublicAttribute(
                declared.name(),
                declared.roles().stream().sorted().map(Parameter::kebab).toList(),
                masked ? catalog.name(declared.domain()) : "",
                bars,
                before(declared.name(), bars, figures),
                column.filter(Numbers.class::isInstance)
                        .map(Numbers.class::cast)
                        .map(Moments::of)
                        .filter(moments -> moments.count() > 0),
                hierarchy.map(levels -> rowsByLevel(levels, (Words) column.orElseThrow())),
                hierarchy.flatMap(levels -> TypicalBreadth.ofBands((Words) column.orElseThrow(), levels)));
    }

    private static List<OptionalInt> before(String name, List<ReleasedBars.Bar> bars, StableFigures figures) {
        List<Integer> counts = figures.before().get(name);
        if (counts == null) {
            return List.of();
        }
        return IntStream.range(0, bars.size())
                .mapToObj(i -> bars.get(i).ofNothing() ? OptionalInt.empty() : OptionalInt.of(counts.get(i)))
                .toList();
    }

    /**
     * The number of rows by the level of their label. A label that stands for more values on a higher level, such as the
     * name of a kind that is also a value, counts there: the release does not show that it is the value.
     */
    private static LevelCounts rowsByLevel(Hierarchy hierarchy, Words shown) {
        Map<String, Integer> levelOf = new HashMap<>();
        Map<String, Integer> valuesBelow = new HashMap<>();
        for (int level = 0; level < hierarchy.height(); level++) {
            for (int node = 0; node < hierarchy.nodes(level); node++) {
                String label = hierarchy.labels(level).get(node);
                int values = hierarchy.leavesUnder(level, node);
                if (values > valuesBelow.getOrDefault(label, 0)) {
                    levelOf.put(label, level);
                    valuesBelow.put(label, values);
                }
            }
        }
        int[] rows = new int[hierarchy.height() + 1];
        int[] counts = shown.counts();
        for (int code = 0; code < counts.length; code++) {
            rows[levelOf.getOrDefault(shown.dictionary().get(code), hierarchy.height())] += counts[code];
        }
        return new LevelCounts(IntStream.of(rows).boxed().toList());
    }

    /** The number of rows in which every quasi-identifier is missing or the root. */
    private OptionalInt suppressed() {
        Optional<ReleasedRows> table = content.table();
        if (table.isEmpty() || content.documents().isPresent()) {
            return OptionalInt.empty();
        }
        List<Attribute> masked = table.get().data().with(Role.QUASI_IDENTIFIER);
        if (masked.stream().noneMatch(attribute -> attribute.domain() instanceof Generalizable)) {
            return OptionalInt.empty();
        }
        int suppressed = 0;
        for (int row = 0; row < table.get().size(); row++) {
            int each = row;
            suppressed += masked.stream().allMatch(attribute -> nothing(attribute, table.get(), each)) ? 1 : 0;
        }
        return OptionalInt.of(suppressed);
    }

    private static boolean nothing(Attribute attribute, ReleasedRows rows, int row) {
        Column column = rows.table().column(attribute.name());
        String root = attribute.domain() instanceof Generalizable domain
                ? domain.hierarchy().root()
                : Hierarchy.ANYTHING;
        return column.missing(row) || column.text(row).equals(root);
    }

    /**
     * The sets of kept columns on which rows are unique, which anybody can count in the file. Persons cannot be counted
     * there.
     */
    private List<Warning> sets() {
        if (recipe.settings().person() != null) {
            return List.of();
        }
        UniqueSetWarnings warnings = new UniqueSetWarnings(recipe, "rows");
        return content
                .table()
                .map(rows -> warnings.of(UniqueSetRanking.of(
                        kept(rows),
                        Optional.empty(),
                        UniqueSetWarnings.MOST_COLUMNS,
                        UniqueSetWarnings.NAMED,
                        watcher)))
                .orElse(List.of())
                .stream()
                .map(recipe.acceptances()::judged)
                .toList();
    }

    private static boolean kept(Attribute attribute) {
        return !attribute.is(Role.QUASI_IDENTIFIER) && !attribute.is(Role.IDENTIFIER);
    }

    private static List<Column> kept(ReleasedRows rows) {
        return rows.data().attributes().stream()
                .filter(PublicReportBuilder::kept)
                .<Column>map(attribute -> rows.table().column(attribute.name()))
                .toList();
    }

    /** What is published about earlier releases in the owner's ledger. */
    static String ofLedger(boolean holds) {
        return holds ? LEDGER_HOLDS : LEDGER_BROKEN;
    }

    private List<String> notes(boolean documents) {
        RecipeNotes sentences = new RecipeNotes(recipe, catalog);
        List<String> notes = new ArrayList<>(sentences.claim(facts.seeded()));
        notes.add(sentences.persons(documents, false));
        notes.addAll(sentences.blocks());
        if (content.table().isEmpty()) {
            notes.add(TOO_LARGE);
        }
        if (!documents
                && recipe.settings().person() != null
                && recipe.attributes().stream().anyMatch(PublicReportBuilder::kept)) {
            notes.add(UNIQUE_PERSONS);
        }
        notes.add(facts.ledger()
                .map(holds -> holds ? LEDGER_HOLDS : LEDGER_BROKEN)
                .orElse(RecipeNotes.NO_LEDGER));
        notes.addAll(sentences.notForPublication(facts.seeded()));
        return notes;
    }
}
