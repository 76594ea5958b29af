package org.semblance.release.columns.signs;

import java.util.List;

/** A column of which only the heading is known. */
record HeadingWithoutValues(String name) implements ColumnFacts {

    @Override
    public int rows() {
        return 0;
    }

    @Override
    public int present() {
        return 0;
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
    public boolean numbers() {
        return false;
    }

    @Override
    public int decimals() {
        return 0;
    }
}
