package org.semblance.method.noise;

import org.semblance.testkit.LearnerContract;

class CorrelatedSemanticNoiseContractTest implements LearnerContract {

    @Override
    public Learner learner() {
        return new CorrelatedSemanticNoise(0.3);
    }
}
