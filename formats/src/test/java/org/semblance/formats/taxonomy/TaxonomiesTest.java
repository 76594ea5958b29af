package org.semblance.formats.taxonomy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.TaxonomyBuilder.VirtualRoot;
import org.semblance.port.TaxonomyReader;

/** What a name leads to, and what a file is taken for. */
class TaxonomiesTest {

    @TempDir
    private Path folder;

    private Problem refused(String name) {
        return catchThrowableOfType(
                Problem.class,
                () -> new Taxonomies()
                        .read(
                                new TaxonomyReader.Request(name, folder::resolve, null, VirtualRoot.NEVER),
                                Watcher.SILENT));
    }

    @Test
    void namesTheWordNetsItKnows() {
        Problem problem = refused("wordnet-9.9");
        assertThat(problem.code()).isEqualTo("E_TAXONOMY");
        assertThat(problem.what()).contains("wordnet-9.9");
        assertThat(problem.advice()).contains("wordnet-3.1", "wordnet-3.0", "wordnet-2.1");
    }

    @Test
    void refusesWhatIsNotThereAndFoldersOfSomethingElse() throws Exception {
        assertThat(refused("none.owl").code()).isEqualTo("E_NO_FILE");
        Files.createDirectory(folder.resolve("dict"));
        Problem problem = refused("dict");
        assertThat(problem.code()).isEqualTo("E_TAXONOMY");
        assertThat(problem.what()).contains("data.noun");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "format-version: 1.4\n[Term]\nid: x\n",
                "! remark\nontology: x\n\n[Term]\nid: x\n",
                "\uFEFFformat-version: 1.2\n\n[Term]\nid: x\n",
                "# remark\n@prefix o: <http://www.w3.org/2002/07/owl#> .\n<urn:x> a o:Class .\n",
                "PREFIX o: <http://www.w3.org/2002/07/owl#>\n<urn:x> a o:Class .\n",
                "<urn:x> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <http://www.w3.org/2002/07/owl#Class> .\n",
                "  <rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' xmlns:owl='http://www.w3.org/2002/07/owl#'>"
                        + "<owl:Class rdf:about='urn:x'/></rdf:RDF>",
                "<owl:Class xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'\n xmlns:owl='http://www.w3.org/2002/07/owl#'"
                        + " rdf:about='urn:x'/>",
                "id,parent\nx,\n",
                "\"id\";\"parent\"\n\"x\";\"\"\n",
            })
    void tellsWhatAFileHoldsByItsBeginning(String content) {
        assertThat(TaxonomyFile.of(folder, content).read().size()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Prefix(:=<http://example.org/>)\nOntology(<http://example.org/>)\n",
                "Prefix: : <http://example.org/>\nOntology: <http://example.org/>\n",
                "<?xml version=\"1.0\"?>\n<Ontology xmlns=\"http://www.w3.org/2002/07/owl#\"></Ontology>\n",
                "{\"@context\": {}}\n",
                "[{\"@id\": \"x\"}]\n",
                "PK\u0003\u0004 archive",
                "some\u0000bytes",
            })
    void refusesOtherForms(String content) {
        TaxonomyFile.of(folder, content).refused("E_FORMAT");
    }

    @Test
    void refusesEmptyFiles() throws Exception {
        TaxonomyFile.of(folder, "").refused("E_EMPTY_INPUT");
        TaxonomyFile.of(folder, "").zipped().refused("E_EMPTY_INPUT");
        TaxonomyFile.of(folder, "\n\n \n").refused("E_HIERARCHY");
    }

    @Test
    void refusesDamagedArchivesAndBombs() throws Exception {
        byte[] whole = zipped("format-version: 1.2\n[Term]\nid: x\n".repeat(1000));
        TaxonomyFile.of(folder, Arrays.copyOf(whole, whole.length - 20)).refused("E_GZIP");
        Path bomb = folder.resolve("bomb");
        // members of a mebibyte each, one after the other: small to write, long to read
        byte[] member = zipped("format-version: 1.2\n" + "! nothing to see here\n".repeat(50_000));
        try (OutputStream out = Files.newOutputStream(bomb)) {
            for (int i = 0; i < 1000; i++) {
                out.write(member);
            }
        }
        TaxonomyFile.at(bomb).refused("E_DECOMPRESSION_LIMIT");
    }

    private static byte[] zipped(String text) throws IOException {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(zipped)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return zipped.toByteArray();
    }
}
