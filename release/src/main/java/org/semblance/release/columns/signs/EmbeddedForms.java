package org.semblance.release.columns.signs;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Ways to reach a person that stand within longer texts, or beside values of another form: one e-mail address in fifty
 * remarks is a person.
 */
final class EmbeddedForms implements ContentRecognizer {

    private static final double SOME = 0.02;
    private static final double MANY = 0.3;
    private static final int LEAST = 2;

    private static final Pattern MAIL =
            Pattern.compile("[\\p{L}\\d._%+-]{1,64}@[\\p{L}\\d-]{1,63}(?:\\.[\\p{L}\\d-]{1,63}){1,6}");
    private static final Pattern ACCOUNT =
            Pattern.compile("\\b[A-Z]{2}\\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,4})?\\b");
    private static final Pattern PHONE =
            Pattern.compile("(?<![\\d.,])(?:\\+|00)[1-9]\\d{0,3}[ ()./-]{0,2}\\d(?:[ ()./-]{0,2}\\d){6,11}(?![\\d.,])");
    private static final Pattern ADDRESS =
            Pattern.compile("(?i)https?://\\S{4,}|\\b(?:linkedin|facebook|instagram|twitter)\\.com/\\S+");

    /** A record within a field: names and values in braces. */
    private static final Pattern RECORD = Pattern.compile("\\s*[\\[{].*[\"']\\s*:.*[\\]}]\\s*", Pattern.DOTALL);

    private static final double RECORDS = 0.5;
    private static final double VARIED = 0.01;

    @Override
    public List<ColumnSign> signs(ValueSample sample) {
        List<ColumnSign> signs = new ArrayList<>();
        add(
                signs,
                sample,
                ColumnKind.EMAIL,
                value -> value.indexOf('@') > 0 && MAIL.matcher(value).find(),
                "an e-mail address.");
        add(
                signs,
                sample,
                ColumnKind.PHONE,
                value -> (value.indexOf('+') >= 0 || value.contains("00"))
                        && PHONE.matcher(value).find(),
                "a telephone number.");
        add(signs, sample, ColumnKind.BANK_ACCOUNT, EmbeddedForms::account, "an IBAN.");
        add(
                signs,
                sample,
                ColumnKind.URL,
                value -> value.indexOf('/') > 0 && ADDRESS.matcher(value).find(),
                "a web address.");
        double records = sample.share(value -> RECORD.matcher(value).matches());
        if (records >= RECORDS && sample.column().variety() > VARIED) {
            signs.add(new ColumnSign(
                    ColumnKind.FREE_TEXT,
                    0.6,
                    ValueSample.part(records) + " are records of their own, with names and values in braces."));
        }
        return signs;
    }

    private static boolean account(String value) {
        var found = ACCOUNT.matcher(value);
        return found.find() && AccountForms.iban(found.group());
    }

    private static void add(
            List<ColumnSign> signs, ValueSample sample, ColumnKind kind, Predicate<String> test, String words) {
        int found = sample.count(test);
        double share = sample.isEmpty() ? 0 : (double) found / sample.size();
        if (share >= SOME && (found >= LEAST || sample.size() == found)) {
            signs.add(new ColumnSign(kind, share >= MANY ? 0.75 : 0.6, ValueSample.part(share) + " hold " + words));
        }
    }
}
