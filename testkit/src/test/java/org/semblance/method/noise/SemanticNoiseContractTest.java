package org.semblance.method.noise;

class SemanticNoiseContractTest implements NoiseContract {

    @Override
    public Learner noise() {
        return new SemanticNoise(0.3);
    }
}
