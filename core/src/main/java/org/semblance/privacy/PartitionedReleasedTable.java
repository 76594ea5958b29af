package org.semblance.privacy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.semblance.data.Column;
import org.semblance.data.HashMix;
import org.semblance.data.Rows;
import org.semblance.data.Table;
import org.semblance.data.Words;

/**
 * A released table that is read back part by part: only the equivalence class of each row is kept, and the categories
 * of each class, so that many rows take little memory. Rows are identified by a 128-bit hash of their texts; a collision is about as likely as a
 * hardware error.
 */
public final class PartitionedReleasedTable {

    private static final long ONE = 0x9E3779B97F4A7C15L;
    private static final long OTHER = 0xC2B2AE3D27D4EB4FL;

    private final List<String> quasiIdentifiers;
    private final String missing;
    private final PairIndex index = new PairIndex();
    private final List<BitSet> shown;
    private final List<ClassCategories> categories;
    private int[] classOf = new int[1024];
    private int rows;

    /**
     * Starts without rows.
     *
     * @param withCategories the quasi-identifiers with categories
     * @param missing the text of a missing value
     */
    public PartitionedReleasedTable(List<String> quasiIdentifiers, Set<String> withCategories, String missing) {
        this.quasiIdentifiers = List.copyOf(quasiIdentifiers);
        this.missing = missing;
        this.shown = quasiIdentifiers.stream().map(name -> new BitSet()).toList();
        this.categories =
                withCategories.stream().sorted().map(ClassCategories::new).toList();
    }

    /** Adds the next rows of the table, with every field as text. */
    public void add(Table part) {
        long[] one = new long[part.size()];
        long[] other = new long[part.size()];
        for (String name : quasiIdentifiers) {
            Words column = (Words) part.column(name);
            long[] ones = hashes(column, ONE);
            long[] others = hashes(column, OTHER);
            for (int row = 0; row < one.length; row++) {
                int code = column.code(row) + 1;
                one[row] = HashMix.of(one[row] * 31 + ones[code]);
                other[row] = HashMix.of(other[row] * 31 + others[code]);
            }
        }
        if (rows + part.size() > classOf.length) {
            classOf = Arrays.copyOf(classOf, Math.max(rows + part.size(), classOf.length + classOf.length / 2));
        }
        for (int row = 0; row < one.length; row++) {
            int known = index.size();
            int found = index.add(one[row], other[row]);
            classOf[rows + row] = found;
            if (found == known) {
                show(part, row, found);
            }
        }
        rows += part.size();
    }

    private void show(Table part, int row, int found) {
        for (int i = 0; i < shown.size(); i++) {
            Column column = part.column(quasiIdentifiers.get(i));
            shown.get(i).set(found, !column.missing(row) && !column.text(row).equals(missing));
        }
        categories.forEach(each -> each.note(part.column(each.name()).text(row), found));
    }

    /** A hash for each word of a column, after that of a missing value. */
    private static long[] hashes(Words column, long seed) {
        long[] hashes = new long[column.dictionary().size() + 1];
        hashes[0] = seed;
        for (int code = 0; code + 1 < hashes.length; code++) {
            String word = column.dictionary().get(code);
            long hash = HashMix.of(seed + word.length());
            for (int i = 0; i < word.length(); i++) {
                hash = HashMix.of(hash * 31 + word.charAt(i));
            }
            hashes[code + 1] = hash;
        }
        return hashes;
    }

    /**
     * The released table for judges when everything is read: classes and which values are present, without unmasked
     * columns.
     */
    public ReleasedTable released() {
        int[] classes = Arrays.copyOf(classOf, rows);
        return new ReleasedTable(
                Table.of(List.of(), Rows.all(rows)),
                quasiIdentifiers,
                missing,
                EquivalenceClasses.of(classes, index.size()),
                new ReleasedTable.PartedColumns() {
                    @Override
                    public boolean shows(String name, int row) {
                        return shown.get(quasiIdentifiers.indexOf(name)).get(classes[row]);
                    }

                    @Override
                    public String category(String name, int row) {
                        return categories.stream()
                                .filter(each -> each.name().equals(name))
                                .findFirst()
                                .orElseThrow()
                                .of(classes[row]);
                    }
                });
    }

    /** The category that each class shows in a column. */
    private static final class ClassCategories {

        private final String name;
        private final Map<String, Integer> codes = new LinkedHashMap<>();
        private final List<String> texts = new ArrayList<>();
        private int[] codeOf = new int[1024];

        ClassCategories(String name) {
            this.name = name;
        }

        String name() {
            return name;
        }

        void note(String text, int ofClass) {
            if (ofClass == codeOf.length) {
                codeOf = Arrays.copyOf(codeOf, ofClass + ofClass / 2);
            }
            codeOf[ofClass] = codes.computeIfAbsent(text, unseen -> {
                texts.add(text);
                return texts.size() - 1;
            });
        }

        String of(int ofClass) {
            return texts.get(codeOf[ofClass]);
        }
    }
}
