package org.semblance.method.noise;

import org.semblance.Problem;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.testkit.LearnerContract;
import org.semblance.testkit.RandomTables;

class CorrelatedSemanticNoiseContractTest implements LearnerContract {

    @Override
    public Learner learner() {
        return new CorrelatedSemanticNoise(0.3);
    }

    /** Fewer than of other methods, because the tables are larger. */
    @Override
    public int trials() {
        return 100;
    }

    /** A table with enough rows to learn from, also where columns have gaps. */
    @Override
    public Dataset dataset(RandomTables tables, int size) {
        while (true) {
            Dataset data = LearnerContract.super.dataset(tables, Math.max(size, 80));
            try {
                JointRows.refuseFew(ReferenceTable.of(data), data.with(Role.QUASI_IDENTIFIER));
                return data;
            } catch (Problem few) {
                // too many gaps: another one
            }
        }
    }
}
