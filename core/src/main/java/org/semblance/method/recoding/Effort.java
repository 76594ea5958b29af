package org.semblance.method.recoding;

/** How long better groups are sought: counted in looks at a tuple, not in seconds, so that a result can be repeated. */
public enum Effort {
    /** A first improvement of the groups. */
    QUICK(375),
    /** Where further looks begin to gain little. */
    STANDARD(1_200),
    /** As far as it is worth waiting for. */
    THOROUGH(12_000);

    private final int looks;

    Effort(int looks) {
        this.looks = looks;
    }

    /** How often a tuple is compared with a group, for each record. */
    int looks() {
        return looks;
    }
}
