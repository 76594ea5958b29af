package org.semblance.privacy;

import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Column;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Domain;
import org.semblance.domain.PersonNumbers;
import org.semblance.domain.Role;
import org.semblance.domain.population.Population;

/**
 * What a guarantee counts but a release does not show, computed from the original in the order of the released rows.
 *
 * @param persons a person number for each row; without it, each row is a person
 * @param present for each quasi-identifier, the rows whose original value was not missing
 * @param kept the columns that are released unchanged, and the sensitive columns that are masked, with their
 *     domains
 * @param population the people among whom an intruder searches, if such a table was given
 */
public record Evidence(
        Optional<int[]> persons, Map<String, BitSet> present, Map<String, Kept> kept, Optional<Population> population) {

    /**
     * A column that a judge may examine: its domain, its original values in the order of the released rows, and its
     * roles.
     */
    public record Kept(Domain domain, Column column, Set<Role> roles) {

        /** A sensitive column that is released unchanged. */
        public Kept(Domain domain, Column column) {
            this(domain, column, Set.of(Role.CONFIDENTIAL));
        }

        /** Whether the column is masked in the release. */
        public boolean masked() {
            return roles.contains(Role.QUASI_IDENTIFIER);
        }
    }

    /** Evidence of the masked columns alone. */
    public Evidence(Optional<int[]> persons, Map<String, BitSet> present) {
        this(persons, present, Map.of(), Optional.empty());
    }

    /** No evidence except the file: rows are judged, and each row is taken for a person. */
    public static final Evidence NONE = new Evidence(Optional.empty(), Map.of());

    /**
     * The evidence of an original.
     *
     * @param order for each released row, its row in the original
     * @param persons for each released row its person number
     */
    public static Evidence of(Dataset original, int[] order, Optional<int[]> persons) {
        Map<String, BitSet> present = new LinkedHashMap<>();
        Map<String, Kept> kept = new LinkedHashMap<>();
        for (Attribute attribute : original.attributes()) {
            Column column = original.table().column(attribute.name());
            if (attribute.is(Role.QUASI_IDENTIFIER)) {
                BitSet rows = new BitSet(order.length);
                for (int row = 0; row < order.length; row++) {
                    rows.set(row, !column.missing(order[row]));
                }
                present.put(attribute.name(), rows);
            }
            boolean asItIs = !attribute.is(Role.QUASI_IDENTIFIER) && !attribute.is(Role.IDENTIFIER);
            if (asItIs || attribute.is(Role.CONFIDENTIAL)) {
                kept.put(attribute.name(), new Kept(attribute.domain(), column.rows(order), attribute.roles()));
            }
        }
        return new Evidence(
                persons,
                present,
                kept,
                original.population().map(people -> Population.of(people, original.with(Role.QUASI_IDENTIFIER))));
    }

    /** The evidence of an original in its own order. */
    public static Evidence ofOriginal(Dataset original) {
        return of(
                original,
                IntStream.range(0, original.table().size()).toArray(),
                original.person()
                        .map(column -> PersonNumbers.of(column, original.table().rows())));
    }

    /** The sensitive column of a guarantee. */
    Kept confidential(AttributeGuarantee guarantee) {
        Kept found = kept.get(guarantee.of());
        if (found == null || !found.roles().contains(Role.CONFIDENTIAL)) {
            throw Problem.recipe(
                    ProblemCode.E_GUARANTEE,
                    guarantee.name() + " of '" + guarantee.of() + "': "
                            + (found == null
                                    ? "the table has no confidential column of that name"
                                    : "the column is not confidential"),
                    "name a column with the role confidential");
        }
        return found;
    }

    /** The number of distinct persons behind these rows. */
    int personsBehind(int[] rows) {
        if (persons.isEmpty()) {
            return rows.length;
        }
        int[] personOf = persons.get();
        int[] behind = new int[rows.length];
        for (int i = 0; i < rows.length; i++) {
            behind[i] = personOf[rows[i]];
        }
        Arrays.sort(behind);
        int different = 0;
        for (int i = 0; i < behind.length; i++) {
            different += i == 0 || behind[i] != behind[i - 1] ? 1 : 0;
        }
        return different;
    }
}
