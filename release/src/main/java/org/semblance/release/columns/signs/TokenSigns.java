package org.semblance.release.columns.signs;

import java.util.ArrayList;
import java.util.List;

/** Long random tokens that are nearly unique: keys of records, sessions and cookies, hashes. */
final class TokenSigns implements ContentRecognizer {

    private static final double LEAST_SHARE = 0.85;

    /** Fewer different tokens may be codes of categories, unless nearly every row has its own. */
    private static final int MANY = 50;

    /** Of very long tokens, fewer are enough. */
    private static final int MANY_LONG = 10;

    private static final int LONG = 10;

    private static final int SOME = 10;
    private static final double UNIQUE = 0.5;

    private static final List<ValueForm> FORMS = List.of(
            ValueForm.of(
                    ColumnKind.RECORD_NUMBER,
                    "UUIDs",
                    0.8,
                    1e-6,
                    "(?i)\\{?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\\}?"),
            ValueForm.of(
                    ColumnKind.SESSION,
                    "signed web tokens",
                    0.95,
                    1e-6,
                    "eyJ[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9_-]{4,}(?:\\.[A-Za-z0-9_-]*)?"),
            ValueForm.of(
                    ColumnKind.SESSION,
                    "hashes in hexadecimal digits",
                    0.85,
                    0.01,
                    "(?i)(?=.{0,60}[a-f])(?=.{0,60}\\d)(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{56}|[0-9a-f]{64}|[0-9a-f]{96}"
                            + "|[0-9a-f]{128})"),
            ValueForm.of(
                    ColumnKind.SESSION,
                    "long hexadecimal tokens",
                    0.75,
                    0.01,
                    "(?i)(?:0x)?(?=.{0,30}[a-f])(?=.{0,30}\\d)[0-9a-f]{16,128}"),
            ValueForm.of(
                    ColumnKind.SESSION,
                    "cookies of a web statistic",
                    0.95,
                    1e-6,
                    "(?:GA\\d|fb)\\.\\d\\.\\d{6,}\\.\\d{6,}"),
            ValueForm.of(
                    ColumnKind.RECORD_NUMBER,
                    "long numbers behind the same letters",
                    0.55,
                    0.01,
                    "(?i)[a-z]{1,6}[-_:# ]?\\d{7,18}"),
            ValueForm.of(
                    ColumnKind.RECORD_NUMBER,
                    "hexadecimal tokens",
                    0.5,
                    0.1,
                    "(?=.{0,12}[a-f])(?=.{0,12}\\d)[0-9a-f]{8,15}|(?=.{0,12}[A-F])(?=.{0,12}\\d)[0-9A-F]{8,15}"),
            ValueForm.of(
                    ColumnKind.SESSION,
                    "long tokens of letters and digits",
                    0.75,
                    0.05,
                    "(?=[^A-Z]{0,40}[A-Z])(?=[^a-z]{0,40}[a-z])(?=[^0-9]{0,40}[0-9])[A-Za-z0-9+/_-]{20,250}={0,2}"));

    @Override
    public List<ColumnSign> signs(ValueSample sample) {
        ColumnFacts column = sample.column();
        boolean longOnes = sample.values().stream().allMatch(value -> value.length() >= LONG);
        boolean many = column.distinct() >= (longOnes ? MANY_LONG : MANY)
                || (column.distinct() >= SOME && column.variety() >= UNIQUE);
        if (!many) {
            return List.of();
        }
        List<ColumnSign> signs = new ArrayList<>();
        for (ValueForm form : FORMS) {
            if (sample.share(form.test()) >= LEAST_SHARE) {
                signs.addAll(new ValueForms(List.of(form)).signs(sample));
            }
        }
        return signs;
    }
}
