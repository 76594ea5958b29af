package org.semblance.method.noise;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.data.Numbers;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.statistics.ConceptCounts;
import org.semblance.domain.taxonomy.statistics.DistanceMoments;
import org.semblance.method.Learnt;

/** What noise has to know of a table: how each attribute is spread, and how attributes vary together. */
final class Learning {

    private final Dataset data;
    private final boolean leavesOnly;
    private final Watcher watcher;
    private final List<Attribute> attributes;
    private final @Nullable ConceptCounts[] counts;
    private final @Nullable ConceptNoise[] concepts;
    private final @Nullable NumberNoise[] numbers;
    private final Map<List<Object>, Surroundings> domains = new HashMap<>();
    private final List<Learnt.Association> pairs = new ArrayList<>();

    Learning(Dataset data, Candidates candidates, Watcher watcher) {
        this.data = data;
        this.leavesOnly = candidates == Candidates.LEAVES;
        this.watcher = watcher;
        this.attributes = NoiseDomains.masked(data);
        this.counts = new ConceptCounts[attributes.size()];
        this.concepts = new ConceptNoise[attributes.size()];
        this.numbers = new NumberNoise[attributes.size()];
        for (int j = 0; j < attributes.size(); j++) {
            watcher.progress("learn", j, attributes.size());
            if (attributes.get(j).domain() instanceof Concepts) {
                counts[j] = ConceptNoise.counts(attributes.get(j), data);
            } else {
                numbers[j] = NumberNoise.of(attributes.get(j), data);
            }
        }
        warnOfSeveralRows();
    }

    /** Noise averages out over what is told several times. */
    private void warnOfSeveralRows() {
        int most = data.person()
                .map(person -> Arrays.stream(person.counts()).max().orElse(0))
                .orElse(1);
        if (most > 1) {
            watcher.warn(
                    "W_ROWS_OF_PERSON",
                    "a person has up to " + most + " rows, each with noise of its own: what they have in common shows"
                            + " through the noise");
        }
    }

    private void warnOfRecognisable(double alpha) {
        for (int j : ofNumbers()) {
            if (numbers(j).recognisable(alpha)) {
                watcher.warn(
                        "W_RECOGNISABLE",
                        "column '" + attributes.get(j).name()
                                + "' holds numbers so far apart that most can be told from their noisy versions");
            }
        }
    }

    /** A masker to which attributes have nothing to do with each other. */
    Masker apart(NoiseMasker.Strength strength, Ties ties) {
        double[] variances = new double[attributes.size()];
        for (int j : ofConcepts()) {
            bound(j, domain(j).top(distinct(j)));
            variances[j] = concepts(j).variance();
        }
        for (int j : ofNumbers()) {
            variances[j] = 1;
        }
        return masker(strength, ties, CovarianceRoot.ofVariances(variances), new int[variances.length][0], variances);
    }

    /** A masker whose noise varies together as attributes do: concepts with concepts, numbers with numbers. */
    Masker together(NoiseMasker.Strength strength, Ties ties) {
        SharedDomain.refuseAlone(ofConcepts().length, ofNumbers().length);
        double[][] covariances = new double[attributes.size()][attributes.size()];
        int[][] partners = new int[attributes.size()][0];
        concepts(covariances, partners);
        numbers(covariances);
        CovarianceRoot root = CovarianceRoot.of(covariances);
        if (root.indefinite()) {
            watcher.warn(
                    "W_COVARIANCE",
                    "the distance covariances of the attributes contradict each other a little, as they may: what noise"
                            + " cannot follow was left out");
        } else if (root.singular()) {
            watcher.warn(
                    "W_SINGULAR",
                    "some attributes tell all of each other: their noise is one and the same, so that one of them would"
                            + " tell as much");
        }
        return masker(
                strength,
                ties,
                root,
                partners,
                IntStream.range(0, partners.length)
                        .mapToDouble(j -> covariances[j][j])
                        .toArray());
    }

    private void concepts(double[][] covariances, int[][] partners) {
        int[] places = ofConcepts();
        if (places.length == 0) {
            return;
        }
        int top = SharedDomain.top(
                Arrays.stream(places).mapToObj(attributes::get).toList(),
                Arrays.stream(places).mapToObj(this::distinct).toList());
        for (int j : places) {
            bound(j, top);
        }
        DistanceMoments moments = DistanceMoments.of(
                Arrays.stream(places)
                        .mapToObj(j -> Objects.requireNonNull(counts[j]))
                        .toList(),
                domain(places[0]).comparison(),
                watcher);
        if (moments.clamped()) {
            watcher.warn(
                    "W_COVARIANCE_CLAMPED",
                    "a distance covariance came out as the root of a number below 0, as it may where concepts have several"
                            + " parents: 0 was taken");
        }
        for (int a = 0; a < places.length; a++) {
            for (int b = 0; b < places.length; b++) {
                covariances[places[a]][places[b]] = moments.covariance(a, b);
                if (a < b) {
                    associate(places[a], places[b], moments.covariance(a, b), moments.correlation(a, b));
                }
            }
            partners[places[a]] = partners(a, places, moments);
        }
    }

    /** The others, the one with the highest correlation first; of several, the first in the table. */
    private static int[] partners(int attribute, int[] places, DistanceMoments moments) {
        return IntStream.range(0, places.length)
                .filter(other -> other != attribute)
                .boxed()
                .sorted((one, other) ->
                        Double.compare(moments.correlation(attribute, other), moments.correlation(attribute, one)))
                .mapToInt(other -> places[other])
                .toArray();
    }

    private void numbers(double[][] covariances) {
        int[] places = ofNumbers();
        List<Numbers> columns = Arrays.stream(places)
                .mapToObj(j -> (Numbers) data.table().column(attributes.get(j).name()))
                .toList();
        double[][] correlations = NumberNoise.correlations(columns);
        for (int a = 0; a < places.length; a++) {
            for (int b = 0; b < places.length; b++) {
                covariances[places[a]][places[b]] = correlations[a][b];
                if (a < b) {
                    double deviations =
                            numbers(places[a]).deviation() * numbers(places[b]).deviation();
                    associate(places[a], places[b], correlations[a][b] * deviations, correlations[a][b]);
                }
            }
        }
    }

    private void associate(int one, int other, double covariance, double correlation) {
        pairs.add(new Learnt.Association(
                attributes.get(one).name(), attributes.get(other).name(), covariance, correlation));
    }

    private Masker masker(
            NoiseMasker.Strength strength, Ties ties, CovarianceRoot root, int[][] partners, double[] scales) {
        warnOfRecognisable(strength.alpha());
        List<Learnt.Spread> spreads = IntStream.range(0, attributes.size())
                .mapToObj(j ->
                        concepts[j] == null ? numbers(j).spread() : concepts(j).spread(scales[j]))
                .toList();
        watcher.progress("learn", attributes.size(), attributes.size());
        return new NoiseMasker(
                attributes,
                strength,
                new Replacement(ties),
                concepts,
                numbers,
                root,
                partners,
                new Learnt(data.table().size(), strength.level(), spreads, pairs));
    }

    /** Bounds the domain of an attribute; attributes of one domain share what is known of it. */
    private void bound(int attribute, int top) {
        Concepts domain = domain(attribute);
        concepts[attribute] = ConceptNoise.of(
                attributes.get(attribute),
                Objects.requireNonNull(counts[attribute]),
                domains.computeIfAbsent(
                        List.of(domain.taxonomy(), domain.similarity(), top),
                        absent -> new Surroundings(domain, top, leavesOnly)));
    }

    private int[] distinct(int attribute) {
        return ConceptNoise.concepts(Objects.requireNonNull(counts[attribute]));
    }

    private Concepts domain(int attribute) {
        return (Concepts) attributes.get(attribute).domain();
    }

    private ConceptNoise concepts(int attribute) {
        return Objects.requireNonNull(concepts[attribute]);
    }

    private NumberNoise numbers(int attribute) {
        return Objects.requireNonNull(numbers[attribute]);
    }

    private int[] ofConcepts() {
        return places(counts);
    }

    private int[] ofNumbers() {
        return places(numbers);
    }

    private static int[] places(@Nullable Object[] known) {
        return IntStream.range(0, known.length).filter(j -> known[j] != null).toArray();
    }
}
