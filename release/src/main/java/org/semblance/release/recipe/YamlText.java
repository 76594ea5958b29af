package org.semblance.release.recipe;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Writes text as YAML. */
public final class YamlText {

    private static final Pattern PLAIN = Pattern.compile("[A-Za-z_][A-Za-z0-9_ ./+-]*(?<! )");
    private static final Pattern SPECIAL = Pattern.compile("(?i)true|false|yes|no|on|off|null|~|y|n");

    private YamlText() {}

    public static String of(List<String> texts) {
        return "[" + String.join(", ", texts.stream().map(YamlText::of).toList()) + "]";
    }

    /** The text as YAML, quoted unless it is certainly a plain string. */
    public static String of(String text) {
        if (PLAIN.matcher(text).matches() && !SPECIAL.matcher(text).matches()) {
            return text;
        }
        StringBuilder quoted = new StringBuilder("\"");
        text.codePoints().forEach(c -> {
            if (c == '"' || c == '\\') {
                quoted.append('\\').appendCodePoint(c);
            } else if (c < 0x20 || (c >= 0x7F && c < 0xA0)) {
                quoted.append(String.format(Locale.ROOT, "\\x%02x", c));
            } else {
                quoted.appendCodePoint(c);
            }
        });
        return quoted.append('"').toString();
    }
}
