package org.semblance.formats.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.semblance.Problem;
import org.semblance.Share;
import org.semblance.Watcher;
import org.semblance.data.Vectors;
import org.semblance.domain.documents.Analysis;
import org.semblance.domain.documents.Analysis.Rare;
import org.semblance.domain.documents.Analysis.Stemmer;
import org.semblance.domain.documents.Analysis.Tokenizer;
import org.semblance.domain.documents.Analysis.Weights;
import org.semblance.domain.documents.Corpus;
import org.semblance.port.CorpusReader;
import org.semblance.source.CsvLayout;
import org.semblance.source.DocumentSource;

/** Documents for a test, and how they are to be read. */
final class Reads {

    /** Stands in bad texts; no message may hold it. */
    static final String CANARY = "canary";

    /** Every word as it is, in lower case. */
    static final Analysis PLAIN = analysis(Tokenizer.WORDS, "none", false, 1, Stemmer.NONE);

    private static final Corpora CORPORA = new Corpora();

    private final Path data;
    private String text;
    private String label;
    private String author;
    private String files = "*";
    private CsvLayout csv;
    private Analysis analysis = PLAIN;
    private final List<Watcher.Warning> warnings = new ArrayList<>();

    Reads(Path data) {
        this.data = data;
    }

    static Analysis analysis(Tokenizer tokeniser, String stopWords, boolean wordnet, int shortest, Stemmer stem) {
        return new Analysis(
                tokeniser, stopWords, wordnet, shortest, stem, 1, new Share(1), Weights.TF, null, Rare.KEEP);
    }

    Reads text(String column) {
        text = column;
        return this;
    }

    Reads label(String column) {
        label = column;
        return this;
    }

    Reads author(String column) {
        author = column;
        return this;
    }

    Reads files(String pattern) {
        files = pattern;
        return this;
    }

    Reads encoding(String name) {
        csv = new CsvLayout(null, name, null);
        return this;
    }

    Reads by(Analysis other) {
        analysis = other;
        return this;
    }

    CorpusReader.Reading reading() {
        DocumentSource documents = new DocumentSource(
                data.toString(), text, null, null, null, label, author, files, DocumentSource.Empty.REFUSE, csv);
        return CORPORA.read(documents, analysis, "document", Path::of, new Watcher() {
            @Override
            public void progress(String stage, long done, long total) {
                assertThat(stage).isEqualTo("read");
                assertThat(done).isBetween(0L, total);
            }

            @Override
            public void warn(Warning warning) {
                warnings.add(warning);
            }
        });
    }

    Corpus corpus() {
        return reading().corpus();
    }

    List<Watcher.Warning> warnings() {
        return warnings;
    }

    /** Reads, and is refused; the message tells the place and nothing of the data. */
    Problem refused(String code, String what) {
        Problem problem = catchThrowableOfType(Problem.class, this::reading);
        assertThat(problem).as("a problem").isNotNull();
        assertThat(problem.code()).isEqualTo(code);
        assertThat(problem.what()).isEqualTo(what).doesNotContain(CANARY);
        assertThat(problem.advice()).isNotBlank().doesNotContain(CANARY);
        return problem;
    }

    /** How often a document uses each of its terms. */
    static Map<String, Integer> terms(Corpus corpus, int document) {
        Vectors vectors = corpus.vectors();
        Map<String, Integer> terms = new TreeMap<>();
        for (int entry = vectors.from(document); entry < vectors.to(document); entry++) {
            terms.put(corpus.terms().get(vectors.places()[entry]), (int) vectors.weights()[entry]);
        }
        return terms;
    }
}
