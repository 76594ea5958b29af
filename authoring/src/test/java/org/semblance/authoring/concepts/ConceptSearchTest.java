package org.semblance.authoring.concepts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.semblance.domain.taxonomy.mapping.Morphology;

class ConceptSearchTest {

    private static ConceptSearch.Answer find(String word) {
        return new ConceptSearch(Occupations.taxonomy(), Morphology.NONE).find(word);
    }

    @Test
    void listsTheSensesOfAWordInTheirOrder() {
        assertThat(find("Crane").senses())
                .extracting(
                        sense -> sense.name().reference(), sense -> sense.name().label(), ConceptSearch.Sense::above)
                .containsExactly(
                        tuple("crane#1", "crane", List.of("bird", "thing")),
                        tuple("crane#2", "crane operator", List.of("builder", "worker", "thing")));
        assertThat(find("crane").senses().get(1).gloss()).isEqualTo("what a dictionary says of crane operator");
    }

    @Test
    void findsTheBaseFormAndNounsAkinToAWord() {
        Morphology english = new Morphology() {
            @Override
            public List<String> baseForms(String word) {
                return word.equals("nurses") ? List.of("nurse") : List.of();
            }

            @Override
            public List<String> relatedNouns(String word) {
                return word.equals("driving") ? List.of("driver") : List.of();
            }
        };
        ConceptSearch search = new ConceptSearch(Occupations.taxonomy(), english);
        assertThat(search.find("nurses").senses())
                .extracting(sense -> sense.name().reference())
                .containsExactly("nurse#1");
        assertThat(search.find("driving").senses())
                .extracting(ConceptSearch.Sense::word)
                .containsExactly("driver");
    }

    @Test
    void findsWhatIsNamedAsInAFile() {
        assertThat(find("crane#2").senses())
                .extracting(sense -> sense.name().label())
                .containsExactly("crane operator");
        assertThat(find("c7").senses())
                .extracting(sense -> sense.name().label())
                .containsExactly("mason");
    }

    @Test
    void suggestsWordsSpeltNearlySoAndWordsThatStartSo() {
        assertThat(find("nurs").near()).containsExactly("nurse");
        assertThat(find("masno").near()).containsExactly("mason");
        assertThat(find("crane op").starting()).containsExactly("crane operator");
        assertThat(find("cra").starting()).containsExactly("crane", "crane operator");
    }

    @Test
    void findsNothingWhereThereIsNothing() {
        assertThat(find("zzqx").empty()).isTrue();
        assertThat(find("").empty()).isTrue();
        assertThat(find(" _ ").empty()).isTrue();
    }
}
