package org.semblance.quality.risk.uniqueness;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.Column;

/**
 * The search for minimal unique sets: for every set of up to a few columns, who is unique on it and on no proper subset.
 *
 * <p>A row is unique on a set if no row of anybody else has the same values in those columns of the set in which it has
 * a value; so a missing value singles out nobody and equals nothing. A person is unique if one of their rows is.
 *
 * <p>Sets are taken by size. Each extends the classes of its first columns by the last one; rows that are unique
 * already are not looked at again, because they are unique on every larger set.
 */
public final class UniqueSetSearch {

    /** The stage of progress. */
    public static final String STAGE = "unique sets";

    /** The most rows looked at, counted for each set: some ten seconds of one processor. */
    private static final long MOST_WORK = 2_000_000_000L;

    /** The most bits held of who is unique on which set: 256 MB. */
    private static final long MOST_BITS = 1L << 31;

    /** Receives the sets on which somebody is minimally unique, by size, then in the order of columns. */
    @FunctionalInterface
    public interface Sink {

        /**
         * Receives a set.
         *
         * @param columns the columns, by number
         * @param unique the persons, or rows, that are unique on it; do not change it
         * @param minimal those of them that are unique on no proper subset, at least one; do not change it
         */
        void found(int[] columns, BitSet unique, BitSet minimal);
    }

    private final DistinctPersonRows people;
    private final int[] telling;

    private UniqueSetSearch(DistinctPersonRows people) {
        this.people = people;
        this.telling =
                IntStream.range(0, people.columns()).filter(people::tells).toArray();
    }

    /**
     * A search among some columns.
     *
     * @param persons the number of the person of each row, from 0 without gaps; without it, each row is a person
     */
    public static UniqueSetSearch of(List<? extends Column> columns, Optional<int[]> persons) {
        return new UniqueSetSearch(DistinctPersonRows.of(List.copyOf(columns), persons));
    }

    /** The number of persons, or of rows. */
    public int people() {
        return people.people();
    }

    /**
     * The size up to which sets are searched if those of at most this many columns are asked for: less if the work would
     * take too long or too much memory, but at least 1.
     */
    public int reach(int most) {
        long work = 0;
        long sets = 1;
        int size = 0;
        while (size < Math.min(most, telling.length)) {
            long bits = size < 1 ? 0 : sets * people.people();
            sets = sets * (telling.length - size) / (size + 1);
            work += sets * people.rows();
            if (size > 0 && (work > MOST_WORK || bits > MOST_BITS)) {
                return size;
            }
            size++;
        }
        return most;
    }

    /**
     * Who is unique on a set of columns, of any size. A row that lacks some of the values is judged by those that it has,
     * together with all rows that lack the same.
     *
     * @param watcher hears of progress and may cancel the search
     */
    public BitSet unique(Watcher watcher, int... columns) {
        Set<BitSet> patterns = new LinkedHashSet<>();
        for (int row = 0; row < people.rows(); row++) {
            BitSet present = new BitSet();
            for (int column : columns) {
                present.set(column, people.codes().get(column)[row] != DistinctPersonRows.MISSING);
            }
            patterns.add(present);
        }
        SharedClasses.Refinement refinement = new SharedClasses.Refinement(people);
        BitSet unique = new BitSet();
        int done = 0;
        for (BitSet present : patterns) {
            watcher.progress(STAGE, done++, patterns.size());
            SharedClasses classes = SharedClasses.whole(people);
            for (int column = present.nextSetBit(0);
                    column >= 0 && !classes.empty();
                    column = present.nextSetBit(column + 1)) {
                classes = refinement.refined(classes, column, unique);
            }
        }
        return unique;
    }

    /**
     * Searches all sets of up to {@link #reach} columns.
     *
     * @param watcher hears of progress after each set and may cancel the search
     */
    public void each(int most, Sink sink, Watcher watcher) {
        int reach = Math.min(reach(most), telling.length);
        Map<Long, BitSet> smaller = new HashMap<>();
        Progress progress = new Progress(watcher, sets(reach));
        for (int size = 1; size <= reach; size++) {
            Level level = new Level(size, size < reach, smaller, sink, progress);
            level.search();
            smaller = level.uniqueOn;
        }
    }

    /** The number of sets of up to this many columns. */
    private long sets(int size) {
        long all = 0;
        long sets = 1;
        for (int columns = 1; columns <= size; columns++) {
            sets = sets * (telling.length - columns + 1) / columns;
            all += sets;
        }
        return all;
    }

    /** How many of all sets were searched. */
    private static final class Progress {

        private final Watcher watcher;
        private final long total;
        private final AtomicLong done = new AtomicLong();

        Progress(Watcher watcher, long total) {
            this.watcher = watcher;
            this.total = total;
        }

        void step() {
            watcher.progress(STAGE, done.getAndIncrement(), total);
        }
    }

    /** A set with who is unique on it, and for the first time when its last column was added. */
    private static final class Extension {

        private final int[] set;
        private final BitSet found;

        Extension(int[] set, BitSet found) {
            this.set = set;
            this.found = found;
        }

        int[] set() {
            return set;
        }

        BitSet found() {
            return found;
        }
    }

    /** The sets of one size. */
    private final class Level {

        private final int size;
        private final boolean needed;
        private final Map<Long, BitSet> smaller;
        private final Sink sink;
        private final Progress progress;
        private final Map<Long, BitSet> uniqueOn = new HashMap<>();

        Level(int size, boolean needed, Map<Long, BitSet> smaller, Sink sink, Progress progress) {
            this.size = size;
            this.needed = needed;
            this.smaller = smaller;
            this.sink = sink;
            this.progress = progress;
        }

        void search() {
            if (size == 1) {
                extended(SharedClasses.whole(people), new int[0]).forEach(this::judge);
                return;
            }
            for (int first = 0; first <= telling.length - size; first++) {
                SharedClasses classes = refinement().refined(SharedClasses.whole(people), telling[first], new BitSet());
                // sets of one first column at a time, so that few wait for their turn
                starts(first).parallelStream()
                        .map(start -> extended(refined(classes, start), start))
                        .toList()
                        .forEach(extensions -> extensions.forEach(this::judge));
            }
        }

        private SharedClasses.Refinement refinement() {
            return new SharedClasses.Refinement(people);
        }

        /** All but the last columns of the sets that start with a column. */
        private List<int[]> starts(int first) {
            List<int[]> starts = new ArrayList<>();
            start(new int[] {first}, starts);
            return starts;
        }

        private void start(int[] columns, List<int[]> starts) {
            if (columns.length == size - 1) {
                starts.add(columns);
                return;
            }
            for (int next = columns[columns.length - 1] + 1; next < telling.length; next++) {
                start(with(columns, next), starts);
            }
        }

        private static int[] with(int[] columns, int next) {
            int[] more = Arrays.copyOf(columns, columns.length + 1);
            more[columns.length] = next;
            return more;
        }

        private SharedClasses refined(SharedClasses ofFirst, int[] start) {
            SharedClasses classes = ofFirst;
            SharedClasses.Refinement refinement = refinement();
            for (int i = 1; i < start.length; i++) {
                classes = refinement.refined(classes, telling[start[i]], new BitSet());
            }
            return classes;
        }

        /** The sets with one more column. */
        private List<Extension> extended(SharedClasses classes, int[] start) {
            SharedClasses.Refinement refinement = refinement();
            List<Extension> extensions = new ArrayList<>();
            for (int next = start.length == 0 ? 0 : start[start.length - 1] + 1; next < telling.length; next++) {
                progress.step();
                BitSet found = new BitSet();
                refinement.mark(classes, telling[next], found);
                extensions.add(new Extension(with(start, next), found));
            }
            return extensions;
        }

        private void judge(Extension extension) {
            int[] set = extension.set();
            BitSet unique = new BitSet();
            for (int without = 0; size > 1 && without < size; without++) {
                unique.or(Objects.requireNonNull(smaller.get(key(set, without))));
            }
            BitSet minimal = (BitSet) extension.found().clone();
            minimal.andNot(unique);
            unique.or(minimal);
            if (needed) {
                uniqueOn.put(key(set, -1), unique);
            }
            if (!minimal.isEmpty()) {
                sink.found(IntStream.of(set).map(column -> telling[column]).toArray(), unique, minimal);
            }
        }

        /** A number for a set without one of its columns; sets are never so large that it overflows. */
        private long key(int[] set, int without) {
            long key = 0;
            for (int i = 0; i < set.length; i++) {
                key = i == without ? key : key * telling.length + set[i];
            }
            return key;
        }
    }
}
