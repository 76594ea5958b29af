package org.semblance.formats.taxonomy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;

class WordNetFilesTest {

    @Test
    void saysHowToInstallAVersionThatIsNotThere() throws Exception {
        Class<?> wordNet = new Without("/wn30/").loadClass("org.semblance.formats.taxonomy.WordNet");

        assertThatThrownBy(() -> wordNet.getMethod("named", String.class).invoke(null, "wordnet-3.0"))
                .isInstanceOf(InvocationTargetException.class)
                .cause()
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_WORDNET");
                    assertThat(problem.what()).isEqualTo("WordNet 3.0 is not installed");
                    assertThat(problem.advice())
                            .contains("net.sf.extjwnl:extjwnl-data-wn30:1.2", "SEMBLANCE_CLASSPATH", "wordnet-3.1");
                });
        // the version that comes with the product is there
        assertThat(wordNet.getMethod("named", String.class).invoke(null, "wordnet-3.1"))
                .isNotNull();
    }

    /** Loads the classes of this package anew and hides resources. */
    private static final class Without extends ClassLoader {

        private final String hidden;

        Without(String hidden) {
            super(Without.class.getClassLoader());
            this.hidden = hidden;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                Class<?> known = findLoadedClass(name);
                if (known != null || !name.startsWith("org.semblance.formats.taxonomy.")) {
                    return known != null ? known : super.loadClass(name, resolve);
                }
                try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
                    byte[] bytes = in.readAllBytes();
                    return defineClass(name, bytes, 0, bytes.length);
                } catch (IOException e) {
                    throw new ClassNotFoundException(name, e);
                }
            }
        }

        @Override
        public @Nullable URL getResource(String name) {
            return ("/" + name).contains(hidden) ? null : super.getResource(name);
        }
    }

    @Test
    void noticesAFileThatIsShorterThanItSays() {
        WordNetFiles files = file -> new WordNetFiles.Content(new ByteArrayInputStream(new byte[10]), 11);

        assertThatThrownBy(() -> files.read("data.noun"))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("data.noun");
        assertThatThrownBy(() -> WordNetNouns.read("cut", files)).isInstanceOf(Problem.class);
    }

    @Test
    void noticesALineThatIsCut(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("data.noun"), "00000000 03 n 01 entity 0 001 @");
        Files.writeString(folder.resolve("index.noun"), "entity n 1 0 1 0 00000000  \n");

        assertThatThrownBy(() -> WordNetNouns.read("cut", WordNetFiles.in(folder)))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("ends too soon");
    }

    @Test
    void noticesAnIndexOfOtherData(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("data.noun"), "00000000 03 n 01 entity 0 000 | all  \n");
        Files.writeString(folder.resolve("index.noun"), "entity n 1 0 1 0 00000003  \n");

        assertThatThrownBy(() -> WordNetNouns.read("mixed", WordNetFiles.in(folder)))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("at byte 3");
    }

    @Test
    void readsFilesWithTheLineEndsOfWindows(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("data.noun"),
                "00000000 03 n 01 entity 0 000 | all  \r\n"
                        + "00000040 03 n 02 Ding_an_sich 0 thing 0 001 @ 00000000 n 0000\r\n");
        Files.writeString(
                folder.resolve("index.noun"), "ding_an_sich n 1 0 1 0 00000040\r\nentity n 1 0 1 0 00000000\r\n");

        var taxonomy = WordNetNouns.read("small", WordNetFiles.in(folder)).build();

        assertThat(taxonomy.vocabulary().terms(taxonomy.concept("ding an sich")))
                .containsExactly("Ding an sich", "thing");
        assertThat(taxonomy.gloss(taxonomy.concept("entity"))).isEqualTo("all");
        assertThat(taxonomy.gloss(taxonomy.concept("ding an sich"))).isEmpty();
    }
}
