package org.semblance.formats.documents;

import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Words;
import org.semblance.formats.RowCell;
import org.semblance.formats.TextRows;
import org.semblance.source.DocumentSource;

/** Collects the labels and authors of documents, one document after the other. */
final class LabelsAndAuthors {

    private final @Nullable String label;
    private final @Nullable String author;
    private final List<@Nullable String> labels = new ArrayList<>();
    private final List<@Nullable String> authors = new ArrayList<>();

    LabelsAndAuthors(DocumentSource documents) {
        this.label = documents.label();
        this.author = documents.author();
    }

    /** The requested columns. */
    List<String> columns() {
        return Stream.of(label, author).filter(Objects::nonNull).distinct().toList();
    }

    /** Adds a row. */
    void add(List<RowCell> cells) {
        add(
                label == null ? null : word(cells.get(0).text()),
                author == null ? null : word(cells.get(cells.size() - 1).text()));
    }

    /** Adds a document. */
    void add(@Nullable String itsLabel, @Nullable String itsAuthor) {
        if (label != null) {
            labels.add(itsLabel);
        }
        if (author != null) {
            authors.add(itsAuthor);
        }
    }

    /** A label or author normalised for comparison: surrounding blanks and Unicode composition do not matter. */
    static @Nullable String word(@Nullable String text) {
        String word = text == null ? "" : Normalizer.normalize(text.strip(), Normalizer.Form.NFC);
        return word.isEmpty() ? null : word;
    }

    /** Reads the rows of a table, which must be as many as there are documents. */
    void read(Path file, DocumentSource documents, int size, Watcher watcher) {
        if (columns().isEmpty()) {
            return;
        }
        long[] rows = new long[1];
        TextRows.read(
                file,
                documents.layout(),
                columns(),
                () -> {
                    labels.clear();
                    authors.clear();
                    rows[0] = 0;
                    return (number, cells, progress) -> {
                        rows[0] = number;
                        add(cells);
                    };
                },
                watcher);
        if (rows[0] != size) {
            throw Problem.data(
                    ProblemCode.E_DOCUMENTS,
                    file.getFileName() + ": " + rows[0] + " rows for the " + size + " documents of the matrix",
                    "give a row for each document, in the same order");
        }
    }

    Optional<Words> labels() {
        return column(label, labels);
    }

    Optional<Words> authors() {
        return column(author, authors);
    }

    private static Optional<Words> column(@Nullable String name, List<@Nullable String> words) {
        return name == null ? Optional.empty() : Optional.of(Words.of(name, words.toArray(String[]::new)));
    }
}
