package org.semblance.release.columns.signs;

import java.util.List;
import java.util.Optional;

/** Telephone numbers. */
final class PhoneSigns implements ContentRecognizer {

    private static final double LEAST_SHARE = 0.75;

    @Override
    public List<ColumnSign> signs(ValueSample sample) {
        List<PhoneForm> forms = sample.values().stream()
                .map(PhoneForm::of)
                .flatMap(Optional::stream)
                .toList();
        double share = sample.isEmpty() ? 0 : (double) forms.size() / sample.size();
        if (share < LEAST_SHARE || sample.consecutive()) {
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
}
