package org.semblance.quality;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.semblance.Share;
import org.semblance.data.Column;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.domain.Records;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.quality.clustering.NormalizedMutualInformation;
import org.semblance.quality.clustering.RandIndex;
import org.semblance.quality.loss.AttributeLoss;
import org.semblance.quality.loss.AverageClassSize;
import org.semblance.quality.loss.CategoricalLoss;
import org.semblance.quality.loss.Discernibility;
import org.semblance.quality.loss.Entropy;
import org.semblance.quality.loss.Granularity;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.quality.loss.ProbabilisticLoss;
import org.semblance.quality.loss.SemanticInformationLoss;
import org.semblance.quality.loss.SemanticRmse;
import org.semblance.quality.loss.SemanticSse;
import org.semblance.quality.loss.Sse;
import org.semblance.quality.loss.Sst;
import org.semblance.quality.loss.Variation;
import org.semblance.quality.risk.AssignmentLinkage;
import org.semblance.quality.risk.DistanceLinkage;
import org.semblance.quality.risk.LossAndRisk;
import org.semblance.quality.risk.RecordLinkage;
import org.semblance.quality.risk.SemanticLinkage;
import org.semblance.quality.risk.disclosure.AttributeInference;
import org.semblance.quality.risk.disclosure.Homogeneity;
import org.semblance.quality.risk.likelihood.LikelihoodLinkage;
import org.semblance.quality.risk.likelihood.NoiseShape;
import org.semblance.quality.risk.reidentification.JournalistRisk;
import org.semblance.quality.risk.reidentification.MarketerRisk;
import org.semblance.quality.risk.reidentification.ProsecutorRisk;
import org.semblance.quality.risk.reidentification.SinglingOut;
import org.semblance.quality.risk.reidentification.Uniques;
import org.semblance.quality.semantics.DistanceCorrelation;
import org.semblance.quality.semantics.DistanceCovarianceError;
import org.semblance.quality.semantics.OriginalDistanceCorrelation;
import org.semblance.quality.semantics.SemanticMeanShift;
import org.semblance.quality.semantics.SemanticVarianceError;
import org.semblance.testkit.MeasureContract;
import org.semblance.testkit.PlainMoments;
import org.semblance.testkit.RandomTables;

class MeasureContractTest {

    @Nested
    class OfInformationLoss implements LossContract {
        @Override
        public Measure measure() {
            return new InformationLoss();
        }
    }

    @Nested
    class OfSse implements LossContract {
        @Override
        public Measure measure() {
            return new Sse();
        }
    }

    @Nested
    class OfSst implements MeasureContract {
        @Override
        public Measure measure() {
            return new Sst();
        }

        /** The spread is that of the original, whatever is released. */
        @Override
        public double ofIdentity(Dataset original) {
            Records records = original.records();
            int[] all = IntStream.range(0, records.size()).toArray();
            Records.Point centre = records.prototype(all);
            double sum = 0;
            for (int row : all) {
                double distance = records.distance(row, centre);
                sum += distance * distance;
            }
            return sum;
        }
    }

    @Nested
    class OfDistanceLinkage implements MeasureContract {
        @Override
        public Measure measure() {
            return new DistanceLinkage();
        }

        /** Every row finds itself, and has to guess among its twins: as many right links as different records. */
        @Override
        public double ofIdentity(Dataset original) {
            return 100.0 * twins(original).size() / original.table().size();
        }
    }

    @Nested
    class OfAssignmentLinkage implements MeasureContract {
        @Override
        public Measure measure() {
            return new AssignmentLinkage();
        }

        /** The best assignment is that of equals, so it comes to as many right links as different records. */
        @Override
        public double ofIdentity(Dataset original) {
            return new OfDistanceLinkage().ofIdentity(original);
        }
    }

    @Nested
    class OfRecordLinkage implements MeasureContract {
        @Override
        public Measure measure() {
            return new RecordLinkage();
        }

        /** Every row reads as before, and is found among its twins: as many right links as different records. */
        @Override
        public double ofIdentity(Dataset original) {
            return new OfDistanceLinkage().ofIdentity(original);
        }
    }

    @Nested
    class OfLossAndRisk implements MeasureContract {
        @Override
        public Measure measure() {
            return new LossAndRisk(0.25);
        }

        @Override
        public double ofIdentity(Dataset original) {
            return 0.75 * new OfDistanceLinkage().ofIdentity(original);
        }
    }

    @Nested
    class OfAttributeLoss implements LossContract {
        @Override
        public Measure measure() {
            return new AttributeLoss();
        }
    }

    @Nested
    class OfInformationLossByTheMean implements LossContract {
        @Override
        public Measure measure() {
            return new InformationLoss(Combination.MEAN);
        }
    }

    @Nested
    class OfInformationLossByTheTuple implements LossContract {
        @Override
        public Measure measure() {
            return new InformationLoss(Combination.TUPLE);
        }
    }

    @Nested
    class OfIl1 implements LossContract {
        @Override
        public Measure measure() {
            return new Variation.Il1();
        }
    }

    @Nested
    class OfIl2 implements LossContract {
        @Override
        public Measure measure() {
            return new Variation.Il2();
        }
    }

    @Nested
    class OfIl3 implements LossContract {
        @Override
        public Measure measure() {
            return new Variation.Il3();
        }
    }

    @Nested
    class OfIl4 implements LossContract {
        @Override
        public Measure measure() {
            return new Variation.Il4();
        }
    }

    @Nested
    class OfIl5 implements LossContract {
        @Override
        public Measure measure() {
            return new Variation.Il5();
        }
    }

    @Nested
    class OfIl implements LossContract {
        @Override
        public Measure measure() {
            return new Variation.Il();
        }
    }

    @Nested
    class OfPilQ implements LossContract {
        @Override
        public Measure measure() {
            return new ProbabilisticLoss.PilQ();
        }
    }

    @Nested
    class OfPilM1 implements LossContract {
        @Override
        public Measure measure() {
            return new ProbabilisticLoss.PilM1();
        }
    }

    @Nested
    class OfPilM2 implements LossContract {
        @Override
        public Measure measure() {
            return new ProbabilisticLoss.PilM2();
        }
    }

    @Nested
    class OfPilM11 implements LossContract {
        @Override
        public Measure measure() {
            return new ProbabilisticLoss.PilM11();
        }
    }

    @Nested
    class OfPilR implements LossContract {
        @Override
        public Measure measure() {
            return new ProbabilisticLoss.PilR();
        }
    }

    @Nested
    class OfDist implements LossContract {
        @Override
        public Measure measure() {
            return new CategoricalLoss.Dist();
        }
    }

    @Nested
    class OfCtbil implements LossContract {
        @Override
        public Measure measure() {
            return new CategoricalLoss.Ctbil();
        }
    }

    @Nested
    class OfActbil implements LossContract {
        @Override
        public Measure measure() {
            return new CategoricalLoss.Actbil();
        }
    }

    @Nested
    class OfEbil implements LossContract {
        @Override
        public Measure measure() {
            return new CategoricalLoss.Ebil();
        }
    }

    @Nested
    class OfSemanticInformationLoss implements LossContract {
        @Override
        public Measure measure() {
            return new SemanticInformationLoss();
        }
    }

    @Nested
    class OfSemanticSse implements LossContract {
        @Override
        public Measure measure() {
            return new SemanticSse();
        }
    }

    @Nested
    class OfSemanticRmse implements LossContract {
        @Override
        public Measure measure() {
            return new SemanticRmse();
        }
    }

    @Nested
    class OfSemanticMeanShift implements LossContract {
        @Override
        public Measure measure() {
            return new SemanticMeanShift();
        }
    }

    @Nested
    class OfSemanticVarianceError implements LossContract {
        @Override
        public Measure measure() {
            return new SemanticVarianceError(0);
        }
    }

    @Nested
    class OfDistanceCovarianceError implements PairsContract {
        @Override
        public Measure measure() {
            return new DistanceCovarianceError(0);
        }

        @Override
        public double ofIdentity(Dataset original) {
            return 0;
        }
    }

    @Nested
    class OfDistanceCorrelation implements PairsContract {
        @Override
        public Measure measure() {
            return new DistanceCorrelation();
        }
    }

    @Nested
    class OfOriginalDistanceCorrelation implements PairsContract {
        @Override
        public Measure measure() {
            return new OriginalDistanceCorrelation();
        }
    }

    @Nested
    class OfEntropy implements LossContract {
        @Override
        public Measure measure() {
            return new Entropy();
        }
    }

    @Nested
    class OfGranularity implements MeasureContract {
        @Override
        public Measure measure() {
            return new Granularity();
        }

        /** Every value is as fine as it was. */
        @Override
        public double ofIdentity(Dataset original) {
            return 1;
        }
    }

    @Nested
    class OfDiscernibility implements MeasureContract {
        @Override
        public Measure measure() {
            return new Discernibility();
        }

        /** Only twins cannot be told apart. */
        @Override
        public double ofIdentity(Dataset original) {
            return twins(original).values().stream()
                    .mapToDouble(count -> count * count)
                    .sum();
        }
    }

    @Nested
    class OfAverageClassSize implements MeasureContract {
        @Override
        public Measure measure() {
            return new AverageClassSize();
        }

        @Override
        public double ofIdentity(Dataset original) {
            return (double) original.table().size() / twins(original).size();
        }
    }

    @Nested
    class OfRandIndex implements MeasureContract {
        @Override
        public Measure measure() {
            return new RandIndex();
        }

        /** The clusters are the same. */
        @Override
        public double ofIdentity(Dataset original) {
            return 1;
        }
    }

    @Nested
    class OfNormalizedMutualInformation implements MeasureContract {
        @Override
        public Measure measure() {
            return new NormalizedMutualInformation();
        }

        /** The clusters are the same. */
        @Override
        public double ofIdentity(Dataset original) {
            return 1;
        }
    }

    /** A measure of pairs of concepts; of correlation, the original itself scores as its definition has it. */
    interface PairsContract extends MeasureContract {
        @Override
        default Dataset original(Random random) {
            return new RandomTables(random).ofConcepts(1 + random.nextInt(30));
        }

        @Override
        default double ofIdentity(Dataset original) {
            List<Words> columns = original.with(Role.QUASI_IDENTIFIER).stream()
                    .map(attribute -> (Words) original.table().column(attribute.name()))
                    .filter(column -> column.present() > 0)
                    .toList();
            Concepts domain =
                    (Concepts) original.with(Role.QUASI_IDENTIFIER).get(0).domain();
            double sum = 0;
            for (int i = 0; i < columns.size(); i++) {
                for (int j = 0; j < i; j++) {
                    List<int[]> pair = PlainMoments.concepts(domain, columns.get(i), columns.get(j));
                    sum += PlainMoments.correlation(pair.get(0), pair.get(1), domain);
                }
            }
            return sum / (columns.size() * (columns.size() - 1) / 2.0);
        }
    }

    @Nested
    class OfProsecutorRisk implements MeasureContract {
        @Override
        public Measure measure() {
            return new ProsecutorRisk(new Share(0.2));
        }

        /** One divided by the fewest twins. */
        @Override
        public double ofIdentity(Dataset original) {
            return 100.0 / Collections.min(twins(original).values());
        }
    }

    @Nested
    class OfMarketerRisk implements MeasureContract {
        @Override
        public Measure measure() {
            return new MarketerRisk();
        }

        @Override
        public double ofIdentity(Dataset original) {
            return new OfDistanceLinkage().ofIdentity(original);
        }
    }

    @Nested
    class OfJournalistRisk implements MeasureContract {
        @Override
        public Measure measure() {
            return new JournalistRisk(new Share(0.2));
        }

        /** The population is the table itself, twice. */
        @Override
        public Dataset original(Random random) {
            Dataset whole = withoutConcepts(random);
            int size = whole.table().size();
            return whole.among(whole.table()
                    .rows(IntStream.range(0, 2 * size).map(row -> row % size).toArray()));
        }

        @Override
        public double ofIdentity(Dataset original) {
            return 50.0 / Collections.min(twins(original).values());
        }
    }

    @Nested
    class OfUniques implements MeasureContract {
        @Override
        public Measure measure() {
            return new Uniques();
        }

        @Override
        public double ofIdentity(Dataset original) {
            return 100.0
                    * twins(original).values().stream()
                            .filter(rows -> rows == 1)
                            .count()
                    / original.table().size();
        }
    }

    @Nested
    class OfSinglingOut implements MeasureContract {
        @Override
        public Measure measure() {
            return new SinglingOut();
        }

        /** With one attribute there are no few of them; a value that is not missing fits those who have it. */
        @Override
        public Dataset original(Random random) {
            return one(withoutConcepts(random));
        }

        @Override
        public double ofIdentity(Dataset original) {
            Map<String, Integer> twins = twins(original);
            return 100.0 * twins.values().stream().filter(rows -> rows == 1).count() / twins.size();
        }
    }

    @Nested
    class OfHomogeneity implements MeasureContract {
        @Override
        public Measure measure() {
            return new Homogeneity();
        }

        @Override
        public double ofIdentity(Dataset original) {
            int rows = original.table().size();
            return 100 * ofClasses(original, (values, all) -> new HashSet<>(values).size() == 1 ? all : 0) / rows;
        }
    }

    @Nested
    class OfAttributeInference implements MeasureContract {
        @Override
        public Measure measure() {
            return new AttributeInference();
        }

        @Override
        public double ofIdentity(Dataset original) {
            double right = ofClasses(
                    original,
                    (values, rows) -> values.stream()
                            .mapToInt(value -> Collections.frequency(values, value))
                            .max()
                            .orElse(0));
            int present = original.table().column("illness").present();
            return present == 0 ? 0 : 100 * right / present;
        }
    }

    /** Whole tables whose values fit themselves alone: one concept may be a kind of another. */
    private static Dataset withoutConcepts(Random random) {
        while (true) {
            Dataset drawn = new RandomTables(random).whole().dataset(1 + random.nextInt(30));
            if (drawn.with(Role.QUASI_IDENTIFIER).stream()
                    .noneMatch(attribute -> attribute.domain() instanceof Concepts)) {
                return drawn;
            }
        }
    }

    /** The same with its first quasi-identifier alone. */
    private static Dataset one(Dataset data) {
        Attribute first = data.with(Role.QUASI_IDENTIFIER).get(0);
        return Dataset.of(
                data.table(),
                data.attributes().stream()
                        .filter(attribute -> attribute == first || !attribute.is(Role.QUASI_IDENTIFIER))
                        .toList());
    }

    private interface Found {
        int in(List<String> values, int rows);
    }

    /** What is found of illnesses among twins, summed over all records. */
    private static double ofClasses(Dataset original, Found found) {
        Column illness = original.table().column("illness");
        Map<String, List<String>> values = new HashMap<>();
        Map<String, Integer> rows = new HashMap<>();
        for (int row = 0; row < illness.size(); row++) {
            String shown = tuple(original, row);
            rows.merge(shown, 1, Integer::sum);
            List<String> held = values.computeIfAbsent(shown, unseen -> new ArrayList<>());
            if (!illness.missing(row)) {
                held.add(illness.text(row));
            }
        }
        return values.keySet().stream()
                .mapToInt(shown -> found.in(values.get(shown), rows.get(shown)))
                .sum();
    }

    @Nested
    class OfLikelihoodLinkage implements MeasureContract {
        @Override
        public Measure measure() {
            return new LikelihoodLinkage(0.3, NoiseShape.NORMAL, false);
        }

        /** Numbers that did not move are likeliest, so every row finds itself and its twins. */
        @Override
        public Dataset original(Random random) {
            Dataset drawn = new RandomTables(random).dataset(1 + random.nextInt(30));
            return Dataset.of(
                    drawn.table(),
                    drawn.attributes().stream()
                            .filter(attribute -> !attribute.is(Role.QUASI_IDENTIFIER)
                                    || attribute.domain().ofNumbers())
                            .toList());
        }

        @Override
        public double ofIdentity(Dataset original) {
            return new OfDistanceLinkage().ofIdentity(original);
        }
    }

    @Nested
    class OfSemanticLinkage implements MeasureContract {
        @Override
        public Measure measure() {
            return new SemanticLinkage();
        }

        /** All attributes have a hierarchy, so that it is the linkage by the nearest. */
        @Override
        public Dataset original(Random random) {
            Dataset drawn = new RandomTables(random).dataset(1 + random.nextInt(30));
            return Dataset.of(
                    drawn.table(),
                    drawn.attributes().stream()
                            .filter(attribute -> !attribute.is(Role.QUASI_IDENTIFIER)
                                    || attribute.domain() instanceof Concepts
                                    || attribute.domain() instanceof Hierarchical)
                            .toList());
        }

        @Override
        public double ofIdentity(Dataset original) {
            return new OfDistanceLinkage().ofIdentity(original);
        }
    }

    /** How many rows share each record. */
    private static Map<String, Integer> twins(Dataset original) {
        Map<String, Integer> twins = new HashMap<>();
        for (int row = 0; row < original.table().size(); row++) {
            twins.merge(tuple(original, row), 1, Integer::sum);
        }
        return twins;
    }

    private static String tuple(Dataset original, int row) {
        StringBuilder record = new StringBuilder();
        for (Attribute attribute : original.with(Role.QUASI_IDENTIFIER)) {
            record.append(original.table().column(attribute.name()).text(row)).append('|');
        }
        return record.toString();
    }

    /** A measure of loss: nothing is lost when nothing changed. */
    interface LossContract extends MeasureContract {
        @Override
        default double ofIdentity(Dataset original) {
            return 0;
        }
    }
}
