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

/** How a column of a stream is written, if it is not dropped. */
sealed interface StreamField {

    /** Writes the field of the current record. */
    void write(RecordReader.Records record, RecordCells masked, RecordWriter.Records out);

    /** A masked column. */
    sealed interface MaskedField extends StreamField {

        int cell();

        /**
         * Reads the original value into its cell. Returns false if the value has no concept; the cell is then
         * missing.
         */
        boolean take(RecordReader.Records record, RecordCells cells);

        /** Whether a value without a concept is suppressed; otherwise it is refused. */
        boolean withholds();

        String name();
    }

    /** A masked column of numbers. */
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

    /**
     * A masked column of concepts. A concept is always written with the same text, whichever word denoted it in the
     * stream.
     */
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
     * A column that is not masked.
     *
     * @param ambiguous the text of a missing value, if the recipe does not declare it as missing
     */
    record UnmaskedField(
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
