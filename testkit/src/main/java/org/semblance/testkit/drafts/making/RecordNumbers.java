package org.semblance.testkit.drafts.making;

import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.UUID;

/** Numbers of accounts, cards, devices, vehicles and connections, and places on the globe. */
public final class RecordNumbers {

    /** What follows country and check digits of an account number. */
    private static final Map<String, String> ACCOUNTS = Map.of(
            "DE", "##################",
            "ES", "####################",
            "FR", "##########0##########0##",
            "IT", "@######################",
            "NL", "@@@@0#########",
            "PT", "#####################",
            "GB", "@@@@##############",
            "BE", "############");

    private static final String VIN_SIGNS = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";
    private static final int[] VIN_WEIGHTS = {8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2};

    private RecordNumbers() {}

    /** International bank account numbers of a country. */
    public static CellSource iban(String country) {
        return row -> {
            String account = CellValues.signs(row.random(), Objects.requireNonNull(ACCOUNTS.get(country), country));
            return country
                    + String.format(Locale.ROOT, "%02d", 98 - CheckDigits.remainder(account + country + "00", 97))
                    + account;
        };
    }

    /** Numbers of which the last digit is Luhn's, such as cards ("4###############") and telephones. */
    public static CellSource luhn(String pattern) {
        return row -> {
            String text = CellValues.signs(row.random(), pattern);
            String body = text.substring(0, text.length() - 1);
            return body + CheckDigits.luhn(body.replaceAll("[^0-9]", ""));
        };
    }

    /** Vehicle identification numbers with the check digit of North America in the ninth place. */
    public static CellSource vin(String maker) {
        return row -> {
            StringBuilder vin = new StringBuilder(maker);
            while (vin.length() < 12) {
                vin.append(VIN_SIGNS.charAt(row.random().nextInt(VIN_SIGNS.length())));
            }
            vin.append(CellValues.signs(row.random(), "#####")).setCharAt(8, '0');
            int sum = 0;
            for (int i = 0; i < 17; i++) {
                sum += VIN_WEIGHTS[i] * vinValue(vin.charAt(i));
            }
            vin.setCharAt(8, sum % 11 == 10 ? 'X' : (char) ('0' + sum % 11));
            return vin.toString();
        };
    }

    /** A to H are 1 to 8, J to R are 1 to 9, S to Z are 2 to 9. */
    static int vinValue(char sign) {
        if (sign <= '9') {
            return sign - '0';
        }
        return sign <= 'H' ? sign - 'A' + 1 : sign <= 'R' ? sign - 'J' + 1 : sign - 'S' + 2;
    }

    public static CellSource ip() {
        return row -> {
            Random random = row.random();
            return (1 + random.nextInt(222)) + "." + random.nextInt(256) + "." + random.nextInt(256) + "."
                    + (1 + random.nextInt(254));
        };
    }

    public static CellSource ip6() {
        return row -> "2001:db8:" + hex(row.random(), 4) + ":" + hex(row.random(), 4) + "::" + hex(row.random(), 4);
    }

    public static CellSource mac() {
        return row -> hex(row.random(), 12).replaceAll("(..)(?=.)", "$1:");
    }

    public static CellSource uuid() {
        return row -> new UUID(row.random().nextLong(), row.random().nextLong()).toString();
    }

    /** Small hexadecimal digits. */
    public static CellSource hex(int length) {
        return row -> hex(row.random(), length);
    }

    private static String hex(Random random, int length) {
        StringBuilder text = new StringBuilder();
        while (text.length() < length) {
            text.append(Character.forDigit(random.nextInt(16), 16));
        }
        return text.toString();
    }

    /** A degree of latitude or longitude near a place. */
    public static CellSource degree(double near) {
        return CellValues.normal(near, 0.4, 5);
    }
}
