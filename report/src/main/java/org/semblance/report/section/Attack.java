package org.semblance.report.section;

import java.util.List;

/**
 * What somebody who knows something gains from a release.
 *
 * @param who in a few words
 * @param knows what they are taken to know
 * @param gains what comes of it here, a sentence each
 * @param standing whether it is limited
 */
record Attack(String who, String knows, List<String> gains, Standing standing) {

    /** How far the release stands against it. */
    enum Standing {
        /** A promise that was verified limits it. */
        LIMITED("✓ limited", "holds"),
        /** There is a figure, and no promise. */
        MEASURED("◐ measured", "measured"),
        /** Nothing limits it. */
        OPEN("✗ not controlled", "fails"),
        /** Nobody looked. */
        UNKNOWN("? not assessed", "unknown");

        private final String text;
        private final String style;

        Standing(String text, String style) {
            this.text = text;
            this.style = style;
        }

        String text() {
            return text;
        }

        /** The name the style sheet knows it by. */
        String style() {
            return style;
        }
    }
}
