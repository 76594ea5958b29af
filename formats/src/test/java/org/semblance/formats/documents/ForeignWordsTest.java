package org.semblance.formats.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.domain.documents.Analysis;

class ForeignWordsTest {

    private static final String GERMAN =
            "Der Patient kam gestern Abend mit starken Schmerzen in der Brust in die Klinik"
                    + " und wurde sofort untersucht. Die Ärztin fand keinen Hinweis auf einen Herzinfarkt, ordnete aber eine weitere"
                    + " Beobachtung über Nacht an. Am nächsten Morgen fühlte er sich deutlich besser und durfte nach dem Frühstück"
                    + " nach Hause gehen. Seine Frau holte ihn mit dem Wagen ab.";

    private static final String FRENCH = "Le patient est arrivé hier soir à l'hôpital avec de fortes douleurs dans la"
            + " poitrine et il a été examiné tout de suite. Le médecin n'a trouvé aucun signe d'infarctus, mais elle a voulu"
            + " le garder en observation pendant la nuit. Le lendemain matin, il se sentait beaucoup mieux et il a pu rentrer"
            + " chez lui après le petit déjeuner. Sa femme est venue le chercher en voiture.";

    private static final String RUSSIAN = "Больной поступил вчера вечером с сильной болью в груди и был сразу осмотрен."
            + " Врач не нашла признаков инфаркта, но оставила его под наблюдением на ночь. Утром ему стало намного лучше, и"
            + " после завтрака его отпустили домой.";

    private static final String NAMES = "Kowalski and Okonkwo met Szczepański at the office of Brzezicki, where Mbeki,"
            + " Nguyen and Papadopoulos had waited for an hour; Janković came late, with a letter for Wójcik about the house"
            + " that the family of Oyelaran sold to the bank last summer.";

    @TempDir
    Path folder;

    private Reads notes(String text) throws IOException {
        Files.writeString(folder.resolve("note.txt"), text);
        return new Reads(folder).by(Analysis.USUAL);
    }

    private Problem refused(String text) throws IOException {
        try {
            notes(text).corpus();
        } catch (Problem problem) {
            assertThat(problem.code()).isEqualTo("E_LANGUAGE");
            return problem;
        }
        throw new AssertionError("taken for English");
    }

    @Test
    void refusesTextsThatAreNotEnglish() throws IOException {
        assertThat(refused(GERMAN).what())
                .matches(
                        "WordNet does not know \\d+ % of the words, and \\d+ % of the different ones: the texts are not"
                                + " English");
        assertThat(refused(FRENCH).advice()).contains("analysis: {wordnet: false, stem: none, stop-words: none}");
        assertThat(refused(RUSSIAN)).isNotNull();
    }

    @Test
    void takesThemWhereNothingIsForEnglishOnly() throws IOException {
        assertThat(notes(GERMAN).by(Reads.PLAIN).corpus().terms()).contains("brust", "ärztin");
    }

    @Test
    void englishTextsFullOfNamesAreEnglish() throws IOException {
        Reads reads = notes(NAMES);
        assertThat(reads.corpus().terms()).contains("famili", "bank").doesNotContain("kowalski");
    }

    @Test
    void tellsWhenMuchIsNotKnown() throws IOException {
        Reads reads = notes(NAMES + " Kowalski Okonkwo Szczepański Brzezicki Mbeki Nguyen Wójcik Oyelaran Janković");
        reads.corpus();
        assertThat(reads.warnings()).extracting(Watcher.Warning::code).containsExactly("W_UNKNOWN_WORDS");
    }

    @Test
    void saysNothingOfAFewWords() throws IOException {
        assertThat(notes("Guten Morgen, liebe Freunde").corpus().size()).isEqualTo(1);
    }
}
