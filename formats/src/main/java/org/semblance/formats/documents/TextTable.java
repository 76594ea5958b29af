package org.semblance.formats.documents;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.domain.documents.Corpus;
import org.semblance.formats.RowCell;
import org.semblance.formats.TextRows;
import org.semblance.port.CorpusReader;
import org.semblance.source.DocumentSource;
import org.semblance.source.MatrixFormat;

/** Documents that are the rows of a table: a column of texts, and optionally columns of labels and authors. */
final class TextTable {

    private final DocumentSource documents;
    private final Path file;

    TextTable(DocumentSource documents, Path file) {
        this.documents = documents;
        this.file = file;
    }

    CorpusReader.Reading read(TextAnalysis analysis, String column, Watcher watcher) {
        String text = documents.text();
        if (text == null) {
            throw Corpora.unfit("text", "the column with the texts is not named", "name it, such as text: notes");
        }
        List<String> asked = Stream.of(text, documents.label(), documents.author())
                .filter(Objects::nonNull)
                .distinct()
                .toList();
        Intake[] intake = new Intake[1];
        TextRows.Kind kind = TextRows.read(
                file,
                documents.layout(),
                asked,
                () -> {
                    intake[0] = new Intake(analysis, asked);
                    return intake[0];
                },
                watcher);
        Corpus corpus = intake[0].analysed.corpus(column, watcher);
        return new CorpusReader.Reading(
                corpus, kind == TextRows.Kind.PARQUET ? MatrixFormat.PARQUET : MatrixFormat.MATRIX_MARKET);
    }

    /** Reads a row as a document. */
    private final class Intake implements TextRows.Rows {

        private final AnalysisTotals analysed;
        private final int label;
        private final int author;

        private Intake(TextAnalysis analysis, List<String> asked) {
            this.analysed = new AnalysisTotals(analysis, documents);
            this.label = asked.indexOf(documents.label());
            this.author = asked.indexOf(documents.author());
        }

        @Override
        public void row(long number, List<RowCell> cells, Runnable progress) throws IOException {
            analysed.intake()
                    .add("row " + number, cells.get(0).reader(), word(cells, label), word(cells, author), progress);
        }

        private @Nullable String word(List<RowCell> cells, int column) {
            return column < 0 ? null : LabelsAndAuthors.word(cells.get(column).text());
        }
    }
}
