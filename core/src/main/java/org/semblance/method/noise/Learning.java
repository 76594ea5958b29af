package org.semblance.method.noise;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.statistics.ConceptCounts;
import org.semblance.domain.taxonomy.statistics.DistanceMoments;
import org.semblance.method.Learnt;

/** What noise has to know of a table: how each attribute is spread, and how attributes vary together. */
final class Learning {

    private static final int[] NOBODY = {};

    /** With two, every replacement is the other one. */
    private static final int FEWEST_CONCEPTS = 3;

    private static final int FEW_CONCEPTS = 20;

    private final Dataset data;
    private final boolean leavesOnly;
    private final Watcher watcher;
    private final List<Attribute> attributes;
    /** The values of attributes of concepts, by place. */
    private final SortedMap<Integer, ConceptCounts> counts = new TreeMap<>();

    private final SortedMap<Integer, NumberNoise> numbers = new TreeMap<>();
    private final Map<List<Object>, Surroundings> domains = new HashMap<>();

    Learning(Dataset data, Candidates candidates, Watcher watcher) {
        this.data = data;
        this.leavesOnly = candidates == Candidates.LEAVES;
        this.watcher = watcher;
        this.attributes = NoiseDomains.masked(data);
        for (int j = 0; j < attributes.size(); j++) {
            watcher.progress("learn", j, attributes.size());
            if (attributes.get(j).domain() instanceof Concepts) {
                counts.put(j, ConceptNoise.counts(attributes.get(j), data));
            } else {
                numbers.put(j, NumberNoise.of(attributes.get(j), data));
            }
        }
        warnOfSeveralRows();
    }

    /** Noise averages out over what is told several times. */
    private void warnOfSeveralRows() {
        int most = data.mostRowsOfAPerson();
        if (most > 1) {
            watcher.warn(
                    "W_ROWS_OF_PERSON",
                    "a person has up to " + most + " rows, each with noise of its own: what they have in common shows"
                            + " through the noise");
        }
    }

    private void warnOfRecognisable(double alpha) {
        numbers.forEach((place, number) -> {
            if (number.recognisable(alpha)) {
                watcher.warn(
                        "W_RECOGNISABLE",
                        "column '" + attributes.get(place).name()
                                + "' holds numbers so far apart that most can be told from their noisy versions");
            }
        });
    }

    /** A masker to which attributes have nothing to do with each other. */
    Masker apart(Strength strength, Ties ties) {
        SortedMap<Integer, AttributeNoise> noises = new TreeMap<>(numbers);
        Replacement replacement = new Replacement(ties);
        int different = (int) counts.keySet().stream()
                .map(place -> key(place, top(place)))
                .distinct()
                .count();
        counts.forEach((place, values) -> noises.put(
                place,
                ConceptNoise.of(
                        attributes.get(place),
                        values,
                        surroundings(place, top(place), different),
                        NOBODY,
                        replacement)));
        double[] variances =
                noises.values().stream().mapToDouble(AttributeNoise::variance).toArray();
        return masker(strength, noises, CovarianceRoot.ofVariances(variances), variances, List.of());
    }

    /** A masker whose noise varies together as attributes do: concepts with concepts, numbers with numbers. */
    Masker together(Strength strength, Ties ties) {
        SharedDomain.refuseAlone(counts.size(), numbers.size());
        Covariances covariances = new Covariances(attributes);
        SortedMap<Integer, AttributeNoise> noises = new TreeMap<>(numbers);
        if (!counts.isEmpty()) {
            int top = SharedDomain.top(
                    counts.keySet().stream().map(attributes::get).toList(),
                    counts.values().stream().map(ConceptCounts::concepts).toList());
            int[] places = counts.keySet().stream().mapToInt(place -> place).toArray();
            covariances.concepts(places, moments());
            Replacement replacement = new Replacement(ties);
            counts.forEach((place, values) -> noises.put(
                    place,
                    ConceptNoise.of(
                            attributes.get(place),
                            values,
                            surroundings(place, top, 1),
                            covariances.partners(place),
                            replacement)));
        }
        covariances.numbers(numbers, data.table());
        return masker(strength, noises, covariances.root(watcher), covariances.variances(), covariances.pairs());
    }

    private DistanceMoments moments() {
        DistanceMoments moments = DistanceMoments.of(
                List.copyOf(counts.values()), domain(counts.firstKey()).comparison(), watcher);
        if (moments.clamped()) {
            watcher.warn(
                    "W_COVARIANCE_CLAMPED",
                    "a distance covariance came out as the root of a number below 0, as it may where concepts have several"
                            + " parents: 0 was taken");
        }
        return moments;
    }

    private Masker masker(
            Strength strength,
            SortedMap<Integer, AttributeNoise> noises,
            CovarianceRoot root,
            double[] scales,
            List<Learnt.Association> pairs) {
        warnOfRecognisable(strength.alpha());
        List<AttributeNoise> all = List.copyOf(noises.values());
        List<Learnt.Spread> spreads = IntStream.range(0, scales.length)
                .mapToObj(j -> all.get(j).spread(scales[j]))
                .toList();
        watcher.progress("learn", attributes.size(), attributes.size());
        return new NoiseMasker(
                attributes, strength, all, root, new Learnt(data.table().size(), strength.level(), spreads, pairs));
    }

    /**
     * The concepts below one; attributes of one domain share what is known of it.
     *
     * @param different how many domains there are
     */
    private Surroundings surroundings(int place, int top, int different) {
        Surroundings surroundings = domains.computeIfAbsent(
                key(place, top), absent -> new Surroundings(domain(place), top, leavesOnly, different));
        refuseFewConcepts(attributes.get(place).name(), surroundings);
        return surroundings;
    }

    private List<Object> key(int place, int top) {
        return List.of(domain(place).taxonomy(), domain(place).similarity(), top);
    }

    private int top(int place) {
        return domain(place).top(Objects.requireNonNull(counts.get(place)).concepts());
    }

    /** A concept is never replaced by itself: where there are few, what stands there tells what stood there. */
    private void refuseFewConcepts(String attribute, Surroundings domain) {
        String few = "column '" + attribute + "': below '"
                + domain.taxonomy().label(domain.top()) + "' there are only " + domain.candidates()
                + " concepts to choose from, and none is replaced by itself";
        if (domain.candidates() < FEWEST_CONCEPTS) {
            throw Problem.recipe(
                    "E_FEW_CONCEPTS",
                    few + ": what stands there would tell what stood there",
                    "give within: a wider concept or the attribute a finer taxonomy, or mask it by a method that makes groups");
        }
        if (domain.candidates() < FEW_CONCEPTS) {
            watcher.warn("W_FEW_CONCEPTS", few + ": what stands there may tell what stood there");
        }
    }

    private Concepts domain(int place) {
        return (Concepts) attributes.get(place).domain();
    }
}
