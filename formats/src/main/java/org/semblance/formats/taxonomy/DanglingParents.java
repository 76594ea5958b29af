package org.semblance.formats.taxonomy;

import java.util.Locale;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.TaxonomyBuilder;

/** Links to parents that a taxonomy does not have: they are left out and counted, if that was asked for. */
final class DanglingParents {

    private final boolean leftOut;
    private long count;

    /** @param leftOut whether such links are left out; otherwise they are refused elsewhere */
    DanglingParents(boolean leftOut) {
        this.leftOut = leftOut;
    }

    /** Leaves a link out, so that the concept is placed below the root if it has no other parent; false if it must be refused. */
    boolean leaveOut(int concept, TaxonomyBuilder builder) {
        if (leftOut) {
            count++;
            builder.belowTheRoot(concept);
        }
        return leftOut;
    }

    void warn(String name, Watcher watcher) {
        if (count > 0) {
            watcher.warn(
                    WarningCode.W_DANGLING,
                    String.format(
                            Locale.ROOT,
                            "%s: links to parents that are obsolete or not defined were left out: %,d; concepts without"
                                    + " another parent were placed below the root",
                            name,
                            count));
        }
    }
}
