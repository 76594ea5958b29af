package org.semblance.domain.documents;

import java.text.Normalizer;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.semblance.data.Words;

/**
 * Authors told apart: spellings that differ in case, in blanks, in signs that are not seen or in how Unicode composes them
 * are of one author. One author who counts as several would be a crowd alone; authors are never released, so that a
 * spelling lost is no loss.
 */
final class Authors {

    private Authors() {}

    static Words of(Words spelt) {
        @Nullable String[] authors = new String[spelt.size()];
        for (int row = 0; row < authors.length; row++) {
            authors[row] = spelt.missing(row) ? null : told(spelt.text(row));
        }
        return Words.of(spelt.name(), authors);
    }

    private static @Nullable String told(String spelling) {
        String told = Normalizer.normalize(spelling, Normalizer.Form.NFKC)
                .replaceAll("[\\p{Cf}\\p{Cc}&&[^\\t\\n\\r]]", "")
                .replaceAll("[\\s\\p{Z}]+", " ")
                .strip()
                .toUpperCase(Locale.ROOT)
                .toLowerCase(Locale.ROOT);
        return told.isEmpty() ? null : told;
    }
}
