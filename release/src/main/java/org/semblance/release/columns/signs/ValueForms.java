package org.semblance.release.columns.signs;

import java.util.ArrayList;
import java.util.List;

/** Judges each form by the share of values that have it, and by how many would have it by accident. */
record ValueForms(List<ValueForm> forms) implements ContentRecognizer {

    /** Of all values; the rest are typing errors and words for "no value". */
    private static final double LEAST_SHARE = 0.75;

    /** What dirty values are forgiven without a loss of confidence. */
    private static final double FORGIVEN = 0.1;

    @Override
    public List<ColumnSign> signs(ValueSample sample) {
        List<ColumnSign> signs = new ArrayList<>();
        for (ValueForm form : forms) {
            int passed = sample.count(form.test());
            double share = sample.isEmpty() ? 0 : (double) passed / sample.size();
            if (share >= LEAST_SHARE) {
                double confidence = form.confidence()
                        * Math.min(1, share + FORGIVEN)
                        * Surprise.certainty(passed, sample.size(), form.luck());
                signs.add(new ColumnSign(form.kind(), confidence, evidence(share, form)));
            }
        }
        return signs;
    }

    private static String evidence(double share, ValueForm form) {
        String part = ValueSample.part(share);
        return part + " are " + form.words() + ".";
    }
}
