package org.semblance.release.columns;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A range of numbers as people write it: 18-24, under 5 hours, 65 and over, [10, 20).
 *
 * @param low the place among other bands; for open bands a little off their end
 * @param lowUnit the unit of the lower end, if it has another than the upper one; else empty
 * @param unit the first word that is not about the range, folded; empty if there is none
 * @param noun the word before the number, folded; empty if there is none
 */
record Band(double low, double high, String lowUnit, String unit, String noun) {

    private static final double OFF = 1e-6;

    private static final String SYMBOLS = "€$£¥%°~≈()[]";
    private static final int CODE_DIGITS = 3;

    /** A number with its place in a text. */
    private record Found(
            double value, int from, int to, @Nullable Double factor) {}

    boolean single() {
        return low == high;
    }

    /** The band that a text is; null if it is none. */
    static @Nullable Band of(String category) {
        String text = plain(category);
        List<Found> numbers = numbers(text);
        if (numbers == null || numbers.size() > 2) {
            return null;
        }
        if (numbers.isEmpty()) {
            return BandWords.ZERO.contains(BareText.of(text)) ? new Band(0, 0, "", "", "") : null;
        }
        Found first = numbers.get(0);
        Found last = numbers.get(numbers.size() - 1);
        String before = text.substring(0, first.from).strip();
        String after = text.substring(last.to).strip();
        return numbers.size() == 1
                ? open(before, first, after)
                : between(before, first, text.substring(first.to, last.from).strip(), last, after);
    }

    /** Small letters without accents, and one kind of dash. */
    private static String plain(String category) {
        String plain = Normalizer.normalize(category, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT)
                .replace("ß", "ss")
                .replaceAll("[–—−‐]", "-")
                .replaceAll("[\u00A0\u202F\u2009]", " ")
                .replace("’", "'")
                .replace("≤", "<")
                .replace("≥", ">")
                .replace("<=", "<")
                .replace(">=", ">")
                .replace("&", " and ");
        String band = plain.strip();
        boolean bracketed = !band.isEmpty() && "[(]".indexOf(band.charAt(0)) >= 0;
        return bracketed && band.indexOf(',') == band.lastIndexOf(',') && band.indexOf('-', 1) < 0
                ? band.replace(",", " - ")
                : band;
    }

    private static @Nullable Band open(String before, Found number, String after) {
        double value = number.value * (number.factor == null ? 1 : number.factor);
        String left = strip(before);
        String right = strip(after);
        if (before.endsWith("<") || after.startsWith("<")) {
            return band(Double.NEGATIVE_INFINITY, value, rest(left, Set.of()), unit(right));
        }
        if (before.endsWith(">") || after.startsWith(">") || after.startsWith("+") || after.endsWith("+")) {
            return band(value, Double.POSITIVE_INFINITY, rest(left, Set.of()), unit(right));
        }
        if (!symbols(before) || !symbols(after)) {
            return null;
        }
        String afterAbove = without(right, BandWords.AFTER_ABOVE);
        if (afterAbove != null) {
            return band(value, Double.POSITIVE_INFINITY, rest(left, BandWords.ABOVE), afterAbove);
        }
        String afterBelow = without(right, BandWords.AFTER_BELOW);
        if (afterBelow != null) {
            return band(Double.NEGATIVE_INFINITY, value, rest(left, BandWords.BELOW), afterBelow);
        }
        String below = without(left, BandWords.BELOW);
        if (below != null) {
            return band(Double.NEGATIVE_INFINITY, value, below, unit(right));
        }
        String above = without(left, BandWords.ABOVE);
        if (above != null) {
            return band(value, Double.POSITIVE_INFINITY, above, unit(right));
        }
        return new Band(value, value, "", unit(right), left);
    }

    private static @Nullable Band between(String before, Found first, String middle, Found last, String after) {
        String unit = unit(strip(after));
        String joint = strip(middle);
        String word = unit(joint);
        String lowUnit = BandWords.seconds(word) == null ? "" : word;
        if (!word.isEmpty() && (word.equals(unit) || !lowUnit.isEmpty())) {
            joint = joint.substring(word.length()).strip();
        }
        boolean dash = middle.contains("-") || middle.contains("..");
        if (!BandWords.BETWEEN.contains(joint) && !(dash && joint.isEmpty())) {
            return null;
        }
        if (!symbols(middle) || !symbols(before) || !symbols(after)) {
            return null;
        }
        boolean shared = first.factor == null && last.factor != null && first.value < last.value;
        Double lowFactor = shared ? last.factor : first.factor;
        double low = first.value * (lowFactor == null ? 1 : lowFactor);
        double high = last.value * (last.factor == null ? 1 : last.factor);
        boolean given = lowUnit.isEmpty() ? low <= high : BandWords.seconds(unit) != null;
        return given
                ? new Band(low, low == high ? high + OFF : high, lowUnit, unit, rest(strip(before), BandWords.OPEN))
                : null;
    }

    /** An open band: its place is a little off its end, so that it is beside a band that ends or begins there. */
    private static Band band(double low, double high, String noun, String unit) {
        return low == Double.NEGATIVE_INFINITY
                ? new Band(high - OFF * (1 + Math.abs(high)), high, "", unit(unit), noun)
                : new Band(low + OFF * (1 + Math.abs(low)), high, "", unit(unit), noun);
    }

    /** Its ends in seconds, if its units are units of time. */
    Band inSeconds() {
        Double seconds = BandWords.seconds(unit);
        Double lowSeconds = lowUnit.isEmpty() ? seconds : BandWords.seconds(lowUnit);
        return seconds == null || lowSeconds == null
                ? this
                : new Band(low * lowSeconds, high * seconds, lowUnit, unit, noun);
    }

    private static String unit(String words) {
        int space = words.indexOf(' ');
        return space < 0 ? words : words.substring(0, space);
    }

    /** The words without one of some phrases at the start or end; null if none is there. */
    private static @Nullable String without(String words, Set<String> phrases) {
        if (phrases.contains(words)) {
            return "";
        }
        String best = null;
        int longest = 0;
        for (String phrase : phrases) {
            if (phrase.length() > longest && words.endsWith(" " + phrase)) {
                best = words.substring(0, words.length() - phrase.length() - 1);
                longest = phrase.length();
            } else if (phrase.length() > longest && words.startsWith(phrase + " ")) {
                best = words.substring(phrase.length() + 1);
                longest = phrase.length();
            }
        }
        return best;
    }

    private static String rest(String words, Set<String> phrases) {
        String rest = without(words, phrases);
        return rest == null ? words : rest;
    }

    private static String strip(String words) {
        return BareText.of(words);
    }

    /** Whether there are only words, dashes and signs that bands have. */
    private static boolean symbols(String text) {
        return text.chars()
                .allMatch(c -> Character.isLetter(c)
                        || c == ' '
                        || c == '-'
                        || c == '\''
                        || c == '.'
                        || c == '<'
                        || c == '>'
                        || c == '+'
                        || c == '²'
                        || SYMBOLS.indexOf(c) >= 0);
    }

    /** The numbers in a text; null if there is something like a code. */
    private static @Nullable List<Found> numbers(String text) {
        List<Found> numbers = new ArrayList<>();
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (Character.isLetter(c)) {
                int from = i;
                while (i < text.length() && Character.isLetterOrDigit(text.charAt(i))) {
                    i++;
                }
                Double number = BandWords.number(BareText.of(text.substring(from, i)));
                if (number != null) {
                    numbers.add(new Found(number, from, i, null));
                }
            } else if (c >= '0' && c <= '9') {
                int to = end(text, i);
                Double value = value(text.substring(i, to));
                if (value == null) {
                    return null;
                }
                int word = to;
                while (word < text.length() && text.charAt(word) == ' ') {
                    word++;
                }
                int after = word;
                while (after < text.length() && Character.isLetter(text.charAt(after))) {
                    after++;
                }
                Double factor = BandWords.factor(BareText.of(text.substring(word, after)));
                boolean negative =
                        i > 0 && text.charAt(i - 1) == '-' && (i == 1 || "<>([".indexOf(text.charAt(i - 2)) >= 0);
                numbers.add(new Found(
                        negative ? -value : value, negative ? i - 1 : i, factor == null ? to : after, factor));
                i = factor == null ? to : after;
            } else {
                i++;
            }
        }
        return numbers;
    }

    private static int end(String text, int from) {
        int i = from;
        while (i < text.length()) {
            char c = text.charAt(i);
            boolean digit = c >= '0' && c <= '9';
            boolean inside = ((c == '.' || c == ',' || c == '\'') && digit(text, i + 1))
                    || (c == ' ' && i - from <= 3 && threeDigits(text, i + 1));
            if (!digit && !inside) {
                break;
            }
            i++;
        }
        return i;
    }

    private static boolean digit(String text, int at) {
        return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
    }

    private static boolean threeDigits(String text, int at) {
        return digit(text, at) && digit(text, at + 1) && digit(text, at + 2) && !digit(text, at + 3);
    }

    /** Three digits after a sign are a group, others are decimals; null for codes with leading zeros. */
    private static @Nullable Double value(String number) {
        String digits = number.replace(" ", "").replace("'", "");
        int sign = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
        boolean group = sign > 0 && digits.length() - sign == CODE_DIGITS + 1 && digits.charAt(0) != '0';
        String whole = sign < 0 || group
                ? digits.replaceAll("[.,]", "")
                : digits.substring(0, sign).replaceAll("[.,]", "");
        if (whole.length() > 15 || (whole.length() >= CODE_DIGITS && whole.charAt(0) == '0')) {
            return null;
        }
        return Double.parseDouble(sign < 0 || group ? whole : whole + "." + digits.substring(sign + 1));
    }
}
