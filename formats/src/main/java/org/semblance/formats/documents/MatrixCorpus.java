package org.semblance.formats.documents;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Vectors;
import org.semblance.domain.documents.Corpus;
import org.semblance.formats.JsonVectors;
import org.semblance.formats.ParquetFile;
import org.semblance.formats.TextFile;
import org.semblance.port.CorpusReader.Reading;
import org.semblance.source.DocumentSource;
import org.semblance.source.MatrixFormat;

/** Documents given as a ready-made matrix, one vector per row. */
final class MatrixCorpus {

    private final DocumentSource documents;
    private final Path file;
    private final Function<String, Path> files;
    private final LabelsAndAuthors known;

    /** Whether labels and authors come with the vectors. */
    private boolean complete;

    /** Whether the file states the number of columns. */
    private boolean certain = true;

    private MatrixCorpus(DocumentSource documents, Path file, Function<String, Path> files) {
        this.documents = documents;
        this.file = file;
        this.files = files;
        this.known = new LabelsAndAuthors(documents);
    }

    /**
     * The documents of a recipe if they are a matrix; empty if they are texts.
     *
     * @param column the name of the column of vectors
     */
    static Optional<Reading> read(
            DocumentSource documents, Path file, Function<String, Path> files, String column, Watcher watcher) {
        return new MatrixCorpus(documents, file, files).read(column, watcher);
    }

    private Optional<Reading> read(String column, Watcher watcher) {
        String named = documents.vectors();
        if (documents.text() != null && named != null) {
            throw Corpora.unfit("vectors", "texts are named as well", "name a column of texts or one of vectors");
        }
        if (MatrixMarketText.is(TextFile.at(file))) {
            if (documents.text() != null || named != null) {
                throw Corpora.unfit(
                        named == null ? "text" : "vectors", "a matrix has no columns to name", "leave it out");
            }
            Vectors vectors = MatrixMarketReader.read(TextFile.at(file), column, watcher);
            return Optional.of(reading(vectors, MatrixFormat.MATRIX_MARKET, watcher));
        }
        if (documents.text() != null) {
            return Optional.empty();
        }
        if (ParquetFile.is(file)) {
            return parquet(named, column, watcher);
        }
        if (named == null) {
            return Optional.empty();
        }
        if (!JsonVectors.is(file)) {
            throw Corpora.unfit(
                    "vectors", "the file is neither Parquet nor JSON lines", "give vectors in one of these forms");
        }
        complete = documents.about() == null;
        Coordinates entries = new Coordinates();
        int[] size = new int[2];
        JsonVectors.read(
                file,
                named,
                complete ? known.columns() : List.of(),
                (numbers, length, cells) -> {
                    size[1] = length;
                    Problem refused = entries.addAll(size[0]++, numbers, length);
                    if (refused != null) {
                        throw refused;
                    }
                    if (complete) {
                        known.add(cells);
                    }
                },
                watcher);
        Vectors vectors = entries.vectors(column, size[0], size[1]);
        return Optional.of(reading(vectors, MatrixFormat.DENSE_PARQUET, watcher));
    }

    private Optional<Reading> parquet(@Nullable String named, String column, Watcher watcher) {
        Vectors vectors;
        ParquetVectors lists;
        try (ParquetFile parquet = ParquetFile.open(file)) {
            if (named == null && !ParquetVectors.isSparse(parquet)) {
                return Optional.empty();
            }
            lists = named == null ? ParquetVectors.sparse(parquet) : ParquetVectors.named(parquet, named);
            vectors = ParquetMatrixReader.read(lists, parquet.name(), column, watcher);
        }
        if (documents.about() == null) {
            known.read(file, documents, vectors.size(), watcher);
        }
        complete = true;
        certain = lists.certain();
        return Optional.of(
                reading(vectors, lists.sparse() ? MatrixFormat.PARQUET : MatrixFormat.DENSE_PARQUET, watcher));
    }

    private Reading reading(Vectors read, MatrixFormat form, Watcher watcher) {
        String about = documents.about();
        if (about != null) {
            known.read(files.apply(about), documents, read.size(), watcher);
        } else if (!complete && !known.columns().isEmpty()) {
            throw Corpora.unfit(
                    documents.label() == null ? "author" : "label",
                    "the matrix has no columns to name",
                    "give a table that has them with about: ...");
        }
        String vocabulary = documents.vocabulary();
        List<String> terms = List.of();
        Vectors vectors = read;
        if (vocabulary != null) {
            terms = VocabularyLines.read(TextFile.at(files.apply(vocabulary)), read.dimensions(), certain);
            vectors = read.moved(terms.size(), place -> place);
            warnOfNegative(vectors, watcher);
        }
        Corpus corpus = new Corpus(
                vectors,
                true,
                terms,
                IntStream.rangeClosed(1, vectors.size())
                        .mapToObj(row -> "row " + row)
                        .toList(),
                known.labels(),
                known.authors(),
                Corpus.Intake.NONE);
        return new Reading(corpus, form);
    }

    /** Warns of negative weights: unit vectors may have them, but term weights rarely do. */
    private static void warnOfNegative(Vectors vectors, Watcher watcher) {
        long negative = IntStream.range(0, vectors.weights().length)
                .filter(entry -> vectors.weights()[entry] < 0)
                .count();
        if (negative > 0) {
            watcher.warn(
                    WarningCode.W_NEGATIVE_WEIGHTS,
                    negative + (negative == 1 ? " weight of a term is" : " weights of terms are")
                            + " negative; check that the vocabulary is that of the matrix");
        }
    }
}
