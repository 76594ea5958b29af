package org.semblance.release.partitioned;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.semblance.data.Column;
import org.semblance.data.PartitionedTable;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Role;
import org.semblance.release.prepare.Preparation;

/**
 * Rewrites a table part by part: words become concepts of their taxonomy, identifiers are dropped, and each
 * quasi-identifier gets a copy that will not be masked.
 *
 * @param words for each rewritten column, the text of each word's concept; words without a concept are absent
 * @param kept the columns that are kept
 * @param masked those of them that will be masked
 */
record ConceptRewrite(HashMap<String, HashMap<String, String>> words, List<String> kept, List<String> masked)
        implements PartitionedTable.Work<Table> {

    /** Prefix of the copies; no column of a table may have such a name. */
    private static final String ORIGINAL = "\u0000";

    /** The rewriting that was applied to a part of the table that contains every word of the rewritten columns. */
    static ConceptRewrite as(Preparation prepared) {
        HashMap<String, HashMap<String, String>> words = new HashMap<>();
        for (Attribute attribute : prepared.data().with(Role.QUASI_IDENTIFIER)) {
            if (prepared.meanings().containsKey(attribute.name())) {
                words.put(attribute.name(), pairs((Words) prepared.asRead().column(attribute.name()), (Words)
                        prepared.data().table().column(attribute.name())));
            }
        }
        return new ConceptRewrite(
                words,
                prepared.data().attributes().stream()
                        .filter(attribute -> !attribute.is(Role.IDENTIFIER))
                        .map(Attribute::name)
                        .toList(),
                prepared.data().with(Role.QUASI_IDENTIFIER).stream()
                        .map(Attribute::name)
                        .toList());
    }

    private static HashMap<String, String> pairs(Words read, Words meant) {
        HashMap<String, String> pairs = new HashMap<>();
        for (int row = 0; row < read.size(); row++) {
            if (!read.missing(row) && !meant.missing(row)) {
                pairs.put(read.text(row), meant.text(row));
            }
        }
        return pairs;
    }

    @Override
    public Table on(Table part) {
        List<Column> columns = new ArrayList<>();
        List<Column> copies = new ArrayList<>();
        for (String name : kept) {
            HashMap<String, String> meanings = words.get(name);
            Column column = part.column(name);
            columns.add(meanings == null ? column : rewritten((Words) column, meanings));
            if (masked.contains(name)) {
                copies.add(columns.get(columns.size() - 1).called(ORIGINAL + name));
            }
        }
        columns.addAll(copies);
        return Table.of(columns, part.rows());
    }

    private static Words rewritten(Words read, Map<String, String> meanings) {
        @Nullable String[] texts = new String[read.dictionary().size()];
        Arrays.setAll(texts, code -> meanings.get(read.dictionary().get(code)));
        @Nullable String[] rows = new String[read.size()];
        Arrays.setAll(rows, row -> read.missing(row) ? null : texts[read.code(row)]);
        return Words.of(read.name(), rows);
    }

    /** The original of a masked part: the copies under the names of the masked columns. */
    Table original(Table part) {
        return original(part, kept);
    }

    /** The original of some columns of a masked part. */
    Table original(Table part, List<String> names) {
        return Table.of(
                names.stream()
                        .map(name -> masked.contains(name)
                                ? part.column(ORIGINAL + name).called(name)
                                : part.column(name))
                        .toList(),
                part.rows());
    }

    /** The names of the copies. */
    List<String> copies() {
        return masked.stream().map(name -> ORIGINAL + name).toList();
    }

    /** The released columns of a masked part. */
    Table released(Table part) {
        return part.only(kept);
    }
}
