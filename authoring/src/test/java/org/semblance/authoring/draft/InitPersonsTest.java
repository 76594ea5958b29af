package org.semblance.authoring.draft;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Watcher;
import org.semblance.authoring.concepts.Occupations;
import org.semblance.formats.Tables;
import org.semblance.source.TableSource;

/** A drafted recipe says by which column the ledger will tell persons apart. */
class InitPersonsTest {

    @TempDir
    private Path folder;

    private String draft(String header, IntFunction<String> row) throws IOException {
        Path table = Files.writeString(
                folder.resolve("table.csv"),
                IntStream.range(0, 60).mapToObj(row).collect(Collectors.joining("\n", header + "\n", "\n")));
        return new TableDrafter(new Tables(), Occupations.proposals(new Tables(), Occupations.reader()))
                .draft(DraftRequest.of(TableSource.of(table), "table.csv", "concepts.csv"), Watcher.SILENT)
                .text();
    }

    @Test
    void aNumberOfPersonsThatRepeatsIsNamedInALine() throws IOException {
        assertThat(draft("patient_id,age", i -> "P" + i / 2 + "," + (20 + i * 7 % 50)))
                .contains("\nperson: patient_id ")
                .doesNotContain("the ledger identifies people");
    }

    @Test
    void aNumberThatTellsRowsApartIsNamedBesideTheLedger() throws IOException {
        assertThat(draft(
                        "name,visitor_id,age",
                        i -> "Ann " + "abcdefgh".charAt(i % 8) + ",V" + i + "," + (20 + i * 7 % 50)))
                .contains("\n# person: COLUMN ")
                .contains("\n# the ledger identifies people by visitor_id: keep this column");
    }

    @Test
    void whereNoColumnTellsRowsApartItIsSaid() throws IOException {
        assertThat(draft("age,town", i -> 20 + i * 7 % 50 + ",town" + i % 3))
                .contains("\n# the ledger identifies people by all identifiers together, or by whole rows");
    }
}
