package org.semblance.method.noise;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.domain.Attribute;
import org.semblance.domain.Continuous;
import org.semblance.domain.Dataset;
import org.semblance.domain.Domain;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.statistics.ConceptCounts;
import org.semblance.domain.taxonomy.statistics.DistanceMoments;
import org.semblance.method.LearningTrace;

/** The statistics that noise needs: the spread of each attribute and the joint variation of attributes. */
final class NoiseStatistics {

    private static final int[] NOBODY = {};

    /** The minimum number of concepts; with two, every replacement would be the other one. */
    private static final int FEWEST_CONCEPTS = 3;

    private static final int FEW_CONCEPTS = 20;

    private final ReferenceTable reference;
    private final NoiseStrength strength;
    private final boolean leavesOnly;
    private final ConceptReplacement replacement;
    private final Watcher watcher;
    private final List<Attribute> attributes;
    /** The values of attributes of concepts, by position. */
    private final SortedMap<Integer, ConceptCounts> counts = new TreeMap<>();

    private final SortedMap<Integer, NumberNoise> numbers = new TreeMap<>();
    /** The columns of numbers whose values stay recognisable under noise. */
    private final List<String> recognizable = new ArrayList<>();

    private final Map<List<Object>, DomainNeighbourhoods> domains = new HashMap<>();

    NoiseStatistics(
            ReferenceTable reference,
            NoiseStrength strength,
            CandidateScope candidates,
            TieBreak ties,
            Watcher watcher) {
        this.reference = reference;
        this.strength = strength;
        this.leavesOnly = candidates == CandidateScope.LEAVES;
        this.replacement = new ConceptReplacement(ties);
        this.watcher = watcher;
        this.attributes = NoiseDomains.masked(reference);
    }

    /**
     * Examines each attribute.
     *
     * @param values where the values of an attribute of concepts are counted
     */
    private void look(Function<Attribute, Dataset> values) {
        Map<String, NumberStatistics> looks = NumberStatistics.of(reference, of(Continuous.class), strength.alpha());
        for (int j = 0; j < attributes.size(); j++) {
            watcher.progress("learn", j, attributes.size());
            Attribute attribute = attributes.get(j);
            NumberStatistics look = looks.get(attribute.name());
            if (look == null) {
                counts.put(j, ConceptNoise.counts(attribute, values.apply(attribute)));
            } else {
                numbers.put(j, NumberNoise.of(attribute, look));
                if (look.recognizable()) {
                    recognizable.add(attribute.name());
                }
            }
        }
        warnOfSeveralRows();
    }

    private List<Attribute> of(Class<? extends Domain> kind) {
        return attributes.stream()
                .filter(attribute -> kind.isInstance(attribute.domain()))
                .toList();
    }

    /** Warns that noise averages out if a person has several rows. */
    private void warnOfSeveralRows() {
        int most = reference.mostRowsOfAPerson();
        if (most > 1) {
            watcher.warn(
                    WarningCode.W_ROWS_OF_PERSON,
                    "a person has up to " + most + " rows, each with its own noise, which averages out");
        }
    }

    private void warnOfRecognizable() {
        for (String name : recognizable) {
            watcher.warn(
                    WarningCode.W_RECOGNISABLE,
                    "column '" + name + "' has numbers so far apart that most can be recognised in spite of the noise");
        }
    }

    /** A masker with independent noise for each attribute. */
    Masker apart() {
        look(attribute -> reference.counted(List.of(attribute.name())));
        SortedMap<Integer, AttributeNoise> noises = new TreeMap<>(numbers);
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
        return masker(noises, CovarianceRoot.ofVariances(variances), variances, List.of());
    }

    /** A masker with correlated noise: concepts with concepts, numbers with numbers. */
    Masker together() {
        List<String> ofConcepts =
                of(Concepts.class).stream().map(Attribute::name).toList();
        SharedDomain.refuseAlone(ofConcepts.size(), attributes.size() - ofConcepts.size());
        JointRows.refuseFew(reference, of(Concepts.class));
        JointRows.refuseFew(reference, of(Continuous.class));
        Map<List<String>, Dataset> once = new HashMap<>();
        look(attribute -> once.computeIfAbsent(ofConcepts, reference::counted));
        Covariances covariances = new Covariances(attributes);
        SortedMap<Integer, AttributeNoise> noises = new TreeMap<>(numbers);
        if (!counts.isEmpty()) {
            int top = SharedDomain.top(
                    counts.keySet().stream().map(attributes::get).toList(),
                    counts.values().stream().map(ConceptCounts::concepts).toList());
            int[] places = counts.keySet().stream().mapToInt(place -> place).toArray();
            covariances.concepts(places, moments());
            counts.forEach((place, values) -> noises.put(
                    place,
                    ConceptNoise.of(
                            attributes.get(place),
                            values,
                            surroundings(place, top, 1),
                            covariances.partners(place),
                            replacement)));
        }
        covariances.numbers(numbers, NumberPairs.of(reference, of(Continuous.class)));
        return masker(noises, covariances.root(watcher), covariances.variances(), covariances.pairs());
    }

    private DistanceMoments moments() {
        DistanceMoments moments = DistanceMoments.of(
                List.copyOf(counts.values()), domain(counts.firstKey()).comparison(), watcher);
        if (moments.clamped()) {
            watcher.warn(
                    WarningCode.W_COVARIANCE_CLAMPED,
                    "a distance covariance was the root of a negative number, which can happen if concepts "
                            + "have several parents; it was set to 0");
        }
        return moments;
    }

    private Masker masker(
            SortedMap<Integer, AttributeNoise> noises,
            CovarianceRoot root,
            double[] scales,
            List<LearningTrace.Association> pairs) {
        warnOfRecognizable();
        List<AttributeNoise> all = List.copyOf(noises.values());
        List<LearningTrace.LearnedAttribute> spreads = IntStream.range(0, scales.length)
                .mapToObj(j -> all.get(j).spread(scales[j]))
                .toList();
        watcher.progress("learn", attributes.size(), attributes.size());
        return new NoiseMasker(attributes, strength, all, root, reference.rows(), spreads, pairs);
    }

    /**
     * The domain below a concept; attributes with the same domain share it.
     *
     * @param different the number of distinct domains
     */
    private DomainNeighbourhoods surroundings(int place, int top, int different) {
        DomainNeighbourhoods surroundings = domains.computeIfAbsent(
                key(place, top), absent -> new DomainNeighbourhoods(domain(place), top, leavesOnly, different));
        refuseFewConcepts(attributes.get(place).name(), surroundings);
        return surroundings;
    }

    private List<Object> key(int place, int top) {
        return List.of(domain(place).taxonomy(), domain(place).similarity(), top);
    }

    private int top(int place) {
        return domain(place).top(Objects.requireNonNull(counts.get(place)).concepts());
    }

    /**
     * Refuses domains with few concepts: a concept is never replaced by itself, so the released value would reveal the
     * original.
     */
    private void refuseFewConcepts(String attribute, DomainNeighbourhoods domain) {
        String few = "column '" + attribute + "': below '"
                + domain.taxonomy().label(domain.top()) + "' there are only " + domain.candidates()
                + " concepts to choose from, and none is replaced by itself";
        if (domain.candidates() < FEWEST_CONCEPTS) {
            throw Problem.recipe(
                    ProblemCode.E_FEW_CONCEPTS,
                    few + ": the masked value would reveal the original",
                    "give within: a wider concept or the attribute a finer taxonomy, or mask it by a method that makes groups");
        }
        if (domain.candidates() < FEW_CONCEPTS) {
            watcher.warn(WarningCode.W_FEW_CONCEPTS, few + ": the masked value may reveal the original");
        }
    }

    private Concepts domain(int place) {
        return (Concepts) attributes.get(place).domain();
    }
}
