package org.semblance.domain;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Table;
import org.semblance.data.Words;

/**
 * A table with the attributes (roles and domains) of its columns: the input of methods, guarantees and measures.
 *
 * @param table the data
 * @param attributes the attributes, each with the name of a column
 * @param person the column that identifies persons, if any
 * @param combine how attribute distances are combined into record distances
 * @param population the people among whom an intruder searches, if such a table was given
 * @param varying if this is a part of a table, the quasi-identifiers that vary in the whole table
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
                        ProblemCode.E_QI,
                        "the table has no column '" + attribute.name() + "'",
                        "check the name; the table has: " + String.join(", ", table.names()));
            }
        }
    }

    /** A dataset that is not part of a larger one. */
    public Dataset(
            Table table,
            List<Attribute> attributes,
            Optional<Words> person,
            Combination combine,
            Optional<Table> population) {
        this(table, attributes, person, combine, population, Optional.empty());
    }

    /** A dataset without a population. */
    public Dataset(Table table, List<Attribute> attributes, Optional<Words> person, Combination combine) {
        this(table, attributes, person, combine, Optional.empty());
    }

    /** A dataset with Euclidean record distances. */
    public Dataset(Table table, List<Attribute> attributes, Optional<Words> person) {
        this(table, attributes, person, Combination.EUCLIDEAN);
    }

    public static Dataset of(Table table, List<Attribute> attributes) {
        return new Dataset(table, attributes, Optional.empty());
    }

    /** The same data with another combination of attribute distances. */
    public Dataset combining(Combination other) {
        return new Dataset(table, attributes, person, other, population, varying);
    }

    /** The same data with the domains of quasi-identifiers replaced where the function returns another one. */
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

    /** The same data with a population. */
    public Dataset among(Table others) {
        return new Dataset(table, attributes, person, combine, Optional.of(others), varying);
    }

    public List<Attribute> with(Role role) {
        return attributes.stream().filter(attribute -> attribute.is(role)).toList();
    }

    /** The largest number of rows of one person; 1 if there is no person column. */
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
                ProblemCode.E_DOMAIN,
                "attribute '" + attribute.name() + "' has no distances in its domain",
                "choose a domain with distances: numeric, ordinal, nominal or concepts");
    }

    /** The records of quasi-identifiers, with the multiplicities of rows. */
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
