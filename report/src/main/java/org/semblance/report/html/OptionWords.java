package org.semblance.report.html;

import org.semblance.Setting;

/** Writes the settings in messages as command-line options: {@code ‹k 2..20›} as {@code --k 2..20}. */
public final class OptionWords {

    private OptionWords() {}

    /** A message as the command line prints it. */
    public static String in(String message) {
        return Setting.spell(message, (name, value) -> "--" + name + (value.isEmpty() ? "" : " " + value));
    }
}
