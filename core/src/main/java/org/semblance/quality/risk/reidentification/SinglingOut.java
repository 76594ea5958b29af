package org.semblance.quality.risk.reidentification;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.semblance.CatalogEntry;
import org.semblance.Share;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.population.Population;
import org.semblance.domain.population.Population.ReleasedText;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;
import org.semblance.quality.ScoreDetail;
import org.semblance.quality.SystematicRows;
import org.semblance.quality.TableMeasure;
import org.semblance.quality.WilsonInterval;
import org.semblance.quality.risk.ClassCounts;
import org.semblance.quality.risk.PersonCounts;

/**
 * Singling out: the share of guesses, built from released values, that fit exactly one original record or person, in
 * per cent. Article 29 Working Party, Opinion 05/2014; attack after Giomi, Boenisch, Wehmeyer and Tasnádi (2023).
 *
 * <p>A guess is what an equivalence class shows: once in all quasi-identifiers, once in one to three of them drawn at
 * random. A guess fits an original whose values equal the released ones or are generalised by them. The score is
 * {@code 100 · (successful guesses) / (guesses)}, with a 95 % Wilson interval. The control, reported for comparison,
 * uses the same attributes, each with the value of a random row, so that knowledge of combinations is of no use.
 * Range: 0 % to 100 %; smaller is better. Edge cases: With more than 2,000 classes, 2,000 are used, evenly in the
 * order of their texts. Random choices are always the same and do not depend on the order of rows. With a single
 * quasi-identifier there are no partial guesses. Suppressed values fit everybody. With a person column, a guess
 * succeeds if all fitting rows belong to one person. An empty release gives 0.
 */
@CatalogEntry(
        name = SinglingOut.NAME,
        summary = "combinations of released values that fit exactly one original record",
        source = "Giomi, M., Boenisch, F., Wehmeyer, C. and Tasnádi, B. (2023). A unified framework for quantifying"
                + " privacy risk in synthetic data. Proceedings on Privacy Enhancing Technologies 2023(2), 312-328.",
        meaning = "How often a combination of released values isolates one original record (or person, if "
                + "people are counted). Compare it with the success of guesses made without knowing which "
                + "values occur together.")
@MeasureFacts(kind = Kind.RISK, range = MeasureFacts.PERCENT)
public record SinglingOut() implements TableMeasure {

    public static final String NAME = "singling-out";

    private static final int MOST_CLASSES = 2000;
    private static final int FEW = 3;
    private static final long SEED = 1;

    /** The number of guesses of one kind and of successful ones. */
    private static final class Guesses {
        private int made;
        private int right;

        private void add(boolean fits) {
            made++;
            right += fits ? 1 : 0;
        }

        private double share() {
            return Share.percentage(right, made);
        }
    }

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        Population originals = Population.of(original.table(), original.with(Role.QUASI_IDENTIFIER));
        PersonCounts persons = PersonCounts.of(original, original.table());
        ClassCounts alike = ClassCounts.of(original, released);
        List<List<ReleasedText>> classes = new ArrayList<>();
        int[] sorted = sorted(alike);
        for (int each : sorted) {
            classes.add(alike.shown(each));
        }
        int[] sizes = alike.sizes();
        int[] upTo = Arrays.stream(sorted).map(each -> sizes[each]).toArray();
        Arrays.parallelPrefix(upTo, Integer::sum);
        Guesses all = new Guesses();
        Guesses few = new Guesses();
        Guesses control = new Guesses();
        Random random = new Random(SEED);
        int[] tried = SystematicRows.rows(classes.size(), MOST_CLASSES);
        for (int i = 0; i < tried.length; i++) {
            watcher.progress("measure", i, tried.length);
            List<ReleasedText> shown = classes.get(tried[i]);
            all.add(isOne(originals, persons, shown));
            control.add(isOne(originals, persons, mixed(shown, classes, upTo, random)));
            if (shown.size() > 1) {
                List<ReleasedText> some = some(shown, random);
                few.add(isOne(originals, persons, some));
                control.add(isOne(originals, persons, mixed(some, classes, upTo, random)));
            }
        }
        return score(all, few, control);
    }

    private static Score score(Guesses all, Guesses few, Guesses control) {
        int made = all.made + few.made;
        double share = made == 0 ? 0 : (double) (all.right + few.right) / made;
        Map<String, Double> comparison = new LinkedHashMap<>();
        comparison.put("with all attributes", all.share());
        if (few.made > 0) {
            comparison.put("with a few", few.share());
        }
        comparison.put(ScoreDetail.WITHOUT_COMBINATIONS, control.share());
        return new Score(
                NAME,
                100 * share,
                "%",
                Map.of(),
                made == 0 ? Optional.empty() : Optional.of(WilsonInterval.percentages(share, made)),
                comparison);
    }

    /** The classes in the order of their texts. */
    private static int[] sorted(ClassCounts alike) {
        List<List<String>> texts = IntStream.range(0, alike.count())
                .mapToObj(each -> alike.shown(each).stream()
                        .map(shown -> shown.text().map(text -> "=" + text).orElse(""))
                        .toList())
                .toList();
        Comparator<List<String>> byTexts = (one, other) -> {
            int place = 0;
            while (place < one.size() - 1 && one.get(place).equals(other.get(place))) {
                place++;
            }
            return one.isEmpty() ? 0 : one.get(place).compareTo(other.get(place));
        };
        return IntStream.range(0, alike.count())
                .boxed()
                .sorted(Comparator.comparing(texts::get, byTexts))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** A random choice of one to three attributes, but not all of them. */
    private static List<ReleasedText> some(List<ReleasedText> shown, Random random) {
        List<ReleasedText> shuffled = new ArrayList<>(shown);
        Collections.shuffle(shuffled, random);
        return shuffled.subList(0, 1 + random.nextInt(Math.min(FEW, shown.size() - 1)));
    }

    /** The same attributes, each with the value of a random row. */
    private static List<ReleasedText> mixed(
            List<ReleasedText> shown, List<List<ReleasedText>> classes, int[] upTo, Random random) {
        List<ReleasedText> mixed = new ArrayList<>();
        for (ReleasedText each : shown) {
            int row = random.nextInt(upTo[upTo.length - 1]);
            int found = Arrays.binarySearch(upTo, row + 1);
            List<ReleasedText> other = classes.get(found < 0 ? -found - 1 : found);
            mixed.add(other.stream()
                    .filter(one -> one.attribute().equals(each.attribute()))
                    .findFirst()
                    .orElseThrow());
        }
        return mixed;
    }

    private static boolean isOne(Population originals, PersonCounts persons, List<ReleasedText> shown) {
        int fitting = originals.count(shown);
        return (fitting < 2 || !persons.known()) ? fitting == 1 : persons.count(originals.rows(shown)) == 1;
    }
}
