package org.semblance.quality;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Records;
import org.semblance.domain.Role;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.quality.loss.Sse;
import org.semblance.quality.loss.Sst;
import org.semblance.quality.risk.DistanceLinkage;
import org.semblance.testkit.MeasureContract;

class MeasureContractTest {

    @Nested
    class OfInformationLoss implements MeasureContract {
        @Override
        public Measure measure() {
            return new InformationLoss();
        }

        @Override
        public double ofIdentity(Dataset original) {
            return 0;
        }
    }

    @Nested
    class OfSse implements MeasureContract {
        @Override
        public Measure measure() {
            return new Sse();
        }

        @Override
        public double ofIdentity(Dataset original) {
            return 0;
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
            int[] all = java.util.stream.IntStream.range(0, records.size()).toArray();
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
            Map<String, Integer> twins = new HashMap<>();
            for (int row = 0; row < original.table().size(); row++) {
                StringBuilder record = new StringBuilder();
                for (Attribute attribute : original.with(Role.QUASI_IDENTIFIER)) {
                    record.append(original.table().column(attribute.name()).text(row))
                            .append('|');
                }
                twins.merge(record.toString(), 1, Integer::sum);
            }
            return 100.0 * twins.size() / original.table().size();
        }
    }
}
