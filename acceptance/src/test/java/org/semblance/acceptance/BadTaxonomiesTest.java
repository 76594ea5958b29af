package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Ontologies, hierarchies and mappings that must not be used, as a user would bring them. */
class BadTaxonomiesTest {

    private static final String HEAD = """
            <?xml version="1.0"?>
            %s
            <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
                xmlns:rdfs="http://www.w3.org/2000/01/rdf-schema#" xmlns:owl="http://www.w3.org/2002/07/owl#">
            """;

    private Bench bench;

    @BeforeEach
    void prepare(@TempDir Path root) {
        bench = Bench.inProcess(root);
        bench.write("data.csv", "pet\n" + "dog\ncat\ncow\nCANARY\n".repeat(5));
        recipe("taxonomy: pets.owl");
    }

    private void recipe(String keys) {
        bench.write("recipe.yaml", """
                data: data.csv
                attributes:
                  pet: {role: quasi-identifier, domain: concepts, %s}
                method: {name: mdav, k: 3}
                """.formatted(keys));
    }

    private static String owl(String prolog, String... childThenParent) {
        StringBuilder text = new StringBuilder(HEAD.formatted(prolog));
        for (int i = 0; i < childThenParent.length; i += 2) {
            text.append("<owl:Class rdf:about=\"http://x.org/")
                    .append(childThenParent[i])
                    .append("\">");
            if (!childThenParent[i + 1].isEmpty()) {
                text.append("<rdfs:subClassOf rdf:resource=\"http://x.org/")
                        .append(childThenParent[i + 1])
                        .append("\"/>");
            }
            text.append("</owl:Class>\n");
        }
        return text.append("</rdf:RDF>\n").toString();
    }

    @Test
    @DisplayName("BI055: classes in a circle, and several roots, are refused by name")
    void refusesWhatIsNoTaxonomy() {
        bench.write("pets.owl", owl("", "dog", "cat", "cat", "dog"));
        assertThat(bench.refuses("E_CYCLE", "anonymize", "recipe.yaml").err())
                .contains("http://x.org/dog", "http://x.org/cat");
        bench.write("pets.owl", owl("", "dog", "animal", "animal", "", "oak", ""));
        assertThat(bench.refuses("E_NO_ROOT", "anonymize", "recipe.yaml").err())
                .contains("http://x.org/animal", "http://x.org/oak", "virtual-root");
    }

    @Test
    @DisplayName("BI059 and BI061: entities and imports are refused, and nobody is asked")
    void neverLooksElsewhere() throws IOException {
        bench.write("secret.txt", "CANARY");
        try (ServerSocket listener = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            listener.setSoTimeout(200);
            String address = "http://127.0.0.1:" + listener.getLocalPort() + "/x";
            for (String target : new String[] {bench.at("secret.txt").toUri().toString(), address}) {
                bench.write(
                        "pets.owl",
                        owl("<!DOCTYPE x [<!ENTITY e SYSTEM \"" + target + "\">]>", "dog", "animal", "animal", ""));
                bench.refuses("E_XML_DTD", "anonymize", "recipe.yaml");
            }
            bench.write(
                    "pets.owl",
                    owl("", "dog", "animal", "animal", "")
                            .replace(
                                    "</rdf:RDF>",
                                    "<owl:Ontology rdf:about=\"http://x.org\"><owl:imports rdf:resource=\"" + address
                                            + "\"/></owl:Ontology></rdf:RDF>"));
            bench.refuses("E_IMPORT_BLOCKED", "anonymize", "recipe.yaml");
            assertThat(wasAsked(listener)).isFalse();
        }
    }

    private static boolean wasAsked(ServerSocket listener) throws IOException {
        try {
            listener.accept().close();
            return true;
        } catch (SocketTimeoutException e) {
            return false;
        }
    }

    @Test
    void refusesAValueThatNoTaxonomyKnowsWithoutNamingIt() {
        bench.write("pets.csv", "id,parent\nanimal,\npet,animal\ndog,pet\ncat,pet\ncow,animal\n");
        recipe("taxonomy: pets.csv");
        assertThat(bench.refuses("E_CONCEPTS", "anonymize", "recipe.yaml").err())
                .contains("a value has no concept (rows 4, 8, 12, 16, 20)");
        recipe("taxonomy: pets.csv, unmapped: missing");
        assertThat(bench.anonymizes().table().counts("pet").keySet()).doesNotContain(List.of("CANARY"));
    }

    @Test
    @DisplayName("BI057: groups that have only the root in common are told of")
    void tellsOfGroupsWithoutACommonMeaning() {
        bench.write("data.csv", "pet\n" + "dog\noak\ncow\n");
        bench.write("pets.csv", "id,parent\nthing,\nanimal,thing\npet,animal\ndog,pet\ncow,animal\noak,thing\n");
        recipe("taxonomy: pets.csv");
        assertThat(bench.anonymizes().warnings()).contains("W_LCS_ROOT");
    }

    @Test
    void refusesMappingsThatCannotBeMeant() {
        bench.write("pets.csv", "id,parent\nanimal,\npet,animal\ndog,pet\ncat,pet\ncow,animal\n");
        recipe("taxonomy: pets.csv, concepts: map.csv");
        bench.write("map.csv", "attribute,value,concept\npet,dog,dgo\npet,cat,cat\n");
        assertThat(bench.refuses("E_CONCEPT", "anonymize", "recipe.yaml").err()).contains("map.csv, row 1");
        bench.write("map.csv", "attribute,value,concept\npets,dog,dog\n");
        bench.refuses("E_CONCEPT_MAP", "anonymize", "recipe.yaml");
        bench.write("map.csv", "attribute,value\npet,dog\n");
        bench.refuses("E_CONCEPT_MAP", "anonymize", "recipe.yaml");
        recipe("taxonomy: wordnet-9.9");
        bench.refuses("E_TAXONOMY", "anonymize", "recipe.yaml");
        recipe("taxonomy: nowhere.owl");
        assertThat(bench.run("anonymize", "recipe.yaml").code()).isEqualTo(2);
    }
}
