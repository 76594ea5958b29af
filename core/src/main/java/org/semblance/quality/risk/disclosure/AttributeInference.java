package org.semblance.quality.risk.disclosure;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Share;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.MeasureFacts.Need;
import org.semblance.quality.MeasureFacts.Source;
import org.semblance.quality.Score;
import org.semblance.quality.ScoreDetail;
import org.semblance.quality.TableMeasure;
import org.semblance.quality.risk.ClassCounts;
import org.semblance.quality.risk.PersonCounts;

/**
 * Attribute inference: {@code 100/m · Σ max_v n_E(v)} over the equivalence classes E, the share of rows whose sensitive
 * value is guessed correctly as the most frequent one of its class, in per cent.
 *
 * <p>n_E(v) is the number of rows of E with the value v, and m the number of rows that have a value; missing values are
 * left out. Where people have several rows, persons are counted, once in each class: a person has every value that one of
 * their rows there has. Range: 0 % to 100 %; smaller is better. For comparison the score names the share of the same rows guessed from
 * the most frequent value of the whole table, and the difference in percentage points, which is what the classes add,
 * for each attribute too. The figure is that of the attribute with the largest difference. Values are compared by their meaning in the domain. A column without values gives 0.
 */
@CatalogEntry(
        name = AttributeInference.NAME,
        summary = "rows whose sensitive value is guessed correctly as the most frequent one of their "
                + "equivalence class",
        source = Citations.MACHANAVAJJHALA,
        meaning = "How often an intruder who knows a person's equivalence class guesses the sensitive "
                + "value, of the rows (or people, if people are counted) that have one. What the classes reveal is the difference from guessing the most "
                + "frequent value of the whole table for the same rows.")
@MeasureFacts(
        kind = Kind.DISCLOSURE,
        range = MeasureFacts.PERCENT,
        needs = Need.CONFIDENTIAL,
        alsoReads = Source.PERSONS)
public record AttributeInference() implements TableMeasure {

    public static final String NAME = "attribute-inference";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        List<SensitiveColumn> confidential = SensitiveColumn.some(original, released, NAME);
        ClassCounts classes = ClassCounts.of(original, released);
        PersonCounts persons = PersonCounts.of(original, released);
        Map<String, Double> shares = new LinkedHashMap<>();
        Map<String, Double> baselines = new LinkedHashMap<>();
        Map<String, Double> gains = new LinkedHashMap<>();
        double share = 0;
        double byChance = 0;
        double gain = -1;
        for (SensitiveColumn attribute : confidential) {
            ValueTallies tallies = attribute.tallies(persons);
            long[] ofValues = tallies.sums();
            long present = 0;
            long right = 0;
            for (int each = 0; each < classes.count(); each++) {
                right += tallies.most(classes.rowsOf(each), ofValues);
                present += tallies.present(classes.rowsOf(each));
            }
            double guessed = Share.percentage(right, present);
            double guessedByChance =
                    Share.percentage(Arrays.stream(ofValues).max().orElse(0), present);
            shares.put(attribute.name(), guessed);
            baselines.put(attribute.name(), guessedByChance);
            gains.put(attribute.name(), guessed - guessedByChance);
            if (guessed - guessedByChance > gain) {
                gain = guessed - guessedByChance;
                share = guessed;
                byChance = guessedByChance;
            }
        }
        Map<String, Double> comparison = new LinkedHashMap<>();
        comparison.put(ScoreDetail.BY_THE_WHOLE_TABLE, byChance);
        comparison.put(ScoreDetail.GAINED_BY_CLASSES, gain);
        Map<String, Map<String, Double>> byAttribute = new LinkedHashMap<>();
        byAttribute.put(ScoreDetail.BY_THE_WHOLE_TABLE, baselines);
        byAttribute.put(ScoreDetail.GAINED_BY_CLASSES, gains);
        return Score.of(NAME, share, "%")
                .with(shares)
                .withComparisonFigures(comparison)
                .withComparisonFiguresByAttribute(byAttribute);
    }
}
