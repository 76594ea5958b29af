package org.semblance.testkit.drafts.making;

import java.util.Locale;
import java.util.Random;

/** The Italian codice fiscale (decreto ministeriale 23 December 1976). */
final class FiscalCode {

    private static final String MONTHS = "ABCDEHLMPRST";

    /** What digits and letters in odd places count, by their place in 0 to 9 or A to Z. */
    private static final int[] ODD = {
        1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23
    };

    private FiscalCode() {}

    static String of(MadeUpPerson person, Random random) {
        int day = person.birth().getDayOfMonth() + (person.woman() ? 40 : 0);
        String body = three(person.last(), false)
                + three(person.first(), true)
                + String.format(Locale.ROOT, "%02d", person.birth().getYear() % 100)
                + MONTHS.charAt(person.birth().getMonthValue() - 1)
                + String.format(Locale.ROOT, "%02d", day)
                + "FGHL".charAt(random.nextInt(4))
                + String.format(Locale.ROOT, "%03d", 100 + random.nextInt(850));
        return body + check(body);
    }

    /** Consonants, then vowels, then X; of a first name with four consonants the second is left out. */
    private static String three(String name, boolean first) {
        String letters = PersonCells.plain(name).toUpperCase(Locale.ROOT);
        String consonants = letters.replaceAll("[AEIOU]", "");
        if (first && consonants.length() > 3) {
            return "" + consonants.charAt(0) + consonants.charAt(2) + consonants.charAt(3);
        }
        return (consonants + letters.replaceAll("[^AEIOU]", "") + "XXX").substring(0, 3);
    }

    private static char check(String body) {
        int sum = 0;
        for (int i = 0; i < body.length(); i++) {
            char sign = body.charAt(i);
            int place = sign <= '9' ? sign - '0' : sign - 'A';
            sum += i % 2 == 0 ? ODD[place] : place;
        }
        return (char) ('A' + sum % 26);
    }
}
