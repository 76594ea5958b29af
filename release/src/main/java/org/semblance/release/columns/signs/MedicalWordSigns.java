package org.semblance.release.columns.signs;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.semblance.release.columns.signs.words.CategoryWords;
import org.semblance.release.columns.signs.words.MedicalWords;
import org.semblance.release.columns.signs.words.UnaccentedText;

/** Diseases and drugs in words. */
final class MedicalWordSigns implements ContentRecognizer {

    private static final int LEAST = 3;
    private static final double LEAST_SHARE = 0.3;
    private static final double SURE = 0.6;

    /** Longer texts are notes, not names. */
    private static final int MOST_WORDS = 9;

    private static final Pattern GAP = Pattern.compile("[^\\p{L}]+");

    @Override
    public List<ColumnSign> signs(ValueSample sample) {
        List<String> names = sample.values().stream()
                .map(UnaccentedText::of)
                .filter(value -> !CategoryWords.NEUTRAL.contains(value))
                .toList();
        List<ColumnSign> signs = new ArrayList<>();
        add(signs, ColumnKind.DIAGNOSIS, names, MedicalWords::disease, " name a disease.");
        add(signs, ColumnKind.DRUG, names, MedicalWords::drug, " name a drug.");
        return signs;
    }

    private static void add(
            List<ColumnSign> signs, ColumnKind kind, List<String> names, Predicate<String> test, String evidence) {
        long found = names.stream().filter(name -> one(name, test)).count();
        double share = names.isEmpty() ? 0 : (double) found / names.size();
        if (found >= LEAST && share >= LEAST_SHARE) {
            String part = ValueSample.part(share);
            signs.add(new ColumnSign(
                    kind, 0.55 + 0.35 * Math.min(1, (share - LEAST_SHARE) / (SURE - LEAST_SHARE)), part + evidence));
        }
    }

    private static boolean one(String name, Predicate<String> test) {
        String[] words = GAP.split(name, -1);
        if (words.length > MOST_WORDS) {
            return false;
        }
        for (String word : words) {
            if (test.test(word)) {
                return true;
            }
        }
        return false;
    }
}
