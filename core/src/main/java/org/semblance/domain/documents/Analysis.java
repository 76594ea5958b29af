package org.semblance.domain.documents;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Share;

/**
 * The parameters of text analysis: how texts become terms and terms become weights, by the steps of Abril,
 * Navarro-Arribas and Torra (2015), section 3.1, each of which may be left out.
 */
public record Analysis(
        @About(
                value =
                        "how texts are split into words: words (Unicode rules, without underscores around a word), unicode "
                                + "(the same with underscores as letters), letters (runs of letters) or spaces (texts that are "
                                + "already tokenised); always in lower case",
                fallback = "words")
        Tokenizer tokeniser,

        @About(
                value = "stop words: english, none, or a file with one word or term per line, relative to the "
                        + "recipe; the line english adds the English list",
                fallback = "english")
        String stopWords,

        @About(
                value = "whether words that WordNet does not contain in any form are dropped, such as names and "
                        + "codes",
                fallback = "true")
        boolean wordnet,

        @About(value = "minimum number of letters of a word; shorter words are dropped", fallback = "3")
        int shortest,

        @About(value = "how forms of a word are merged: porter (English) or none", fallback = "porter")
        Stemmer stem,

        @About(value = "minimum number of documents that use a term; other terms are dropped", fallback = "2")
        int leastDocuments,

        @About(value = "maximum share of documents that use a term; other terms are dropped", fallback = "100%")
        Share mostDocuments,

        @About(
                value = "weight of a term in a document: tf-idf (its frequency times the logarithm of its "
                        + "rarity), tf (its frequency) or binary",
                fallback = "tf-idf")
        Weights weights,

        @About(
                value = "number of terms to keep, those with the largest weight over all documents; all if not "
                        + "given",
                optional = true)
        @Nullable
        Integer terms,

        @About(
                value = "terms used by fewer than k documents (or authors, if they are given): remove, or keep, "
                        + "for research only",
                fallback = "remove")
        Rare rare) {

    /** How texts are split into words. */
    public enum Tokenizer {
        WORDS,
        UNICODE,
        LETTERS,
        SPACES
    }

    /** How forms of a word are merged. */
    public enum Stemmer {
        PORTER,
        NONE
    }

    /** How terms are weighted in a document. */
    public enum Weights {
        TF_IDF,
        TF,
        BINARY
    }

    /** What happens to terms that fewer than k documents use. */
    public enum Rare {
        REMOVE,
        KEEP
    }

    /** The built-in lists that may be named instead of a file of stop words. */
    public static final Set<String> STOP_LISTS = Set.of("english", "none");

    /** The default: the steps of the paper. */
    public static final Analysis USUAL = new Analysis(
            Tokenizer.WORDS, "english", true, 3, Stemmer.PORTER, 2, new Share(1), Weights.TF_IDF, null, Rare.REMOVE);

    public Analysis {
        if (shortest < 1 || leastDocuments < 1 || (terms != null && terms < 1)) {
            throw Problem.recipe(
                    ProblemCode.E_ANALYSIS,
                    "shortest, least-documents and terms must be 1 or more",
                    "leave them out for what is usual");
        }
    }
}
