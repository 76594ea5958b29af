package org.semblance.method.noise;

class CorrelatedSemanticNoiseContractTest implements NoiseContract {

    @Override
    public Learner noise() {
        return new CorrelatedSemanticNoise(0.3);
    }
}
