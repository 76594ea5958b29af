package org.semblance.experiments;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.formats.CsvTableReader;
import org.semblance.formats.CsvTableWriter;
import org.semblance.method.Masked;
import org.semblance.method.microaggregation.MdavMethod;
import org.semblance.port.TableReader;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.ReleasedTable;
import org.semblance.privacy.Verdict;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.source.CsvLayout;

@EnabledIfEnvironmentVariable(named = Casc.FOLDER, matches = ".+", disabledReason = Casc.WITHOUT_DATA)
class CascInformationLossTest {

    private static final CsvLayout FORM = new CsvLayout(",", "utf-8", CsvLayout.DecimalSign.POINT);

    static Stream<Casc.Expected> expected() {
        return Casc.expected();
    }

    @ParameterizedTest
    @MethodSource("expected")
    void losesWhatTheLiteratureSays(Casc.Expected expected) {
        Dataset original = Casc.read(expected.dataset(), Casc.attributes(expected.dataset()));
        Masked masked = new MdavMethod(expected.k()).mask(original, Watcher.SILENT);
        assertThat(new InformationLoss()
                        .of(original, masked.table(), Watcher.SILENT)
                        .value())
                .isCloseTo(expected.value(), within(5e-7));
    }

    @ParameterizedTest
    @MethodSource("expected")
    void isKAnonymousInTheFileWritten(Casc.Expected expected, @TempDir Path folder) throws IOException {
        List<String> attributes = Casc.attributes(expected.dataset());
        Masked masked = new MdavMethod(expected.k()).mask(Casc.read(expected.dataset(), attributes), Watcher.SILENT);
        Path file = folder.resolve("release.csv");
        try (OutputStream out = Files.newOutputStream(file)) {
            new CsvTableWriter().write(masked.table(), FORM, "", out);
        }
        Table released = new CsvTableReader()
                .read(TableReader.Request.verbatim(file, FORM), Watcher.SILENT)
                .table();
        Verdict verdict =
                new KAnonymity(expected.k()).check(new ReleasedTable(released, attributes, ""), Evidence.NONE);
        assertThat(verdict.rows()).isEmpty();
        assertThat(verdict.found()).isGreaterThanOrEqualTo(expected.k());
    }
}
