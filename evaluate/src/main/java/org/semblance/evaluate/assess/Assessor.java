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
import org.semblance.port.CsvLayout;
import org.semblance.port.TableFormat;
import org.semblance.port.TableReader;
import org.semblance.port.TableSource;
import org.semblance.port.TaxonomyReader;
import org.semblance.privacy.TCloseness;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.prepare.UndeclaredOrderCheck;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.report.RunLog;

/**
 * Judges a masked table, whoever made it, beside its original: what it holds, what it lost, what it still risks. Measures
 * that compare row with row need the same order of rows, or a key; the others do without.
 */
public final class Assessor {

    /** What is known of the columns: what a recipe says of them, or what somebody names. */
    public sealed interface Columns {

        /** Where paths lead. */
        Function<String, Path> files();

        /** Columns of a recipe. */
        record OfRecipe(TableRecipe recipe, Function<String, Path> files) implements Columns {}

        /** Columns that somebody names; the others are taken for what they look like. */
        record Named(ColumnRoles names, Function<String, Path> files) implements Columns {}
    }

    /**
     * How a release is to be read.
     *
     * @param key a column of both tables that tells rows apart; without it, rows are taken in their order
     * @param inOrder whether rows stand in the same order, though columns differ that a recipe keeps
     * @param dropped whether quasi-identifiers that the release has not were suppressed
     * @param patterns what the values of a column are to be read as, by column
     * @param auto whether the values of all columns are read as what they look like
     * @param missing texts that mean "no value" beside those of a recipe
     */
    public record Reading(
            @Nullable String key,
            boolean inOrder,
            boolean dropped,
            Map<String, ColumnReading> patterns,
            boolean auto,
            List<String> missing) {

        /** A release that is read as it stands. */
        public static final Reading PLAIN = new Reading(null, false, false, Map.of(), false, List.of());

        /** The same with rows that are found by a key. */
        public Reading by(@Nullable String other) {
            return new Reading(other, inOrder, dropped, patterns, auto, missing);
        }
    }

    /**
     * What to measure.
     *
     * @param names measures by name; where there are none, those of the recipe, or all there are without one
     * @param all whether all are taken, whatever a recipe says
     * @param least how many rows must stand behind a count that is told
     */
    public record Wish(List<String> names, boolean all, int least) {

        public static final int USUAL_LEAST = 10;

        /** What is usual. */
        public static final Wish USUAL = new Wish(List.of(), false, USUAL_LEAST);

        public Wish {
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
     * Measures a release by the measures of a recipe.
     *
     * @param files where the paths of the recipe lead
     * @param key a column of both tables that tells rows apart; without it, rows are taken in their order
     */
    public Assessment measure(
            TableRecipe recipe,
            Function<String, Path> files,
            TableSource original,
            TableSource release,
            @Nullable String key,
            Watcher watcher) {
        return judge(
                new Columns.OfRecipe(recipe, files), original, release, Reading.PLAIN.by(key), Wish.USUAL, watcher);
    }

    /** Judges a release. */
    public Assessment judge(
            Columns columns, TableSource original, TableSource release, Reading reading, Wish wish, Watcher watcher) {
        RunLog journal = new RunLog(watcher);
        List<String> notes = new ArrayList<>();
        Optional<AssumedRecipe> assumed = columns instanceof Columns.Named named
                ? Optional.of(AssumedRecipe.of(named.names(), original, release, reader, catalog, journal))
                : Optional.empty();
        TableRecipe recipe = columns instanceof Columns.OfRecipe written
                ? written.recipe()
                : assumed.orElseThrow().recipe();
        Preparation prepared = Preparation.unjudged(
                recipe, original, new Preparation.Sources(reader, taxonomies, columns.files()), journal);
        ReleasedColumns reads =
                new ReleasedColumns(recipe, reading, prepared.data().population(), wish.least(), journal);
        ConfidentialColumns confidential = new ConfidentialColumns(prepared.data(), reads, journal);
        Table verbatim = confidential.shown(released(recipe, prepared.data(), release, reading, notes, journal));
        assumed.ifPresent(looked -> {
            noteIdentifying(looked, verbatim, notes);
            noteMissing(reads.missing(), notes);
        });
        refusePatternsOfOthers(reading, prepared.data());
        Map<String, ReleasedColumns.Taken> taken = taken(prepared, verbatim, reads);
        AssessedTables tables = AssessedTables.of(prepared.data(), verbatim, taken, reads, reading, notes);
        tables.noteUntrue(wish.least(), notes);
        confidential.compare(tables.released(), tables.match(), wish.least());
        warnOfUnsaidOrder(tables, journal);

        PrivacyFindings found = PrivacyFindings.of(
                judged(verbatim, tables.original(), reads),
                tables.original().attributes(),
                reads.missing(),
                tables.persons());
        noteFound(found, verbatim, tables, reads.missing(), notes);
        AssessedMeasures measures = AssessedMeasures.of(recipe, assumed.isEmpty(), wish, catalog);
        if (taken.values().stream().anyMatch(ReleasedColumns.Taken::strange)) {
            measures.leaveOutExactMatches();
        }
        measures.take(tables, journal);
        return new Assessment(
                tables.original().table().size(),
                verbatim.size(),
                found,
                columns(prepared.data(), taken, assumed, recipe),
                measures.figures(),
                measures.withoutRows(),
                tables.match()
                        .unknown()
                        .map(problem -> new Assessment.Unmatched(problem.code(), problem.what(), problem.advice())),
                measures.notApplicable(),
                tables.spreads(wish.least()),
                journal.warnings(),
                notes,
                wish.least(),
                Version.current());
    }

    /** The release with quasi-identifiers as they read, and no value in confidential columns where there is none. */
    private static Table judged(Table verbatim, Dataset original, ReleasedColumns reads) {
        return verbatim.with(original.with(Role.CONFIDENTIAL).stream()
                .filter(attribute -> !attribute.is(Role.QUASI_IDENTIFIER))
                .flatMap(attribute -> Stream.ofNullable(verbatim.find(attribute.name())))
                .map(reads::words)
                .toList());
    }

    /** t is told of every confidential column, so it is as if it were asked of each. */
    private static void warnOfUnsaidOrder(AssessedTables tables, Watcher watcher) {
        for (Attribute attribute : tables.original().with(Role.CONFIDENTIAL)) {
            Column column = tables.released().find(attribute.name());
            if (column != null && !attribute.is(Role.QUASI_IDENTIFIER)) {
                UndeclaredOrderCheck.warn(
                        List.of(new TCloseness(1, attribute.name(), null)), column, attribute.domain(), watcher);
            }
        }
    }

    private Table released(
            TableRecipe recipe,
            Dataset data,
            TableSource release,
            Reading reading,
            List<String> notes,
            Watcher watcher) {
        // a release need not be laid out as its original is, but a decimal sign cannot be seen
        TableFormat form =
                TableFormat.looking(new CsvLayout(null, null, recipe.csv().decimal()));
        Table table = reader.read(TableReader.Request.verbatim(release, form), watcher)
                .table();
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

    /** What to do where a column differs from one that is missed in capital letters only. */
    private static Optional<String> renamed(List<String> absent, List<String> there) {
        return absent.stream()
                .filter(name -> there.stream().anyMatch(name::equalsIgnoreCase))
                .findFirst()
                .map(name ->
                        Spelling.advice(name, "columns need the same names in both files; the release has", there));
    }

    /** What each quasi-identifier was released as. */
    private static Map<String, ReleasedColumns.Taken> taken(
            Preparation prepared, Table verbatim, ReleasedColumns reads) {
        Map<String, ReleasedColumns.Taken> taken = new LinkedHashMap<>();
        for (Attribute attribute : prepared.data().with(Role.QUASI_IDENTIFIER)) {
            taken.put(attribute.name(), taken(prepared, attribute, verbatim, reads));
        }
        return taken;
    }

    private static ReleasedColumns.Taken taken(
            Preparation prepared, Attribute attribute, Table verbatim, ReleasedColumns reads) {
        Column before = prepared.data().table().column(attribute.name());
        Column after = verbatim.column(attribute.name());
        ConceptMapping meanings = prepared.meanings().get(attribute.name());
        if (meanings != null && attribute.domain() instanceof Concepts domain) {
            // in the words of the taxonomy, as the original has them
            return new ReleasedColumns.Taken(
                    domain,
                    before,
                    meanings.read(reads.words(after), domain),
                    "concepts of " + domain.taxonomy().name());
        }
        return reads.take(attribute, before, after, verbatim.rows());
    }

    private static void refusePatternsOfOthers(Reading reading, Dataset data) {
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

    /** What a user of another tool may see otherwise there. */
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
        if (found.rowsBeside().isPresent() && found.rowsBeside().get() > found.rows()) {
            notes.add("The rows that are suppressed as a whole form the smallest equivalence class; ARX does "
                    + "not count them and reports k = " + found.rowsBeside().get() + ".");
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
            Map<String, ReleasedColumns.Taken> taken,
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
                ReleasedColumns.Taken one = taken.get(attribute.name());
                columns.add(new Assessment.AssessedColumn(
                        attribute.name(),
                        attribute.roles().stream()
                                .sorted()
                                .map(Parameter::kebab)
                                .toList(),
                        assumed.flatMap(looked ->
                                        Optional.ofNullable(looked.why().get(attribute.name())))
                                .orElseGet(() -> domains.getOrDefault(attribute.name(), "")),
                        one == null ? "" : one.told()));
            }
        }
        return columns;
    }

    /** Numbers as texts where labels took the place of numbers, also in the population. */
    static Column like(Column before, Column other) {
        return before instanceof Words && other instanceof Numbers numbers ? ReleasedColumns.asWords(numbers) : other;
    }
}
