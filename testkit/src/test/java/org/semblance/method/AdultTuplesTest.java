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
import org.semblance.data.Counted;
import org.semblance.data.Rows;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Combine;
import org.semblance.domain.Dataset;
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.formats.CsvTableReader;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.method.generalization.Among;
import org.semblance.method.generalization.Choose;
import org.semblance.method.generalization.Incognito;
import org.semblance.method.microaggregation.Closest;
import org.semblance.method.microaggregation.SaMdav;
import org.semblance.run.port.Csv;
import org.semblance.run.port.TableReader;
import org.semblance.testkit.SpreadableContract;

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
                                Csv.UNKNOWN,
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
        return new Dataset(table, attributes, Optional.empty(), Combine.MEAN);
    }

    private static SaMdav adaptive(int k) {
        return new SaMdav(k, Closest.WEIGHTED, Combine.MEAN, null);
    }

    private static Incognito best(int k) {
        return new Incognito(k, 0.05, Choose.ENTROPY, Among.ALL);
    }

    private static Dataset tuples(Dataset data) {
        return data.over(Counted.of(data.table(), NAMES));
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
        for (Spreadable method : List.of(adaptive(K), best(K))) {
            Masked whole = method.mask(adult, Watcher.SILENT);
            SpreadMasked spread = method.mask(SpreadableContract.inParts(adult, 8), Chance.seeded(1), Watcher.SILENT);
            assertThat(SpreadableContract.shown(SpreadableContract.gathered(spread)))
                    .isEqualTo(SpreadableContract.shown(whole.table()));
            assertThat(spread.trace()).isEqualTo(SpreadableContract.withSizes(whole.trace()));
        }
    }

    @Test
    void aThousandOfEachRowBecomeWhatOneBecomes() {
        Dataset tuples = tuples(adult());
        Masked once = adaptive(K).mask(tuples, Watcher.SILENT);
        Masked often = adaptive(THOUSAND * K).mask(aThousandTimes(tuples), Watcher.SILENT);
        assertThat(SpreadableContract.shown(often.table())).isEqualTo(SpreadableContract.shown(once.table()));
        assertThat(((Groups) often.trace()).groupOf()).isEqualTo(((Groups) once.trace()).groupOf());
        assertThat(((Groups) once.trace()).count()).isGreaterThan(50);
    }

    @Test
    void aThousandOfEachRowReachTheSameLevels() {
        Dataset tuples = tuples(adult());
        Masked once = best(K).mask(tuples, Watcher.SILENT);
        Masked often = best(THOUSAND * K).mask(aThousandTimes(tuples), Watcher.SILENT);
        assertThat(SpreadableContract.shown(often.table())).isEqualTo(SpreadableContract.shown(once.table()));
        assertThat(((Levels) often.trace()).levels()).isEqualTo(((Levels) once.trace()).levels());
        assertThat(((Levels) often.trace()).suppressed()).isEqualTo(THOUSAND * ((Levels) once.trace()).suppressed());
    }
}
