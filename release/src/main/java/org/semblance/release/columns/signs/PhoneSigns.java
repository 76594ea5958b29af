package org.semblance.release.columns.signs;

import java.util.List;
import java.util.Optional;
import org.semblance.release.columns.signs.numbers.NumberText;

/** Telephone numbers. */
final class PhoneSigns implements ContentRecognizer {

    private static final double LEAST_SHARE = 0.75;

    /** Numbers that follow each other this closely are counted, not dialled. */
    private static final double CLOSE = 50;

    @Override
    public List<ColumnSign> signs(ValueSample sample) {
        List<PhoneForm> forms = sample.values().stream()
                .map(PhoneForm::of)
                .flatMap(Optional::stream)
                .toList();
        double share = sample.isEmpty() ? 0 : (double) forms.size() / sample.size();
        if (share < LEAST_SHARE || consecutive(sample)) {
            return List.of();
        }
        double luck = forms.stream().mapToDouble(PhoneForm::luck).average().orElse(1);
        double confidence =
                forms.stream().mapToDouble(PhoneForm::confidence).average().orElse(0);
        String part = ValueSample.part(share);
        return List.of(new ColumnSign(
                ColumnKind.PHONE,
                confidence * Math.min(1, share + 0.1) * Surprise.certainty(forms.size(), sample.size(), luck),
                part
                        + (luck > 0.3 ? " have the length and the first digits" : " have the form")
                        + " of telephone numbers."));
    }

    /** Whether plain numbers are neighbours, as serial numbers are. */
    private static boolean consecutive(ValueSample sample) {
        long[] numbers = sample.values().stream()
                .filter(value -> value.length() <= 18 && NumberText.digits(value))
                .mapToLong(Long::parseLong)
                .sorted()
                .toArray();
        return 2 * numbers.length > sample.size()
                && numbers[numbers.length - 1] - numbers[0]
                        < CLOSE * sample.column().distinct();
    }
}
