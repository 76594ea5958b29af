package org.semblance.release.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.formats.taxonomy.Taxonomies;

/** A recipe whose data are a folder of files. */
class FolderInARunTest {

    private RecipeFolder folder;

    @BeforeEach
    void prepare(@TempDir Path path) throws IOException {
        folder = new RecipeFolder(path, new Taxonomies());
        Files.createDirectory(path.resolve("register"));
        folder.write("register/1.csv", "age,illness\n20,a\n21,b\n22,c\n40,a\n");
        folder.write("register/2.csv", "age,illness\n41,b\n42,c\n");
        folder.write("whole.csv", "age,illness\n20,a\n21,b\n22,c\n40,a\n41,b\n42,c\n");
    }

    private String recipe(String data, String rest) {
        return "data: " + data + """

                attributes:
                  age: {role: quasi-identifier, domain: numeric, round: 0}
                  illness: {role: confidential}
                method: {name: mdav, k: 3}
                measures: [information-loss]
                """ + rest;
    }

    @Test
    void isMaskedAsOneTable() throws IOException {
        folder.write(RecipeFolder.RECIPE, recipe("whole.csv", ""));
        String whole = folder.released(1);
        folder.write(RecipeFolder.RECIPE, recipe("register/", ""));
        assertThat(folder.released(1)).isEqualTo(whole);
    }

    @Test
    void isNotReleasedIntoTheFolderItIsReadFrom() throws IOException {
        folder.write(RecipeFolder.RECIPE, recipe("register/", "release: {to: register/release}\n"));
        assertThatThrownBy(() -> folder.anonymize(1L))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_SAME_FILE"));
    }
}
