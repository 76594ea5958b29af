package org.semblance.release.attack;

import org.semblance.catalog.Parameter;

/** How well a release resists an attack, from best to worst. */
public enum AttackStanding {
    /** A verified guarantee limits it. */
    LIMITED("✓ limited"),
    /** It was measured, but no guarantee limits it. */
    MEASURED("◐ measured"),
    /** It was not measured. */
    NOT_MEASURED("? not measured"),
    /** Nothing limits it. */
    NOT_CONTROLLED("✗ not controlled");

    private final String text;

    AttackStanding(String text) {
        this.text = text;
    }

    /** The standing in words, with a sign that is recognisable without colours. */
    public String text() {
        return text;
    }

    /** The standing as JSON has it, such as {@code not-measured}. */
    public String key() {
        return Parameter.kebab(this);
    }

    /** The worse of two. */
    public AttackStanding worse(AttackStanding other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
