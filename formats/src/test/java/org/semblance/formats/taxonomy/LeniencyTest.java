package org.semblance.formats.taxonomy;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.Problem;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.Taxonomy;

/** Faults that a recipe forgives by name, and entities that a file declares for itself. */
class LeniencyTest {

    private static final String OBO = """
            format-version: 1.2
            %s
            [Term]
            id: X:1
            name: animal

            [Term]
            id: X:2
            name: dog
            is_a: X:1

            [Term]
            id: X:3
            name: oak
            is_a: X:99
            """;

    private static final String OWL = """
            <?xml version="1.0"?>
            %s
            <rdf:RDF xmlns:owl="http://www.w3.org/2002/07/owl#"
                 xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
                 xmlns:rdfs="http://www.w3.org/2000/01/rdf-schema#">
              <owl:Ontology rdf:about="http://example.org/o">%s</owl:Ontology>
              <owl:Class rdf:about="http://example.org/o#animal"><rdfs:label>animal</rdfs:label></owl:Class>
              <owl:Class rdf:about="http://example.org/o#dog"><rdfs:label>dog</rdfs:label>
                <rdfs:subClassOf rdf:resource="http://example.org/o#animal"/></owl:Class>
              <owl:Class rdf:about="http://example.org/o#oak"><rdfs:label>oak</rdfs:label>
                <rdfs:subClassOf rdf:resource="%s"/></owl:Class>
            </rdf:RDF>
            """;

    private static final String TABLE = "id,label,parent\na,animal,\nd,dog,a\no,oak,plant\n";

    @TempDir
    private Path folder;

    private static String parent(Taxonomy taxonomy, String word) {
        int concept = taxonomy.vocabulary().senses(word)[0];
        return IntStream.of(taxonomy.parents(concept)).mapToObj(taxonomy::label).collect(Collectors.joining(","));
    }

    private static void danglesBelow(TaxonomyFile file, String root) {
        file.refused("E_PARENT");
        Taxonomy taxonomy = file.lenient(true, false).read();
        assertThat(parent(taxonomy, "oak")).isEqualTo(root);
        assertThat(parent(taxonomy, "dog")).isEqualTo("animal");
        assertThat(taxonomy.size()).isEqualTo(3);
        assertThat(file.warnings()).extracting(Watcher.Warning::kind).containsExactly(WarningCode.W_DANGLING);
        assertThat(file.warnings().get(0).message()).contains("left out: 1;");
    }

    @Test
    void aConceptWithoutItsParentStandsBelowTheRootIfThatIsAskedFor() {
        danglesBelow(TaxonomyFile.of(folder, OBO.formatted("")), "animal");
        danglesBelow(TaxonomyFile.of(folder, OWL.formatted("", "", "http://example.org/o#plant")), "animal");
        danglesBelow(TaxonomyFile.of(folder, TABLE), "animal");
    }

    @Test
    void anObsoleteParentIsNoParent() {
        String obsolete = "\n[Term]\nid: X:99\nname: plant\nis_obsolete: true\n";
        danglesBelow(TaxonomyFile.of(folder, OBO.formatted("") + obsolete), "animal");
    }

    @Test
    void withSeveralRootsTheyStandBelowOneOfTheirOwn() {
        TaxonomyFile file = TaxonomyFile.of(folder, TABLE + "s,stone,\n").lenient(true, false);
        Taxonomy taxonomy = file.read();
        assertThat(parent(taxonomy, "oak")).isEqualTo("(anything)");
        assertThat(parent(taxonomy, "stone")).isEqualTo("(anything)");
    }

    @Test
    void aConceptWithAnotherParentKeepsIt() {
        Taxonomy taxonomy = TaxonomyFile.of(folder, TABLE + "o,oak,d\n")
                .lenient(true, false)
                .read();
        assertThat(parent(taxonomy, "oak")).isEqualTo("dog");
    }

    @Test
    void importsAreIgnoredIfThatIsAskedFor() {
        String whole = OBO.replace("is_a: X:99", "is_a: X:1");
        ignores(TaxonomyFile.of(folder, whole.formatted("import: http://attacker.example/x.obo")));
        ignores(TaxonomyFile.of(
                folder,
                OWL.formatted(
                        "",
                        "<owl:imports rdf:resource=\"http://attacker.example/x.owl\"/>",
                        "http://example.org/o#animal")));
    }

    private static void ignores(TaxonomyFile file) {
        file.refused("E_IMPORT_BLOCKED");
        assertThat(file.lenient(false, true).read().size()).isEqualTo(3);
        assertThat(file.warnings()).extracting(Watcher.Warning::kind).containsExactly(WarningCode.W_IMPORTS_IGNORED);
    }

    /** As ontology editors write them. */
    @Test
    void entitiesOfTheFileItselfAreRead() {
        String entities = """
                <!DOCTYPE rdf:RDF [
                    <!ENTITY owl "http://www.w3.org/2002/07/owl#" >
                    <!ENTITY o 'http://example.org/o#' >
                    <!-- not used -->
                    <!ENTITY xsd "http://www.w3.org/2001/XMLSchema#" >
                ]>
                """;
        Taxonomy taxonomy = TaxonomyFile.of(folder, OWL.formatted(entities, "", "&o;animal"))
                .read();
        assertThat(parent(taxonomy, "oak")).isEqualTo("animal");
    }

    @Test
    void manyReferencesToAnEntityAreRead() {
        String classes = IntStream.range(0, 70_000)
                .mapToObj(i -> "<owl:Class rdf:about=\"&o;c" + i
                        + "\"><rdfs:subClassOf rdf:resource=\"&o;animal\"/></owl:Class>\n")
                .collect(Collectors.joining());
        String content = OWL.formatted("<!DOCTYPE rdf:RDF [<!ENTITY o \"http://example.org/o#\">]>", "", "&o;animal")
                .replace("</rdf:RDF>", classes + "</rdf:RDF>");
        assertThat(TaxonomyFile.of(folder, content).read().size()).isEqualTo(70_003);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<!DOCTYPE rdf:RDF [<!ENTITY a \"x\"> <!ENTITY b \"&a;&a;\">]>",
                "<!DOCTYPE rdf:RDF [<!ENTITY % a \"x\">]>",
                "<!DOCTYPE rdf:RDF [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>",
                "<!DOCTYPE rdf:RDF [<!ENTITY a PUBLIC \"a\" \"http://attacker.example/\">]>",
                "<!DOCTYPE rdf:RDF [<!ENTITY a \"x\">%b;]>",
                "<!DOCTYPE rdf:RDF [<!ELEMENT a ANY>]>",
                "<!DOCTYPE rdf:RDF [<!ATTLIST owl:Class a CDATA \"x\">]>",
                "<!DOCTYPE rdf:RDF SYSTEM \"x.dtd\" [<!ENTITY a \"x\">]>",
                "<!DOCTYPE rdf:RDF>",
                "<!DOCTYPE rdf:RDF [<!ENTITY a \"x"
            })
    void anythingElseInADocumentTypeIsRefused(String documentType) {
        Problem problem = TaxonomyFile.of(folder, OWL.formatted(documentType, "", "http://example.org/o#animal"))
                .refused("E_XML_DTD");
        assertThat(problem.what()).doesNotContain("attacker", "passwd");
    }

    @Test
    void entitiesThatExpandToTooMuchAreRefused() {
        String text = "x".repeat(1000);
        String references = "&a;".repeat(250_000); // 250 million characters
        TaxonomyFile.of(
                        folder,
                        OWL.formatted(
                                        "<!DOCTYPE rdf:RDF [<!ENTITY a \"" + text + "\">]>",
                                        "",
                                        "http://example.org/o#animal")
                                .replace("<rdfs:label>dog", "<rdfs:label>dog" + references))
                .refused("E_XML_DTD");
    }
}
