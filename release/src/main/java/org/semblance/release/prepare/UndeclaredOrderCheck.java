package org.semblance.release.prepare;

import java.util.Collection;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Words;
import org.semblance.domain.Domain;
import org.semblance.domain.distribution.EarthMovers;
import org.semblance.domain.distribution.GroundDistance;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.TCloseness;
import org.semblance.release.columns.ColumnProfile;

/** Finds numbers without a declared order, for which t-closeness considers any two values equally distant. */
public final class UndeclaredOrderCheck {

    private UndeclaredOrderCheck() {}

    /** Warns if t-closeness is asked for such a column. */
    public static void warn(Collection<Guarantee> asked, Column column, Domain domain, Watcher watcher) {
        boolean equal = asked.stream()
                .anyMatch(guarantee -> guarantee instanceof TCloseness closeness
                        && closeness.of().equals(column.name())
                        && closeness.distance() == null
                        && EarthMovers.suiting(domain) == GroundDistance.EQUAL);
        if (equal && column instanceof Words words && ColumnProfile.of(words).numbers()) {
            watcher.warn(
                    WarningCode.W_NO_ORDER,
                    "column '" + column.name()
                            + "' has numbers, but no order is declared: t-closeness treats any two of them as equally "
                            + "far apart");
        }
    }
}
