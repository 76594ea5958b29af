package org.semblance.release.columns.numbers;

import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What is written beside the digits of a number. The reader takes none of it. */
public enum NumberUnit {
    NONE("no sign"),
    CURRENCY("a currency sign"),
    PERCENT("a percent sign");

    private static final Set<String> CURRENCIES = Set.of(
            "€", "$", "£", "¥", "₤", "₣", "₺", "₹", "₽", "₩", "zł", "kč", "ft", "kr", "kr.", "fr", "fr.", "sfr", "sfr.",
            "eur", "euro", "euros", "usd", "gbp", "chf", "dkk", "sek", "nok", "pln", "czk", "jpy", "us$", "r$", "brl");
    private static final Set<String> SHARES = Set.of("%", "٪", "pct", "percent");

    private final String words;

    NumberUnit(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }

    /** What a text beside digits is; null if it is something else. */
    static @Nullable NumberUnit of(String text) {
        String plain =
                text.replace('\u00A0', ' ').replace('\u202F', ' ').strip().toLowerCase(Locale.ROOT);
        return plain.isEmpty() ? NONE : CURRENCIES.contains(plain) ? CURRENCY : SHARES.contains(plain) ? PERCENT : null;
    }
}
