package org.semblance.domain.taxonomy;

import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.testkit.TaxonomyContract;

/** Ontologies and hierarchies in use. */
@ParameterizedClass
@ValueSource(
        strings = {
            "icd9cm/icd9cm-parent-child.csv",
            "ontologies/doid-2016-03-04.obo.gz",
            "ontologies/DO_cancer_slim.owl.gz",
            "ontologies/symp.obo",
            "ontologies/symp.owl",
            "ontologies/destatis-faecherklassifikation-skos.rdf",
            "arx-example/hierarchies/adult_hierarchy_age.csv",
            "arx-example/hierarchies/adult_hierarchy_education.csv",
            "arx-example/hierarchies/adult_hierarchy_marital-status.csv",
            "arx-example/hierarchies/adult_hierarchy_native-country.csv",
            "arx-example/hierarchies/adult_hierarchy_occupation.csv",
            "arx-example/hierarchies/adult_hierarchy_race.csv",
            "arx-example/hierarchies/adult_hierarchy_salary-class.csv",
            "arx-example/hierarchies/adult_hierarchy_sex.csv",
            "arx-example/hierarchies/adult_hierarchy_workclass.csv",
        })
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RealTaxonomiesContractTest implements TaxonomyContract {

    @Parameter
    private String file;

    private Taxonomy read;

    @BeforeEach
    void read() {
        read = read == null ? RealTaxonomies.read(file) : read;
    }

    @Override
    public int trials() {
        return 15;
    }

    @Override
    public Taxonomy taxonomy(Random random) {
        return read;
    }
}
