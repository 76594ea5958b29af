package org.semblance.method;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.data.Rows;
import org.semblance.data.Table;
import org.semblance.data.WeightedRows;
import org.semblance.domain.Attribute;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.formats.CsvTableReader;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.method.generalization.CandidateNodes;
import org.semblance.method.generalization.Incognito;
import org.semblance.method.generalization.NodeCriterion;
import org.semblance.method.microaggregation.ClosestRule;
import org.semblance.method.microaggregation.SaMdavMethod;
import org.semblance.port.TableReader;
import org.semblance.source.CsvLayout;
import org.semblance.testkit.PartitionedMethodContract;

/** Adult with hierarchies of ARX, arx-example of the reference data: its tuples become what its rows become, also a thousand times over. */
class AdultTuplesTest {

    private static final int K = 100;
    private static final int THOUSAND = 1000;

    private static final List<String> NAMES = List.of("sex", "race", "marital-status", "education", "occupation");

    private static Dataset adult() {
        String folder = System.getenv("SEMBLANCE_DATA");
        assumeTrue(
                folder != null && Files.isDirectory(Path.of(folder, "arx-example")),
                "Adult is not in the repository: set SEMBLANCE_DATA to the folder that holds arx-example");
        Path adult = Path.of(folder, "arx-example");
        Table table = new CsvTableReader()
                .read(
                        new TableReader.Request(
                                adult.resolve("adult.csv"),
                                CsvLayout.UNKNOWN,
                                List.of(""),
                                true,
                                name -> false,
                                name -> true),
                        Watcher.SILENT)
                .table();
        List<Attribute> attributes = new ArrayList<>();
        for (String name : NAMES) {
            Path file = adult.resolve("hierarchies").resolve("adult_hierarchy_" + name + ".csv");
            Domain domain = name.equals("race")
                    ? new Nominal()
                    : new Hierarchical(new Taxonomies().hierarchy(file, Watcher.SILENT));
            attributes.add(Attribute.of(name, Role.QUASI_IDENTIFIER, domain));
        }
        return new Dataset(table, attributes, Optional.empty(), Combination.MEAN);
    }

    private static SaMdavMethod adaptive(int k) {
        return new SaMdavMethod(k, ClosestRule.WEIGHTED, Combination.MEAN, null);
    }

    private static Incognito best(int k) {
        return new Incognito(k, 0.05, NodeCriterion.ENTROPY, CandidateNodes.ALL);
    }

    private static Dataset tuples(Dataset data) {
        return data.over(WeightedRows.of(data.table(), NAMES));
    }

    private static Dataset aThousandTimes(Dataset tuples) {
        Rows rows = tuples.table().rows();
        int[] times = IntStream.range(0, rows.size())
                .map(row -> THOUSAND * rows.times(row))
                .toArray();
        return tuples.over(tuples.table().over(rows.counted(times)));
    }

    @Test
    void inPartsItsRowsBecomeWhatTheyBecomeTogether() {
        Dataset adult = adult();
        for (PartitionedMethod method : List.of(adaptive(K), best(K))) {
            Masked whole = method.mask(adult, Watcher.SILENT);
            PartitionedMasked masked =
                    method.mask(PartitionedMethodContract.inParts(adult, 8), Chance.seeded(1), Watcher.SILENT);
            assertThat(PartitionedMethodContract.shown(PartitionedMethodContract.gathered(masked)))
                    .isEqualTo(PartitionedMethodContract.shown(whole.table()));
            assertThat(masked.trace()).isEqualTo(PartitionedMethodContract.withSizes(whole.trace()));
        }
    }

    @Test
    void aThousandOfEachRowBecomeWhatOneBecomes() {
        Dataset tuples = tuples(adult());
        Masked once = adaptive(K).mask(tuples, Watcher.SILENT);
        Masked often = adaptive(THOUSAND * K).mask(aThousandTimes(tuples), Watcher.SILENT);
        assertThat(PartitionedMethodContract.shown(often.table()))
                .isEqualTo(PartitionedMethodContract.shown(once.table()));
        assertThat(((Groups) often.trace()).groupOf()).isEqualTo(((Groups) once.trace()).groupOf());
        assertThat(((Groups) once.trace()).count()).isGreaterThan(50);
    }

    @Test
    void aThousandOfEachRowReachTheSameLevels() {
        Dataset tuples = tuples(adult());
        Masked once = best(K).mask(tuples, Watcher.SILENT);
        Masked often = best(THOUSAND * K).mask(aThousandTimes(tuples), Watcher.SILENT);
        assertThat(PartitionedMethodContract.shown(often.table()))
                .isEqualTo(PartitionedMethodContract.shown(once.table()));
        assertThat(((GeneralizationLevels) often.trace()).levels())
                .isEqualTo(((GeneralizationLevels) once.trace()).levels());
        assertThat(((GeneralizationLevels) often.trace()).suppressed())
                .isEqualTo(THOUSAND * ((GeneralizationLevels) once.trace()).suppressed());
    }
}
