package org.semblance.acceptance.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AssessTest {

    @TempDir
    Path folder;

    private Path original;
    private Path release;
    private Path recipe;

    @BeforeEach
    void mask() throws IOException {
        original = Visitors.csv(folder);
        recipe = Visitors.recipe(folder, "data: visitors.csv");
        Command command = Command.run("anonymize", recipe.toString());
        assertThat(command.code()).as(command.err()).isZero();
        release = folder.resolve("out/release.csv");
    }

    private Command assess(Path masked, String... more) {
        List<String> arguments = new ArrayList<>(
                List.of("assess", original.toString(), masked.toString(), "--recipe", recipe.toString()));
        arguments.addAll(List.of(more));
        return Command.run(arguments.toArray(String[]::new));
    }

    @Test
    void measuresWhatAnonymizeMeasured() throws IOException {
        Command command = assess(release, "--json");
        assertThat(command.code()).as(command.err()).isZero();
        String reported = Files.readString(folder.resolve("out.owner/report.json"));
        String score = command.out().replaceAll("(?s).*\"value\": ?([0-9.]+).*", "$1");
        assertThat(reported).containsPattern("\"value\": ?" + score);
    }

    @Test
    void measuresAcrossFormats() throws Exception {
        Path parquet = Visitors.parquet(folder);
        Command command = Command.run("assess", parquet.toString(), release.toString(), "--recipe", recipe.toString());
        assertThat(command.out()).contains("400 rows compared").contains("information-loss");
    }

    @Test
    void refusesAShuffledReleaseUnlessAKeyTellsRowsApart() throws IOException {
        List<String> lines = Files.readAllLines(release);
        List<String> keyed = new ArrayList<>();
        for (int row = 0; row < lines.size(); row++) {
            keyed.add((row == 0 ? "id" : String.valueOf(row)) + "," + lines.get(row));
        }
        Collections.shuffle(keyed.subList(1, keyed.size()), new Random(3));
        Path shuffled = Files.write(folder.resolve("shuffled.csv"), keyed);
        Command refused = assess(shuffled);
        assertThat(refused.err()).startsWith("error E_ORDER").contains("--key");
        Command found = assess(shuffled, "--key", "id");
        assertThat(found.out()).isEqualTo(assess(release).out());
        assertThat(assess(shuffled, "--key", "fee").err()).startsWith("error E_KEY");
        assertThat(assess(shuffled, "--key", "nobody").err()).startsWith("error E_KEY");
        Files.write(shuffled, keyed.subList(0, 300));
        assertThat(assess(shuffled).err()).startsWith("error E_ROWS");
        Command fewer = assess(shuffled, "--key", "id");
        assertThat(fewer.code()).as(fewer.err()).isZero();
        assertThat(fewer.out()).contains("101 rows of the original are not in the release");
        keyed.add("77777," + lines.get(1));
        Files.write(shuffled, keyed);
        assertThat(assess(shuffled, "--key", "id").err()).startsWith("error E_ROWS: the release has 1 row that");
    }

    @Test
    void saysWhenItCannotSeeTheOrder() throws IOException {
        List<String> columns = new ArrayList<>();
        for (String line : Files.readAllLines(release)) {
            columns.add(line.replaceAll(",[^,]*,[^,]*$", ""));
        }
        Command command = assess(Files.write(folder.resolve("few.csv"), columns));
        assertThat(command.out()).contains("rows are assumed to be in the same order");
    }

    @Test
    void namesTheColumnsThatAreNotThere() throws IOException {
        Path other = Files.writeString(folder.resolve("other.csv"), "age,fee\n1,true\n");
        Command command = assess(other);
        assertThat(command.code()).isEqualTo(2);
        assertThat(command.err()).startsWith("error E_QI: the release has no column weight, town");
    }
}
