package org.semblance.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.method.Groups;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.privacy.CategoryHolders;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.ReleasedTable;
import org.semblance.privacy.Verdict;

/** The contract of every method: properties that hold for any table. */
@Tag("contract")
public interface MethodContract {

    /** The method under test, with a parameter k. */
    Method method(int k);

    /** A table with domains that the method accepts; any, unless overridden. */
    default Dataset dataset(RandomTables tables, int size) {
        return tables.dataset(size);
    }

    /**
     * Whether all rows of a person are in one group. A method may assign each row separately and count persons in every
     * group: k-anonymity only requires k persons in each.
     */
    default boolean keepsPersonsTogether() {
        return true;
    }

    /** The number of tables on which each property is tested. */
    default int trials() {
        return 400;
    }

    /** A table with enough rows or persons, and the k for masking it. */
    record Case(Dataset data, int k, Random random) {}

    /** A property of a method, given a table. */
    @FunctionalInterface
    interface Property {
        void check(Case table);
    }

    /** Tests a property on random tables, with and without persons. */
    default void tried(Property property) {
        Trials.of(trials(), random -> {
            int k = 2 + random.nextInt(4);
            RandomTables tables = new RandomTables(random);
            if (random.nextInt(3) == 0) {
                tables.whole();
            }
            int size = tables.size(k);
            Dataset data = dataset(tables, size);
            boolean persons = random.nextInt(3) == 0;
            property.check(new Case(
                    persons ? tables.withPersons(data, k + random.nextInt(size - k + 1)) : data, k, random));
        });
    }

    @Test
    default void whatItClaimsHolds() {
        tried(table -> {
            Masked masked = method(table.k()).mask(table.data(), Watcher.SILENT);
            List<Guarantee> claims = method(table.k()).claims();
            for (Guarantee claim : claims) {
                Verdict verdict = claim.check(released(table.data(), masked), evidence(table.data()));
                assertThat(verdict.violations()).as(claim.name()).isEmpty();
            }
        });
    }

    @Test
    default void everyGroupHoldsAtLeastK() {
        tried(table -> {
            Masked masked = method(table.k()).mask(table.data(), Watcher.SILENT);
            if (masked.trace() instanceof Groups groups) {
                Set<Integer> placed = new HashSet<>();
                Map<String, Integer> groupOf = new HashMap<>();
                for (int group = 0; group < groups.count(); group++) {
                    Set<String> alike = new HashSet<>();
                    for (int row : groups.members(group)) {
                        assertThat(placed.add(row))
                                .as("row %d in one group only", row)
                                .isTrue();
                        String person = person(table.data(), row);
                        alike.add(person);
                        Integer before = groupOf.put(person, group);
                        assertThat(before == null || before == group || !keepsPersonsTogether())
                                .as("the rows of a person in one group")
                                .isTrue();
                    }
                    assertThat(alike).hasSizeGreaterThanOrEqualTo(table.k());
                }
                assertThat(placed).hasSize(table.data().table().size());
            }
        });
    }

    @Test
    default void theSameTableGivesTheSameResult() {
        tried(table -> assertThat(texts(
                        method(table.k()).mask(table.data(), Watcher.SILENT).table()))
                .isEqualTo(texts(
                        method(table.k()).mask(table.data(), Watcher.SILENT).table())));
    }

    @Test
    default void onlyQuasiIdentifiersChange() {
        tried(table -> {
            Table before = table.data().table();
            Table after = method(table.k()).mask(table.data(), Watcher.SILENT).table();
            assertThat(after.names()).isEqualTo(before.names());
            assertThat(after.size()).isEqualTo(before.size());
            for (Attribute attribute : table.data().attributes()) {
                if (!attribute.is(Role.QUASI_IDENTIFIER)) {
                    assertThat(after.column(attribute.name())).isSameAs(before.column(attribute.name()));
                }
            }
        });
    }

    @Test
    default void publishedNumbersAreFinite() {
        tried(table -> {
            Table after = method(table.k()).mask(table.data(), Watcher.SILENT).table();
            for (Attribute attribute : table.data().with(Role.QUASI_IDENTIFIER)) {
                for (int row = 0; row < after.size(); row++) {
                    String text = after.column(attribute.name()).text(row);
                    assertThat(text).isNotIn("NaN", "Infinity", "-Infinity");
                }
            }
        });
    }

    @Test
    default void stopsWhenItIsCalledOff() {
        tried(table -> {
            Problem stop = Problem.cancelled();
            Watcher impatient = (stage, done, total) -> {
                throw stop;
            };
            assertThatThrownBy(() -> method(table.k()).mask(table.data(), impatient))
                    .isSameAs(stop);
        });
    }

    /** The release as read from a file, with every field as text. */
    static ReleasedTable released(Dataset original, Masked masked) {
        List<Column> texts = new ArrayList<>();
        for (Column column : masked.table().columns()) {
            @Nullable String[] shown = new String[column.size()];
            for (int row = 0; row < shown.length; row++) {
                shown[row] = column.text(row);
            }
            texts.add(Words.of(column.name(), shown));
        }
        List<String> quasiIdentifiers = original.with(Role.QUASI_IDENTIFIER).stream()
                .map(Attribute::name)
                .toList();
        return new ReleasedTable(Table.of(texts), quasiIdentifiers, "");
    }

    /** The evidence of the original (persons, missing and sensitive values) in its own order. */
    static Evidence evidence(Dataset original) {
        Map<String, Evidence.JudgedColumn> kept = new HashMap<>();
        for (Attribute attribute : original.with(Role.CONFIDENTIAL)) {
            kept.put(
                    attribute.name(),
                    new Evidence.JudgedColumn(
                            attribute.domain(), original.table().column(attribute.name()), attribute.roles()));
        }
        Map<String, BitSet> present = new HashMap<>();
        for (Attribute attribute : original.with(Role.QUASI_IDENTIFIER)) {
            BitSet rows = new BitSet();
            for (int row = 0; row < original.table().size(); row++) {
                rows.set(row, !original.table().column(attribute.name()).missing(row));
            }
            present.put(attribute.name(), rows);
        }
        Map<String, CategoryHolders> holders = Evidence.ofOriginal(original).holders();
        if (original.person().isEmpty()) {
            return new Evidence(Optional.empty(), present, holders, kept, Optional.empty(), false);
        }
        Map<String, Integer> known = new HashMap<>();
        int[] persons = new int[original.table().size()];
        for (int row = 0; row < persons.length; row++) {
            String person = person(original, row);
            known.putIfAbsent(person, known.size());
            persons[row] = known.getOrDefault(person, -1);
        }
        return new Evidence(Optional.of(persons), present, holders, kept, Optional.empty(), false);
    }

    private static String person(Dataset data, int row) {
        return data.person().map(column -> column.text(row)).orElse("row " + row);
    }

    private static List<List<String>> texts(Table table) {
        List<List<String>> texts = new ArrayList<>();
        for (Column column : table.columns()) {
            List<String> shown = new ArrayList<>();
            for (int row = 0; row < column.size(); row++) {
                shown.add(column.missing(row) ? "(missing)" : column.text(row));
            }
            texts.add(shown);
        }
        return texts;
    }
}
