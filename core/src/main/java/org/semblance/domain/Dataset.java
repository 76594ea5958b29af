package org.semblance.domain;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.semblance.Problem;
import org.semblance.data.Table;
import org.semblance.data.Words;

/**
 * A table whose columns are known for what they are.
 *
 * @param person the column that tells persons apart, if any
 * @param combine how attributes combine where records are compared
 * @param population those among whom an intruder looks for the people of this table, where a file of them was given
 * @param varying where this is a part of a table, the quasi-identifiers that vary in the whole
 */
public record Dataset(
        Table table,
        List<Attribute> attributes,
        Optional<Words> person,
        Combination combine,
        Optional<Table> population,
        Optional<Set<String>> varying) {

    public Dataset {
        attributes = List.copyOf(attributes);
        for (Attribute attribute : attributes) {
            if (table.find(attribute.name()) == null) {
                throw Problem.recipe(
                        "E_QI",
                        "the table has no column '" + attribute.name() + "'",
                        "check the name; the table has: " + String.join(", ", table.names()));
            }
        }
    }

    /** Data that are no part of others. */
    public Dataset(
            Table table,
            List<Attribute> attributes,
            Optional<Words> person,
            Combination combine,
            Optional<Table> population) {
        this(table, attributes, person, combine, population, Optional.empty());
    }

    /** Data of which no population is known. */
    public Dataset(Table table, List<Attribute> attributes, Optional<Words> person, Combination combine) {
        this(table, attributes, person, combine, Optional.empty());
    }

    /** Records that are compared in the Euclidean way. */
    public Dataset(Table table, List<Attribute> attributes, Optional<Words> person) {
        this(table, attributes, person, Combination.EUCLIDEAN);
    }

    public static Dataset of(Table table, List<Attribute> attributes) {
        return new Dataset(table, attributes, Optional.empty());
    }

    /** The same data, whose records are compared in another way. */
    public Dataset combining(Combination other) {
        return new Dataset(table, attributes, person, other, population, varying);
    }

    /** The same data, whose quasi-identifiers have other domains where the function gives one. */
    public Dataset reading(UnaryOperator<Domain> domains) {
        return new Dataset(
                table,
                attributes.stream()
                        .map(attribute -> new Attribute(
                                attribute.name(),
                                attribute.roles(),
                                attribute.is(Role.QUASI_IDENTIFIER)
                                        ? domains.apply(attribute.domain())
                                        : attribute.domain(),
                                attribute.weight()))
                        .toList(),
                person,
                combine,
                population,
                varying);
    }

    /** The same data, looked for among others. */
    public Dataset among(Table others) {
        return new Dataset(table, attributes, person, combine, Optional.of(others), varying);
    }

    public List<Attribute> with(Role role) {
        return attributes.stream().filter(attribute -> attribute.is(role)).toList();
    }

    /** The most rows that one person has; 1 where nobody said how to tell persons apart. */
    public int mostRowsOfAPerson() {
        return person.map(column -> Arrays.stream(column.counts()).max().orElse(1))
                .orElse(1);
    }

    /** The same attributes over another table. */
    public Dataset over(Table other) {
        return new Dataset(other, attributes, person, combine, population, varying);
    }

    /** An attribute bound to its column. */
    public Space<?> space(Attribute attribute) {
        if (attribute.domain() instanceof Metric<?> metric) {
            return metric.bind(table.column(attribute.name()), table.rows());
        }
        throw Problem.recipe(
                "E_DOMAIN",
                "attribute '" + attribute.name() + "' has no distances in its domain",
                "choose a domain with distances: numeric, ordinal, nominal or concepts");
    }

    /** The quasi-identifiers side by side, each row as often as it counts. */
    public Records records() {
        List<? extends Records.Part<?>> parts = with(Role.QUASI_IDENTIFIER).stream()
                .map(attribute -> new Records.Part<>(attribute, space(attribute)))
                .toList();
        return varying.map(names -> new Records(
                        parts,
                        combine,
                        table.rows(),
                        part -> names.contains(part.attribute().name())))
                .orElseGet(() -> new Records(parts, combine, table.rows()));
    }
}
