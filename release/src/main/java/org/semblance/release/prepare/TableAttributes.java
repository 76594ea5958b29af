package org.semblance.release.prepare;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.semblance.Count;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.catalog.Spelling;
import org.semblance.data.MissingValues;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Nominal;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.release.recipe.TableRecipe;

/** The roles that a recipe gives to the columns of a table; a column without a role is refused. */
public final class TableAttributes {

    /** How many characters of a header are shown. */
    private static final int MOST_HEADER = 60;

    private TableAttributes() {}

    /** Every column with its role, in the order of the table. */
    public static List<Attribute> of(TableRecipe recipe, Table table) {
        refuseMissingOnScale(recipe);
        Set<String> known = new LinkedHashSet<>(table.names());
        List<String> asked = recipe.attributes().stream().map(Attribute::name).toList();
        refuseDelimiter(recipe, table.names(), asked);
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
        refuseReleasedPerson(person, attributes);
        refuseNothingToMask(attributes);
        return attributes;
    }

    private static void refuseReleasedPerson(@Nullable String person, List<Attribute> attributes) {
        attributes.stream()
                .filter(attribute -> attribute.name().equals(person) && !attribute.is(Role.IDENTIFIER))
                .findFirst()
                .ifPresent(attribute -> {
                    throw Problem.recipe(
                            ProblemCode.E_PERSON,
                            "'" + person + "' identifies people, so it must not be released",
                            "give it the role identifier");
                });
    }

    private static void refuseNothingToMask(List<Attribute> attributes) {
        if (attributes.stream().noneMatch(attribute -> attribute.is(Role.QUASI_IDENTIFIER))) {
            throw Problem.recipe(
                    ProblemCode.E_QI,
                    "no attribute is a quasi-identifier, so there is nothing to mask",
                    "give the role quasi-identifier to the attributes that others may know of a person");
        }
    }

    /** Refuses a scale with a text that is declared as missing, because a median may be any category of the scale. */
    private static void refuseMissingOnScale(TableRecipe recipe) {
        Map<String, MissingValues> own = recipe.missingByColumn();
        for (Attribute attribute : recipe.attributes()) {
            MissingValues declared = own.getOrDefault(attribute.name(), MissingValues.NONE);
            if (attribute.domain() instanceof Ordinal ordinal
                    && ordinal.scale().stream()
                            .anyMatch(category -> recipe.missing().contains(category) || declared.lists(category))) {
                throw Problem.recipe(
                        ProblemCode.E_SCALE,
                        "the scale of '" + attribute.name() + "' holds a text that missing: declares to be no value",
                        "take it out of one of the two");
            }
        }
    }

    /**
     * Refuses a table that the delimiter of the recipe leaves in one piece. The line is repeated only if it names a column of the
     * recipe, because without a header it is a record.
     */
    private static void refuseDelimiter(TableRecipe recipe, List<String> there, List<String> asked) {
        String given = recipe.csv().delimiter();
        if (given == null || there.size() != 1 || asked.contains(there.get(0))) {
            return;
        }
        String line = there.get(0);
        List<String> fitting =
                Stream.of(",", ";", "\t", "|").filter(line::contains).toList();
        String fits = fitting.stream()
                .map(one -> "with " + (one.equals("\t") ? "tab" : one) + " it has "
                        + Count.of(pieces(line, one).size(), "column"))
                .collect(Collectors.joining(", "));
        if (!fits.isEmpty()) {
            boolean header =
                    fitting.stream().flatMap(one -> pieces(line, one).stream()).anyMatch(asked::contains);
            throw Problem.recipe(
                    ProblemCode.E_DELIMITER,
                    "with the delimiter that csv: gives, the header is one column"
                            + (header ? ", '" + beginning(line) + "'; " : "; ") + fits,
                    "give the delimiter of the file, or leave csv: {delimiter: ...} out");
        }
    }

    private static List<String> pieces(String line, String delimiter) {
        return List.of(line.split(Pattern.quote(delimiter), -1));
    }

    private static String beginning(String header) {
        return header.length() <= MOST_HEADER ? header : header.substring(0, MOST_HEADER) + "…";
    }

    private static void refuseUnknown(String name, String key, List<String> asked, Set<String> known) {
        if (!known.contains(name)) {
            throw Problem.recipe(
                    ProblemCode.E_QI,
                    key + ": the table has no column '" + name + "'",
                    Spelling.columns(name, asked, known));
        }
    }
}
