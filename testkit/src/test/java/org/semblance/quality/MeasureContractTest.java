package org.semblance.quality;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Combine;
import org.semblance.domain.Dataset;
import org.semblance.domain.Records;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.quality.clustering.NormalisedMutualInformation;
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
            return new InformationLoss(Combine.MEAN);
        }
    }

    @Nested
    class OfInformationLossByTheTuple implements LossContract {
        @Override
        public Measure measure() {
            return new InformationLoss(Combine.TUPLE);
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
    class OfNormalisedMutualInformation implements MeasureContract {
        @Override
        public Measure measure() {
            return new NormalisedMutualInformation();
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

    /** How many rows share each record. */
    private static Map<String, Integer> twins(Dataset original) {
        Map<String, Integer> twins = new HashMap<>();
        for (int row = 0; row < original.table().size(); row++) {
            StringBuilder record = new StringBuilder();
            for (Attribute attribute : original.with(Role.QUASI_IDENTIFIER)) {
                record.append(original.table().column(attribute.name()).text(row))
                        .append('|');
            }
            twins.merge(record.toString(), 1, Integer::sum);
        }
        return twins;
    }

    /** A measure of loss: nothing is lost when nothing changed. */
    interface LossContract extends MeasureContract {
        @Override
        default double ofIdentity(Dataset original) {
            return 0;
        }
    }
}
