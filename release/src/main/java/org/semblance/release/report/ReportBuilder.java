package org.semblance.release.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.semblance.Version;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.catalog.Parameter;
import org.semblance.data.Column;
import org.semblance.data.Distinct;
import org.semblance.data.Numbers;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.ReleasedLevels;
import org.semblance.domain.taxonomy.ConceptMapping;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.method.Displacements;
import org.semblance.method.GeneralizationLevels;
import org.semblance.method.Groups;
import org.semblance.method.Masked;
import org.semblance.method.Trace;
import org.semblance.quality.Score;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.release.figures.ConceptTree;
import org.semblance.release.figures.Distribution;
import org.semblance.release.figures.LevelCounts;
import org.semblance.release.figures.TypicalBreadth;
import org.semblance.release.figures.TypicalLoss;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.publication.RecipeNotes;
import org.semblance.release.recipe.TableRecipe;

/** Builds the report of a run. */
public final class ReportBuilder {

    private final Catalog catalog;

    public ReportBuilder(Catalog catalog) {
        this.catalog = catalog;
    }

    /**
     * The report of a run.
     *
     * @param release the released file; empty if a guarantee does not hold
     */
    public Report report(RunResult result, Optional<Report.ReleasedFile> release, RunLog log) {
        TableRecipe recipe = result.recipe();
        Preparation prepared = result.prepared();
        Masked masked = result.masked();
        List<Score> scores = result.scores();
        Optional<LedgerFigures> ledger = result.ledger();
        Optional<WholeTableFigures> whole = result.whole();
        Catalog.Entry<?> entry = catalog.entry(recipe.method());
        int least = leastShown(recipe, prepared.data());
        Optional<DifferentialPrivacy> claim = DifferentialPrivacy.of(recipe, prepared.data());
        if (claim.isPresent()) {
            DifferentialPrivacy.warnOfReport(log);
        }
        List<Report.AttributeReport> attributes =
                attributes(recipe, prepared, masked, scores, claim, least, whole, log);
        ReportContext context = log.time(
                "report",
                () -> new ReportContextBuilder(recipe, catalog)
                        .background(
                                prepared.data(), masked.table(), scores, claim, ledger, least, result.sampled(), log));
        Report report = new Report(
                release,
                whole.map(WholeTableFigures::rows)
                        .orElse(prepared.data().table().size()),
                whole.map(WholeTableFigures::rowsLeftOut).orElse(prepared.rowsLeftOut()),
                whole.isPresent() ? whole.get().groups() : groups(prepared.data(), masked),
                generalization(masked, least),
                claim,
                noise(prepared.data(), masked, scores, least),
                result.documents(),
                catalog.described(recipe.method()),
                entry.summary(),
                entry.source(),
                result.findings(),
                scores,
                attributes,
                log.warnings(),
                notes(
                        recipe,
                        prepared,
                        masked.trace(),
                        attributes,
                        claim,
                        result.seeded(),
                        result.documents().isPresent(),
                        ledger,
                        whole),
                log.seconds(),
                Version.current(),
                context);
        UnusedAcceptances.tell(recipe.acceptances(), report, log);
        return report.with(log.warnings());
    }

    private static Optional<GeneralizationFigures> generalization(Masked masked, int least) {
        return masked.trace() instanceof GeneralizationLevels levels
                ? Optional.of(GeneralizationFigures.of(levels, masked.table(), least))
                : Optional.empty();
    }

    private static Optional<NoiseReport> noise(Dataset data, Masked masked, List<Score> scores, int least) {
        return masked.trace() instanceof Displacements moved
                ? Optional.of(NoiseFigures.of(data, moved, masked.table(), scores, least))
                : Optional.empty();
    }

    /**
     * The minimum number of rows behind any figure of the original: the guaranteed k times the maximum number of rows
     * of a person, so that at least k persons are behind it, too.
     */
    public static int leastShown(TableRecipe recipe, Dataset data) {
        long k = recipe.guaranteedK().orElse(10);
        return (int) Math.min(Integer.MAX_VALUE, k * data.mostRowsOfAPerson());
    }

    /** The sizes of the groups. Methods that mask records one by one form none, even if some records look the same. */
    private static Optional<Report.GroupSizes> groups(Dataset original, Masked masked) {
        if (masked.trace() instanceof Displacements) {
            return Optional.empty();
        }
        Distinct classes = Distinct.of(
                masked.table().size(),
                original.with(Role.QUASI_IDENTIFIER).stream()
                        .map(attribute ->
                                masked.table().column(attribute.name()).codes())
                        .toList());
        IntStream sizes = masked.trace() instanceof Groups groups
                ? IntStream.range(0, groups.count()).map(group -> groups.members(group).length)
                : IntStream.range(0, classes.count()).map(classes::size);
        TreeMap<Integer, Integer> frequencies = new TreeMap<>();
        sizes.forEach(size -> frequencies.merge(size, 1, Integer::sum));
        return frequencies.isEmpty()
                ? Optional.empty()
                : Optional.of(new Report.GroupSizes(
                        frequencies.values().stream()
                                .mapToInt(Integer::intValue)
                                .sum(),
                        frequencies.firstKey(),
                        frequencies.lastKey(),
                        frequencies,
                        classes.count()));
    }

    private List<Report.AttributeReport> attributes(
            TableRecipe recipe,
            Preparation prepared,
            Masked masked,
            List<Score> scores,
            Optional<DifferentialPrivacy> claim,
            int k,
            Optional<WholeTableFigures> whole,
            Watcher watcher) {
        Map<String, Double> losses = scores.stream()
                .filter(score -> score.name().equals(InformationLoss.NAME))
                .findFirst()
                .map(Score::attributes)
                .orElse(Map.of());
        Map<String, ReleasedLevels> generalized = GeneralizedColumns.of(prepared.data(), masked);
        List<Report.AttributeReport> reports = new ArrayList<>();
        for (Attribute attribute : prepared.data().attributes()) {
            watcher.progress(
                    "report", reports.size(), prepared.data().attributes().size());
            Column before = prepared.data().table().column(attribute.name());
            Column after = masked.table().column(attribute.name());
            WholeTableFigures.Cells cells = whole.map(known -> known.cells().get(attribute.name()))
                    .orElseGet(() -> WholeTableFigures.Cells.of(before, after));
            Optional<ReleasedLevels> levels = Optional.ofNullable(generalized.get(attribute.name()));
            boolean maskedOne = attribute.is(Role.QUASI_IDENTIFIER);
            // figures that compare original and release are not shown for an attribute that differential privacy
            // covers
            boolean shown = claim.isEmpty() || !claim.get().covers(attribute.name());
            reports.add(new Report.AttributeReport(
                    attribute.name(),
                    attribute.roles().stream().sorted().map(Parameter::kebab).toList(),
                    maskedOne ? domain(recipe, attribute.name()) : "",
                    Optional.ofNullable(losses.get(attribute.name())),
                    maskedOne && shown ? typical(attribute, before, after, levels) : Optional.empty(),
                    cells.withheld()
                            + (maskedOne
                                    ? whole.map(known -> known.unmapped().getOrDefault(attribute.name(), 0))
                                            .orElseGet(() -> unmapped(prepared, attribute))
                                    : 0),
                    cells.filled(),
                    levels.map(labels -> Distribution.ofLabels(labels, k))
                            .or(() ->
                                    maskedOne && shown ? distribution(attribute, before, after, k) : Optional.empty()),
                    levels.map(LevelCounts::of),
                    Optional.ofNullable(prepared.meanings().get(attribute.name()))
                            .filter(mapping -> shown)
                            .map(mapping -> TaxonomyCoverage.of(mapping, subsumer(attribute, after))),
                    maskedOne && shown ? tree(attribute, before, after, k) : Optional.empty()));
        }
        return reports;
    }

    private static Optional<TypicalLoss> typical(
            Attribute attribute, Column before, Column after, Optional<ReleasedLevels> levels) {
        return levels.isPresent()
                ? TypicalBreadth.of(levels.get()).map(TypicalLoss.class::cast)
                : TypicalLoss.of(attribute, before, after);
    }

    private static int unmapped(Preparation prepared, Attribute attribute) {
        ConceptMapping mapping = prepared.meanings().get(attribute.name());
        return mapping == null ? 0 : mapping.unmappedRows();
    }

    /** The label of the least common subsumer of the released concepts. */
    private static Optional<String> subsumer(Attribute attribute, Column released) {
        if (!(attribute.domain() instanceof Concepts domain)) {
            return Optional.empty();
        }
        int[] concepts = ((Words) released)
                .rows(IntStream.range(0, released.size()).toArray()).dictionary().stream()
                        .flatMapToInt(text -> domain.concept(text).stream())
                        .toArray();
        return concepts.length == 0
                ? Optional.empty()
                : Optional.of(domain.taxonomy().label(domain.taxonomy().lcs(concepts)));
    }

    /** The domain of an attribute as the recipe names it. */
    private String domain(TableRecipe recipe, String attribute) {
        return recipe.attributes().stream()
                .filter(declared -> declared.name().equals(attribute))
                .map(declared -> catalog.name(declared.domain()))
                .findFirst()
                .orElseThrow();
    }

    private static Optional<Distribution> distribution(Attribute attribute, Column before, Column after, int k) {
        if (before instanceof Vectors) {
            return Optional.empty(); // vectors have their own figures
        }
        if (before instanceof Numbers numbers) {
            return Optional.of(Distribution.ofNumbers(numbers, (Numbers) after, k));
        }
        List<String> scale = attribute.domain() instanceof Ordinal ordinal ? ordinal.scale() : List.of();
        return Optional.of(Distribution.ofWords((Words) before, (Words) after, scale, k));
    }

    private static Optional<ConceptTree> tree(Attribute attribute, Column before, Column after, int k) {
        return attribute.domain() instanceof Concepts domain
                ? ConceptTree.of(domain, (Words) before, (Words) after, k)
                : Optional.empty();
    }

    private static boolean together(Dataset data, Trace trace) {
        if (!(trace instanceof Groups groups) || data.person().isEmpty()) {
            return false;
        }
        int[] groupOf = groups.groupOf();
        int[] personOf = data.person().get().codes();
        Map<Integer, Integer> known = new HashMap<>();
        return IntStream.range(0, groupOf.length)
                .allMatch(row -> known.computeIfAbsent(personOf[row], unseen -> groupOf[row]) == groupOf[row]);
    }

    private List<String> notes(
            TableRecipe recipe,
            Preparation prepared,
            Trace trace,
            List<Report.AttributeReport> attributes,
            Optional<DifferentialPrivacy> claim,
            boolean seeded,
            boolean documents,
            Optional<LedgerFigures> ledger,
            Optional<WholeTableFigures> whole) {
        List<String> notes = new ArrayList<>();
        RecipeNotes ofRecipe = new RecipeNotes(recipe, catalog);
        notes.addAll(ofRecipe.claim(seeded));
        claim.ifPresent(made -> notes.addAll(made.notes(prepared.data().person().isPresent())));
        notes.add(ofRecipe.persons(documents, together(prepared.data(), trace)));
        notes.addAll(ofRecipe.blocks());
        long withheld = attributes.stream()
                .mapToLong(Report.AttributeReport::cellsWithheld)
                .sum();
        if (withheld > 0) {
            notes.add(withheld
                    + " values are suppressed because they represent fewer original values than contributors: requires"
                    + " (k if not given), or because they have no concept.");
        }
        if (prepared.tuples().merged() > 0) {
            notes.add("Of " + prepared.tuples().asWritten() + " different combinations of quasi-identifiers,"
                    + " "
                    + prepared.tuples().merged()
                    + (prepared.tuples().merged() == 1 ? " is" : " are")
                    + " equal to another before masking, because their values have the same concepts or were"
                    + " suppressed for lack of a concept.");
        }
        whole.filter(WholeTableFigures::sampled)
                .ifPresent(known -> notes.add("Charts show " + known.sample() + " of the " + known.rows()
                        + " rows, chosen at random; guarantees, group sizes and scores cover all rows."));
        notes.addAll(ledger.map(LedgerFigures::sentences).orElse(List.of(RecipeNotes.NO_LEDGER)));
        notes.addAll(ofRecipe.notForPublication(seeded));
        return notes;
    }
}
