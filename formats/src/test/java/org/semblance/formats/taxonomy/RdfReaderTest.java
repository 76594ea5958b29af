package org.semblance.formats.taxonomy;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.domain.taxonomy.Taxonomy;

class RdfReaderTest {

    private static final String PREFIXES = """
            @prefix owl: <http://www.w3.org/2002/07/owl#> .
            @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
            @prefix skos: <http://www.w3.org/2004/02/skos/core#> .
            @prefix oio: <http://www.geneontology.org/formats/oboInOwl#> .
            @prefix obo: <http://purl.obolibrary.org/obo/> .
            @prefix : <http://example.org/a#> .
            """;

    private static final String ANIMALS_XML = """
            <?xml version="1.0"?>
            <!-- a remark with <!DOCTYPE inside --->
            <rdf:RDF xmlns="http://example.org/a#" xml:base="http://example.org/a"
                 xmlns:owl="http://www.w3.org/2002/07/owl#"
                 xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
                 xmlns:rdfs="http://www.w3.org/2000/01/rdf-schema#">
              <owl:Ontology rdf:about="http://example.org/a"/>
              <owl:Class rdf:about="#animal">
                <rdfs:subClassOf rdf:resource="http://www.w3.org/2002/07/owl#Thing"/>
              </owl:Class>
              <owl:Class rdf:ID="cat">
                <rdfs:label>cat &amp; kitten</rdfs:label>
                <rdfs:comment>says miaow</rdfs:comment>
                <rdfs:subClassOf rdf:resource="#animal"/>
                <rdfs:subClassOf>
                  <owl:Restriction>
                    <owl:onProperty rdf:resource="#eats"/>
                    <owl:someValuesFrom rdf:resource="#mouse"/>
                  </owl:Restriction>
                </rdfs:subClassOf>
                <owl:equivalentClass>
                  <owl:Class><owl:complementOf rdf:resource="#mouse"/></owl:Class>
                </owl:equivalentClass>
              </owl:Class>
              <owl:Class rdf:about="#mouse"><rdfs:subClassOf rdf:resource="#animal"/></owl:Class>
              <owl:Class rdf:about="#unicorn">
                <rdfs:subClassOf rdf:resource="#animal"/>
                <owl:deprecated rdf:datatype="http://www.w3.org/2001/XMLSchema#boolean">true</owl:deprecated>
              </owl:Class>
              <owl:ObjectProperty rdf:about="#eats"><rdfs:label>eats</rdfs:label></owl:ObjectProperty>
              <owl:NamedIndividual rdf:about="#tom"><rdfs:label>Tom</rdfs:label></owl:NamedIndividual>
            </rdf:RDF>
            """.replace("--->", "-->");

    @TempDir
    private Path folder;

    private TaxonomyFile turtle(String... statements) {
        return TaxonomyFile.of(folder, PREFIXES + String.join("\n", statements) + "\n");
    }

    private static String label(TaxonomyFile file) {
        Taxonomy read = file.read();
        return read.label(read.concept("c"));
    }

    @Test
    void readsNamedClassesInXml() {
        TaxonomyFile file = TaxonomyFile.of(folder, ANIMALS_XML);
        Taxonomy read = file.read();
        assertThat(read.size()).isEqualTo(3);
        assertThat(read.id(Taxonomy.ROOT)).isEqualTo("http://example.org/a#animal");
        assertThat(TaxonomyFile.parents(read, "http://example.org/a#cat"))
                .containsExactly("http://example.org/a#animal");
        assertThat(read.label(read.concept("cat"))).isEqualTo("cat & kitten");
        assertThat(read.gloss(read.concept("cat"))).isEqualTo("says miaow");
        assertThat(read.find("unicorn")).isEmpty();
        assertThat(read.find("eats")).isEmpty();
        assertThat(file.warnings()).singleElement().satisfies(warning -> {
            assertThat(warning.code()).isEqualTo("W_RELATIONS_IGNORED");
            assertThat(warning.message()).startsWith("2 ");
        });
    }

    @Test
    void readsTheSameFromTurtle() {
        TaxonomyFile file = turtle(
                ":animal a owl:Class ; rdfs:subClassOf owl:Thing .",
                ":cat a owl:Class ; rdfs:label \"cat & kitten\" ; rdfs:subClassOf :animal ,",
                "  [ a owl:Restriction ; owl:onProperty :eats ; owl:someValuesFrom :mouse ] .",
                ":mouse rdfs:subClassOf :animal .",
                ":unicorn rdfs:subClassOf :animal ; owl:deprecated true .");
        Taxonomy read = file.read();
        assertThat(read.size()).isEqualTo(3);
        assertThat(TaxonomyFile.parents(read, "mouse")).containsExactly("http://example.org/a#animal");
        assertThat(file.warnings()).hasSize(1);
    }

    @Test
    void readsBroaderAndNarrowerConcepts() {
        Taxonomy read = turtle(
                        ":scheme a skos:ConceptScheme ; skos:hasTopConcept :top .",
                        ":top skos:prefLabel \"top\"@en ; skos:narrower :one .",
                        ":one a skos:Concept ; skos:notation \"1.1\" .",
                        ":two a skos:Concept ; skos:broader :top ; skos:definition \"the second\"@en .")
                .read();
        assertThat(read.size()).isEqualTo(3);
        assertThat(TaxonomyFile.parents(read, "one")).containsExactly("http://example.org/a#top");
        assertThat(TaxonomyFile.parents(read, "two")).containsExactly("http://example.org/a#top");
        assertThat(read.gloss(read.concept("two"))).isEqualTo("the second");
        assertThat(read.find("1.1")).isEqualTo(read.find("one"));
    }

    @Test
    void takesTheLabelInTheLanguageAskedFor() {
        String labels = ":c a owl:Class ; rdfs:label \"Katze\"@de, \"gato\"@es, \"cat\"@en-GB, \"felis\" .";
        assertThat(label(turtle(labels).in("de"))).isEqualTo("Katze");
        assertThat(label(turtle(labels).in("en"))).isEqualTo("cat");
        assertThat(label(turtle(labels).in("EN_gb"))).isEqualTo("cat");
        assertThat(label(turtle(labels))).isEqualTo("cat");
        // a label without a language counts for any
        assertThat(label(turtle(labels).in("fr"))).isEqualTo("felis");
    }

    @Test
    void fallsBackToEnglishThenToNoLanguageThenToTheFirstByTag() {
        assertThat(label(turtle(":c a owl:Class ; rdfs:label \"gato\"@es, \"cat\"@en .")
                        .in("fr")))
                .isEqualTo("cat");
        assertThat(label(turtle(":c a owl:Class ; rdfs:label \"gato\"@es, \"felis\" .")))
                .isEqualTo("felis");
        assertThat(label(turtle(":c a owl:Class ; rdfs:label \"gato\"@es, \"chat\"@fr, \"Katze\"@de .")))
                .isEqualTo("Katze");
        assertThat(label(turtle(":c a owl:Class ; rdfs:label \"b\"@en, \"a\"@en .")))
                .isEqualTo("a");
        assertThat(label(turtle(":c a owl:Class ."))).isEqualTo("http://example.org/a#c");
    }

    @Test
    void wordsAreThoseOfTheLanguageOfTheLabel() {
        String words = ":c a skos:Concept ; rdfs:label \"feline\"@en ; skos:prefLabel \"cat\"@en, \"Katze\"@de ;"
                + " skos:altLabel \"pussy\"@en, \"Mieze\"@de, \"felis\" ; skos:hiddenLabel \"catt\"@en ;"
                + " oio:hasBroadSynonym \"pet\"@en ; oio:hasNarrowSynonym \"kitten\"@en .";
        Taxonomy english = turtle(words).read();
        assertThat(TaxonomyFile.words(english, "c"))
                .containsExactly("cat", "feline", "pussy", "felis", "kitten", "pet");
        assertThat(english.find("catt")).hasValue(0);
        assertThat(english.find("Mieze")).isEmpty();
        assertThat(TaxonomyFile.words(turtle(words).in("de").read(), "c")).containsExactly("Katze", "Mieze", "felis");
    }

    @Test
    void aDefinitionGoesBeforeARemark() {
        Taxonomy read = turtle(":c a owl:Class ; rdfs:comment \"a remark\"@en ; obo:IAO_0000115 \"a definition\" .")
                .read();
        assertThat(read.gloss(0)).isEqualTo("a definition");
    }

    @Test
    void findsConceptsByShortFormsThatAreUnambiguous() {
        Taxonomy read = turtle(
                        "obo:DOID_4 a owl:Class .",
                        "obo:DOID_123 a owl:Class ; rdfs:subClassOf obo:DOID_4 ; oio:hasAlternativeId \"DOID:99\" .",
                        "<http://x.org/b/same> rdfs:subClassOf obo:DOID_4 .",
                        "<http://x.org/c/same> rdfs:subClassOf obo:DOID_4 .",
                        "<urn:isbn:42> rdfs:subClassOf obo:DOID_4 .")
                .read();
        int concept = read.concept("http://purl.obolibrary.org/obo/DOID_123");
        assertThat(read.find("DOID_123")).hasValue(concept);
        assertThat(read.find("DOID:123")).hasValue(concept);
        assertThat(read.find("DOID:99")).hasValue(concept);
        assertThat(read.find("same")).isEmpty();
        assertThat(read.find("42")).isPresent();
    }

    @Test
    void namesThatAreRelativeDoNotDependOnWhereTheFileLies() {
        Taxonomy turtle =
                turtle("<#x> a owl:Class . <y> rdfs:subClassOf <#x> .").read();
        assertThat(turtle.id(turtle.concept("y"))).isEqualTo("local:/y");
        assertThat(turtle.id(turtle.concept("x"))).isEqualTo("local:/#x");
        Taxonomy xml = TaxonomyFile.of(folder, ANIMALS_XML.replace("xml:base=\"http://example.org/a\"", ""))
                .read();
        assertThat(xml.id(xml.concept("cat"))).isEqualTo("local:/#cat");
    }

    @Test
    void readsOtherEncodingsOfXml() {
        String declared = ANIMALS_XML
                .replace("version=\"1.0\"", "version=\"1.0\" encoding=\"ISO-8859-1\"")
                .replace("cat &amp; kitten", "Kätzchen");
        Taxonomy latin = TaxonomyFile.of(folder, declared.getBytes(StandardCharsets.ISO_8859_1))
                .read();
        assertThat(latin.label(latin.concept("cat"))).isEqualTo("Kätzchen");
        String wide = ANIMALS_XML
                .replace("version=\"1.0\"", "version=\"1.0\" encoding=\"UTF-16\"")
                .replace("cat &amp; kitten", "Kätzchen");
        Taxonomy marked = TaxonomyFile.of(folder, ("\uFEFF" + wide).getBytes(StandardCharsets.UTF_16BE))
                .read();
        assertThat(marked.label(marked.concept("cat"))).isEqualTo("Kätzchen");
        TaxonomyFile.of(folder, ANIMALS_XML.replace("version=\"1.0\"", "version=\"1.0\" encoding=\"x-none\""))
                .refused("E_ENCODING");
    }

    /** BI055 */
    @Test
    void refusesCirclesSeveralRootsAndParentsThatAreNowhereByName() {
        assertThat(turtle(":A rdfs:subClassOf :B . :B rdfs:subClassOf :A . :R a owl:Class .")
                        .refused("E_CYCLE")
                        .what())
                .contains("http://example.org/a#A", "http://example.org/a#B")
                .doesNotContain("a#R");
        assertThat(turtle(":A a owl:Class . :B a owl:Class . :C rdfs:subClassOf :B .")
                        .refused("E_NO_ROOT")
                        .what())
                .contains("http://example.org/a#A", "http://example.org/a#B")
                .doesNotContain("a#C");
        assertThat(turtle(":A a owl:Class . :B a owl:Class .")
                        .underARoot()
                        .read()
                        .size())
                .isEqualTo(3);
        assertThat(turtle(":A rdfs:subClassOf :B .").refused("E_PARENT").what()).contains("a#B");
        assertThat(turtle(":A rdfs:subClassOf :B . :B a owl:Class ; owl:deprecated true .")
                        .refused("E_PARENT")
                        .what())
                .contains("a#A", "a#B", "obsolete");
    }

    @Test
    void namesTheLineOfMalformedRdfAndQuotesNothing() {
        Problem turtle =
                turtle(":a a owl:Class .", ":secret rdfs:label \"secret .").refused("E_RDF");
        assertThat(turtle.what()).contains("line 8", "Turtle").doesNotContain("secret");
        Problem xml = TaxonomyFile.of(folder, ANIMALS_XML.replace("</rdfs:comment>", "</secret>"))
                .refused("E_RDF");
        assertThat(xml.what()).contains("line 13", "RDF/XML").doesNotContain("secret");
        Problem cut = TaxonomyFile.of(folder, ANIMALS_XML.substring(0, ANIMALS_XML.indexOf("miaow")))
                .refused("E_RDF");
        assertThat(cut.what()).contains("line 13");
        assertThat(turtle(":a rdfs:subClassOf .").refused("E_RDF").what()).contains("line 7");
        turtle(":a rdfs:subClassOf \"b\" .").refused("E_RDF");
        turtle(":a a <http://exa mple.org> .").refused("E_RDF");
        turtle(":a a undeclared:Thing .").refused("E_RDF");
    }

    @Test
    void refusesNestingWithoutEnd() {
        turtle(":a rdfs:subClassOf " + "[ rdfs:subClassOf ".repeat(200_000)).refused("E_RDF");
    }

    @Test
    void refusesAnOntologyWithoutConcepts() {
        turtle(":a :b :c .").refused("E_TAXONOMY_EMPTY");
    }

    @Test
    void refusesBytesThatAreNoCharactersByLine() {
        byte[] latin = (PREFIXES + ":a rdfs:label \"K\u00e4se\" .").getBytes(StandardCharsets.ISO_8859_1);
        assertThat(TaxonomyFile.of(folder, latin).refused("E_ENCODING").what()).contains("line 7");
    }
}
