package org.semblance.experiments;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A page of plain text: headings, sentences and tables with aligned columns. */
final class TextPage {

    private final StringBuilder text = new StringBuilder();

    /** A table to which rows are added. */
    static final class Grid {

        private final List<String[]> rows = new ArrayList<>();

        Grid(String... heads) {
            rows.add(heads);
        }

        void row(String... cells) {
            rows.add(cells);
        }

        private void write(StringBuilder text) {
            int[] widths = new int[rows.get(0).length];
            for (String[] row : rows) {
                for (int column = 0; column < row.length; column++) {
                    widths[column] = Math.max(widths[column], row[column].length());
                }
            }
            for (String[] row : rows) {
                StringBuilder line = new StringBuilder();
                for (int column = 0; column < row.length; column++) {
                    line.append("  ")
                            .append(" ".repeat(widths[column] - row[column].length()))
                            .append(row[column]);
                }
                text.append(line.toString().stripTrailing()).append('\n');
            }
        }
    }

    void heading(String heading) {
        text.append(text.length() == 0 ? "" : "\n").append(heading).append("\n\n");
    }

    void say(String sentence) {
        text.append(sentence).append('\n');
    }

    void grid(Grid grid) {
        grid.write(text);
    }

    static String number(double value, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", value + 0.0);
    }

    static String difference(double value, int decimals) {
        return String.format(Locale.ROOT, "%+." + decimals + "f", value + 0.0);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
