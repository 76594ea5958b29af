package org.semblance.release.attack;

/** Text for programs and terminals, in which spaces that do not break are ordinary ones. */
public final class PlainSpaces {

    private PlainSpaces() {}

    public static String of(String text) {
        return text.replace('\u00A0', ' ').replace('\u202F', ' ');
    }
}
