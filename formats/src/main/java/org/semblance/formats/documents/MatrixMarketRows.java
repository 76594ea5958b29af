package org.semblance.formats.documents;

import java.nio.CharBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.formats.TextFile;
import org.semblance.port.MatrixReader;
import org.semblance.port.MatrixReader.MatrixContent;

/**
 * The literal content of a Matrix Market file for verification: 0.5 and 0.50 are different, whatever the order of
 * entries.
 *
 * <p>Rows in order, each with increasing columns, are processed as they are read. If the order is broken, the file is
 * read again and its entries are collected, with each text stored once.
 */
final class MatrixMarketRows {

    private MatrixMarketRows() {}

    static MatrixContent of(TextFile file, Watcher watcher) {
        EntriesInOrder inOrder = new EntriesInOrder();
        MatrixMarketText.read(file, inOrder, watcher);
        if (inOrder.kept) {
            return inOrder.shown();
        }
        GatheredEntries gathered = new GatheredEntries();
        MatrixMarketText.read(file, gathered, watcher);
        return gathered.shown(file.name());
    }

    /** The places of all entries, in the order of the file. */
    static void entries(TextFile file, MatrixReader.Entries receiver, Watcher watcher) {
        MatrixMarketText.read(
                file,
                new MatrixMarketText.Entries() {
                    private boolean dense;

                    @Override
                    public void size(MatrixSize found) {
                        dense = found.dense();
                    }

                    @Override
                    public @Nullable Problem entry(int row, int column, double value, char[] chars, int from, int to) {
                        if (!dense || value != 0) {
                            receiver.entry(row, column);
                        }
                        return null;
                    }
                },
                watcher);
    }

    /** Processes entries as they come, as long as they are in order. */
    private static final class EntriesInOrder implements MatrixMarketText.Entries {

        private final Fingerprints fingerprints = new Fingerprints();
        private @Nullable MatrixSize size;
        private boolean kept = true;
        private int row = -1;
        private int column;

        @Override
        public void size(MatrixSize found) {
            size = found;
            kept = !found.dense();
        }

        @Override
        public @Nullable Problem entry(int at, int place, double value, char[] chars, int from, int to) {
            kept &= at > row || (at == row && place > column);
            if (!kept) {
                return null;
            }
            if (at > row) {
                fingerprints.end(row);
            }
            row = at;
            column = place;
            fingerprints.entry(place, CharBuffer.wrap(chars, from, to - from));
            return null;
        }

        MatrixContent shown() {
            fingerprints.end(row);
            return fingerprints.shown(found(size).rows(), found(size).columns());
        }
    }

    /** Keeps all entries and puts them in order at the end. */
    private static final class GatheredEntries implements MatrixMarketText.Entries {

        private final Map<String, Integer> numbers = new HashMap<>();
        private final List<String> texts = new ArrayList<>();
        private final Coordinates entries = new Coordinates();
        private @Nullable MatrixSize size;

        @Override
        public void size(MatrixSize found) {
            size = found;
        }

        @Override
        public @Nullable Problem entry(int row, int column, double value, char[] chars, int from, int to) {
            boolean nothing = to - from == 1 && chars[from] == '0';
            if (nothing && size != null && size.dense()) {
                return null; // a dense array must contain all of its zeros, so they are not entries
            }
            int number = numbers.computeIfAbsent(new String(chars, from, to - from), text -> {
                texts.add(text);
                return texts.size() - 1;
            });
            return entries.add(row, column, number);
        }

        MatrixContent shown(String file) {
            MatrixSize found = found(size);
            Coordinates.ByRow byRow;
            try {
                byRow = entries.byRow(found.rows());
            } catch (Problem twice) {
                throw twice.at(file);
            }
            Fingerprints fingerprints = new Fingerprints();
            for (int row = 0; row < found.rows(); row++) {
                int end = byRow.starts[row + 1];
                for (int entry = byRow.starts[row]; entry < end; entry++) {
                    fingerprints.entry(byRow.columns[entry], texts.get((int) byRow.values[entry]));
                }
                fingerprints.end(row);
            }
            return fingerprints.shown(found.rows(), found.columns());
        }
    }

    private static MatrixSize found(@Nullable MatrixSize size) {
        if (size == null) {
            throw new IllegalStateException("a file without a size is refused");
        }
        return size;
    }
}
