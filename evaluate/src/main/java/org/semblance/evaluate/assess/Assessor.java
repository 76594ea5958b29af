package org.semblance.evaluate.assess;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.semblance.CatalogEntry;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Version;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.catalog.Parameter;
import org.semblance.catalog.Spelling;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.ConceptMapping;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.port.TableReader;
import org.semblance.port.TaxonomyReader;
import org.semblance.privacy.TCloseness;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.prepare.UndeclaredOrderCheck;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.report.RunLog;
import org.semblance.release.verification.Verification;
import org.semblance.source.CsvLayout;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;

/**
 * Assesses an anonymised table, made by any tool, against its original: guarantees, information loss and remaining
 * risk. Measures that compare individual rows require both tables to have the same row order, or a key; the others do
 * not.
 */
public final class Assessor {

    /** What is known about the columns: a recipe, or roles given by the user. */
    public sealed interface Columns {

        /** Resolves paths to files. */
        Function<String, Path> files();

        /** Columns described by a recipe. */
        record OfRecipe(TableRecipe recipe, Function<String, Path> files) implements Columns {}

        /** Columns whose roles the user gives; their domains, unless given too, are inferred from the values. */
        record OfRoles(ColumnRoles names, Function<String, Path> files) implements Columns {}
    }

    /**
     * How to read a release.
     *
     * @param key a column of both tables with a unique value in each row; if null, rows are matched by their position
     * @param inOrder whether to trust the row order even if columns differ that the recipe leaves unchanged
     * @param dropped whether quasi-identifiers that are absent from the release count as suppressed
     * @param patterns how to interpret the values of individual columns, by column name
     * @param auto whether to infer from the values of all other columns how to interpret them
     * @param missing texts that mean "no value", in addition to those of the recipe
     */
    public record ReadingOptions(
            @Nullable String key,
            boolean inOrder,
            boolean dropped,
            Map<String, ColumnReading> patterns,
            boolean auto,
            List<String> missing) {

        /** Reads a release without key, patterns or other options. */
        public static final ReadingOptions PLAIN = new ReadingOptions(null, false, false, Map.of(), false, List.of());

        /** The same with a key; null for none. */
        public ReadingOptions by(@Nullable String other) {
            return new ReadingOptions(other, inOrder, dropped, patterns, auto, missing);
        }
    }

    /**
     * What to measure.
     *
     * @param names measures by name; if empty, those of the recipe, or all measures if there is no recipe
     * @param all whether to run all measures, whatever the recipe says
     * @param least minimum number of rows behind any count that is shown
     */
    public record MeasureWish(List<String> names, boolean all, int least) {

        public static final int USUAL_LEAST = 10;

        /** The default: the measures of the recipe, or all of them without one. */
        public static final MeasureWish USUAL = new MeasureWish(List.of(), false, USUAL_LEAST);

        public MeasureWish {
            if (least < 2) {
                throw Problem.recipe(
                        ProblemCode.E_LEAST,
                        "counts of fewer than 2 rows would reveal single people",
                        "choose 2 or more with ‹least›; 10 is usual");
            }
        }
    }

    private final TableReader reader;
    private final Catalog catalog;
    private final TaxonomyReader taxonomies;

    public Assessor(TableReader reader, TaxonomyReader taxonomies, Catalog catalog) {
        this.catalog = catalog;
        this.reader = reader;
        this.taxonomies = taxonomies;
    }

    /**
     * Assesses a release with the measures of a recipe.
     *
     * @param files resolves the paths of the recipe
     * @param key a column of both tables with a unique value in each row; if null, rows are matched by their position
     */
    public Assessment measure(
            TableRecipe recipe,
            Function<String, Path> files,
            TableSource original,
            TableSource release,
            @Nullable String key,
            Watcher watcher) {
        return judge(
                new Columns.OfRecipe(recipe, files),
                original,
                release,
                ReadingOptions.PLAIN.by(key),
                MeasureWish.USUAL,
                watcher);
    }

    /**
     * Assesses a release.
     *
     * @param reading how to read it
     * @param wish which measures to run
     */
    public Assessment judge(
            Columns columns,
            TableSource original,
            TableSource release,
            ReadingOptions reading,
            MeasureWish wish,
            Watcher watcher) {
        RunLog log = new RunLog(watcher);
        List<String> notes = new ArrayList<>();
        Optional<AssumedRecipe> assumed = assumed(columns, original, release, log);
        TableRecipe recipe = columns instanceof Columns.OfRecipe written
                ? written.recipe()
                : assumed.orElseThrow().recipe();
        Preparation prepared = Preparation.unjudged(
                recipe, original, new Preparation.Sources(reader, taxonomies, columns.files()), log);
        ReleasedColumns reads =
                new ReleasedColumns(recipe, reading, prepared.data().population(), wish.least(), log);
        ConfidentialColumns confidential = new ConfidentialColumns(prepared.data(), reads, log);
        Table verbatim = confidential.shown(released(recipe, prepared.data(), release, reading, notes, log));
        assumed.ifPresent(looked -> noteAssumptions(looked, verbatim, reads, notes));
        refusePatternsOfOthers(reading, prepared.data());
        Map<String, ReleasedColumns.ColumnPair> taken = taken(prepared, verbatim, reads);
        Set<String> undeclared = assumed.map(AssumedRecipe::undeclared).orElse(Set.of());
        AssessedTables tables = AssessedTables.of(prepared.data(), verbatim, taken, reads, reading, notes)
                .withCanonical(undeclared, reads);
        tables.noteUntrue(wish.least(), notes);
        confidential.compare(tables.released(), tables.match(), wish.least());
        warnOfUnsaidOrder(tables, declaredNominal(columns), log);

        PrivacyFindings found = findings(verbatim, tables, undeclared, reads);
        noteFound(found, verbatim, tables, reads.missing(), notes);
        AssessedMeasures measures = AssessedMeasures.of(recipe, assumed.isEmpty(), wish, catalog);
        if (taken.values().stream().anyMatch(ReleasedColumns.ColumnPair::strange)) {
            measures.leaveOutExactMatches();
        }
        measures.take(tables, log);
        return new Assessment(
                tables.original().table().size(),
                verbatim.size(),
                found,
                columns(prepared.data(), taken, assumed, recipe),
                measures.figures(),
                measures.withoutRows(),
                matchFailure(tables),
                measures.notApplicable(),
                tables.spreads(wish.least()),
                log.warnings(),
                notes,
                wish.least(),
                Version.current());
    }

    private Optional<AssumedRecipe> assumed(
            Columns columns, TableSource original, TableSource release, Watcher watcher) {
        return columns instanceof Columns.OfRoles named
                ? Optional.of(AssumedRecipe.of(named.names(), original, release, reader, catalog, watcher))
                : Optional.empty();
    }

    private static Optional<Assessment.MatchFailure> matchFailure(AssessedTables tables) {
        return tables.match()
                .unknown()
                .map(problem -> new Assessment.MatchFailure(problem.code(), problem.what(), problem.advice()));
    }

    private static void noteAssumptions(
            AssumedRecipe assumed, Table verbatim, ReleasedColumns reads, List<String> notes) {
        noteIdentifying(assumed, verbatim, notes);
        noteMissing(reads.missing(), notes);
    }

    private static PrivacyFindings findings(
            Table verbatim, AssessedTables tables, Set<String> undeclared, ReleasedColumns reads) {
        return PrivacyFindings.of(
                judged(verbatim, tables.original(), undeclared, reads),
                tables.original().attributes(),
                reads.missing(),
                tables.persons());
    }

    /**
     * The release as written, except that texts meaning "no value" become missing values in the confidential columns.
     */
    private static Table judged(Table verbatim, Dataset original, Set<String> canonical, ReleasedColumns reads) {
        return verbatim.with(original.with(Role.CONFIDENTIAL).stream()
                .filter(attribute -> !attribute.is(Role.QUASI_IDENTIFIER))
                .flatMap(attribute -> Stream.ofNullable(verbatim.find(attribute.name())))
                .map(reads::words)
                .map(column -> canonical.contains(column.name()) ? reads.canonical(column) : column)
                .toList());
    }

    /** The columns of which the user says that their values have no order. */
    private static Set<String> declaredNominal(Columns columns) {
        return columns instanceof Columns.OfRoles named
                ? Set.copyOf(named.names().nominal())
                : Set.of();
    }

    /**
     * Warns of confidential columns that hold numbers but have no declared order. As t is reported for each
     * confidential column, each is checked as if t-closeness had been requested for it.
     */
    private static void warnOfUnsaidOrder(AssessedTables tables, Set<String> nominal, Watcher watcher) {
        for (Attribute attribute : tables.original().with(Role.CONFIDENTIAL)) {
            Column column = tables.released().find(attribute.name());
            if (column != null && !attribute.is(Role.QUASI_IDENTIFIER) && !nominal.contains(attribute.name())) {
                UndeclaredOrderCheck.warn(
                        List.of(new TCloseness(1, attribute.name(), null)), column, attribute.domain(), watcher);
            }
        }
    }

    private Table released(
            TableRecipe recipe,
            Dataset data,
            TableSource release,
            ReadingOptions reading,
            List<String> notes,
            Watcher watcher) {
        // the layout of a release may differ from that of the original, but its decimal sign cannot be detected
        TableFormat form =
                TableFormat.looking(new CsvLayout(null, null, recipe.csv().decimal()));
        TableReader.Reading read = reader.read(TableReader.Request.verbatim(release, form), watcher);
        Table table = Verification.withOwnNames(read.table(), recipe, read.form());
        List<String> absent = data.with(Role.QUASI_IDENTIFIER).stream()
                .map(Attribute::name)
                .filter(name -> table.find(name) == null)
                .toList();
        if (!absent.isEmpty()
                && (!reading.dropped()
                        || absent.size() == data.with(Role.QUASI_IDENTIFIER).size())) {
            throw Problem.data(
                    ProblemCode.E_QI,
                    "the release has no column " + String.join(", ", absent),
                    renamed(absent, table.names())
                            .orElse(
                                    "compare a release that has all quasi-identifiers, under the same names; if the tool "
                                            + "dropped them for protection, count them as suppressed with ‹dropped›"));
        }
        List<String> known = data.table().names();
        List<String> others =
                table.names().stream().filter(name -> !known.contains(name)).toList();
        if (!others.isEmpty()) {
            notes.add("Ignored, because the original has no such column: " + String.join(", ", others) + ".");
        }
        if (absent.isEmpty()) {
            return table;
        }
        notes.add("Not in the release and counted as suppressed in every row: " + String.join(", ", absent) + ".");
        List<Column> all = new ArrayList<>(table.columns());
        absent.forEach(name -> all.add(Words.of(name, new @Nullable String[table.size()])));
        return Table.of(all);
    }

    /** Advice if the name of an absent column differs from one in the release only in upper and lower case. */
    private static Optional<String> renamed(List<String> absent, List<String> there) {
        return absent.stream()
                .filter(name -> there.stream().anyMatch(name::equalsIgnoreCase))
                .findFirst()
                .map(name ->
                        Spelling.advice(name, "columns need the same names in both files; the release has", there));
    }

    /** How each quasi-identifier was released. */
    private static Map<String, ReleasedColumns.ColumnPair> taken(
            Preparation prepared, Table verbatim, ReleasedColumns reads) {
        Map<String, ReleasedColumns.ColumnPair> taken = new LinkedHashMap<>();
        for (Attribute attribute : prepared.data().with(Role.QUASI_IDENTIFIER)) {
            taken.put(attribute.name(), taken(prepared, attribute, verbatim, reads));
        }
        return taken;
    }

    private static ReleasedColumns.ColumnPair taken(
            Preparation prepared, Attribute attribute, Table verbatim, ReleasedColumns reads) {
        Column before = prepared.data().table().column(attribute.name());
        Column after = verbatim.column(attribute.name());
        ConceptMapping mapping = prepared.meanings().get(attribute.name());
        if (mapping != null && attribute.domain() instanceof Concepts domain) {
            // map the words to concepts of the taxonomy, as was done for the original
            return new ReleasedColumns.ColumnPair(
                    domain,
                    before,
                    mapping.read(reads.words(after), domain),
                    "concepts of " + domain.taxonomy().name());
        }
        return reads.take(attribute, before, after, verbatim.rows());
    }

    private static void refusePatternsOfOthers(ReadingOptions reading, Dataset data) {
        List<String> masked =
                data.with(Role.QUASI_IDENTIFIER).stream().map(Attribute::name).toList();
        reading.patterns().keySet().stream()
                .filter(name -> !masked.contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw Problem.recipe(
                            ProblemCode.E_PATTERN,
                            "‹pattern›: '" + name + "' is no quasi-identifier",
                            Spelling.advice(name, "the quasi-identifiers are", masked));
                });
    }

    private static void noteIdentifying(AssumedRecipe assumed, Table verbatim, List<String> notes) {
        List<String> there = assumed.identifying().stream()
                .filter(name -> verbatim.find(name) != null)
                .toList();
        if (!there.isEmpty()) {
            notes.add("The release still has columns that look like identifiers: " + String.join(", ", there)
                    + ". No figure here takes them into account.");
        }
    }

    private static void noteMissing(Set<String> missing, List<String> notes) {
        List<String> signs = missing.stream().filter(sign -> !sign.isEmpty()).toList();
        if (!signs.isEmpty()) {
            notes.add("Read as missing: " + String.join(", ", signs) + " and empty fields.");
        }
    }

    /** Notes where other tools may report different figures, and whether rows or persons were counted. */
    private static void noteFound(
            PrivacyFindings found, Table verbatim, AssessedTables tables, Set<String> missing, List<String> notes) {
        boolean holes = tables.original().with(Role.QUASI_IDENTIFIER).stream()
                .map(attribute -> verbatim.column(attribute.name()))
                .anyMatch(column -> IntStream.range(0, column.size())
                        .anyMatch(row -> column.missing(row) || missing.contains(column.text(row))));
        if (holes) {
            notes.add("A missing value counts as a separate value; sdcMicro treats it as equal to every value "
                    + "and may therefore report a larger k.");
        }
        if (found.rowsWithoutSuppressed().isPresent()
                && found.rowsWithoutSuppressed().get() > found.rows()) {
            notes.add("The rows that are suppressed as a whole form the smallest equivalence class; ARX does "
                    + "not count them and reports k = "
                    + found.rowsWithoutSuppressed().get() + ".");
        }
        if (tables.original().person().isPresent() && tables.persons().isEmpty()) {
            notes.add("People cannot be counted, because it is not known to whom each released row belongs; "
                    + "rows were counted instead.");
        } else if (tables.original().person().isEmpty()) {
            notes.add("Each row counts as one person; ‹person COLUMN› counts people.");
        }
    }

    private static List<Assessment.AssessedColumn> columns(
            Dataset data,
            Map<String, ReleasedColumns.ColumnPair> taken,
            Optional<AssumedRecipe> assumed,
            TableRecipe recipe) {
        Map<String, String> domains = new HashMap<>();
        recipe.attributes()
                .forEach(attribute -> domains.put(
                        attribute.name(),
                        CatalogEntry.Name.of(attribute.domain().getClass())));
        List<Assessment.AssessedColumn> columns = new ArrayList<>();
        for (Attribute attribute : data.attributes()) {
            if (attribute.is(Role.QUASI_IDENTIFIER) || attribute.is(Role.CONFIDENTIAL)) {
                ReleasedColumns.ColumnPair one = taken.get(attribute.name());
                columns.add(new Assessment.AssessedColumn(
                        attribute.name(),
                        attribute.roles().stream()
                                .sorted()
                                .map(Parameter::kebab)
                                .toList(),
                        assumed.flatMap(looked ->
                                        Optional.ofNullable(looked.why().get(attribute.name())))
                                .orElseGet(() -> domains.getOrDefault(attribute.name(), "")),
                        one == null ? "" : one.interpretation()));
            }
        }
        return columns;
    }

    /** The other column, with numbers converted to text if the first column holds text. */
    static Column like(Column before, Column other) {
        return before instanceof Words && other instanceof Numbers numbers ? ReleasedColumns.asWords(numbers) : other;
    }
}
