package org.semblance.formats.taxonomy;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.domain.taxonomy.Taxonomy;

class ParentTableTest {

    @TempDir
    private Path folder;

    private TaxonomyFile table(String... lines) {
        return TaxonomyFile.of(folder, String.join("\n", lines) + "\n");
    }

    @Test
    void readsIdsLabelsParentsAndGlosses() {
        Taxonomy read = table(
                        "level,id,label,parent,definition",
                        "0,A,animal,,what moves",
                        "1,C,\"cat, domestic\",A,",
                        "1,D,dog,A,barks")
                .read();
        assertThat(read.size()).isEqualTo(3);
        assertThat(read.id(Taxonomy.ROOT)).isEqualTo("A");
        assertThat(read.label(read.concept("C"))).isEqualTo("cat, domestic");
        assertThat(read.id(read.concept("dog"))).isEqualTo("D");
        assertThat(read.gloss(read.concept("D"))).isEqualTo("barks");
        assertThat(read.gloss(read.concept("C"))).isEmpty();
        assertThat(TaxonomyFile.parents(read, "C")).containsExactly("A");
    }

    @Test
    void severalRowsOfOneConceptGiveItSeveralParents() {
        Taxonomy read = table("id;parent", "thing;", "pet;thing", "animal;thing", "cat;pet", "cat;animal")
                .read();
        assertThat(TaxonomyFile.parents(read, "cat")).containsExactly("animal", "pet");
        assertThat(TaxonomyFile.words(read, "cat")).containsExactly("cat");
    }

    @Test
    void readsTwoColumnsOfChildAndParentInAnyOrder() {
        Taxonomy read = table("Parent\tChild", "animal\tcat", "\tanimal").read();
        assertThat(TaxonomyFile.parents(read, "cat")).containsExactly("animal");
    }

    @Test
    void knowsTheUsualNamesOfItsColumns() {
        assertThat(table("Code,Name,Parent_ID", "1,one,", "2,two,1").read().label(1))
                .isEqualTo("two");
        assertThat(table("concept,broader", "1,", "2,1").read().size()).isEqualTo(2);
        // id goes before code
        assertThat(table("code,id,parent", "x,1,", "y,2,1").read().id(1)).isEqualTo("2");
    }

    @Test
    void refusesAColumnOfParentsWithoutOneOfConcepts() {
        table("name,parent", "a,b").refused("E_HIERARCHY");
    }

    @Test
    void refusesARowWithoutAConceptByLine() {
        assertThat(table("id,parent", "a,", ",a").refused("E_HIERARCHY").what()).contains("line 3");
    }

    @Test
    void refusesRowsOfAnotherLengthByLine() {
        assertThat(table("id,label,parent", "a,A,", "b,B").refused("E_RAGGED").what())
                .contains("line 3");
    }

    @Test
    void refusesAQuoteThatIsNotClosed() {
        assertThat(table("id,parent", "a,", "\"b,a").refused("E_QUOTE").what())
                .contains("line 2")
                .doesNotContain("b,a");
    }

    @Test
    void refusesCirclesSeveralRootsAndParentsThatAreNowhereByName() {
        assertThat(table("id,parent", "a,b", "b,c", "c,a", "r,")
                        .refused("E_CYCLE")
                        .what())
                .contains("a", "b", "c", "3 concepts");
        assertThat(table("id,parent", "r,", "a,a").refused("E_CYCLE").what()).endsWith("a kind of itself: a");
        assertThat(table("id,parent", "a,", "b,").refused("E_NO_ROOT").what()).contains("a, b");
        assertThat(table("id,parent", "a,", "b,").underARoot().read().hasVirtualRoot())
                .isTrue();
        assertThat(table("id,parent", "a,", "b,x").refused("E_PARENT").what()).endsWith(": x");
    }

    @Test
    void readsAnOldEncodingWithAWarning() {
        String text = "id,parent\nStraße,\nÄpfel,Straße\nBäume,Straße\nZüge,Straße\n";
        TaxonomyFile file = TaxonomyFile.of(folder, text.getBytes(StandardCharsets.ISO_8859_1));
        assertThat(file.read().id(0)).isEqualTo("Straße");
        assertThat(file.warnings())
                .singleElement()
                .satisfies(warning -> assertThat(warning.code()).isEqualTo("W_ENCODING_GUESSED"));
        Taxonomy wide = TaxonomyFile.of(folder, ("\uFEFF" + text).getBytes(StandardCharsets.UTF_16LE))
                .read();
        assertThat(wide.id(0)).isEqualTo("Straße");
    }

    @Test
    void refusesATableWithoutRows() {
        table("id,parent").refused("E_TAXONOMY_EMPTY");
    }
}
