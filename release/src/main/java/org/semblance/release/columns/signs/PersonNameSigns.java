package org.semblance.release.columns.signs;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Names of people: many different words of which most are names that mean nothing else. Columns of a few words, such as
 * colours, months or towns, can be names by accident, so that few values or doubtful names count for little.
 */
final class PersonNameSigns implements ContentRecognizer {

    private static final int LEAST = 4;

    /** "Miller v. Shaw". */
    private static final Pattern PARTIES =
            Pattern.compile("\\p{Lu}[^\\d]{1,40} (?:v|vs|versus|c|contra|gegen|contre)\\.? \\p{Lu}.{1,40}");

    /** From so many different names on, there can be no accident. */
    private static final int MANY = 12;

    private static final double SHAPED = 0.8;
    private static final double LEAST_KNOWN = 0.4;

    /** Of hundreds of different family names most are rare, so that few are known. */
    private static final int VERY_MANY = 100;

    private static final double LEAST_OF_MANY = 0.1;

    /** Known names beyond any doubt. */
    private static final double PLENTY = 0.65;

    /** Titles and initials say so in so many values. */
    private static final double SPOKEN = 0.6;

    /** Of the values of a column of given names, and of no other. */
    private static final double ALL_BUT_FEW = 0.9;

    /** A doubtful name counts as this part of another. */
    private static final double DOUBT = 0.35;

    @Override
    public List<ColumnSign> signs(ValueSample sample) {
        List<PersonNameForm> forms = sample.values().stream()
                .map(PersonNameForm::of)
                .filter(PersonNameForm::shaped)
                .toList();
        if (sample.isEmpty() || forms.size() < SHAPED * sample.size()) {
            return List.of();
        }
        double addressed = share(forms, PersonNameForm::addressed);
        double initialled = share(forms, PersonNameForm::initialled);
        double parties = sample.share(value -> PARTIES.matcher(value).matches());
        if (parties >= SPOKEN) {
            return List.of(new ColumnSign(
                    ColumnKind.FULL_NAME, 0.75, ValueSample.part(parties) + " name the parties of a case."));
        }
        if (addressed >= SPOKEN || (initialled >= SPOKEN && sample.size() >= 2)) {
            return List.of(new ColumnSign(
                    ColumnKind.FULL_NAME,
                    addressed >= SPOKEN ? 0.85 : 0.7,
                    ValueSample.part(Math.max(addressed, initialled))
                            + (addressed >= SPOKEN ? " begin with a title." : " are initials and a name.")));
        }
        if (sample.size() < LEAST) {
            return few(forms);
        }
        Predicate<PersonNameForm> isFull =
                form -> form.full() && !(form.words() == 1 && form.given() && !form.surname());
        double full = known(forms, isFull);
        double given = known(forms, PersonNameForm::given);
        double surname = known(forms, PersonNameForm::surname);
        boolean givenOnly = given > ALL_BUT_FEW && given > surname + DOUBT;
        if (full >= LEAST_KNOWN && full + DOUBT >= given && !givenOnly) {
            return List.of(sign(
                    ColumnKind.FULL_NAME, full, forms, isFull, " are written as full names are, with common names."));
        }
        if (Math.max(given, surname) < LEAST_KNOWN) {
            return surname >= LEAST_OF_MANY && forms.size() >= VERY_MANY && single(forms)
                    ? List.of(new ColumnSign(
                            ColumnKind.FAMILY_NAME, 0.55, "Many of its many single words are common surnames."))
                    : List.of();
        }
        return List.of(
                surname > given
                        ? sign(ColumnKind.FAMILY_NAME, surname, forms, PersonNameForm::surname, " are common surnames.")
                        : sign(ColumnKind.GIVEN_NAME, given, forms, PersonNameForm::given, " are common given names."));
    }

    private static boolean single(List<PersonNameForm> forms) {
        return share(forms, form -> form.words() == 1) >= SHAPED;
    }

    /** One to three values: all must be names that mean nothing else. */
    private static List<ColumnSign> few(List<PersonNameForm> forms) {
        boolean full = forms.stream().allMatch(form -> form.full() && !form.otherwise());
        boolean names = forms.stream().allMatch(form -> (form.given() || form.surname()) && !form.otherwise());
        return full || names
                ? List.of(new ColumnSign(
                        full ? ColumnKind.FULL_NAME : ColumnKind.GIVEN_NAME,
                        full ? 0.65 : 0.5,
                        "Its few values are common names of people."))
                : List.of();
    }

    private static double share(List<PersonNameForm> forms, Predicate<PersonNameForm> test) {
        return (double) forms.stream().filter(test).count() / forms.size();
    }

    /** The share of forms that pass, where doubtful names count less. */
    private static double known(List<PersonNameForm> forms, Predicate<PersonNameForm> test) {
        return forms.stream()
                        .filter(test)
                        .mapToDouble(form -> form.otherwise() ? DOUBT : 1)
                        .sum()
                / forms.size();
    }

    private static ColumnSign sign(
            ColumnKind kind,
            double known,
            List<PersonNameForm> forms,
            Predicate<PersonNameForm> test,
            String evidence) {
        double certain = Math.min(1, (double) forms.size() / MANY);
        double confidence = 0.6 + 0.35 * Math.min(1, (known - LEAST_KNOWN) / (PLENTY - LEAST_KNOWN));
        double share = (double) forms.stream().filter(test).count() / forms.size();
        return new ColumnSign(kind, confidence * (0.4 + 0.6 * certain), ValueSample.part(share) + evidence);
    }
}
