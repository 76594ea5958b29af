package org.semblance.report;

import org.semblance.Setting;

/** Says the settings that messages name as options of the command line: {@code ‹k 2..20›} as {@code --k 2..20}. */
public final class OptionWords {

    private OptionWords() {}

    /** A message as the command line prints it. */
    public static String in(String message) {
        return Setting.spell(message, (name, value) -> "--" + name + (value.isEmpty() ? "" : " " + value));
    }
}
