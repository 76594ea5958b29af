package org.semblance.release.columns.signs;

import java.util.List;

/**
 * Forms that all numbers of a sequence may have, so that sequences say nothing: without a check digit neighbours pass
 * together, and in steps of the modulus all pass if the first does.
 */
record ScatteredForms(ValueForms forms) implements ContentRecognizer {

    ScatteredForms(List<ValueForm> forms) {
        this(new ValueForms(forms));
    }

    @Override
    public List<ColumnSign> signs(ValueSample sample) {
        return sample.consecutive() ? List.of() : forms.signs(sample);
    }
}
