package org.semblance.method.generalization;

import java.util.List;
import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.domain.Dataset;
import org.semblance.domain.PartitionedDataset;
import org.semblance.method.GeneralizingMethod;
import org.semblance.method.Masked;
import org.semblance.method.PartitionedMasked;
import org.semblance.method.PartitionedMethod;
import org.semblance.privacy.Aim;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.PopulationGuarantee;

/** A method of full-domain generalisation for k-anonymity; methods differ in how they search the lattice. */
interface FullDomainMethod extends GeneralizingMethod, PartitionedMethod {

    int k();

    @Override
    FullDomain reaching(List<Aim> aims, List<PopulationGuarantee> ofPopulation);

    @Override
    default Masked mask(Dataset data, Watcher watcher) {
        return reaching(List.of(), List.of()).mask(data, watcher);
    }

    @Override
    default PartitionedMasked mask(PartitionedDataset data, Chance chance, Watcher watcher) {
        return reaching(List.of(), List.of()).mask(data, chance, watcher);
    }

    @Override
    default List<Guarantee> claims() {
        return List.of(new KAnonymity(k()));
    }
}
