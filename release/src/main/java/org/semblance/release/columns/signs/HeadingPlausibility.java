package org.semblance.release.columns.signs;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Whether the values of a column can be what its heading says. A heading alone may mislead: {@code phone} may hold yes and no. */
final class HeadingPlausibility {

    private static final double UNLIKELY = 0.35;
    private static final double DOUBTFUL = 0.7;
    private static final double SUPPORTED = 1.3;

    private static final int FLAG_VALUES = 3;
    private static final int FLAG_LENGTH = 8;
    private static final int MOST_ANSWERS = 12;
    private static final int ANSWER_LENGTH = 24;
    private static final int INSPECTED = 300;

    private static final Pattern DIGIT = Pattern.compile(".*\\d.*", Pattern.DOTALL);
    private static final Pattern YEAR = Pattern.compile("(18|19|20)\\d\\d");
    private static final Pattern SMALL_NUMBER = Pattern.compile("[+-]?\\d{1,3}([.,]\\d+)?");

    private static final Pattern SHORT = Pattern.compile(".{1,4}|\\d\\d\\.\\d\\d[A-Z]?");
    private static final Pattern AMOUNT = Pattern.compile("\\d{1,4}|[\\d.,]*[.,]\\d{1,2}");
    private static final Pattern DIGITS = Pattern.compile("\\d+");

    /** These have more than four signs. */
    private static final Set<ColumnKind> SPELLED_OUT = EnumSet.of(
            ColumnKind.EMAIL,
            ColumnKind.PHONE,
            ColumnKind.FAX,
            ColumnKind.BANK_ACCOUNT,
            ColumnKind.NATIONAL_NUMBER,
            ColumnKind.URL,
            ColumnKind.IP_ADDRESS);

    /** One to three words, as answers are, and not a remark. */
    private static final Pattern ANSWER = Pattern.compile("[^\\s.,;:!?]+( [^\\s.,;:!?]+){0,2}");

    private final ColumnFacts column;
    private final List<String> sample;

    private HeadingPlausibility(ColumnFacts column) {
        this.column = column;
        List<String> words = column.words();
        int step = Math.max(1, words.size() / INSPECTED);
        this.sample = IntStream.range(0, Math.min(INSPECTED, words.size()))
                .mapToObj(index -> words.get(index * step))
                .toList();
    }

    static HeadingPlausibility of(ColumnFacts column) {
        return new HeadingPlausibility(column);
    }

    /** What a heading suggests, believed more or less. */
    List<ColumnSign> judge(List<ColumnSign> signs) {
        return sample.isEmpty()
                ? signs
                : signs.stream()
                        .map(this::birthYear)
                        .map(sign -> sign.times(factor(sign.kind())))
                        .toList();
    }

    /** A birth without day and month is not a date. */
    private ColumnSign birthYear(ColumnSign sign) {
        return sign.kind() == ColumnKind.BIRTH_DATE && all(YEAR)
                ? new ColumnSign(
                        ColumnKind.BIRTH_YEAR,
                        sign.confidence(),
                        "its values are years, and its heading speaks of births")
                : sign;
    }

    private double factor(ColumnKind kind) {
        return switch (kind) {
            case EMAIL,
                    PHONE,
                    FAX,
                    ADDRESS,
                    URL,
                    IP_ADDRESS,
                    BANK_ACCOUNT,
                    PAYMENT_CARD,
                    DEVICE_NUMBER,
                    SESSION,
                    VEHICLE_NUMBER,
                    NATIONAL_NUMBER,
                    MEDICAL_RECORD,
                    HEALTH_PLAN,
                    LICENCE_NUMBER,
                    FILE_PATH,
                    BIRTH_DATE,
                    USERNAME,
                    COORDINATES,
                    BIOMETRIC -> flags() || (SPELLED_OUT.contains(kind) && all(SHORT)) ? UNLIKELY : 1;
            case FAMILY_NAME, GIVEN_NAME, FULL_NAME -> flags() ? UNLIKELY : column.numbers() ? DOUBTFUL : 1;
            case PERSON_NUMBER, RECORD_NUMBER -> flags() ? UNLIKELY : 1;
            case FREE_TEXT -> column.numbers() || flags() || scale() ? UNLIKELY : 1;
            case DATE -> all(DIGIT) && !all(SMALL_NUMBER) && !all(YEAR) && !amounts() ? 1 : UNLIKELY;
            case SEX -> column.distinct() > 12 ? UNLIKELY : 1;
            case AGE -> column.numbers() && !all(SMALL_NUMBER) ? UNLIKELY : 1;
            case WEIGHT -> !column.numbers() ? UNLIKELY : bodyWeights() ? DOUBTFUL : 1;
            case BODY_MEASURE -> column.numbers() && bodyWeights() ? SUPPORTED : 1;
            case BIRTH_YEAR, YEAR -> all(DIGIT) ? 1 : UNLIKELY;
            case COUNT, SHARE, DURATION -> dates() ? UNLIKELY : column.amounts() ? 1 : DOUBTFUL;
            case FLAG -> column.distinct() > MOST_ANSWERS ? UNLIKELY : 1;
            default -> dates() ? UNLIKELY : 1;
        };
    }

    /** Two or three short answers such as yes and no. */
    private boolean flags() {
        return column.distinct() <= FLAG_VALUES
                && column.present() > 2 * column.distinct()
                && column.words().stream().allMatch(word -> word.length() <= FLAG_LENGTH);
    }

    /** Weights of bodies in kilograms or pounds. */
    private boolean bodyWeights() {
        return all(SMALL_NUMBER)
                && sample.stream()
                        .mapToDouble(word -> Double.parseDouble(word.replace(',', '.')))
                        .allMatch(number -> number >= 20 && number <= 400);
    }

    /** The few answers to a question, each given by many. */
    private boolean scale() {
        return column.distinct() <= MOST_ANSWERS
                && column.variety() < 0.05
                && column.words().stream()
                        .allMatch(word -> word.length() <= ANSWER_LENGTH
                                && ANSWER.matcher(word).matches());
    }

    /** Numbers that no date is written as: small ones, or of many sizes. */
    private boolean amounts() {
        if (!column.numbers() || column.distinct() < MOST_ANSWERS) {
            return false;
        }
        long shorter =
                sample.stream().filter(word -> AMOUNT.matcher(word).matches()).count();
        return shorter >= 0.8 * sample.size()
                && sample.stream().mapToInt(String::length).distinct().count() > 2;
    }

    /** Days written out, which cannot be debts or places. */
    private boolean dates() {
        long dates = sample.stream()
                .filter(word -> !DIGITS.matcher(word).matches() && FullDate.of(word) != null)
                .count();
        return dates >= 0.9 * sample.size();
    }

    private boolean all(Pattern pattern) {
        return sample.stream().allMatch(word -> pattern.matcher(word).matches());
    }
}
