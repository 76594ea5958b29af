package org.semblance.testkit.drafts.making;

import java.text.Normalizer;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** What is known about the person of a row: names, age, where they live, how to reach them. */
public final class PersonCells {

    private PersonCells() {}

    public static CellSource first() {
        return row -> row.person().first();
    }

    public static CellSource last() {
        return row -> row.person().last();
    }

    /** The second surname, where people have two. */
    public static CellSource second() {
        return row -> row.person().second();
    }

    /** A full name, such as "{last}, {first}" or "{first} {last} {second}". */
    public static CellSource full(String form) {
        return row -> form.replace("{first}", row.person().first())
                .replace("{initial}", row.person().first().substring(0, 1))
                .replace("{last}", row.person().last())
                .replace("{second}", row.person().second());
    }

    public static CellSource sex(String woman, String man) {
        return row -> row.person().woman() ? woman : man;
    }

    public static CellSource age() {
        return row -> Integer.toString(row.person().age());
    }

    /** The date of birth, or a part of it. */
    public static CellSource birth(String pattern) {
        DateTimeFormatter form = DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH);
        return row -> form.format(row.person().birth());
    }

    /** A login made of the name. */
    public static CellSource login() {
        return row -> plain(row.person().first().substring(0, 1) + row.person().last())
                + row.random().nextInt(100);
    }

    public static CellSource email() {
        return row -> {
            List<String> hosts = row.words().list("mail");
            Random random = row.random();
            return plain(row.person().first()) + (random.nextBoolean() ? "." : "_")
                    + plain(row.person().last())
                    + (random.nextInt(3) == 0 ? Integer.toString(random.nextInt(100)) : "")
                    + "@" + hosts.get(random.nextInt(hosts.size()));
        };
    }

    public static CellSource phone() {
        return row -> {
            List<String> forms = row.words().list("phone");
            return CellValues.signs(row.random(), forms.get(row.random().nextInt(forms.size())));
        };
    }

    /** A town; the same topic chooses its postcode. */
    public static CellSource town() {
        return row -> place(row)[1];
    }

    public static CellSource postcode() {
        return row -> CellValues.signs(row.as("postcode").random(), place(row)[0]);
    }

    /** Street and house number, such as "{street} {number}" or "{number} {street}", with {postcode} and {town} if wanted. */
    public static CellSource address(String form) {
        return row -> {
            List<String> streets = row.words().list("streets");
            CellRow home = row.as("home");
            return form.replace("{street}", streets.get(home.random().nextInt(streets.size())))
                    .replace(
                            "{number}",
                            Integer.toString(1 + row.as("house").random().nextInt(140)))
                    .replace("{postcode}", postcode().value(row))
                    .replace("{town}", town().value(row));
        };
    }

    /** Postcode and town. */
    private static String[] place(CellRow row) {
        return MadeUpPerson.frequent(row.as("place").random(), row.words().list("towns"))
                .split(" (?=\\p{Lu}\\p{Ll})", 2);
    }

    /** A name in small letters without accents, as in addresses. */
    static String plain(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFD)
                .replace("ß", "ss")
                .replace("ø", "o")
                .replaceAll("[^A-Za-z]", "")
                .toLowerCase(Locale.ROOT);
    }
}
