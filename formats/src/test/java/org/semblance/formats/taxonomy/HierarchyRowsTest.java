package org.semblance.formats.taxonomy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Watcher;
import org.semblance.domain.hierarchy.Hierarchy;

class HierarchyRowsTest {

    @TempDir
    private Path folder;

    private Hierarchy read(String... lines) {
        Path file = folder.resolve("animals.csv");
        try {
            Files.writeString(file, String.join("\n", lines) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Taxonomies().hierarchy(file, Watcher.SILENT);
    }

    @Test
    void readsWhatArxWrites() {
        Hierarchy read = read("cat;mammal;*", "dog;mammal;*", "hen;bird;*");
        assertThat(read.leaves()).isEqualTo(3);
        assertThat(read.height()).isEqualTo(2);
        assertThat(read.labels(1)).containsExactly("mammal", "bird");
        assertThat(read.root()).isEqualTo("*");
    }

    @Test
    void passesOverAHeader() {
        assertThat(read("level0,level1,level2", "cat,mammal,*", "hen,bird,*").labels(0))
                .containsExactly("cat", "hen");
    }

    @Test
    void namesBothLinesOfAValueThatIsThereTwice() {
        assertThatThrownBy(() -> read("cat,mammal,*", "hen,bird,*", "cat,mammal,*"))
                .hasMessageContaining("animals.csv, line 3")
                .hasMessageContaining("animals.csv, line 1")
                .hasMessageNotContaining("cat");
    }

    @Test
    void namesTheLineWhereALevelIsNoGeneralization() {
        assertThatThrownBy(() -> read("cat,mammal,warm,*", "dog,mammal,cold,*", "hen,bird,warm,*"))
                .hasMessageContaining("animals.csv, line 2")
                .hasMessageContaining("level 2 is no generalisation of level 1");
    }

    @Test
    void refusesSeveralRoots() {
        assertThatThrownBy(() -> read("cat,mammal", "dog,mammal", "hen,bird"))
                .hasMessageContaining("no root above all");
    }

    @Test
    void refusesRowsOfDifferentLengthAndEmptyLevels() {
        assertThatThrownBy(() -> read("cat,mammal,*", "dog,*")).hasMessageContaining("line 2");
        assertThatThrownBy(() -> read("cat,mammal,*", "dog,,*")).hasMessageContaining("line 2");
    }

    @Test
    void refusesAListOfParents() {
        assertThatThrownBy(() -> read("id,parent", "cat,mammal", "mammal,"))
                .hasMessageContaining("a list of parents, which has no levels");
    }
}
