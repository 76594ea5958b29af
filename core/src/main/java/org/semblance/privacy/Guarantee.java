package org.semblance.privacy;

/** A privacy guarantee that a release promises, together with its verification. */
public interface Guarantee {

    /** The name in recipes and reports. */
    String name();

    /** Verifies the guarantee on a release. */
    Verdict check(ReleasedTable released, Evidence evidence);
}
