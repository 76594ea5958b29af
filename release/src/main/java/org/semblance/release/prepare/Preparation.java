package org.semblance.release.prepare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Distinct;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.taxonomy.ConceptMapping;
import org.semblance.method.UnreachableAims;
import org.semblance.port.TableReader;
import org.semblance.port.TaxonomyReader;
import org.semblance.privacy.Aim;
import org.semblance.privacy.AttributeGuarantee;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.Guarantee;
import org.semblance.release.columns.MissingHeaderCheck;
import org.semblance.release.recipe.RowCondition;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.source.InputWitness;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;

/**
 * A table that is ready to be masked: it was read, every column has its role and domain, only the rows asked for are
 * kept, and what must not be released was refused.
 *
 * @param asRead the rows kept, as they were read
 * @param form the format that the table was found in
 * @param rowsLeftOut the number of rows excluded by the recipe's condition
 * @param meanings the mappings of the attributes whose values are concepts
 * @param lexicons lexicons of the masked attributes, for words that do not occur in the table
 * @param tuples the number of quasi-identifier combinations before and after mapping to concepts
 */
public record Preparation(
        Dataset data,
        Table asRead,
        TableFormat form,
        int rowsLeftOut,
        Map<String, ConceptMapping> meanings,
        Map<String, ColumnLexicon> lexicons,
        Tuples tuples) {

    /** The number of distinct quasi-identifier combinations, as written and after mapping to concepts. */
    public record Tuples(int asWritten, int asMeant) {

        /** Used if no attribute is mapped to concepts; the counts are equal and not needed. */
        public static final Tuples UNCHANGED = new Tuples(0, 0);

        public static Tuples of(Dataset asWritten, Dataset asMeant) {
            return new Tuples(count(asWritten), count(asMeant));
        }

        private static int count(Dataset data) {
            return Distinct.of(
                            data.table().size(),
                            data.with(Role.QUASI_IDENTIFIER).stream()
                                    .map(attribute -> data.table()
                                            .column(attribute.name())
                                            .codes())
                                    .toList())
                    .count();
        }

        /** The number of combinations that became equal to another because they have the same meaning. */
        public int merged() {
            return asWritten - asMeant;
        }
    }

    /** Readers of tables and taxonomies, and the paths of the recipe. */
    public record Sources(TableReader tables, TaxonomyReader taxonomies, Function<String, Path> files) {}

    public static Preparation of(TableRecipe recipe, TableSource source, Sources sources, Watcher watcher) {
        Preparation prepared = unjudged(recipe, source, sources, watcher);
        refuseImpossible(recipe, prepared.data);
        Optional<int[]> persons = prepared.data.person().map(Words::codes);
        return judged(
                recipe,
                prepared,
                name -> KeptValues.of((Words) prepared.data.table().column(name), persons),
                true,
                watcher);
    }

    /**
     * Prepares a table of which only a part is available, provided that it contains every word of the
     * quasi-identifiers and every word that a domain must know.
     *
     * @param values how far the values of each kept column distinguish rows in the whole table
     * @param whole whether the part is all of the table
     */
    public static Preparation ofPart(
            TableRecipe recipe,
            TableReader.Reading part,
            Function<String, KeptValues> values,
            boolean whole,
            Sources sources,
            Watcher watcher) {
        return judged(recipe, unjudged(recipe, part, sources, watcher), values, whole, watcher);
    }

    private static Preparation judged(
            TableRecipe recipe,
            Preparation prepared,
            Function<String, KeptValues> values,
            boolean whole,
            Watcher watcher) {
        KeptColumnsCheck.judge(recipe, prepared.data, values, whole, watcher);
        SpellingVariantsCheck.warn(recipe, prepared.data, watcher);
        StarredValuesCheck.warn(prepared.data, watcher);
        if (whole) {
            UnnamedPersonsCheck.warn(prepared.data, watcher);
        }
        for (Attribute attribute : prepared.data.with(Role.CONFIDENTIAL)) {
            UndeclaredOrderCheck.warn(
                    recipe.guaranteesToVerify(),
                    prepared.data.table().column(attribute.name()),
                    attribute.domain(),
                    watcher);
        }
        if (recipe.method().claims().stream().anyMatch(Contributors.class::isInstance)) {
            FewNumbersCheck.warn(prepared.data, watcher);
        }
        return prepared;
    }

    /** Prepares a table that will not be released, without the checks for releases. */
    public static Preparation unjudged(TableRecipe recipe, TableSource source, Sources sources, Watcher watcher) {
        InputWitness witness = InputFiles.witness(recipe, sources.files);
        return witness.during(() -> unjudged(
                recipe, sources.tables.read(request(recipe, source.seenBy(witness)), watcher), sources, watcher));
    }

    private static Preparation unjudged(
            TableRecipe recipe, TableReader.Reading reading, Sources sources, Watcher watcher) {
        MissingHeaderCheck.refuseRecord(reading.table());
        refuseWordsThatReadAsMissing(recipe, reading.table(), reading.form());
        List<Attribute> attributes = TableAttributes.of(recipe, reading.table());
        Table kept = rows(recipe, reading.table(), attributes);
        Dataset data = new Dataset(
                kept,
                attributes,
                Optional.ofNullable(recipe.settings().person()).map(name -> person(kept, name)),
                recipe.method().combine(),
                Optional.ofNullable(recipe.settings().population())
                        .map(path -> population(recipe, path, attributes, sources, watcher)));
        Grounding.GroundedDataset grounded = new Grounding(recipe, sources, watcher).ground(data);
        return new Preparation(
                grounded.data(),
                kept,
                reading.form(),
                reading.table().size() - kept.size(),
                grounded.meanings(),
                grounded.lexicons(),
                grounded.meanings().isEmpty() ? Tuples.UNCHANGED : Tuples.of(data, grounded.data()));
    }

    /** Reads the population, among whom an intruder would search; only its quasi-identifiers are kept. */
    private static Table population(
            TableRecipe recipe, String path, List<Attribute> attributes, Sources sources, Watcher watcher) {
        List<String> needed = attributes.stream()
                .filter(attribute -> attribute.is(Role.QUASI_IDENTIFIER))
                .map(Attribute::name)
                .toList();
        TableFormat form = TableFormat.looking(recipe.csv().ofNumbers());
        Table table = sources.tables
                .read(request(recipe, TableSource.of(sources.files.apply(path)), form, needed::contains), watcher)
                .table();
        needed.stream().filter(name -> table.find(name) == null).findFirst().ifPresent(name -> {
            throw Problem.data(
                    ProblemCode.E_POPULATION,
                    "population: the file has no column '" + name + "'",
                    "give a file that has every quasi-identifier under the name it has in the recipe");
        });
        return table.only(needed);
    }

    /** The request for the table of a recipe. */
    public static TableReader.Request request(TableRecipe recipe, TableSource source) {
        return request(recipe, source, TableFormat.looking(recipe.csv()), name -> true);
    }

    /** The request for any table, with the settings of a recipe. */
    static TableReader.Request request(
            TableRecipe recipe, TableSource source, TableFormat form, TableReader.Columns wanted) {
        return new TableReader.Request(
                source,
                form,
                recipe.missing(),
                recipe.settings().normalize() == TableRecipe.Normalization.NFC,
                numbers(recipe)::contains,
                wanted,
                recipe.missingByColumn());
    }

    /** The names of the columns that are read as numbers. */
    public static Set<String> numbers(TableRecipe recipe) {
        return new HashSet<>(recipe.attributes().stream()
                .filter(attribute -> attribute.is(Role.QUASI_IDENTIFIER)
                        && attribute.domain().ofNumbers())
                .map(Attribute::name)
                .toList());
    }

    /** The names of the columns that {@code where: complete} considers: all except identifiers. */
    public static List<String> released(List<Attribute> attributes) {
        return attributes.stream()
                .filter(attribute -> !attribute.is(Role.IDENTIFIER))
                .map(Attribute::name)
                .toList();
    }

    /** Refuses values that equal the text for missing values, which a CSV release could not distinguish. */
    public static void refuseWordsThatReadAsMissing(TableRecipe recipe, Table table, TableFormat form) {
        String missing = recipe.missingText();
        for (Column column : table.columns()) {
            if (form.known() == TableFormat.Format.CSV
                    && column instanceof Words words
                    && words.dictionary().contains(missing)) {
                throw Problem.data(
                        ProblemCode.E_MISSING,
                        "column '" + column.name()
                                + "' has empty fields, which missing: does not declare to be no value,"
                                + " and a release would show missing values the same way",
                        "add \"\" to missing:, or another text that is not a number");
            }
        }
    }

    private static Words person(Table table, String name) {
        return (Words) table.column(name);
    }

    private static Table rows(TableRecipe recipe, Table table, List<Attribute> attributes) {
        String where = recipe.settings().where();
        if (where == null) {
            return table;
        }
        int[] rows = RowCondition.of(where).rows(table, released(attributes));
        if (rows.length == 0) {
            throw Problem.recipe(ProblemCode.E_WHERE, "where: no row is left", "loosen the condition");
        }
        return rows.length == table.size() ? table : table.rows(rows);
    }

    /**
     * Refuses guarantees on a confidential attribute that cannot be reached, or whose values are outside its domain.
     */
    private static void refuseImpossible(TableRecipe recipe, Dataset data) {
        List<Aim> aims = new ArrayList<>();
        for (Guarantee promise : recipe.guaranteesToVerify()) {
            if (promise instanceof AttributeGuarantee one) {
                aims.add(one);
                refuseOutside(one.of(), data);
            }
        }
        if (!aims.isEmpty()) {
            UnreachableAims.refuse(aims, Evidence.ofOriginal(data), data.table().size());
        }
    }

    /** Refuses values that are not on the attribute's scale or not leaves of its hierarchy, and names the rows. */
    public static void refuseOutside(String name, Dataset data) {
        data.attributes().stream()
                .filter(attribute -> attribute.name().equals(name))
                .filter(attribute ->
                        attribute.domain() instanceof Ordinal || attribute.domain() instanceof Hierarchical)
                .forEach(data::space);
    }
}
