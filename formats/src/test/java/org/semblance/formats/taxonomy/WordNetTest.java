package org.semblance.formats.taxonomy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;

class WordNetTest {

    private static final WordNet ENGLISH = WordNet.named("wordnet-3.1");

    /** The examples of the manual page morphy(7WN), and words of all its ways. */
    @Test
    void findsBaseFormsAsMorphyDoes() {
        assertThat(ENGLISH.baseForms("physicians")).containsExactly("physician");
        assertThat(ENGLISH.baseForms("axes")).containsExactly("ax", "axis");
        assertThat(ENGLISH.baseForms("boxesful")).containsExactly("boxful");
        assertThat(ENGLISH.baseForms("attorneys general")).containsExactly("attorney general");
        assertThat(ENGLISH.baseForms("customs_duties")).containsExactly("customs duty");
        assertThat(ENGLISH.baseForms("Fathers-in-law")).containsExactly("father-in-law");
        assertThat(ENGLISH.baseForms("men")).containsExactly("man");
        assertThat(ENGLISH.baseForms("asking for it", PartOfSpeech.VERB)).containsExactly("ask for it");
        assertThat(ENGLISH.baseForms("took pains", PartOfSpeech.VERB)).containsExactly("take pains");
        assertThat(ENGLISH.baseForms("hoping", PartOfSpeech.VERB)).containsExactly("hope", "hop");
        assertThat(ENGLISH.baseForms("nicer", PartOfSpeech.ADJECTIVE)).containsExactly("nice");
        assertThat(ENGLISH.baseForms("better", PartOfSpeech.ADVERB)).containsExactly("well");
    }

    @Test
    void leavesWordsThatAreNoFormsAsTheyAre() {
        assertThat(ENGLISH.baseForms("glass")).isEmpty();
        assertThat(ENGLISH.baseForms("physician")).isEmpty();
        assertThat(ENGLISH.baseForms("is")).isEmpty();
        // listed as an exception for itself, so that it is not taken for more ace
        assertThat(ENGLISH.baseForms("acer", PartOfSpeech.ADJECTIVE)).isEmpty();
        assertThat(ENGLISH.baseForms("")).isEmpty();
        assertThat(ENGLISH.baseForms("as it is said in long texts of many words by men and by their wives and sons"))
                .isEmpty();
    }

    @Test
    void knowsWordsOfEveryPartOfSpeechAndTheirForms() {
        assertThat(ENGLISH.partsOfSpeech("Drunken")).containsExactly(PartOfSpeech.ADJECTIVE);
        assertThat(ENGLISH.partsOfSpeech("geese")).containsExactly(PartOfSpeech.NOUN);
        assertThat(ENGLISH.partsOfSpeech("axes")).containsExactly(PartOfSpeech.NOUN, PartOfSpeech.VERB);
        assertThat(ENGLISH.partsOfSpeech("well")).containsExactly(PartOfSpeech.values());
        assertThat(ENGLISH.knows("quickly")).isTrue();
        assertThat(ENGLISH.knows("fathers in law")).isFalse();
        assertThat(ENGLISH.knows("qwertz")).isFalse();
    }

    @Test
    void findsTheNounsThatAnAdjectiveAVerbOrAnAdverbIsAkinTo() {
        assertThat(ENGLISH.relatedNouns("clerical")).containsExactly("clerk", "clergy");
        assertThat(ENGLISH.relatedNouns("managerial")).containsExactly("management", "manager");
        assertThat(ENGLISH.relatedNouns("protective")).containsExactly("protectiveness", "protection", "protector");
        assertThat(ENGLISH.relatedNouns("farming")).startsWith("farm").contains("farmer");
        assertThat(ENGLISH.relatedNouns("quickly")).containsExactly("quickness");
        assertThat(ENGLISH.relatedNouns("Parisian")).containsExactly("Paris");
        assertThat(ENGLISH.relatedNouns("qwertz")).isEmpty();
    }

    @Test
    void onlyTheWordOfASetOfSynonymsThatPointsIsAkin() {
        // one set of synonyms, two words: 02622817 allelic, allelomorphic
        assertThat(ENGLISH.relatedNouns("allelic")).containsExactly("allele");
        assertThat(ENGLISH.relatedNouns("allelomorphic")).containsExactly("allelomorph");
    }

    @Test
    void readsAFolderAndSaysWhichFileIsNotThere(@TempDir Path folder) throws IOException {
        for (PartOfSpeech part : PartOfSpeech.values()) {
            Files.writeString(folder.resolve("index." + part.file()), "  1 the licence\n");
            Files.writeString(folder.resolve(part.file() + ".exc"), "");
        }
        Files.writeString(folder.resolve("index.noun"), "  1 the licence\nöl_tree n 1 0 1 0 00000042  \n");
        assertThat(WordNet.in(folder).baseForms("Öl trees")).containsExactly("öl tree");
        Files.delete(folder.resolve("verb.exc"));
        assertThatThrownBy(() -> WordNet.in(folder).knows("oil"))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("verb.exc");
    }

    @Test
    void refusesAVersionThatThereIsNot() {
        assertThatThrownBy(() -> WordNet.named("wordnet-9")).isInstanceOfSatisfying(Problem.class, problem -> {
            assertThat(problem.code()).isEqualTo("E_WORDNET");
            assertThat(problem.advice()).contains("wordnet-3.1");
        });
    }
}
