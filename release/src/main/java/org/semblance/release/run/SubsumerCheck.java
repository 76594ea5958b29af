package org.semblance.release.run;

import java.util.Arrays;
import java.util.Locale;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.method.Groups;

/** Checks whether the concepts in each group still have a specific common subsumer. */
final class SubsumerCheck {

    /** If at least this share of groups has only the root in common, there is a warning. */
    private static final double MANY = 0.5;

    private SubsumerCheck() {}

    static void warnOfRoots(Dataset original, Groups groups, Watcher watcher) {
        for (Attribute attribute : original.with(Role.QUASI_IDENTIFIER)) {
            if (attribute.domain() instanceof Concepts domain) {
                double share = shareAtRoot(original.table().column(attribute.name()), domain, groups);
                if (share >= MANY) {
                    watcher.warn(
                            WarningCode.W_LCS_ROOT,
                            String.format(
                                    Locale.ROOT,
                                    "column '%s': in %.0f %% of the groups the concepts have only the root of %s in common",
                                    attribute.name(),
                                    100 * share,
                                    domain.taxonomy().name()));
                }
            }
        }
    }

    private static double shareAtRoot(Column column, Concepts domain, Groups groups) {
        int atRoot = 0;
        int withValues = 0;
        for (int group = 0; group < groups.count(); group++) {
            int[] concepts = Arrays.stream(groups.members(group))
                    .filter(row -> !column.missing(row))
                    .map(row -> domain.concept(column.text(row)).orElseThrow())
                    .distinct()
                    .toArray();
            if (concepts.length > 0) {
                withValues++;
                atRoot += domain.taxonomy().lcs(concepts) == Taxonomy.ROOT ? 1 : 0;
            }
        }
        return withValues == 0 ? 0 : (double) atRoot / withValues;
    }
}
