package org.semblance.release.stream;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.method.noise.Masker;
import org.semblance.method.noise.NoiseLevel;
import org.semblance.release.prepare.ColumnLexicon;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.recipe.RowCondition;
import org.semblance.release.recipe.RowFilter;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.source.TableFormat;

/**
 * The columns of a stream, which are those of the reference table in any order.
 *
 * @param fields the columns that are not dropped, in the order of the stream
 * @param filter the filter of records to keep; null keeps all
 * @param level the index of the column with the level of noise, or −1
 */
record StreamColumns(List<NamedField> fields, @Nullable RowFilter filter, int level) {

    /** A column that is not dropped. */
    record NamedField(String name, StreamField field) {}

    /** The columns of a stream with these names. */
    static StreamColumns of(
            List<String> names, TableRecipe recipe, Preparation prepared, Masker masker, TableFormat form) {
        Dataset data = prepared.data();
        refuseOthers(names, data, recipe);
        boolean text = form.known() == TableFormat.Format.CSV;
        boolean safe = text && recipe.release().spreadsheetSafe();
        String missing = recipe.missingText();
        String ambiguous = text && !recipe.missing().contains(missing) ? missing : null;
        List<NamedField> fields = new ArrayList<>();
        for (int column = 0; column < names.size(); column++) {
            String name = names.get(column);
            Attribute attribute = data.attributes().stream()
                    .filter(one -> one.name().equals(name))
                    .findFirst()
                    .orElseThrow();
            if (attribute.is(Role.QUASI_IDENTIFIER)) {
                fields.add(new NamedField(name, masked(column, prepared, masker, name, safe)));
            } else if (!attribute.is(Role.IDENTIFIER)) {
                fields.add(new NamedField(name, new StreamField.UnmaskedField(name, column, safe, ambiguous)));
            }
        }
        String where = recipe.settings().where();
        Set<String> numbers = Preparation.numbers(recipe);
        return new StreamColumns(
                fields,
                where == null
                        ? null
                        : RowCondition.of(where)
                                .ofRecords(names, numbers::contains, Preparation.released(data.attributes())),
                masker.levelColumn().map(name -> level(names, name)).orElse(-1));
    }

    /**
     * The index of the level column. If the stream lacks it, so does the reference table, which has the same columns.
     */
    private static int level(List<String> names, String column) {
        if (!names.contains(column)) {
            throw NoiseLevel.noColumn(column);
        }
        return names.indexOf(column);
    }

    private static StreamField masked(int column, Preparation prepared, Masker masker, String name, boolean safe) {
        int cell = IntStream.range(0, masker.attributes().size())
                .filter(j -> masker.attributes().get(j).name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("a quasi-identifier that would not be masked"));
        if (!(masker.attributes().get(cell).domain() instanceof Concepts domain)) {
            return new StreamField.OfNumbers(name, column, cell);
        }
        ColumnLexicon lexicon = prepared.lexicons().get(name);
        if (lexicon == null) {
            throw new IllegalStateException("a domain of concepts without words");
        }
        lexicon.refuseUnknown();
        return new StreamField.OfConcepts(
                name, column, cell, lexicon.within(concept -> masker.knows(cell, concept)), domain, safe);
    }

    /**
     * Refuses a stream that lacks columns or has others. Identifiers may be absent unless {@code where:} is used,
     * because they are dropped.
     */
    private static void refuseOthers(List<String> names, Dataset data, TableRecipe recipe) {
        List<String> known = data.table().names();
        if (names.stream().noneMatch(known::contains)) {
            // the line is not repeated in the message, because it may be a record
            throw Problem.data(
                    ProblemCode.E_HEADER,
                    "standard input: its first line names none of the columns of the reference table",
                    "put a line with the names of the columns in front");
        }
        List<String> without =
                names.stream().filter(name -> !known.contains(name)).toList();
        if (!without.isEmpty()) {
            throw Problem.data(
                    ProblemCode.E_ROLE,
                    "standard input: "
                            + (without.size() == 1 ? "a column has" : without.size() + " columns have")
                            + " no role, since the reference table lacks " + (without.size() == 1 ? "it" : "them")
                            + ": " + String.join(", ", without),
                    "send the columns of the reference table, in any order");
        }
        boolean looked = recipe.settings().where() != null;
        List<String> absent = data.attributes().stream()
                .filter(attribute -> looked || !attribute.is(Role.IDENTIFIER))
                .map(Attribute::name)
                .filter(name -> !names.contains(name))
                .toList();
        if (!absent.isEmpty()) {
            throw Problem.data(
                    ProblemCode.E_QI,
                    "standard input: " + (absent.size() == 1 ? "a column is" : absent.size() + " columns are")
                            + " not there: " + String.join(", ", absent),
                    "send the columns of the reference table, in any order");
        }
    }

    /** The masked columns. */
    List<StreamField.MaskedField> masked() {
        return fields.stream()
                .map(NamedField::field)
                .filter(StreamField.MaskedField.class::isInstance)
                .map(StreamField.MaskedField.class::cast)
                .toList();
    }

    /** The names of the columns that are written. */
    List<String> written() {
        return fields.stream().map(NamedField::name).toList();
    }
}
