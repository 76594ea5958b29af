package org.semblance.domain.taxonomy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.TaxonomyBuilder.VirtualRoot;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.port.TaxonomyReader;
import org.semblance.testkit.TaxonomyContract;

/** A small file of each kind that is read. */
@ParameterizedClass
@EnumSource(SmallTaxonomiesContractTest.Small.class)
class SmallTaxonomiesContractTest implements TaxonomyContract {

    enum Small {
        OBO("""
                format-version: 1.2

                [Term]
                id: A:1
                name: animal

                [Term]
                id: A:2
                name: pet
                is_a: A:1

                [Term]
                id: A:3
                name: cat
                synonym: "puss" EXACT []
                synonym: "pet" BROAD []
                def: "miaows" []
                is_a: A:1
                is_a: A:2 ! pet
                """),
        RDF_XML("""
                <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
                     xmlns:rdfs="http://www.w3.org/2000/01/rdf-schema#" xmlns:owl="http://www.w3.org/2002/07/owl#">
                  <owl:Class rdf:about="urn:animal"><rdfs:label>animal</rdfs:label></owl:Class>
                  <owl:Class rdf:about="urn:pet"><rdfs:subClassOf rdf:resource="urn:animal"/></owl:Class>
                  <owl:Class rdf:about="urn:cat">
                    <rdfs:label xml:lang="en">cat</rdfs:label>
                    <rdfs:label xml:lang="en">CAT</rdfs:label>
                    <rdfs:subClassOf rdf:resource="urn:pet"/>
                    <rdfs:subClassOf rdf:resource="urn:animal"/>
                    <rdfs:comment>miaows</rdfs:comment>
                  </owl:Class>
                </rdf:RDF>
                """),
        TURTLE("""
                @prefix skos: <http://www.w3.org/2004/02/skos/core#> .
                @prefix : <http://example.org/> .
                :animal a skos:Concept ; skos:prefLabel "animal"@en, "Tier"@de ; skos:narrower :pet .
                :pet a skos:Concept ; skos:altLabel "companion" .
                :cat a skos:Concept ; skos:broader :pet, :animal ; skos:prefLabel "cat" ; skos:definition "miaows" .
                """),
        PARENTS("""
                id,label,parent
                A,animal,
                P,pet,A
                C,cat,P
                C,cat,A
                D,dog,P
                """),
        LEVELS("""
                cat;pet;pet;*
                dog;pet;pet;*
                other;wild;other;*
                pet;kept;kept;*
                """);

        private final String content;

        Small(String content) {
            this.content = content;
        }
    }

    @Parameter
    private Small small;

    @TempDir
    private Path folder;

    private Taxonomy read;

    @BeforeEach
    void read() throws IOException {
        Path file = Files.writeString(folder.resolve("small"), small.content);
        read = new Taxonomies()
                .read(new TaxonomyReader.Request(file.toString(), Path::of, null, VirtualRoot.NEVER), Watcher.SILENT);
    }

    @Override
    public Taxonomy taxonomy(Random random) {
        return read;
    }
}
