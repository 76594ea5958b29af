package org.semblance.release.columns.signs;

import java.util.List;

/** A column of which only the heading is known, and whether its values are numbers. */
record HeadingWithoutValues(String name, boolean numbers, int present) implements ColumnFacts {

    HeadingWithoutValues(String name) {
        this(name, false, 0);
    }

    static HeadingWithoutValues ofNumbers(String name) {
        return new HeadingWithoutValues(name, true, 100);
    }

    @Override
    public int rows() {
        return present;
    }

    @Override
    public List<String> words() {
        return List.of();
    }

    @Override
    public int count(int index) {
        throw new IndexOutOfBoundsException(index);
    }

    @Override
    public int decimals() {
        return 0;
    }
}
