package org.semblance.method.noise;

import org.semblance.testkit.LearnerContract;

class SemanticNoiseContractTest implements LearnerContract {

    @Override
    public Learner learner() {
        return new SemanticNoise(0.3);
    }
}
