package org.semblance.release.prepare;

import java.util.regex.Pattern;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;

/** Finds stars that are values of quasi-identifiers: a release shows suppressed values by a star, too. */
final class StarredValuesCheck {

    private static final Pattern STARS = Pattern.compile("\\s*\\*+\\s*");

    private StarredValuesCheck() {}

    /** Warns of such values. */
    static void warn(Dataset data, Watcher watcher) {
        for (Attribute attribute : data.with(Role.QUASI_IDENTIFIER)) {
            if (data.table().column(attribute.name()) instanceof Words words
                    && words.dictionary().stream()
                            .anyMatch(word -> STARS.matcher(word).matches())) {
                watcher.warn(
                        WarningCode.W_STAR,
                        "column '" + attribute.name()
                                + "' has the value *, which a reader of the release takes for a suppressed one");
            }
        }
    }
}
