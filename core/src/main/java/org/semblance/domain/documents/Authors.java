package org.semblance.domain.documents;

import java.text.Normalizer;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.semblance.data.Words;

/**
 * Distinguishes authors: spellings that differ only in case, blanks, invisible characters or Unicode composition are
 * one author. Otherwise one author could count as several, and a group of k authors would be smaller than k. Authors
 * are never released, so merging spellings loses nothing.
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
