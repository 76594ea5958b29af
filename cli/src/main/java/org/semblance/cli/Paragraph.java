package org.semblance.cli;

import java.util.ArrayList;
import java.util.List;

/** Wraps text for a terminal of 80 columns. */
final class Paragraph {

    static final int WIDTH = 80;

    private Paragraph() {}

    /** The wrapped text after a prefix; further lines are indented by the width of the prefix. */
    static String of(String start, String text) {
        int room = Math.max(20, WIDTH - start.length());
        return start + String.join(System.lineSeparator() + " ".repeat(start.length()), lines(text, room));
    }

    /** A single line, truncated if it is too long. */
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
