package org.semblance.release.columns.signs;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Names of people: many different words of which most are names that mean nothing else. Columns of a few words, such as
 * colours, months or towns, can be names by accident, so that few values or doubtful names count for little.
 */
final class PersonNameSigns implements ContentRecognizer {

    private static final int LEAST = 4;

    /** From so many different names on, there can be no accident. */
    private static final int MANY = 12;

    private static final double SHAPED = 0.8;
    private static final double LEAST_KNOWN = 0.4;

    /** Known names beyond any doubt. */
    private static final double PLENTY = 0.65;

    /** A doubtful name counts as this part of another. */
    private static final double DOUBT = 0.35;

    @Override
    public List<ColumnSign> signs(ValueSample sample) {
        List<PersonNameForm> forms =
                sample.values().stream().map(PersonNameForm::of).toList();
        long shaped = forms.stream().filter(PersonNameForm::shaped).count();
        if (sample.size() < LEAST || shaped < SHAPED * sample.size()) {
            return List.of();
        }
        double full =
                known(forms, form -> form.full() && !(form.words() == 1 && form.given() && !form.surname()), shaped);
        double given = known(forms, PersonNameForm::given, shaped);
        double surname = known(forms, PersonNameForm::surname, shaped);
        double several = (double) forms.stream()
                        .filter(form -> form.shaped() && form.words() > 1)
                        .count()
                / shaped;
        List<ColumnSign> signs = new ArrayList<>();
        double certain = Math.min(1, (double) shaped / MANY);
        if (full >= LEAST_KNOWN && full + DOUBT >= Math.min(given, 1) && !(given > 0.9 && given > surname + 0.3)) {
            signs.add(sign(ColumnKind.FULL_NAME, full, certain, " are written as full names are, with common names."));
        } else if (Math.max(given, surname) >= LEAST_KNOWN && several < 0.75) {
            boolean families = surname > given;
            signs.add(
                    families
                            ? sign(ColumnKind.FAMILY_NAME, surname, certain, " are common surnames.")
                            : sign(ColumnKind.GIVEN_NAME, given, certain, " are common given names."));
        } else if (surname >= LEAST_KNOWN) {
            signs.add(sign(ColumnKind.FAMILY_NAME, surname, certain, " are common surnames."));
        } else if (given >= LEAST_KNOWN) {
            signs.add(sign(ColumnKind.GIVEN_NAME, given, certain, " are common given names."));
        }
        return signs;
    }

    private static double known(List<PersonNameForm> forms, Predicate<PersonNameForm> test, long shaped) {
        double sum = 0;
        for (PersonNameForm form : forms) {
            if (form.shaped() && test.test(form)) {
                sum += form.otherwise() ? DOUBT : 1;
            }
        }
        return sum / shaped;
    }

    private static ColumnSign sign(ColumnKind kind, double known, double certain, String evidence) {
        String part = ValueSample.part(Math.min(1, known));
        double confidence = 0.6 + 0.35 * Math.min(1, (known - LEAST_KNOWN) / (PLENTY - LEAST_KNOWN));
        return new ColumnSign(kind, confidence * (0.4 + 0.6 * certain), part + evidence);
    }
}
