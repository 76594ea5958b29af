package org.semblance.privacy;

/** Something a release promises, and the judge of it. */
public interface Guarantee {

    /** The name in recipes and reports. */
    String name();

    /** Judges a release. */
    Verdict check(ReleasedTable released, Evidence evidence);
}
