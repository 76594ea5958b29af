package org.semblance.release.attack;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.quality.Score;
import org.semblance.quality.ScoreDetail;
import org.semblance.quality.risk.disclosure.AttributeInference;
import org.semblance.quality.risk.disclosure.Homogeneity;
import org.semblance.release.attack.AttackFacts.JudgedGuarantee;
import org.semblance.release.figures.NameList;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.figures.ScoreWords;

/** The guarantees and measures of attribute disclosure, in sentences. */
final class DisclosureWords {

    private static final String SINGLE_VALUE = "Rows in equivalence classes that show a single value: ";

    private DisclosureWords() {}

    static String required(JudgedGuarantee verdict) {
        return verdict.name() + verdict.attribute().map(name -> " of " + name).orElse("") + " required "
                + NumberFormat.decimal(verdict.asked())
                + (verdict.found().isPresent()
                        ? ", found " + NumberFormat.found(verdict.found().getAsDouble())
                        : "")
                + (verdict.holds() ? "." : ": it does not hold.");
    }

    /** A figure of one attribute. */
    static String of(String attribute, Score score) {
        String figure = share(attribute, score);
        if (score.name().equals(Homogeneity.NAME)) {
            return SINGLE_VALUE + figure + spread(attribute, score) + ".";
        }
        if (score.name().equals(AttributeInference.NAME)) {
            return "A guess is right for " + figure + " of those with a value" + baseline(attribute, score) + ".";
        }
        return "Equivalence classes differ from the whole table by up to " + figure + ".";
    }

    static String each(Score score) {
        return NameList.of(ScoreWords.each(score.attributes(), score.unit()));
    }

    /** The rows in classes with a single value, and whether all rows of these show it; attributes without any together. */
    static String homogeneity(Score score) {
        List<String> found = score.attributes().keySet().stream()
                .filter(name -> !none(name, score))
                .toList();
        List<String> without = score.attributes().keySet().stream()
                .filter(name -> none(name, score))
                .toList();
        String shares = NameList.of(found.stream()
                .map(name -> name + "\u00A0" + share(name, score) + spread(name, score))
                .toList());
        if (found.isEmpty()) {
            return SINGLE_VALUE + "none, for " + NameList.of(without) + ".";
        }
        return SINGLE_VALUE + shares + (without.isEmpty() ? "" : "; none for " + NameList.of(without)) + ".";
    }

    private static String share(String attribute, Score score) {
        return NumberFormat.withUnit(score.attributes().getOrDefault(attribute, 0.0), score.unit());
    }

    /** Whether no class shows a single value of an attribute, nor gaps alone. */
    private static boolean none(String attribute, Score score) {
        return score.attributes().getOrDefault(attribute, 0.0) == 0
                && score.comparisonFiguresByAttribute().values().stream()
                        .allMatch(shares -> shares.getOrDefault(attribute, 0.0) == 0);
    }

    /** What the classes show: the value in every row, in some rows, or in none. */
    private static String spread(String attribute, Score score) {
        if (none(attribute, score)) {
            return "";
        }
        return figure(ScoreDetail.SAME_VALUE, attribute, score)
                .map(same -> " (in every row "
                        + same
                        + figure(ScoreDetail.ONE_VALUE_AND_GAPS, attribute, score)
                                .map(gaps -> ", in some, with gaps in the others, " + gaps)
                                .orElse("")
                        + figure(ScoreDetail.GAPS_ALONE, attribute, score)
                                .map(gaps -> "; in classes that show gaps alone, " + gaps)
                                .orElse("")
                        + ")")
                .orElse("");
    }

    /** How often a guess is right, compared with what is right without the release on the same rows; the worst first. */
    static String inference(Score score) {
        return "Guessing the most frequent value of the equivalence class is right for this share of those with a"
                + " value: "
                + NameList.of(score.attributes().entrySet().stream()
                        .sorted(Comparator.comparingDouble(
                                (Map.Entry<String, Double> one) -> -gained(one.getKey(), score)))
                        .map(one -> one.getKey() + "\u00A0" + NumberFormat.withUnit(one.getValue(), score.unit())
                                + baseline(one.getKey(), score))
                        .toList())
                + ".";
    }

    private static String baseline(String attribute, Score score) {
        return figure(ScoreDetail.BY_THE_WHOLE_TABLE, attribute, score)
                .map(without -> " (without the release " + without + ")")
                .orElse("");
    }

    private static double gained(String attribute, Score score) {
        return score.comparisonFiguresByAttribute()
                .getOrDefault(ScoreDetail.GAINED_BY_CLASSES, Map.of())
                .getOrDefault(attribute, 0.0);
    }

    private static Optional<String> figure(String detail, String attribute, Score score) {
        return Optional.ofNullable(score.comparisonFiguresByAttribute()
                        .getOrDefault(detail, Map.of())
                        .get(attribute))
                .map(value -> NumberFormat.withUnit(value, score.unit()));
    }
}
