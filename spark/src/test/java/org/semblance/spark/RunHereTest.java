package org.semblance.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.semblance.testkit.Trials;

/** In threads of this process. */
class RunHereTest extends RunContract {

    @Override
    protected String master() {
        return "local[2]";
    }

    @Override
    protected int many() {
        return Trials.count(16, 64);
    }

    @Override
    protected Map<String, String> settings() {
        return Map.of();
    }

    @Test
    void groupsInBlocksOfSomeRows() throws IOException {
        Trial trial = Trial.of(
                folder(),
                "data: people.csv\nwhere: town is not missing and age >= 25\n" + People.ATTRIBUTES + People.IN_BLOCKS);
        People.some(ROWS).csv(folder().resolve("people.csv"));
        comesToTheSame(trial, 8);
    }

    @Test
    void aFolderOfFilesOneOfThemWithoutRows() throws IOException {
        Trial trial = Trial.of(folder(), "data: register/\n" + People.ATTRIBUTES + People.IN_BLOCKS);
        People.some(ROWS).folder(folder().resolve("register"), 5);
        comesToTheSame(trial, 8);
    }

    @Test
    void jsonLines() throws IOException {
        Trial trial = Trial.of(folder(), "data: people.jsonl\n" + People.ATTRIBUTES + People.IN_BLOCKS);
        People.some(ROWS).jsonLines(folder().resolve("people.jsonl"));
        comesToTheSame(trial, 8);
        assertThat(trial.out().resolve("release.jsonl")).exists();
    }
}
