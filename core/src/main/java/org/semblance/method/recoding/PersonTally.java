package org.semblance.method.recoding;

/** Counts the distinct persons of units that are added and removed; without a person column each unit is a person. */
final class PersonTally {

    private final UnitTuples tuples;
    private final int[] unitsOf;
    private int count;

    /** Starts empty. */
    PersonTally(UnitTuples tuples) {
        this.tuples = tuples;
        this.unitsOf = new int[tuples.persons()];
    }

    void add(int tuple, int units) {
        if (unitsOf.length == 0) {
            count += units;
        } else {
            int person = tuples.person(tuple);
            count += unitsOf[person] == 0 ? 1 : 0;
            unitsOf[person] += units;
        }
    }

    void remove(int tuple, int units) {
        if (unitsOf.length == 0) {
            count -= units;
        } else {
            int person = tuples.person(tuple);
            unitsOf[person] -= units;
            count -= unitsOf[person] == 0 ? 1 : 0;
        }
    }

    int count() {
        return count;
    }
}
