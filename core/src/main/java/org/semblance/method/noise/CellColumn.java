package org.semblance.method.noise;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.taxonomy.Concepts;

/** A column on its way through a masker: it provides original cells and collects masked ones, row by row. */
sealed interface CellColumn {

    static CellColumn of(Attribute attribute, Table table) {
        Column column = table.column(attribute.name());
        if (column instanceof Numbers numbers) {
            return new OfNumbers(numbers, new double[numbers.size()]);
        }
        if (attribute.domain() instanceof Concepts domain) {
            Words words = (Words) column;
            return new OfConcepts(words, domain, domain.conceptsOf(words), new int[words.size()]);
        }
        throw NoiseDomains.refused(attribute);
    }

    /** Copies the original cell of a row into the record. */
    void read(int row, int attribute, RecordCells cells);

    /** Stores the masked cell of a row. */
    void write(int row, int attribute, RecordCells cells);

    /** The masked cells. */
    Column column();

    /** Numbers. */
    final class OfNumbers implements CellColumn {
        private final Numbers original;
        private final double[] masked;

        OfNumbers(Numbers original, double[] masked) {
            this.original = original;
            this.masked = masked;
        }

        @Override
        public void read(int row, int attribute, RecordCells cells) {
            cells.number(attribute, original.at(row));
        }

        @Override
        public void write(int row, int attribute, RecordCells cells) {
            masked[row] = cells.number(attribute);
        }

        @Override
        public Numbers column() {
            return Numbers.of(original.name(), masked);
        }
    }

    /** Words with concepts. */
    final class OfConcepts implements CellColumn {
        private final Words original;
        private final Concepts domain;
        private final int[] conceptOf;
        private final int[] masked;

        OfConcepts(Words original, Concepts domain, int[] conceptOf, int[] masked) {
            this.original = original;
            this.domain = domain;
            this.conceptOf = conceptOf;
            this.masked = masked;
        }

        @Override
        public void read(int row, int attribute, RecordCells cells) {
            int code = original.code(row);
            cells.concept(attribute, code == Words.MISSING ? Concepts.NONE : conceptOf[code]);
        }

        @Override
        public void write(int row, int attribute, RecordCells cells) {
            masked[row] = cells.concept(attribute);
        }

        /** The words of the masked concepts, in a dictionary by first appearance. */
        @Override
        public Words column() {
            int[] codeOf = new int[domain.taxonomy().size()];
            Arrays.fill(codeOf, Words.MISSING);
            List<String> dictionary = new ArrayList<>();
            int[] codes = new int[masked.length];
            for (int row = 0; row < codes.length; row++) {
                int concept = masked[row];
                if (concept != Concepts.NONE && codeOf[concept] == Words.MISSING) {
                    codeOf[concept] = dictionary.size();
                    dictionary.add(domain.text(concept));
                }
                codes[row] = concept == Concepts.NONE ? Words.MISSING : codeOf[concept];
            }
            return Words.of(original.name(), codes, dictionary);
        }
    }
}
