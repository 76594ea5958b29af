package org.semblance.release.prepare;

import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.release.columns.ColumnProfile;
import org.semblance.release.columns.RoleProposal;

/**
 * Finds identifiers, such as of patients or households, that repeat although the recipe names no column of people: every
 * row would count as a person.
 */
final class UnnamedPersonsCheck {

    private UnnamedPersonsCheck() {}

    /** Warns of such identifiers. */
    static void warn(Dataset data, Watcher watcher) {
        if (data.person().isPresent()) {
            return;
        }
        for (Attribute attribute : data.with(Role.IDENTIFIER)) {
            if (data.table().column(attribute.name()) instanceof Words words) {
                ColumnProfile profile = ColumnProfile.of(words);
                if (!profile.unique()
                        && profile.present() == profile.rows()
                        && RoleProposal.of(profile).tellsPersonsApart(profile)) {
                    watcher.warn(
                            WarningCode.W_ROWS_AS_PERSONS,
                            "column '" + attribute.name() + "' identifies people by its name, and has "
                                    + profile.distinct() + " different values in " + profile.rows()
                                    + " rows: every row counts as a person");
                }
            }
        }
    }
}
