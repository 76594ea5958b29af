package org.semblance.authoring.draft;

import java.util.List;
import java.util.regex.Pattern;

/** Comments in drafted recipes. No line break of a text, which may hold a heading of the data, ends a comment early. */
final class DraftComments {

    private static final int WIDTH = 118;

    /** Line breaks of all kinds, and what a YAML file may not hold. */
    private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}]");

    private DraftComments() {}

    /** The line that marks a recipe as a draft, and what a person must decide before deleting it. */
    static String mark(List<OpenDecision> decisions) {
        StringBuilder text = new StringBuilder("""
                # Delete the next line when you have decided what is listed under it: until then a release is marked as that of a
                # draft. To see what a release would be like, without publishing anything: semblance anonymize RECIPE ‹try›
                draft: true
                """);
        int number = 1;
        for (OpenDecision decision : decisions) {
            add(text, "# " + number++ + ". ", decision.subject() + ": " + decision.question());
        }
        return text.toString();
    }

    /** Adds a comment of one or several lines. */
    static void add(StringBuilder text, String start, String words) {
        String next = start.replaceAll("[0-9.]", " ");
        StringBuilder line = new StringBuilder(start);
        boolean empty = true;
        for (String word : UNPRINTABLE.matcher(words).replaceAll(" ").strip().split(" +", -1)) {
            if (!empty && line.length() + 1 + word.length() > WIDTH) {
                text.append(line).append('\n');
                line = new StringBuilder(next);
                empty = true;
            }
            line.append(empty ? "" : " ").append(word);
            empty = false;
        }
        text.append(line).append('\n');
    }
}
