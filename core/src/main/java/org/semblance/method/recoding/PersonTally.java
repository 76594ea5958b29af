package org.semblance.method.recoding;

/** How many different persons hold some units that come and go; where persons are not known, each unit is one. */
final class PersonTally {

    private final UnitTuples tuples;
    private final int[] unitsOf;
    private int count;

    /** Nobody yet. */
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
