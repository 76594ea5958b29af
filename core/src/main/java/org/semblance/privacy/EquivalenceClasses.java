package org.semblance.privacy;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;

/** The equivalence classes of a released table: sets of rows with the same texts in all quasi-identifiers. */
public final class EquivalenceClasses implements Iterable<int[]> {

    private static final String STAGE = "verify";

    /** So many rows are judged, at most, between one word of progress and the next. */
    private static final int ROWS = 1 << 10;

    private final int[] order;
    private final int[] starts;
    private final Watcher watcher;

    private EquivalenceClasses(int[] order, int[] starts, Watcher watcher) {
        this.order = order;
        this.starts = starts;
        this.watcher = watcher;
    }

    /** The same classes, of which a watcher hears whenever somebody goes through them. */
    EquivalenceClasses watchedBy(Watcher other) {
        return new EquivalenceClasses(order, starts, other);
    }

    /** Finds the classes of a table by sorting: first by the first column, then each class by the next. */
    public static EquivalenceClasses of(Table table, List<String> names) {
        return of(table, names, Watcher.SILENT);
    }

    /** The same, while a watcher looks on. */
    static EquivalenceClasses of(Table table, List<String> names, Watcher watcher) {
        int size = table.size();
        int[] order = new int[size];
        for (int row = 0; row < size; row++) {
            order[row] = row;
        }
        int[] classAt = new int[size]; // by position in the order
        int classes = size == 0 ? 0 : 1;
        for (String name : names) {
            watcher.progress(STAGE, 0, size);
            int[] code = textCodes(table.column(name), watcher);
            int[] classOf = new int[size];
            for (int place = 0; place < size; place++) {
                classOf[order[place]] = classAt[place];
            }
            order = stableSort(stableSort(order, code), classOf);
            classes = 0;
            for (int place = 0; place < size; place++) {
                int row = order[place];
                boolean starts =
                        place == 0 || classOf[row] != classOf[order[place - 1]] || code[row] != code[order[place - 1]];
                classes += starts ? 1 : 0;
                classAt[place] = classes - 1;
            }
        }
        return new EquivalenceClasses(order, starts(classAt, classes), watcher);
    }

    /** The classes of rows whose class number is known. */
    static EquivalenceClasses of(int[] classOf, int count) {
        int[] starts = new int[count + 1];
        for (int each : classOf) {
            starts[each + 1]++;
        }
        for (int each = 0; each < count; each++) {
            starts[each + 1] += starts[each];
        }
        int[] next = starts.clone();
        int[] order = new int[classOf.length];
        for (int row = 0; row < classOf.length; row++) {
            order[next[classOf[row]]++] = row;
        }
        return new EquivalenceClasses(order, starts, Watcher.SILENT);
    }

    /** Equal numbers for equal texts and for no others, by sorting the texts themselves. */
    private static int[] textCodes(Column column, Watcher watcher) {
        if (column instanceof Words words) {
            int[] rankOf = ranks(words.dictionary().toArray(String[]::new));
            int missing = rankOf.length == 0 ? 0 : Arrays.stream(rankOf).max().orElseThrow() + 1;
            int[] codes = new int[words.size()];
            for (int row = 0; row < codes.length; row++) {
                codes[row] = words.missing(row) ? missing : rankOf[words.code(row)];
            }
            return codes;
        }
        String[] texts = new String[column.size()];
        for (int row = 0; row < texts.length; row++) {
            if (row % ROWS == 0) {
                watcher.progress(STAGE, row, texts.length);
            }
            texts[row] = column.text(row);
        }
        return ranks(texts);
    }

    /** The rank of each text among the distinct ones. */
    private static int[] ranks(String[] texts) {
        String[] sorted = texts.clone();
        Arrays.sort(sorted);
        int distinct = 0;
        for (int i = 0; i < sorted.length; i++) {
            if (i == 0 || !sorted[i].equals(sorted[i - 1])) {
                sorted[distinct++] = sorted[i];
            }
        }
        int[] ranks = new int[texts.length];
        for (int i = 0; i < texts.length; i++) {
            ranks[i] = Arrays.binarySearch(sorted, 0, distinct, texts[i]);
        }
        return ranks;
    }

    /** Sorts rows stably by a small integer key. */
    private static int[] stableSort(int[] rows, int[] key) {
        int most = 0;
        for (int row : rows) {
            most = Math.max(most, key[row]);
        }
        int[] next = new int[most + 2];
        for (int row : rows) {
            next[key[row] + 1]++;
        }
        for (int i = 0; i <= most; i++) {
            next[i + 1] += next[i];
        }
        int[] sorted = new int[rows.length];
        for (int row : rows) {
            sorted[next[key[row]]++] = row;
        }
        return sorted;
    }

    /** The start of each class in the order, and the end of the last one. */
    private static int[] starts(int[] classAt, int classes) {
        int[] starts = new int[classes + 1];
        int next = 0;
        for (int place = 0; place < classAt.length; place++) {
            if (place == 0 || classAt[place] != classAt[place - 1]) {
                starts[next++] = place;
            }
        }
        starts[classes] = classAt.length;
        return starts;
    }

    /** The number of classes. */
    public int count() {
        return starts.length - 1;
    }

    /** The rows of each class. */
    public List<int[]> members() {
        return rows().toList();
    }

    /** The rows of each class, one class after another, because there may be as many classes as rows. */
    @Override
    public Iterator<int[]> iterator() {
        return rows().iterator();
    }

    private Stream<int[]> rows() {
        return IntStream.range(0, count()).mapToObj(i -> {
            if (i == 0 || starts[i] / ROWS != starts[i + 1] / ROWS) {
                watcher.progress(STAGE, starts[i], order.length);
            }
            return Arrays.copyOfRange(order, starts[i], starts[i + 1]);
        });
    }
}
