package org.semblance.release.columns.signs;

import java.util.List;
import java.util.regex.Pattern;
import org.semblance.release.columns.signs.words.PersonNames;
import org.semblance.release.columns.signs.words.TextWords;
import org.semblance.release.columns.signs.words.UnaccentedText;

/** Sentences that somebody wrote for one row: several words, the small words of a language, many different values. */
final class FreeTextSigns implements ContentRecognizer {

    private static final int LEAST = 8;
    private static final double VARIED = 0.2;

    /** Long texts are free even if many are equal, such as templates. */
    private static final double SOMEWHAT_VARIED = 0.02;

    private static final double MENTIONS = 0.1;
    private static final int LONG_TEXT = 10;
    private static final int FEW_WORDS = 3;
    private static final double LEAST_WORDS = 3.5;

    private static final Pattern GAP = Pattern.compile("\\s+");
    private static final Pattern NO_WORD = Pattern.compile("[^\\p{L}']+");
    private static final Pattern SENTENCE =
            Pattern.compile(".*\\p{L}{2}[.!?;](?:\\s.*|$)|.*\\p{L}, \\p{L}.*", Pattern.DOTALL);

    @Override
    public List<ColumnSign> signs(ValueSample sample) {
        double named = sample.share(FreeTextSigns::mentionsPerson);
        if (named >= MENTIONS && sample.size() >= LEAST) {
            return List.of(new ColumnSign(
                    ColumnKind.FREE_TEXT, 0.6, ValueSample.part(named) + " are remarks that mention a given name."));
        }
        double variety = sample.column().variety();
        if (sample.size() < LEAST || variety < SOMEWHAT_VARIED) {
            return List.of();
        }
        double words = 0;
        double texts = 0;
        for (String value : sample.values()) {
            String[] parts = GAP.split(value, -1);
            int count = 0;
            int small = 0;
            for (String part : parts) {
                String word = NO_WORD.matcher(UnaccentedText.of(part)).replaceAll("");
                count += word.length() > 1 ? 1 : 0;
                small += TextWords.function(word) ? 1 : 0;
            }
            words += count;
            if (count >= FEW_WORDS
                    && (small >= 2
                            || (small > 0 && count >= 4)
                            || SENTENCE.matcher(value).matches()
                            || count >= LONG_TEXT)) {
                texts++;
            }
        }
        double mean = words / sample.size();
        double share = texts / sample.size();
        if (mean < LEAST_WORDS || share < 0.5 || (variety < VARIED && mean < LONG_TEXT)) {
            return List.of();
        }
        double confidence = 0.5 + 0.3 * Math.min(1, (mean - LEAST_WORDS) / 5) + 0.15 * share;
        return List.of(new ColumnSign(
                ColumnKind.FREE_TEXT,
                confidence,
                "Its values are sentences or notes of " + Math.round(mean) + " words on average."));
    }

    /** Whether a given name stands behind a word in small letters, as in "called Maria". */
    private static boolean mentionsPerson(String value) {
        String[] parts = GAP.split(value, -1);
        for (int i = 1; i < parts.length; i++) {
            String word = parts[i];
            if (!word.isEmpty()
                    && Character.isUpperCase(word.codePointAt(0))
                    && !parts[i - 1].isEmpty()
                    && Character.isLowerCase(parts[i - 1].codePointAt(0))) {
                String folded = NO_WORD.matcher(UnaccentedText.of(word)).replaceAll("");
                if (PersonNames.given(folded)
                        && !PersonNames.otherwise(folded)
                        && !PersonNames.particle(UnaccentedText.of(parts[i - 1]))) {
                    return true;
                }
            }
        }
        return false;
    }
}
