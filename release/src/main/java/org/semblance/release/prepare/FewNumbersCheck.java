package org.semblance.release.prepare;

import java.util.HashSet;
import java.util.Set;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Numbers;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;

/**
 * Warns of numeric columns with few distinct values. A mean that equals one of two values discloses that the whole group
 * has it.
 */
final class FewNumbersCheck {

    /** Columns with at most this many distinct numbers look like categories. */
    private static final int FEW_NUMBERS = 6;

    private FewNumbersCheck() {}

    static void warn(Dataset data, Watcher watcher) {
        for (Attribute attribute : data.with(Role.QUASI_IDENTIFIER)) {
            if (data.table().column(attribute.name()) instanceof Numbers numbers) {
                Set<Double> different = new HashSet<>();
                for (int row = 0; row < numbers.size() && different.size() <= FEW_NUMBERS; row++) {
                    if (!numbers.missing(row)) {
                        different.add(numbers.at(row));
                    }
                }
                if (different.size() == 2) {
                    watcher.warn(
                            WarningCode.W_BINARY_MEAN,
                            "column '" + attribute.name()
                                    + "' has two values: a mean that equals one of them reveals the value of the whole group; "
                                    + "nominal is the better domain");
                } else if (different.size() > 2 && different.size() <= FEW_NUMBERS) {
                    watcher.warn(
                            WarningCode.W_FEW_VALUES,
                            "column '" + attribute.name() + "' has only " + different.size() + " different numbers:"
                                    + " if they are codes, nominal or ordinal is the better domain");
                }
            }
        }
    }
}
