package org.semblance.quality.risk.reconstruction;

import java.util.Optional;
import org.semblance.data.Numbers;
import org.semblance.domain.Continuous;
import org.semblance.domain.Rounding;

/**
 * The means of a released column, with what rounding may have moved them by: as the domain says, otherwise by the decimals
 * that the column shows, because an attacker sees these too.
 */
final class PublishedMeans {

    private final Numbers column;
    private final Optional<Rounding> rounding;

    private PublishedMeans(Numbers column, Optional<Rounding> rounding) {
        this.column = column;
        this.rounding = rounding;
    }

    static PublishedMeans of(Continuous domain, Numbers column) {
        Rounding told = domain.round();
        if (told != null) {
            return new PublishedMeans(column, Optional.of(told));
        }
        int decimals = 0;
        for (int row = 0; row < column.size() && decimals <= Rounding.MOST_DECIMALS; row++) {
            String text = column.text(row);
            int point = text.indexOf('.');
            decimals = Math.max(decimals, point < 0 ? 0 : text.length() - point - 1);
        }
        return new PublishedMeans(
                column,
                decimals > Rounding.MOST_DECIMALS
                        ? Optional.empty()
                        : Optional.of(new Rounding.DecimalPlaces(decimals)));
    }

    double mean(int row) {
        return column.at(row);
    }

    double reach(int row) {
        return column.missing(row)
                ? 0
                : rounding.map(each -> each.reach(column.at(row))).orElse(0.0);
    }
}
