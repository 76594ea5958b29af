package org.semblance.quality.risk.uniqueness;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The classes of rows that are equal in some columns, as far as somebody in them may still become unique when a column
 * is added: classes of one person are left out, and those in which several persons have every row. A row without a
 * value in one of the columns is in no class.
 */
final class SharedClasses {

    private final int[] rows;
    private final int[] personOf;
    private final int[] starts;

    /**
     * @param rows the rows, class by class
     * @param personOf the person of each of them, or {@link DistinctPersonRows#SEVERAL}
     * @param starts where each class starts, and the end of the last one
     */
    SharedClasses(int[] rows, int[] personOf, int[] starts) {
        this.rows = rows;
        this.personOf = personOf;
        this.starts = starts;
    }

    int[] rows() {
        return rows;
    }

    int[] personOf() {
        return personOf;
    }

    int[] starts() {
        return starts;
    }

    /** All rows in one class. */
    static SharedClasses whole(DistinctPersonRows people) {
        int[] rows = new int[people.rows()];
        Arrays.setAll(rows, row -> row);
        return new SharedClasses(rows, people.personOf(), new int[] {0, rows.length});
    }

    private int count() {
        return starts.length - 1;
    }

    boolean empty() {
        return rows.length == 0;
    }

    /** Classes that are filled one after the other. */
    private static final class Subclasses {

        private final int[] rows;
        private final int[] personOf;
        private final int[] starts;
        private int count;
        private int end;

        /** Room for the rows of so many; a class has at least two. */
        private Subclasses(int rows) {
            this.rows = new int[rows];
            this.personOf = new int[rows];
            this.starts = new int[rows / 2 + 2];
        }

        /** Opens a class of this size and returns the place of its first row. */
        private int open(int size) {
            starts[count++] = end;
            end += size;
            return end - size;
        }

        private SharedClasses classes() {
            starts[count] = end;
            return new SharedClasses(
                    Arrays.copyOf(rows, end), Arrays.copyOf(personOf, end), Arrays.copyOf(starts, count + 1));
        }
    }

    /** The work on one column after the other; its arrays are used again. */
    static final class Refinement {

        private static final int SHARED = -1;
        private static final int NOWHERE = -1;

        private final DistinctPersonRows people;
        /** By value of the column: 0 for nobody, the number of the only person plus 1, or {@link #SHARED}. */
        private final int[] holder;
        /** By value of the column, how many rows of the class have it; then where the next of them goes. */
        private final int[] place;
        /** By value of the column, how many of these rows are of one person. */
        private final int[] single;

        private final int[] met;
        private final int[] code;

        Refinement(DistinctPersonRows people) {
            this.people = people;
            int most = Arrays.stream(people.values()).max().orElse(0);
            this.holder = new int[most];
            this.place = new int[most];
            this.single = new int[most];
            this.met = new int[most];
            this.code = new int[people.rows()];
        }

        /** Marks the persons who become unique when a column is added. */
        void mark(SharedClasses classes, int column, BitSet unique) {
            for (int one = 0; one < classes.count(); one++) {
                int from = classes.starts[one];
                int size = read(classes, one, column);
                if (size == 2) {
                    markTwo(classes.personOf[from], classes.personOf[from + 1], unique);
                    continue;
                }
                hold(classes, from, size, unique);
                for (int j = 0; j < size; j++) {
                    if (code[j] >= 0) {
                        holder[code[j]] = 0;
                    }
                }
            }
        }

        /** Reads the values of a column in a class; returns the number of its rows. */
        private int read(SharedClasses classes, int one, int column) {
            int[] codes = people.codes().get(column);
            int from = classes.starts[one];
            int size = classes.starts[one + 1] - from;
            for (int j = 0; j < size; j++) {
                code[j] = codes[classes.rows[from + j]];
            }
            return size;
        }

        private void markTwo(int one, int other, BitSet unique) {
            if (code[0] != code[1] || one == other) {
                if (one >= 0 && code[0] >= 0) {
                    unique.set(one);
                }
                if (other >= 0 && code[1] >= 0) {
                    unique.set(other);
                }
            }
        }

        /** Finds the holder of each value in a class, and marks persons who hold one alone. */
        private void hold(SharedClasses classes, int from, int size, BitSet unique) {
            int alone = 0;
            for (int j = 0; j < size; j++) {
                if (code[j] < 0) {
                    continue;
                }
                int person = classes.personOf[from + j];
                int known = holder[code[j]];
                if (known == 0) {
                    holder[code[j]] = person < 0 ? SHARED : person + 1;
                    alone += person < 0 ? 0 : 1;
                } else if (known > 0 && known != person + 1) {
                    holder[code[j]] = SHARED;
                    alone--;
                }
            }
            for (int j = 0; j < size && alone > 0; j++) {
                if (code[j] >= 0 && holder[code[j]] > 0) {
                    unique.set(classes.personOf[from + j]);
                }
            }
        }

        /** The classes when a column is added; marks the persons who become unique. */
        SharedClasses refined(SharedClasses classes, int column, BitSet unique) {
            Subclasses kept = new Subclasses(classes.rows.length);
            for (int one = 0; one < classes.count(); one++) {
                int from = classes.starts[one];
                int size = read(classes, one, column);
                hold(classes, from, size, unique);
                int values = tally(classes, from, size);
                open(values, kept);
                move(classes, from, size, kept);
                clear(values);
            }
            return kept.classes();
        }

        /** Gives each value a subclass if somebody who holds it may still become unique, and no place otherwise. */
        private void open(int values, Subclasses kept) {
            for (int value = 0; value < values; value++) {
                int of = met[value];
                boolean open = holder[of] == SHARED && place[of] > 1 && single[of] > 0;
                place[of] = open ? kept.open(place[of]) : NOWHERE;
            }
        }

        private void move(SharedClasses classes, int from, int size, Subclasses kept) {
            for (int j = 0; j < size; j++) {
                if (code[j] >= 0 && place[code[j]] != NOWHERE) {
                    int next = place[code[j]]++;
                    kept.rows[next] = classes.rows[from + j];
                    kept.personOf[next] = classes.personOf[from + j];
                }
            }
        }

        private void clear(int values) {
            for (int value = 0; value < values; value++) {
                holder[met[value]] = 0;
                place[met[value]] = 0;
                single[met[value]] = 0;
            }
        }

        /** Counts the rows of each value in a class, and those of one person; returns the number of values. */
        private int tally(SharedClasses classes, int from, int size) {
            int values = 0;
            for (int j = 0; j < size; j++) {
                if (code[j] >= 0) {
                    if (place[code[j]] == 0) {
                        met[values++] = code[j];
                    }
                    place[code[j]]++;
                    single[code[j]] += classes.personOf[from + j] < 0 ? 0 : 1;
                }
            }
            return values;
        }
    }
}
