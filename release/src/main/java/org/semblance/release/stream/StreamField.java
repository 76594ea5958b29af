package org.semblance.release.stream;

import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.method.noise.RecordCells;
import org.semblance.port.RecordReader;
import org.semblance.port.RecordWriter;
import org.semblance.release.prepare.ColumnLexicon;
import org.semblance.release.prepare.SpreadsheetSafe;

/** What becomes of a column of a stream that is not dropped. */
sealed interface StreamField {

    /** Writes the field of the record that is at hand. */
    void write(RecordReader.Records record, RecordCells masked, RecordWriter.Records out);

    /** Something that is masked, by its place in the cells. */
    sealed interface MaskedField extends StreamField {

        int cell();

        /** Takes the original into its cell; false where it has no concept, which leaves the cell missing. */
        boolean take(RecordReader.Records record, RecordCells cells);

        /** Whether a value without a concept is withheld; otherwise it is refused. */
        boolean withholds();

        String name();
    }

    /** Numbers that are masked. */
    record OfNumbers(String name, int column, int cell) implements MaskedField {

        @Override
        public boolean take(RecordReader.Records record, RecordCells cells) {
            cells.number(cell, record.number(column));
            return true;
        }

        @Override
        public boolean withholds() {
            return false;
        }

        @Override
        public void write(RecordReader.Records record, RecordCells masked, RecordWriter.Records out) {
            double number = masked.number(cell);
            if (Double.isNaN(number)) {
                out.missing();
            } else {
                out.number(number);
            }
        }
    }

    /** Words that are masked; a concept is written by one text, whatever word of the stream meant it. */
    final class OfConcepts implements MaskedField {

        private final String name;
        private final int column;
        private final int cell;
        private final ColumnLexicon lexicon;
        private final Concepts domain;
        private final boolean safe;
        private final @Nullable String[] texts;

        OfConcepts(String name, int column, int cell, ColumnLexicon lexicon, Concepts domain, boolean safe) {
            this.name = name;
            this.column = column;
            this.cell = cell;
            this.lexicon = lexicon;
            this.domain = domain;
            this.safe = safe;
            this.texts = new String[domain.taxonomy().size()];
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public int cell() {
            return cell;
        }

        @Override
        public boolean take(RecordReader.Records record, RecordCells cells) {
            String word = record.text(column);
            int concept = word == null ? Concepts.NONE : lexicon.concept(word);
            cells.concept(cell, concept);
            return word == null || concept != Concepts.NONE;
        }

        @Override
        public boolean withholds() {
            return lexicon.withholds();
        }

        @Override
        public void write(RecordReader.Records record, RecordCells masked, RecordWriter.Records out) {
            int concept = masked.concept(cell);
            if (concept == Concepts.NONE) {
                out.missing();
                return;
            }
            String text = texts[concept];
            if (text == null) {
                text = safe ? SpreadsheetSafe.safe(domain.text(concept)) : domain.text(concept);
                texts[concept] = text;
            }
            out.text(text);
        }
    }

    /**
     * A column that is kept.
     *
     * @param ambiguous the text of a missing value, where it does not itself mean that there is none
     */
    record Kept(
            String name, int column, boolean safe, @Nullable String ambiguous) implements StreamField {

        @Override
        public void write(RecordReader.Records record, RecordCells masked, RecordWriter.Records out) {
            String text = record.text(column);
            if (text == null) {
                out.missing();
                return;
            }
            if (text.equals(ambiguous)) {
                throw Problem.data(
                                ProblemCode.E_MISSING,
                                "column '" + name + "': an empty field, which missing: does not declare to be no value,"
                                        + " and which a missing value would be written like",
                                "add \"\" to missing:, or another text that is not a number")
                        .at(record.place());
            }
            if (record.bare(column)) {
                out.bare(text);
            } else {
                out.text(safe ? SpreadsheetSafe.safe(text) : text);
            }
        }
    }
}
