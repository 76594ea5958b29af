package org.semblance.privacy;

import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Domain;
import org.semblance.domain.PersonNumbers;
import org.semblance.domain.Role;
import org.semblance.domain.distribution.RowWeights;
import org.semblance.domain.population.Population;

/**
 * What a guarantee counts but a release does not show, computed from the original in the order of the released rows.
 *
 * @param persons a person number for each row; without it, each row is a person
 * @param present for each quasi-identifier, the rows whose original value was not missing
 * @param holders for each quasi-identifier with categories, who holds them
 * @param kept the columns that are released unchanged, and the sensitive and the numeric columns that are masked, with
 *     their domains
 * @param population the people among whom an intruder searches, if such a table was given
 * @param personsUnknown whether a person may have several rows and it is not known which; without person numbers, such
 *     rows are no persons
 */
public record Evidence(
        Optional<int[]> persons,
        Map<String, BitSet> present,
        Map<String, CategoryHolders> holders,
        Map<String, JudgedColumn> kept,
        Optional<Population> population,
        boolean personsUnknown) {

    /**
     * A column that a judge may examine: its domain, its original values in the order of the released rows, and its
     * roles.
     */
    public record JudgedColumn(Domain domain, Column column, Set<Role> roles) {

        /** A sensitive column that is released unchanged. */
        public JudgedColumn(Domain domain, Column column) {
            this(domain, column, Set.of(Role.CONFIDENTIAL));
        }

        /** Whether the column is masked in the release. */
        public boolean masked() {
            return roles.contains(Role.QUASI_IDENTIFIER);
        }
    }

    /** Evidence of a release whose quasi-identifiers have no categories; each row is a person, unless persons are numbered. */
    public Evidence(
            Optional<int[]> persons,
            Map<String, BitSet> present,
            Map<String, JudgedColumn> kept,
            Optional<Population> population) {
        this(persons, present, Map.of(), kept, population, false);
    }

    /** The same evidence, if it is not known which rows belong to the same person. */
    public Evidence withUnknownPersons() {
        return new Evidence(Optional.empty(), present, holders, kept, population, true);
    }

    /** Evidence of the masked columns alone, without categories. */
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
        Map<String, CategoryHolders> holders = new LinkedHashMap<>();
        Map<String, JudgedColumn> kept = new LinkedHashMap<>();
        for (Attribute attribute : original.attributes()) {
            Column column = original.table().column(attribute.name());
            if (attribute.is(Role.QUASI_IDENTIFIER)) {
                BitSet rows = new BitSet(order.length);
                for (int row = 0; row < order.length; row++) {
                    rows.set(row, !column.missing(order[row]));
                }
                present.put(attribute.name(), rows);
                if (column instanceof Words words) {
                    holders.put(
                            attribute.name(),
                            CategoryHolders.of(attribute, words.rows(order), these -> personsBehind(these, persons)));
                }
            }
            boolean asItIs = !attribute.is(Role.QUASI_IDENTIFIER) && !attribute.is(Role.IDENTIFIER);
            boolean numbers =
                    attribute.is(Role.QUASI_IDENTIFIER) && attribute.domain().ofNumbers();
            if (asItIs || numbers || attribute.is(Role.CONFIDENTIAL)) {
                kept.put(attribute.name(), new JudgedColumn(attribute.domain(), column.rows(order), attribute.roles()));
            }
        }
        return new Evidence(
                persons,
                present,
                holders,
                kept,
                original.population().map(people -> Population.of(people, original.with(Role.QUASI_IDENTIFIER))),
                false);
    }

    /**
     * The evidence that follows from a release alone: the columns that it shows unchanged. Persons, missing values of
     * the original and sensitive values behind masked ones are not known.
     */
    public static Evidence ofRelease(List<Attribute> attributes, Table released) {
        Map<String, JudgedColumn> kept = new LinkedHashMap<>();
        for (Attribute attribute : attributes) {
            Column column = released.find(attribute.name());
            if (column != null && !attribute.is(Role.QUASI_IDENTIFIER) && !attribute.is(Role.IDENTIFIER)) {
                kept.put(attribute.name(), new JudgedColumn(attribute.domain(), column, attribute.roles()));
            }
        }
        return new Evidence(Optional.empty(), Map.of(), kept, Optional.empty());
    }

    /** The evidence of an original in its own order. */
    public static Evidence ofOriginal(Dataset original) {
        return of(
                original,
                IntStream.range(0, original.table().size()).toArray(),
                original.person()
                        .map(column -> PersonNumbers.of(column, original.table().rows())));
    }

    /** What is added to the words for a number found if people are counted. */
    public String byPersons() {
        return persons.isPresent() ? " by persons" : "";
    }

    /** The doubt of a guarantee that counts people, if it is unknown which rows belong to the same person. */
    public Optional<Verdict.Doubt> doubtOfPersons() {
        return personsUnknown ? Optional.of(Verdict.Doubt.ofPersons()) : Optional.empty();
    }

    /** Whether some person has several rows. */
    public boolean severalRows() {
        return persons.isPresent() && IntStream.of(persons.get()).distinct().count() < persons.get().length;
    }

    /** How much each row counts in a distribution, so that all persons count alike. */
    public RowWeights weights() {
        return persons.map(RowWeights::ofPersons).orElse(RowWeights.ALIKE);
    }

    /** The sensitive column of a guarantee, with its original values. */
    public JudgedColumn confidential(AttributeGuarantee guarantee) {
        JudgedColumn found = kept.get(guarantee.of());
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

    /** The number of distinct persons behind these rows; without a person column, of rows. */
    public int personsBehind(int[] rows) {
        return personsBehind(rows, persons);
    }

    private static int personsBehind(int[] rows, Optional<int[]> persons) {
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
