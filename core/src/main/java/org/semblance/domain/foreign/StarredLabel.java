package org.semblance.domain.foreign;

import java.util.Optional;

/**
 * A text with some characters hidden by stars: {@code 130**} and {@code 2*}. Each star is one character; stars alone
 * cover any value.
 *
 * @param text the text with stars
 * @param rest whether stars at the end cover any number of characters instead
 */
public record StarredLabel(String text, boolean rest) implements ForeignLabel {

    private static final char ANY = '*';

    /** Reads a text that contains a star. */
    public static Optional<StarredLabel> of(String text) {
        return text.indexOf(ANY) < 0 ? Optional.empty() : Optional.of(new StarredLabel(text.strip(), false));
    }

    /** Whether all characters are hidden. */
    public boolean hidesAll() {
        return text.chars().allMatch(sign -> sign == ANY);
    }

    /** The same label, with stars at the end for any number of characters. */
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
