package org.semblance.report.section;

import java.util.List;

/**
 * An attack scenario, and what it achieves against a release.
 *
 * @param who the intruder, in a few words
 * @param knows what the intruder is assumed to know
 * @param gains what the attack achieves here, one sentence each
 * @param standing whether it is limited
 */
record Attack(String who, String knows, List<String> gains, Standing standing) {

    /** How well the release resists the attack. */
    enum Standing {
        /** A verified guarantee limits it. */
        LIMITED("✓ limited", "holds"),
        /** It was measured, but no guarantee limits it. */
        MEASURED("◐ measured", "measured"),
        /** Nothing limits it. */
        OPEN("✗ not controlled", "fails"),
        /** It was not assessed. */
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

        /** The style class. */
        String style() {
            return style;
        }
    }
}
