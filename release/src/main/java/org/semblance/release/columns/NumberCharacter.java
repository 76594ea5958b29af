package org.semblance.release.columns;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.semblance.release.columns.signs.ColumnKind;
import org.semblance.release.columns.signs.KindGroup;

/**
 * Whether whole numbers are quantities, of which a mean makes sense, or codes, which only look like numbers.
 *
 * @param confidence from 0 to 1
 * @param why the reason in words, without a value
 */
public record NumberCharacter(Verdict verdict, double confidence, String why) {

    /** What the numbers are. */
    public enum Verdict {
        QUANTITY,
        CODE,
        UNCERTAIN
    }

    private static final Set<ColumnKind> QUANTITIES = EnumSet.of(
            ColumnKind.AGE,
            ColumnKind.BIRTH_YEAR,
            ColumnKind.YEAR,
            ColumnKind.COUNT,
            ColumnKind.DURATION,
            ColumnKind.MONEY,
            ColumnKind.INCOME,
            ColumnKind.DEBT,
            ColumnKind.MEASUREMENT,
            ColumnKind.SCORE,
            ColumnKind.LABORATORY_VALUE,
            ColumnKind.SHARE,
            ColumnKind.BODY_MEASURE,
            ColumnKind.WEIGHT,
            ColumnKind.COORDINATES);

    /** Quantities that are seldom small whole numbers. */
    private static final Set<ColumnKind> MEASURED = EnumSet.of(
            ColumnKind.MONEY, ColumnKind.INCOME, ColumnKind.DEBT, ColumnKind.MEASUREMENT, ColumnKind.LABORATORY_VALUE);

    private static final Set<ColumnKind> CODES = EnumSet.of(
            ColumnKind.POSTCODE,
            ColumnKind.COUNTRY,
            ColumnKind.SEX,
            ColumnKind.NATIONALITY,
            ColumnKind.LANGUAGE,
            ColumnKind.MARITAL_STATUS,
            ColumnKind.RELATION,
            ColumnKind.CODE,
            ColumnKind.FLAG,
            ColumnKind.STRATUM,
            ColumnKind.CLUSTER,
            ColumnKind.HOUSEHOLD,
            ColumnKind.DIAGNOSIS,
            ColumnKind.RELIGION,
            ColumnKind.SEXUALITY,
            ColumnKind.POLITICS,
            ColumnKind.ETHNIC_ORIGIN);

    /** Kinds of codes that may as well be counted: hours of work, years of education. */
    private static final Set<ColumnKind> MOSTLY_CODES = EnumSet.of(
            ColumnKind.OCCUPATION,
            ColumnKind.INDUSTRY,
            ColumnKind.PLACE,
            ColumnKind.EDUCATION,
            ColumnKind.ORGANISATION,
            ColumnKind.INSURANCE,
            ColumnKind.CATEGORY,
            ColumnKind.PRODUCT,
            ColumnKind.UNION,
            ColumnKind.TECHNICAL);

    /** Headings that end like occupation_code, admission_type_id or COMPCODE. */
    private static final Pattern CODE_HEADING = Pattern.compile(
            "(?i)((^|[^\\p{L}])(id|ids|cd|cat|class|type|group|grp|typ|tipo)|codes?|kode|c[oó]digo|codice|codi)$");

    private static final int MOST_STEPS = 20;
    private static final double CLEAR = 0.7;
    private static final double HINT = 0.85;
    private static final double AGREED = 0.95;

    /** The character of a column, from its values alone. */
    public static NumberCharacter of(ColumnProfile column) {
        return of(column, Optional.empty());
    }

    /**
     * The character of a column without missing codes.
     *
     * @param hint what the heading says it is
     */
    public static NumberCharacter of(ColumnProfile column, Optional<ColumnKind> hint) {
        NumberCharacter seen = new NumberShape(column).character();
        if (column.decimals() == 0 && CODE_HEADING.matcher(column.name()).find()) {
            return new NumberCharacter(
                    Verdict.CODE, seen.verdict == Verdict.CODE ? AGREED : HINT, "so says its heading");
        }
        if (hint.isEmpty() || seen.confidence >= AGREED) {
            return seen;
        }
        ColumnKind kind = hint.get();
        boolean clear = seen.verdict == Verdict.QUANTITY && seen.confidence >= CLEAR;
        boolean code = CODES.contains(kind)
                || (MOSTLY_CODES.contains(kind) && !clear)
                || (kind.group() == KindGroup.IDENTIFIER && !QUANTITIES.contains(kind));
        if (!code && !QUANTITIES.contains(kind)) {
            return seen;
        }
        Verdict said = code ? Verdict.CODE : Verdict.QUANTITY;
        String words = "as in its heading";
        boolean stepped = MEASURED.contains(kind) && column.distinct() <= MOST_STEPS && seen.verdict == Verdict.CODE;
        if (stepped || (kind == ColumnKind.SCORE && column.distinct() <= MOST_STEPS)) {
            return seen; // classes of income are numbered, as are the steps of a scale
        }
        if (column.decimals() > 0 && code) {
            return seen;
        }
        return new NumberCharacter(said, seen.verdict == said ? AGREED : HINT, seen.verdict == said ? seen.why : words);
    }
}
