package org.semblance.formats.taxonomy;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.domain.taxonomy.Taxonomy;

class OboReaderTest {

    private static final String ANIMALS = """
            format-version: 1.2
            ontology: animals

            ! a remark
            [Term]
            id: A:1
            name: animal

            [Term]
            id: A:2 ! the cat
            name: cat
            alt_id: A:22
            alt_id: A:222
            def: "Says \\"miaow\\"\\, mostly." [book:1 "p. 3"]
            synonym: "house\\Wcat" EXACT []
            synonym: "pet" BROAD [x:1]
            synonym: "mouser" RELATED OLD_WORD []
            is_a: A:1 {source="x\\"y}z", is_inferred="true"} ! animal
            relationship: eats A:3 ! mouse
            intersection_of: A:1

            [Term]
            id: A:3
            name: mouse
            synonym: "cat" NARROW []
            is_a: A:1 ! animal

            [Term]
            id: A:4
            name: unicorn
            is_obsolete: true
            relationship: eats A:3

            [Typedef]
            id: eats
            name: eats
            is_a: A:9

            [Instance]
            id: tom
            instance_of: A:2
            """;

    @TempDir
    private Path folder;

    private TaxonomyFile obo(String... stanzas) {
        return TaxonomyFile.of(folder, "format-version: 1.2\n\n" + String.join("\n\n", stanzas) + "\n");
    }

    private static String term(String id, String... lines) {
        return "[Term]\nid: " + id + "\n" + String.join("\n", lines);
    }

    @Test
    void readsTermsWithTheirParentsAndWords() {
        TaxonomyFile file = TaxonomyFile.of(folder, ANIMALS);
        Taxonomy animals = file.read();
        assertThat(animals.size()).isEqualTo(3);
        assertThat(animals.id(Taxonomy.ROOT)).isEqualTo("A:1");
        assertThat(TaxonomyFile.parents(animals, "A:2")).containsExactly("A:1");
        assertThat(TaxonomyFile.words(animals, "A:2")).containsExactly("cat", "house cat", "mouser", "pet");
        assertThat(animals.find("unicorn")).isEmpty();
        assertThat(animals.find("A:4")).isEmpty();
        assertThat(animals.find("eats")).isEmpty();
    }

    @Test
    void readsDefinitionsWithoutTheirEscapes() {
        Taxonomy animals = TaxonomyFile.of(folder, ANIMALS).read();
        assertThat(animals.gloss(animals.concept("A:2"))).isEqualTo("Says \"miaow\", mostly.");
    }

    @Test
    void resolvesEveryEscape() {
        Taxonomy read = obo(term("A:1", "name: a\\nb\\tc\\Wd\\:e\\,f\\\"g\\\\h\\(i\\)j\\[k\\]l\\{m\\}"))
                .read();
        assertThat(read.label(0)).isEqualTo("a\nb\tc d:e,f\"g\\h(i)j[k]l{m}");
    }

    @Test
    void keepsBracesAndExclamationMarksThatBelongToAName() {
        Taxonomy read =
                obo(term("A:1", "name: wow! {a}b {comment=\"x\"} ! remark")).read();
        assertThat(read.label(0)).isEqualTo("wow! {a}b");
    }

    @Test
    void joinsLinesThatEndWithABackslash() {
        Taxonomy read = obo(term("A:1", "name: long \\\nname")).read();
        assertThat(read.label(0)).isEqualTo("long name");
    }

    @Test
    void aWordMeansFirstWhatItNames() {
        Taxonomy animals = TaxonomyFile.of(folder, ANIMALS).read();
        assertThat(animals.vocabulary().senses("cat")).containsExactly(animals.concept("A:2"), animals.concept("A:3"));
    }

    @Test
    void findsAConceptByAnIdItHadBeforeAlsoInAPartOfTheTaxonomy() {
        Taxonomy animals = TaxonomyFile.of(folder, ANIMALS).read();
        assertThat(animals.id(animals.concept("A:222"))).isEqualTo("A:2");
        Taxonomy virtual = animals.underVirtualRoot();
        assertThat(virtual.id(virtual.concept("A:22"))).isEqualTo("A:2");
        Taxonomy part = animals.below(animals.concept("A:3"));
        assertThat(part.find("A:22")).isEmpty();
    }

    @Test
    void anIdGoesBeforeAnAliasAndAnAliasOfTwoFindsNone() {
        Taxonomy read = obo(
                        term("A:1"),
                        term("A:2", "is_a: A:1", "alt_id: A:3", "alt_id: A:9"),
                        term("A:3", "is_a: A:1", "alt_id: A:9", "alt_id: A:8"))
                .read();
        assertThat(read.id(read.concept("A:3"))).isEqualTo("A:3");
        assertThat(read.find("A:9")).isEmpty();
        assertThat(read.id(read.concept("A:8"))).isEqualTo("A:3");
    }

    @Test
    void countsTheRelationsItIgnores() {
        TaxonomyFile file = TaxonomyFile.of(folder, ANIMALS);
        file.read();
        assertThat(file.warnings()).singleElement().satisfies(warning -> {
            assertThat(warning.code()).isEqualTo("W_RELATIONS_IGNORED");
            assertThat(warning.message()).startsWith("2 relationships");
        });
    }

    @Test
    void readsAZippedFile() throws Exception {
        assertThat(TaxonomyFile.of(folder, ANIMALS).zipped().read().size()).isEqualTo(3);
    }

    @Test
    void readsLinesThatEndInAnyWay() {
        assertThat(TaxonomyFile.of(folder, ANIMALS.replace("\n", "\r\n")).read().size())
                .isEqualTo(3);
        assertThat(TaxonomyFile.of(folder, ANIMALS.replace("\n", "\r")).read().size())
                .isEqualTo(3);
    }

    @Test
    void namesTheLineThatIsMalformed() {
        assertThat(obo("[Term]\nid A1").refused("E_OBO").what()).contains("line 4");
        assertThat(obo("[Term\nid: A:1").refused("E_OBO").what()).contains("line 3");
    }

    @Test
    void refusesATextThatIsNotClosed() {
        assertThat(obo(term("A:1", "synonym: \"open EXACT []")).refused("E_OBO").what())
                .contains("line 5")
                .doesNotContain("open");
        assertThat(obo(term("A:1", "def: bare")).refused("E_OBO").what()).contains("line 5");
    }

    @Test
    void refusesATermWithoutAnIdOrWithTwo() {
        assertThat(obo("[Term]\nname: x").refused("E_OBO").what()).contains("line 3", "without an id");
        assertThat(obo(term("A:1", "id: A:2")).refused("E_OBO").what()).contains("line 5");
        assertThat(obo(term("A:1"), term("A:1")).refused("E_OBO").what()).contains("A:1", "line 3", "line 7");
        assertThat(obo(term("A:1", "is_a: ! nothing")).refused("E_OBO").what()).contains("is_a", "line 5");
    }

    @Test
    void refusesCirclesSeveralRootsAndParentsThatAreNowhereByName() {
        assertThat(obo(term("A:1", "is_a: A:2"), term("A:2", "is_a: A:1"))
                        .refused("E_CYCLE")
                        .what())
                .contains("A:1", "A:2");
        assertThat(obo(term("A:1"), term("A:2")).refused("E_NO_ROOT").what()).contains("A:1", "A:2");
        assertThat(obo(term("A:1"), term("A:2")).underARoot().read().size()).isEqualTo(3);
        assertThat(obo(term("A:1", "is_a: A:7")).refused("E_PARENT").what()).contains("A:7");
    }

    @Test
    void refusesAParentThatIsObsolete() {
        assertThat(obo(term("A:1", "is_a: A:2"), term("A:2", "is_obsolete: true"))
                        .refused("E_PARENT")
                        .what())
                .contains("A:1", "A:2", "obsolete");
    }

    @Test
    void refusesAnImport() {
        TaxonomyFile.of(folder, "format-version: 1.2\nimport: http://localhost/x.obo\n\n[Term]\nid: A:1\n")
                .refused("E_IMPORT_BLOCKED");
    }

    @Test
    void refusesBytesThatAreNoCharacters() {
        byte[] latin = "format-version: 1.2\n\n[Term]\nid: A:1\nname: Käse\n".getBytes(StandardCharsets.ISO_8859_1);
        assertThat(TaxonomyFile.of(folder, latin).refused("E_ENCODING").what()).contains("line 5");
    }

    @Test
    void refusesALineWithoutEnd() {
        obo(term("A:1", "name: " + "x".repeat(5_000_000))).refused("E_FIELD_TOO_LONG");
    }
}
