package org.semblance.method.recoding;

/**
 * The search effort of local recoding, in comparisons of a tuple with a group instead of seconds, so that results are
 * reproducible.
 */
public enum SearchEffort {
    /** A first improvement of the groups. */
    QUICK(375),
    /** The point after which further search gains little. */
    STANDARD(1_200),
    /** As far as it is worth waiting for. */
    THOROUGH(12_000);

    private final int looks;

    SearchEffort(int looks) {
        this.looks = looks;
    }

    /** The number of comparisons for each record. */
    int looks() {
        return looks;
    }
}
