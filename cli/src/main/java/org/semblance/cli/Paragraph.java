package org.semblance.cli;

import java.util.ArrayList;
import java.util.List;

/** Text in lines that fit a terminal of 80 columns. */
final class Paragraph {

    static final int WIDTH = 80;

    private Paragraph() {}

    /** The text behind a first start and, on further lines, blanks as wide. */
    static String of(String start, String text) {
        int room = Math.max(20, WIDTH - start.length());
        return start + String.join(System.lineSeparator() + " ".repeat(start.length()), lines(text, room));
    }

    /** One line, cut where it would be too long. */
    static String cut(String line) {
        return line.length() <= WIDTH ? line : line.substring(0, WIDTH - 1) + "…";
    }

    private static List<String> lines(String text, int room) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : FindingLines.printable(text).strip().split(" +", -1)) {
            if (line.length() > 0 && line.length() + 1 + word.length() > room) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
            while (line.length() > room) {
                lines.add(line.substring(0, room));
                line.delete(0, room);
            }
        }
        lines.add(line.toString());
        return lines;
    }
}
