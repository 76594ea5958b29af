package org.semblance.domain.foreign;

import java.util.Optional;

/**
 * A text of which some signs are hidden: {@code 130**} and {@code 2*}. Each star is one sign; stars alone are any value.
 *
 * @param rest whether stars at the end are any number of signs instead
 */
public record StarredLabel(String text, boolean rest) implements ForeignLabel {

    private static final char ANY = '*';

    /** The label that a text with a star in it is. */
    public static Optional<StarredLabel> of(String text) {
        return text.indexOf(ANY) < 0 ? Optional.empty() : Optional.of(new StarredLabel(text.strip(), false));
    }

    /** Whether it hides everything. */
    public boolean hidesAll() {
        return text.chars().allMatch(sign -> sign == ANY);
    }

    /** The same, with stars at the end for as many signs as there are. */
    StarredLabel toTheEnd() {
        return new StarredLabel(text, true);
    }

    @Override
    public boolean covers(Value value) {
        if (hidesAll()) {
            return true;
        }
        String other = value.text();
        int end = rest ? text.replaceFirst("\\*+$", "").length() : text.length();
        if (rest ? other.length() < end : other.length() != end) {
            return false;
        }
        for (int i = 0; i < end; i++) {
            if (text.charAt(i) != ANY && text.charAt(i) != other.charAt(i)) {
                return false;
            }
        }
        return true;
    }
}
