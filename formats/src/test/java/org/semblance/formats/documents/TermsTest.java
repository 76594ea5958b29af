package org.semblance.formats.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.domain.documents.Analysis;
import org.semblance.domain.documents.Analysis.Stemmer;
import org.semblance.domain.documents.Analysis.Tokenizer;

/** From a text to its terms, step by step. */
class TermsTest {

    private static final Corpora CORPORA = new Corpora();

    @TempDir
    Path folder;

    private static List<String> terms(String text, Analysis analysis) {
        return CORPORA.terms(text, analysis, Path::of);
    }

    private static Analysis plain(Tokenizer tokeniser) {
        return Reads.analysis(tokeniser, "none", false, 1, Stemmer.NONE);
    }

    @Test
    void wordsAreThoseOfUnicodeThatHoldALetter() {
        assertThat(terms("Two-thirds of 1987's 3.5 O'Neills don\u2019t pay £20, B2B.", plain(Tokenizer.WORDS)))
                .containsExactly("two", "thirds", "of", "s", "o'neills", "don't", "pay", "b2b");
    }

    @Test
    void theEnglishGenitiveBelongsToItsWord() {
        assertThat(terms("the film's star, James's", plain(Tokenizer.WORDS)))
                .containsExactly("the", "film", "star", "james");
    }

    @Test
    void underscoresAroundAWordAreEmphasis() {
        assertThat(terms("the _film_ of __1987__ was _not_ snake_case, or ___ so_", plain(Tokenizer.WORDS)))
                .containsExactly("the", "film", "of", "was", "not", "snake_case", "or", "so");
        assertThat(terms("the _film_'s star: _O'Neill_", plain(Tokenizer.WORDS)))
                .contains("film", "star", "o'neill")
                .doesNotContain("_film_");
        assertThat(terms("the _film_", plain(Tokenizer.UNICODE))).containsExactly("the", "_film_");
    }

    @Test
    void lettersEndWhereAnythingElseStands() {
        assertThat(terms("don't b2b İzmir ÉTÉ", plain(Tokenizer.LETTERS)))
                .containsExactly("don", "t", "b", "b", "izmir", "été");
    }

    @Test
    void betweenSpacesEverythingIsAWord() {
        assertThat(terms("ICD:250.00 \t:)\u00A0don't\u0085x\u2028y\u0007z", plain(Tokenizer.SPACES)))
                .containsExactly("icd:250.00", ":)", "don't", "x", "y", "z");
        assertThat(terms("250.00 :)", Reads.analysis(Tokenizer.SPACES, "none", false, 3, Stemmer.NONE)))
                .containsExactly("250.00");
    }

    @Test
    void whatSaysNothingGoesFirstAlsoInContractions() {
        Analysis analysis = Reads.analysis(Tokenizer.WORDS, "english", false, 1, Stemmer.NONE);
        assertThat(terms("It's what they'd call somebody's film, isn\u2019t it?", analysis))
                .containsExactly("call", "film");
        Analysis letters = Reads.analysis(Tokenizer.LETTERS, "english", false, 1, Stemmer.NONE);
        assertThat(terms("They'd call it film, don't they?", letters)).containsExactly("call", "film");
    }

    @Test
    void aListOfOnesOwnTakesThePlaceOfOurs() throws IOException {
        Files.writeString(folder.resolve("stop.txt"), "# of films\nFilm MOVIE # both\n\ndon’t\n");
        Analysis analysis = Reads.analysis(Tokenizer.WORDS, "stop.txt", false, 1, Stemmer.NONE);
        assertThat(CORPORA.terms("The movie, a film, don't of", analysis, folder::resolve))
                .containsExactly("the", "a", "of");
        assertThatThrownBy(() -> CORPORA.terms("a", analysis, name -> folder.resolve("none-such")))
                .isInstanceOfSatisfying(
                        Problem.class,
                        problem ->
                                assertThat(problem.what()).isEqualTo("analysis: stop-words: none-such: no such file"));
    }

    @Test
    void anOwnListMayNameTermsAsAVocabularyShowsThem() throws IOException {
        Files.writeString(folder.resolve("stop.txt"), "Physician\nmarri\n");
        Analysis analysis = Reads.analysis(Tokenizer.WORDS, "stop.txt", false, 1, Stemmer.PORTER);
        assertThat(CORPORA.terms("Two physicians married, marries or not", analysis, folder::resolve))
                .containsExactly("two", "or", "not");
    }

    @Test
    void theEnglishListIsOfWordsNotOfTerms() {
        Analysis analysis = Reads.analysis(Tokenizer.WORDS, "english", false, 1, Stemmer.PORTER);
        assertThat(StopWords.english()).contains("can", "will");
        assertThat(terms("can tin cans will", analysis)).containsExactly("tin", "can");
    }

    @Test
    void anOwnListMayAddToTheEnglishOne() throws IOException {
        Files.writeString(folder.resolve("stop.txt"), "English # and\nfilm\n");
        Analysis analysis = Reads.analysis(Tokenizer.WORDS, "stop.txt", false, 1, Stemmer.NONE);
        assertThat(CORPORA.terms("The English movie, a film, of it", analysis, folder::resolve))
                .containsExactly("english", "movie");
    }

    @Test
    void entriesOfAnOwnListThatNothingMatchesAreCountedNotNamed() throws IOException {
        Path stop = Files.writeString(folder.resolve("stop.txt"), "english\nfilm\nmarri\nkowalski\nzebra\n");
        Files.createDirectory(folder.resolve("notes"));
        Files.writeString(folder.resolve("notes/one.txt"), "The film of the married star");
        Reads reads = new Reads(folder.resolve("notes"))
                .by(Reads.analysis(Tokenizer.WORDS, stop.toString(), false, 1, Stemmer.PORTER));
        assertThat(reads.corpus().terms()).containsExactly("star");
        assertThat(reads.warnings()).singleElement().satisfies(warning -> {
            assertThat(warning.code()).isEqualTo("W_STOP_WORDS");
            assertThat(warning.toString()).contains("2 of the 4").doesNotContain("kowalski", "zebra");
        });
        reads.by(Reads.analysis(Tokenizer.WORDS, "english", false, 1, Stemmer.PORTER))
                .corpus();
        assertThat(reads.warnings()).hasSize(1);
    }

    @Test
    void theDictionaryKnowsFormsOfItsWords() {
        Analysis analysis = Reads.analysis(Tokenizer.WORDS, "none", true, 1, Stemmer.NONE);
        assertThat(terms("Geese ran quickest to Kowalski, xyzzy and the mice's houses", analysis))
                .containsExactly("geese", "ran", "quickest", "mice", "houses");
    }

    @Test
    void shortWordsAreThoseOfFewLetters() {
        Analysis analysis = Reads.analysis(Tokenizer.WORDS, "none", false, 3, Stemmer.NONE);
        assertThat(terms("an ox ate 1000 u.s r2d2 été", analysis)).containsExactly("ate", "été");
    }

    /**
     * M. F. Porter, An algorithm for suffix stripping, Program 14 (1980): the words it follows through all steps, and some
     * that his later programs and the second algorithm stem otherwise (possibl, archaeolog, die, generic).
     */
    @Test
    void stemsAsPorterPublishedIt() {
        Map<String, String> stems = Map.of(
                "generalizations", "gener",
                "oscillators", "oscil",
                "relational", "relat",
                "hopefulness", "hope",
                "probate", "probat",
                "possibly", "possibli",
                "archaeology", "archaeologi",
                "dying", "dy",
                "generic", "gener");
        Analysis analysis = Reads.analysis(Tokenizer.WORDS, "none", false, 1, Stemmer.PORTER);
        stems.forEach((word, stem) -> assertThat(terms(word, analysis)).as(word).containsExactly(stem));
    }

    @Test
    void takesTheStepsOfThePaperTogether() {
        assertThat(terms("The physicians weren't examining Mrs Kowalski's hearts on 3 May 1987.", Analysis.USUAL))
                .containsExactly("physician", "examin", "heart");
    }

    @Test
    void whatCannotBeSeenIsNoPartOfATerm() {
        for (Tokenizer tokeniser : Tokenizer.values()) {
            assertThat(terms("wo\u00ADrd cafe\u0301 a\u200Db\uFEFF \u202Eabc\u202C", plain(tokeniser)))
                    .as("%s", tokeniser)
                    .containsExactly("word", "café", "ab", "abc");
        }
    }

    @Test
    void noTermEverHoldsAControlCharacterOrWhiteSpace() {
        Random random = new Random(8);
        for (int i = 0; i < 300; i++) {
            StringBuilder text = new StringBuilder();
            for (int c = 0; c < 200; c++) {
                int kind = random.nextInt(4);
                int point =
                        kind == 0 ? random.nextInt(0xA1) : kind == 1 ? random.nextInt(0x3000) : random.nextInt(0x1FFFF);
                text.appendCodePoint(Character.getType(point) == Character.SURROGATE ? 'x' : point);
            }
            for (Tokenizer tokeniser : Tokenizer.values()) {
                for (String term : terms(text.toString(), plain(tokeniser))) {
                    assertThat(term).isNotEmpty();
                    assertThat(term.codePoints())
                            .as("%s, text %d", tokeniser, i)
                            .noneMatch(point -> Character.isISOControl(point)
                                    || Character.isWhitespace(point)
                                    || Character.isSpaceChar(point));
                }
            }
        }
    }

    @Test
    void theListThatSaysNothingHasWordsOfEveryClass() {
        Set<String> english = StopWords.english();
        assertThat(english.size()).isBetween(520, 570);
        assertThat(english)
                .contains("the", "myself", "whose", "nobody", "much", "three", "were", "should", "couldn't", "between")
                .contains("although", "not", "often", "very", "perhaps", "got", "mr", "etc", "q");
        assertThat(english).allMatch(word -> word.matches("[a-z.']+"));
        assertThat(english).doesNotContain("film", "bank", "april", "good", "heart");
    }
}
