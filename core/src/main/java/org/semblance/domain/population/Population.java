package org.semblance.domain.population;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.data.Column;
import org.semblance.data.Distinct;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;

/**
 * A population: the people, one per row, among whom an intruder searches, and which of them a released combination of
 * values covers.
 */
public final class Population {

    /** The released text of an attribute; empty if the value is suppressed. */
    public record ReleasedText(String attribute, Optional<String> text) {

        /** The released texts of a row for some attributes. */
        public static List<ReleasedText> of(Table released, List<String> attributes, int row) {
            List<ReleasedText> shown = new ArrayList<>();
            for (String name : attributes) {
                Column column = released.column(name);
                shown.add(
                        new ReleasedText(name, column.missing(row) ? Optional.empty() : Optional.of(column.text(row))));
            }
            return shown;
        }
    }

    private final Table people;
    private final List<Attribute> attributes;
    private @Nullable Distinct tuples;
    private final Map<String, ValueHolders> holders = new LinkedHashMap<>();

    private Population(Table people, List<Attribute> attributes) {
        this.people = people;
        this.attributes = List.copyOf(attributes);
    }

    /** A population with these attributes. */
    public static Population of(Table people, List<Attribute> attributes) {
        return new Population(people, attributes);
    }

    /** The number of people. */
    public int size() {
        return people.size();
    }

    /** The number of people that a released combination covers. */
    public int count(List<ReleasedText> shown) {
        Distinct known = tuples();
        int[] count = new int[1];
        matching(shown, tuple -> count[0] += known.size(tuple));
        return count[0];
    }

    /** The rows of the people that a released combination covers. */
    public int[] rows(List<ReleasedText> shown) {
        Distinct known = tuples();
        IntStream.Builder rows = IntStream.builder();
        matching(shown, tuple -> {
            for (int row : known.rowsOf(tuple)) {
                rows.add(row);
            }
        });
        return rows.build().sorted().toArray();
    }

    private synchronized Distinct tuples() {
        if (tuples == null) {
            tuples = Distinct.of(
                    people.size(),
                    attributes.stream()
                            .map(attribute -> people.column(attribute.name()).codes())
                            .toList());
            for (Attribute attribute : attributes) {
                holders.put(
                        attribute.name(), ValueHolders.of(people.column(attribute.name()), attribute.domain(), tuples));
            }
        }
        return tuples;
    }

    /** Visits the distinct combinations that all of the texts cover, found through the rarest text. */
    private void matching(List<ReleasedText> shown, IntConsumer visit) {
        List<ValueHolders.CoveredPeople> covers = new ArrayList<>();
        for (ReleasedText each : shown) {
            ValueHolders held = Objects.requireNonNull(holders.get(each.attribute()));
            each.text().flatMap(held::covered).ifPresent(covers::add);
        }
        Optional<ValueHolders.CoveredPeople> rarest =
                covers.stream().reduce((one, other) -> other.count() < one.count() ? other : one);
        if (rarest.isEmpty()) {
            IntStream.range(0, tuples().count()).forEach(visit);
            return;
        }
        covers.remove(rarest.get());
        ValueHolders.CoveredPeople[] others = covers.toArray(ValueHolders.CoveredPeople[]::new);
        rarest.get().each(tuple -> {
            for (ValueHolders.CoveredPeople other : others) {
                if (!other.holds(tuple)) {
                    return;
                }
            }
            visit.accept(tuple);
        });
    }
}
