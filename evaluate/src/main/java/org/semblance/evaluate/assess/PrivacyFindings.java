package org.semblance.evaluate.assess;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.semblance.catalog.Parameter;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.Role;
import org.semblance.domain.distribution.EarthMovers;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.LDiversity;
import org.semblance.privacy.ReleasedTable;
import org.semblance.privacy.TCloseness;
import org.semblance.release.columns.ColumnProfile;
import org.semblance.release.figures.MinimumCount;
import org.semblance.release.json.Json;

/**
 * The guarantees that a release satisfies, regardless of what its maker claims. They are judged on the values as
 * written, as {@code check} does.
 *
 * @param rows the size of the smallest equivalence class, in rows
 * @param persons the size of the smallest equivalence class, in persons, if these are known
 * @param suppressed the number of rows in which all quasi-identifiers are suppressed
 * @param rowsWithoutSuppressed the size of the smallest equivalence class among the other rows, if some rows are suppressed
 * @param classes the number of equivalence classes
 * @param rowsBySize the number of rows in classes of each size
 * @param confidential the findings for each confidential attribute in the release
 */
public record PrivacyFindings(
        int rows,
        Optional<Integer> persons,
        int suppressed,
        Optional<Integer> rowsWithoutSuppressed,
        int classes,
        Map<Integer, Integer> rowsBySize,
        List<FoundOfAttribute> confidential) {

    /**
     * Findings for a confidential attribute.
     *
     * @param l the smallest number of distinct values in an equivalence class; missing values do not count
     * @param t the largest distance between the distribution in a class and in the whole table
     * @param ground the ground distance between values: equal, ordered or semantic
     */
    public record FoundOfAttribute(String name, int l, double t, String ground) {}

    /**
     * Judges a release.
     *
     * @param verbatim the release, every field as text
     * @param attributes the attributes; the release has all quasi-identifiers, but may lack confidential ones
     * @param missing texts that mean "no value"
     * @param persons for each row, a number shared by all rows of the same person
     */
    static PrivacyFindings of(
            Table verbatim, List<Attribute> attributes, Set<String> missing, Optional<int[]> persons) {
        List<String> names = attributes.stream()
                .filter(attribute -> attribute.is(Role.QUASI_IDENTIFIER))
                .map(Attribute::name)
                .toList();
        ReleasedTable released = new ReleasedTable(verbatim, names, "");
        Map<String, Evidence.JudgedColumn> kept = new LinkedHashMap<>();
        for (Attribute attribute : attributes) {
            Column column = verbatim.find(attribute.name());
            if (column != null && attribute.is(Role.CONFIDENTIAL) && !attribute.is(Role.QUASI_IDENTIFIER)) {
                kept.put(attribute.name(), new Evidence.JudgedColumn(suiting(attribute.domain(), column), column));
            }
        }
        Evidence evidence = new Evidence(persons, Map.of(), kept, Optional.empty());
        Evidence ofRows = new Evidence(Optional.empty(), Map.of(), kept, Optional.empty());
        KAnonymity judge = new KAnonymity(2);
        int[] others = IntStream.range(0, verbatim.size())
                .filter(row -> !names.stream().allMatch(name -> hidden(verbatim.column(name), row, missing)))
                .toArray();
        boolean some = others.length < verbatim.size() && others.length > 0;
        Map<Integer, Integer> bySize = new TreeMap<>();
        released.classes().forEach(rows -> bySize.merge(rows.length, rows.length, Integer::sum));
        return new PrivacyFindings(
                (int) judge.check(released, ofRows).found(),
                persons.map(known -> (int) judge.check(released, evidence).found()),
                verbatim.size() - others.length,
                some
                        ? Optional.of(
                                (int) judge.check(new ReleasedTable(verbatim.rows(others), names, ""), Evidence.NONE)
                                        .found())
                        : Optional.empty(),
                released.classes().count(),
                bySize,
                confidential(released, evidence));
    }

    /** The domain of the attribute, or nominal if it is one of numbers and the released texts are not numbers. */
    private static Domain suiting(Domain domain, Column column) {
        boolean numbers = domain.ofNumbers()
                && column instanceof Words words
                && ColumnProfile.of(words).numbers();
        return domain.ofNumbers() && !numbers ? new Nominal() : domain;
    }

    private static List<FoundOfAttribute> confidential(ReleasedTable released, Evidence evidence) {
        List<FoundOfAttribute> all = new ArrayList<>();
        evidence.kept()
                .forEach((name, kept) -> all.add(new FoundOfAttribute(
                        name,
                        (int) new LDiversity(2, name).check(released, evidence).found(),
                        new TCloseness(1, name, null).check(released, evidence).found(),
                        Parameter.kebab(EarthMovers.suiting(kept.domain())))));
        return all;
    }

    /** Whether a field shows nothing: a star, or a text that means "no value". */
    private static boolean hidden(Column column, int row, Set<String> missing) {
        return column.text(row).equals(Hierarchy.ANYTHING) || absent(column, row, missing);
    }

    private static boolean absent(Column column, int row, Set<String> missing) {
        return column.missing(row) || missing.contains(column.text(row));
    }

    /** The findings as plain values; counts below {@code least} rows are not disclosed. */
    Map<String, Object> json(int least) {
        Map<String, Object> json = Json.object("k", rows, "classes", classes);
        persons.ifPresent(found -> json.put("k-persons", found));
        if (suppressed > 0) {
            json.put("suppressed-rows", told(suppressed, new MinimumCount(least)));
            rowsWithoutSuppressed.ifPresent(found -> json.put("k-of-the-others", found));
        }
        json.put(
                "rows-by-class-size",
                bins().stream()
                        .map(bin -> Json.object("size", bin.label(), "rows", told(bin.rows, new MinimumCount(least))))
                        .toList());
        json.put(
                "confidential",
                confidential.stream()
                        .map(one -> Json.object("name", one.name, "l", one.l, "t", one.t, "distance", one.ground))
                        .toList());
        return json;
    }

    /** A count, or a text if it is too small to be disclosed. */
    private static Object told(int rows, MinimumCount least) {
        return least.tells(rows) ? (Object) rows : least.text(rows);
    }

    /** The number of rows in classes of a range of sizes. */
    public record Bin(String label, int rows) {}

    /** The number of rows by class size, in a few ranges. */
    public List<Bin> bins() {
        int[] ends = {1, 2, 4, 9, 19, 49, 99, 499, Integer.MAX_VALUE};
        List<Bin> bins = new ArrayList<>();
        int from = 1;
        for (int end : ends) {
            int low = from;
            int rows = rowsBySize.entrySet().stream()
                    .filter(size -> size.getKey() >= low && size.getKey() <= end)
                    .mapToInt(Map.Entry::getValue)
                    .sum();
            String label =
                    low == end ? String.valueOf(low) : end == Integer.MAX_VALUE ? low + " or more" : low + "–" + end;
            bins.add(new Bin(label, rows));
            from = end + 1;
        }
        return bins;
    }
}
