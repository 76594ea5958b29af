package org.semblance.release.prepare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.catalog.Spelling;
import org.semblance.data.Column;
import org.semblance.data.Distinct;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.taxonomy.ConceptMapping;
import org.semblance.method.UnreachableAims;
import org.semblance.port.CsvLayout;
import org.semblance.port.TableFormat;
import org.semblance.port.TableReader;
import org.semblance.port.TableSource;
import org.semblance.port.TaxonomyReader;
import org.semblance.privacy.Aim;
import org.semblance.privacy.AttributeGuarantee;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.Guarantee;
import org.semblance.release.columns.MissingHeaderCheck;
import org.semblance.release.recipe.RowCondition;
import org.semblance.release.recipe.TableRecipe;

/**
 * From a source to attributes that are known for what they are: reads the table, gives every column its role, keeps the
 * rows asked for, and refuses what must not be released.
 *
 * @param asRead the rows kept, as they stand in the table
 * @param form the form the table was found in
 * @param rowsLeftOut how many rows the recipe's condition left out
 * @param meanings what the words of those attributes mean that are concepts
 * @param lexicons what words mean that are yet to come, of attributes that are masked
 * @param tuples how many combinations of quasi-identifiers there are, as written and as meant
 */
public record Preparation(
        Dataset data,
        Table asRead,
        TableFormat form,
        int rowsLeftOut,
        Map<String, ConceptMapping> meanings,
        Map<String, ColumnLexicon> lexicons,
        Tuples tuples) {

    /** How many different combinations of quasi-identifiers a table has, as its values are written and as they are meant. */
    public record Tuples(int asWritten, int asMeant) {

        /** Where no word means a concept, they are the same and nobody asks how many. */
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

        /** How many are one with another because they mean the same. */
        public int merged() {
            return asWritten - asMeant;
        }
    }

    /** Columns with as many different numbers as this, or fewer, look like categories. */
    private static final int FEW_NUMBERS = 6;

    /** What is read from elsewhere: tables, taxonomies, and where the paths of a recipe lead. */
    public record Sources(TableReader tables, TaxonomyReader taxonomies, Function<String, Path> files) {}

    /**
     * How many values a column holds.
     *
     * @param rows how many rows there are
     * @param present how many of them have a value
     * @param different how many different values there are
     */
    public record Held(int rows, int present, int different) {

        static Held of(Words column) {
            return new Held(column.size(), column.present(), column.dictionary().size());
        }
    }

    public static Preparation of(TableRecipe recipe, TableSource source, Sources sources, Watcher watcher) {
        Preparation prepared = unjudged(recipe, source, sources, watcher);
        refuseImpossible(recipe, prepared.data);
        return judged(
                recipe, prepared, name -> Held.of((Words) prepared.data.table().column(name)), watcher);
    }

    /**
     * The same for a table of which only a part is at hand, but every word that a quasi-identifier shows and every one that a
     * domain must know.
     *
     * @param held what the columns hold that are kept as they are, in the whole table
     */
    public static Preparation ofPart(
            TableRecipe recipe,
            TableReader.Reading part,
            Function<String, Held> held,
            Sources sources,
            Watcher watcher) {
        return judged(recipe, unjudged(recipe, part, sources, watcher), held, watcher);
    }

    private static Preparation judged(
            TableRecipe recipe, Preparation prepared, Function<String, Held> held, Watcher watcher) {
        refuseUnique(recipe, prepared.data.attributes(), held, watcher);
        SpellingVariantsCheck.warn(recipe, prepared.data, watcher);
        for (Attribute attribute : prepared.data.with(Role.CONFIDENTIAL)) {
            UndeclaredOrderCheck.warn(
                    recipe.promises(), prepared.data.table().column(attribute.name()), attribute.domain(), watcher);
        }
        if (recipe.method().claims().stream().anyMatch(Contributors.class::isInstance)) {
            warnOfFewNumbers(prepared.data, watcher);
        }
        return prepared;
    }

    /** The same for a table that will not be released. */
    public static Preparation unjudged(TableRecipe recipe, TableSource source, Sources sources, Watcher watcher) {
        return unjudged(recipe, sources.tables.read(request(recipe, source), watcher), sources, watcher);
    }

    private static Preparation unjudged(
            TableRecipe recipe, TableReader.Reading reading, Sources sources, Watcher watcher) {
        MissingHeaderCheck.refuseRecord(reading.table());
        refuseWordsThatReadAsMissing(recipe, reading.table(), reading.form());
        List<Attribute> attributes = attributes(recipe, reading.table());
        Table kept = rows(recipe, reading.table(), attributes);
        Dataset data = new Dataset(
                kept,
                attributes,
                Optional.ofNullable(recipe.settings().person()).map(name -> person(kept, name)),
                recipe.method().combine(),
                Optional.ofNullable(recipe.settings().population())
                        .map(path -> population(recipe, path, attributes, sources, watcher)));
        Grounding.Grounded grounded = new Grounding(recipe, sources, watcher).ground(data);
        return new Preparation(
                grounded.data(),
                kept,
                reading.form(),
                reading.table().size() - kept.size(),
                grounded.meanings(),
                grounded.lexicons(),
                grounded.meanings().isEmpty() ? Tuples.UNCHANGED : Tuples.of(data, grounded.data()));
    }

    /** Those among whom an intruder would look, as far as the quasi-identifiers tell of them. */
    private static Table population(
            TableRecipe recipe, String path, List<Attribute> attributes, Sources sources, Watcher watcher) {
        List<String> needed = attributes.stream()
                .filter(attribute -> attribute.is(Role.QUASI_IDENTIFIER))
                .map(Attribute::name)
                .toList();
        TableFormat form =
                TableFormat.looking(new CsvLayout(null, null, recipe.csv().decimal()));
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

    /** How a recipe asks for its table. */
    public static TableReader.Request request(TableRecipe recipe, TableSource source) {
        return request(recipe, source, TableFormat.looking(recipe.csv()), name -> true);
    }

    /** How a recipe asks for a table. */
    static TableReader.Request request(
            TableRecipe recipe, TableSource source, TableFormat form, TableReader.Columns wanted) {
        return new TableReader.Request(
                source,
                form,
                recipe.missing(),
                recipe.settings().normalize() == TableRecipe.Normalization.NFC,
                numbers(recipe)::contains,
                wanted);
    }

    /** The columns that are read as numbers. */
    public static Set<String> numbers(TableRecipe recipe) {
        return new HashSet<>(recipe.attributes().stream()
                .filter(attribute -> attribute.is(Role.QUASI_IDENTIFIER)
                        && attribute.domain().ofNumbers())
                .map(Attribute::name)
                .toList());
    }

    /** The columns that {@code where: complete} looks at. */
    public static List<String> released(List<Attribute> attributes) {
        return attributes.stream()
                .filter(attribute -> !attribute.is(Role.IDENTIFIER))
                .map(Attribute::name)
                .toList();
    }

    /** Every column with its role, in the order of the table. */
    public static List<Attribute> attributes(TableRecipe recipe, Table table) {
        refuseMissingOnScale(recipe);
        Set<String> known = new LinkedHashSet<>(table.names());
        List<String> asked = recipe.attributes().stream().map(Attribute::name).toList();
        for (String name : asked) {
            refuseUnknown(name, "attributes", asked, known);
        }
        List<Attribute> attributes = new ArrayList<>();
        List<String> without = new ArrayList<>();
        String person = recipe.settings().person();
        if (person != null) {
            refuseUnknown(person, "person", asked, known);
        }
        for (String name : known) {
            Optional<Attribute> given = recipe.attributes().stream()
                    .filter(attribute -> attribute.name().equals(name))
                    .findFirst();
            if (given.isPresent()) {
                attributes.add(given.get());
            } else if (name.equals(person)) {
                attributes.add(Attribute.of(name, Role.IDENTIFIER, new Nominal()));
            } else {
                without.add(name);
            }
        }
        if (!without.isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_ROLE,
                    (without.size() == 1 ? "a column has no role: " : without.size() + " columns have no role: ")
                            + String.join(", ", without),
                    "give each a role in attributes: identifier, quasi-identifier, confidential or other");
        }
        attributes.stream()
                .filter(attribute -> attribute.name().equals(person) && !attribute.is(Role.IDENTIFIER))
                .findFirst()
                .ifPresent(attribute -> {
                    throw Problem.recipe(
                            ProblemCode.E_PERSON,
                            "'" + person + "' identifies people, so it must not be released",
                            "give it the role identifier");
                });
        if (attributes.stream().noneMatch(attribute -> attribute.is(Role.QUASI_IDENTIFIER))) {
            throw Problem.recipe(
                    ProblemCode.E_QI,
                    "no attribute is a quasi-identifier, so there is nothing to mask",
                    "give the role quasi-identifier to the attributes that others may know of a person");
        }
        return attributes;
    }

    /** A median may fall on any category of the scale: none of them may be read as no value. */
    private static void refuseMissingOnScale(TableRecipe recipe) {
        for (Attribute attribute : recipe.attributes()) {
            if (attribute.domain() instanceof Ordinal ordinal
                    && ordinal.scale().stream().anyMatch(recipe.missing()::contains)) {
                throw Problem.recipe(
                        ProblemCode.E_SCALE,
                        "the scale of '" + attribute.name() + "' holds a text that missing: declares to be no value",
                        "take it out of one of the two");
            }
        }
    }

    /** In text, what is missing is written as a text: no value may read the same. */
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

    private static void refuseUnknown(String name, String key, List<String> asked, Set<String> known) {
        if (!known.contains(name)) {
            throw Problem.recipe(
                    ProblemCode.E_QI,
                    key + ": the table has no column '" + name + "'",
                    Spelling.columns(name, asked, known));
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

    /** A column that is kept and differs in every row tells the rows apart, whatever happens to the others. */
    private static void refuseUnique(
            TableRecipe recipe, List<Attribute> attributes, Function<String, Held> columns, Watcher watcher) {
        for (Attribute attribute : attributes) {
            boolean kept = !attribute.is(Role.IDENTIFIER) && !attribute.is(Role.QUASI_IDENTIFIER);
            if (!kept || recipe.uniqueKept().contains(attribute.name())) {
                continue;
            }
            Held held = columns.apply(attribute.name());
            if (held.present == held.rows && held.different == held.present && held.present > 1) {
                throw Problem.recipe(
                        ProblemCode.E_UNIQUE_COLUMN,
                        "column '" + attribute.name()
                                + "' is kept, but every row has a different value: it would identify the rows",
                        "make it an identifier or a quasi-identifier, or accept it with allow: [unique]");
            }
            if (held.present >= 10 && held.different >= 0.9 * held.present) {
                watcher.warn(
                        WarningCode.W_NEARLY_UNIQUE,
                        "column '" + attribute.name()
                                + "' is kept, but nearly every row has a different value: anybody who knows the value can "
                                + "find the row");
            }
        }
    }

    /** What is promised of a confidential attribute must be possible at all, and its values must be of its domain. */
    private static void refuseImpossible(TableRecipe recipe, Dataset data) {
        List<Aim> aims = new ArrayList<>();
        for (Guarantee promise : recipe.promises()) {
            if (promise instanceof AttributeGuarantee one) {
                aims.add(one);
                refuseOutside(one.of(), data);
            }
        }
        if (!aims.isEmpty()) {
            UnreachableAims.refuse(aims, Evidence.ofOriginal(data), data.table().size());
        }
    }

    /** Refuses an attribute with values that are not on its scale or no leaves of its hierarchy, and names the rows. */
    public static void refuseOutside(String name, Dataset data) {
        data.attributes().stream()
                .filter(attribute -> attribute.name().equals(name))
                .filter(attribute ->
                        attribute.domain() instanceof Ordinal || attribute.domain() instanceof Hierarchical)
                .forEach(data::space);
    }

    /** The mean of few different numbers may be one of them only if all are alike: it then tells the whole group. */
    private static void warnOfFewNumbers(Dataset data, Watcher watcher) {
        for (Attribute attribute : data.with(Role.QUASI_IDENTIFIER)) {
            if (data.table().column(attribute.name()) instanceof Numbers numbers) {
                Set<Double> different = new HashSet<>();
                for (int row = 0; row < numbers.size() && different.size() <= FEW_NUMBERS; row++) {
                    if (!numbers.missing(row)) {
                        different.add(numbers.at(row));
                    }
                }
                if (different.size() == 2) {
                    watcher.warn(
                            WarningCode.W_BINARY_MEAN,
                            "column '" + attribute.name()
                                    + "' has two values: a mean that equals one of them reveals the value of the whole group; "
                                    + "nominal is the better domain");
                } else if (different.size() > 2 && different.size() <= FEW_NUMBERS) {
                    watcher.warn(
                            WarningCode.W_FEW_VALUES,
                            "column '" + attribute.name() + "' has only " + different.size() + " different numbers:"
                                    + " if they are codes, nominal or ordinal is the better domain");
                }
            }
        }
    }
}
