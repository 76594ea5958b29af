package org.semblance.method.noise;

import org.semblance.domain.Dataset;
import org.semblance.testkit.LearnerContract;
import org.semblance.testkit.RandomTables;

class SemanticExponentialContractTest implements LearnerContract {

    @Override
    public Learner learner() {
        return new SemanticExponential(1, CandidateScope.ALL);
    }

    @Override
    public Dataset dataset(RandomTables tables, int size) {
        return PrivateTables.of(tables, size);
    }
}
