package org.semblance.quality.risk.reconstruction;

/**
 * What became of an attack on a class.
 *
 * @param persons the number of persons in the class
 * @param named how many of them the attacker names
 * @param wrong how many others the attacker names
 * @param near how many of them are among the people nearest to what the class shows, as many as it has persons
 */
record ClassAttack(Search search, int persons, int named, int wrong, int near) {

    /** How a search ended. */
    enum Search {
        /** Exactly one set fits. */
        ONE_SET,
        /** Several sets fit. */
        SEVERAL_SETS,
        /** No set fits, and those closest to the means were looked at. */
        CLOSEST_SETS,
        /** The class has too many persons, shows no number, or the search took too long. */
        NOT_SEARCHED
    }

    boolean searched() {
        return search != Search.NOT_SEARCHED;
    }
}
