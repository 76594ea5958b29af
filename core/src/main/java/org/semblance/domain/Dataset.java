package org.semblance.domain;

import java.util.List;
import java.util.Optional;
import org.semblance.Problem;
import org.semblance.data.Table;
import org.semblance.data.Words;

/** A table whose columns are known for what they are. {@code person} is the column that tells persons apart, if any. */
public record Dataset(Table table, List<Attribute> attributes, Optional<Words> person) {

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

    public static Dataset of(Table table, List<Attribute> attributes) {
        return new Dataset(table, attributes, Optional.empty());
    }

    public List<Attribute> with(Role role) {
        return attributes.stream().filter(attribute -> attribute.is(role)).toList();
    }

    /** The same attributes over another table. */
    public Dataset over(Table other) {
        return new Dataset(other, attributes, person);
    }

    /** An attribute bound to its column. */
    public Space<?> space(Attribute attribute) {
        if (attribute.domain() instanceof Metric<?> metric) {
            return metric.bind(table.column(attribute.name()), table.rows());
        }
        throw Problem.recipe(
                "E_DOMAIN",
                "attribute '" + attribute.name() + "' has no distances in its domain",
                "choose a domain with distances: numeric, ordinal or nominal");
    }

    /** The quasi-identifiers side by side. */
    public Records records() {
        return new Records(with(Role.QUASI_IDENTIFIER).stream()
                .map(attribute -> new Records.Part<>(attribute, space(attribute)))
                .toList());
    }
}
