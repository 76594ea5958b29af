package org.semblance.formats.taxonomy;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.domain.taxonomy.Taxonomy;

class LevelTableTest {

    @TempDir
    private Path folder;

    private TaxonomyFile table(String... lines) {
        return TaxonomyFile.of(folder, String.join("\n", lines) + "\n");
    }

    @Test
    void readsValuesAndTheLevelsAboveThem() {
        Taxonomy read = table("level0,level1,level2", "cat,mammal,*", "dog,mammal,*", "hen,bird,*")
                .read();
        assertThat(read.size()).isEqualTo(6);
        assertThat(read.id(Taxonomy.ROOT)).isEqualTo("*");
        assertThat(TaxonomyFile.parents(read, "dog")).containsExactly("mammal");
        assertThat(read.find("level0")).isEmpty();
    }

    @Test
    void theFirstLineIsDataWhereItEndsInTheRoot() {
        Taxonomy read = table("cat;mammal;*", "dog;mammal;*", "hen;bird;*").read();
        assertThat(read.size()).isEqualTo(6);
        assertThat(TaxonomyFile.parents(read, "cat")).containsExactly("mammal");
    }

    @Test
    void aRepeatedLabelOnTheNextLevelIsPadding() {
        Taxonomy read =
                table("hen,bird,bird,*", "cat,cat,mammal,*", "dog,dog,dog,*").read();
        assertThat(read.size()).isEqualTo(6);
        assertThat(TaxonomyFile.parents(read, "hen")).containsExactly("bird");
        assertThat(TaxonomyFile.parents(read, "bird")).containsExactly("*");
        assertThat(TaxonomyFile.parents(read, "cat")).containsExactly("mammal");
        assertThat(TaxonomyFile.parents(read, "dog")).containsExactly("*");
    }

    @Test
    void aPaddedLabelIsTheSameConceptForThoseBelowIt() {
        Taxonomy read = table("Asia,Asia,*", "China,Asia,*").read();
        assertThat(read.size()).isEqualTo(3);
        assertThat(TaxonomyFile.parents(read, "China")).containsExactly("Asia");
    }

    @Test
    void theSameLabelOnLevelsThatDoNotTouchIsTwoConcepts() {
        Taxonomy read = table("Other,Service,Work,*", "Clerk,Office,Other,*").read();
        assertThat(TaxonomyFile.parents(read, "Other (level 0)")).containsExactly("Service");
        assertThat(TaxonomyFile.parents(read, "Other (level 2)")).containsExactly("*");
        assertThat(TaxonomyFile.parents(read, "Office")).containsExactly("Other (level 2)");
        assertThat(read.label(read.concept("Other (level 2)"))).isEqualTo("Other");
        assertThat(read.vocabulary().senses("other"))
                .containsExactly(read.concept("Other (level 0)"), read.concept("Other (level 2)"));
    }

    @Test
    void neighbouringLevelsOfDifferentBranchesStayApart() {
        Taxonomy read = table("a,Other,Work,*", "b,Home,Other,*").read();
        assertThat(TaxonomyFile.parents(read, "Other (level 1)")).containsExactly("Work");
        assertThat(TaxonomyFile.parents(read, "Other (level 2)")).containsExactly("*");
    }

    @Test
    void anIdThatALabelAlreadyUsesIsNotGivenTwice() {
        Taxonomy read =
                table("Other,Service,Work,*", "Other (level 0),Office,Other,*").read();
        assertThat(read.size()).isEqualTo(7);
        assertThat(TaxonomyFile.parents(read, "Other (level 0)")).containsExactly("Office");
        assertThat(TaxonomyFile.parents(read, "Other (level 0) (level 0)")).containsExactly("Service");
    }

    @Test
    void refusesALabelUnderTwoParentsByItsPlace() {
        // without the words: the file may be a table of data, named by mistake
        assertThat(table("a,x,p,*", "b,y,q,*", "c,x,q,*").refused("E_HIERARCHY").what())
                .contains("line 3", "column 2", "line 1")
                .doesNotContain("'");
    }

    @Test
    void refusesAValueWithTwoWaysUpByLine() {
        assertThat(table("a,x,*", "b,y,*", "a,y,*").refused("E_HIERARCHY").what())
                .contains("line 3", "column 1", "line 1");
        assertThat(table("a,x,*", "a,x,*", "b,y,*").read().size()).isEqualTo(5);
    }

    @Test
    void refusesRowsThatEndEarlyAndEmptyFieldsByLine() {
        assertThat(table("a,x,*", "b,y").refused("E_RAGGED").what()).contains("line 2");
        assertThat(table("a,x,*", "b,y,").refused("E_HIERARCHY").what()).contains("line 2", "column 3");
        assertThat(table("a,x,*", "b,,*").refused("E_HIERARCHY").what()).contains("line 2", "column 2");
    }

    @Test
    void refusesSeveralRootsWithoutTellingWhatMayBeData() {
        assertThat(table("ann,34,yes", "bob,35,no", "eve,36,yes")
                        .refused("E_NO_ROOT")
                        .what())
                .contains("lines 2 and 3")
                .doesNotContain("yes")
                .doesNotContain("eve");
        assertThat(table("a,x,p", "b,x,*", "c,y,*").refused("E_NO_ROOT").what()).contains("lines 1 and 2");
    }

    @Test
    void refusesASingleColumn() {
        table("a", "b", "c").refused("E_HIERARCHY");
    }
}
