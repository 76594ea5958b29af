package org.semblance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.method.Masked;
import org.semblance.method.microaggregation.MdavMethod;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.ReleasedTable;
import org.semblance.privacy.Verdict;
import org.semblance.quality.Score;
import org.semblance.quality.loss.InformationLoss;

/** The README's library example is this code, to the letter, and it does what it says. */
class ReadmeExampleTest {

    @Test
    void theExampleMasksAndVerifies() {
        // README
        Table table = Table.of(
                Numbers.of("age", 34, 36, 35, 61, 64, 62),
                Words.of("town", "Vic", "Vic", "Olot", "Olot", "Olot", "Vic"));
        Dataset people = Dataset.of(
                table,
                List.of(
                        Attribute.of("age", Role.QUASI_IDENTIFIER, new Numeric(0)),
                        Attribute.of("town", Role.QUASI_IDENTIFIER, new Nominal())));
        Masked masked = new MdavMethod(3).mask(people, Watcher.SILENT);
        Verdict verdict = new KAnonymity(3).check(ReleasedTable.of(masked.table(), "age", "town"), Evidence.NONE);
        Score loss = new InformationLoss().of(people, masked.table(), Watcher.SILENT);
        // README

        assertThat(verdict.holds()).isTrue();
        assertThat(masked.table().column("age").text(0)).isEqualTo("35");
        assertThat(masked.table().column("town").text(3)).isEqualTo("Olot");
        assertThat(loss.value()).isBetween(0.0, 100.0);
    }

    @Test
    void theReadmeShowsThisCode() throws IOException {
        Path here = Path.of("src/test/java/org/semblance/ReadmeExampleTest.java");
        String region =
                Files.readString(here).split("// README\n", -1)[1].stripIndent().strip();

        String readme = Files.readString(Path.of("../README.md"));

        assertThat(readme).contains("```java\n" + region + "\n```");
    }
}
