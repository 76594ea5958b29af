package org.semblance.release.columns.signs;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.semblance.testkit.Trials;

/** Columns that are about nobody are not taken for identifiers. */
class OrdinaryColumnsTest {

    /** Sources of ordinary values: each draws a column's own parameters once. */
    private static final Map<String, Function<Random, Function<Random, String>>> SOURCES = new LinkedHashMap<>();

    static {
        for (int digits = 5; digits <= 16; digits++) {
            long from = Math.round(Math.pow(10, digits - 1));
            SOURCES.put(
                    "integers of " + digits + " digits",
                    column -> random -> Long.toString(from + (long) (random.nextDouble() * 9 * from)));
            SOURCES.put("multiples of " + digits + " digits", column -> {
                int step = List.of(2, 5, 10, 11, 97, 100, 1000).get(column.nextInt(7));
                return random -> Long.toString(from + (long) (random.nextDouble() * 9 * from) / step * step);
            });
            SOURCES.put("a sequence of " + digits + " digits", column -> {
                long[] next = {from + (long) (column.nextDouble() * 8 * from)};
                int step = 1 + column.nextInt(12);
                return random -> Long.toString(next[0] += step);
            });
            int width = digits;
            SOURCES.put("codes of " + digits + " digits with zeros", column -> {
                long[] next = {column.nextInt(10_000)};
                return random -> String.format(Locale.ROOT, "%0" + width + "d", next[0]++);
            });
        }
        SOURCES.put(
                "prices", column -> random -> String.format(Locale.ROOT, "%.2f", Math.exp(8 * random.nextDouble())));
        SOURCES.put(
                "prices with commas",
                column -> random -> String.format(Locale.ROOT, "%,.2f", Math.exp(14 * random.nextDouble())));
        SOURCES.put(
                "German prices",
                column -> random -> String.format(Locale.GERMANY, "%,.2f €", Math.exp(14 * random.nextDouble())));
        SOURCES.put("counts", column -> random -> Integer.toString((int) Math.exp(9 * random.nextDouble())));
        SOURCES.put("measurements", column -> random -> Double.toString(100 * random.nextGaussian()));
        SOURCES.put("years", column -> random -> Integer.toString(1930 + random.nextInt(95)));
        SOURCES.put("product codes", column -> {
            String prefix = letters(column, 2 + column.nextInt(2));
            return random -> prefix + "-" + (1000 + random.nextInt(90_000));
        });
        SOURCES.put(
                "part numbers",
                column -> random -> letters(random, 2) + random.nextInt(10_000_000) + "/" + random.nextInt(100));
        SOURCES.put("articles", column -> random -> letters(random, 3) + "-" + (10_000 + random.nextInt(90_000)));
        SOURCES.put(
                "lots", column -> random -> "L" + (20 + random.nextInt(5)) + letters(random, 1) + random.nextInt(1000));
        SOURCES.put("seats", column -> random -> letters(random, 1) + (10 + random.nextInt(90)));
        SOURCES.put(
                "codes of a letter and four digits",
                column -> random -> letters(random, 1) + (1000 + random.nextInt(9000)));
        SOURCES.put("flights", column -> random -> letters(random, 2) + (100 + random.nextInt(9000)));
        SOURCES.put("letters", column -> random -> letters(random, 2 + random.nextInt(7)));
        SOURCES.put("two letters", column -> random -> letters(random, 2));
        SOURCES.put(
                "versions",
                column -> random -> random.nextInt(12) + "." + random.nextInt(100) + "." + random.nextInt(20_000));
        SOURCES.put(
                "times",
                column -> random -> String.format(
                        Locale.ROOT, "%02d:%02d:%02d", random.nextInt(24), random.nextInt(60), random.nextInt(60)));
        SOURCES.put(
                "cases of a year",
                column -> random -> "20" + (10 + random.nextInt(15)) + "-" + random.nextInt(100_000));
        SOURCES.put(
                "cases of a court",
                column -> random ->
                        (1 + random.nextInt(30)) + " O " + random.nextInt(900) + "/" + (10 + random.nextInt(15)));
        SOURCES.put("ranges", column -> random -> random.nextInt(100) + "-" + (100 + random.nextInt(900)));
        SOURCES.put(
                "weeks",
                column -> random ->
                        LocalDate.of(2020, 1, 1).plusDays(random.nextInt(2000)).getYear() + "-W"
                                + (10 + random.nextInt(42)));
        SOURCES.put(
                "ISBN",
                column -> random -> "978-3-" + (10_000 + random.nextInt(90_000)) + "-" + (100 + random.nextInt(900))
                        + "-" + random.nextInt(10));
        SOURCES.put("words", column -> random -> word(random));
        SOURCES.put("two words", column -> random -> capital(word(random)) + " " + word(random));
        SOURCES.put("capital words", column -> random -> capital(word(random)) + " " + capital(word(random)));
    }

    private static String letters(Random random, int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append((char) ('A' + random.nextInt(26)));
        }
        return text.toString();
    }

    private static String word(Random random) {
        StringBuilder text = new StringBuilder();
        for (int syllables = 2 + random.nextInt(3); syllables > 0; syllables--) {
            text.append("bcdfghklmnprstvw".charAt(random.nextInt(16))).append("aeiou".charAt(random.nextInt(5)));
        }
        return text.toString();
    }

    private static String capital(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    /** Fewer than one in a thousand columns; of {@code trials=full}, a hundred times as many are tried. */
    @Test
    void fewerThanOneInAThousandRandomColumnsIsTakenForAnIdentifierOrConfidential() {
        long seed = Trials.seed();
        int of = Trials.count(8, 400);
        List<String> wrong = new ArrayList<>();
        SOURCES.forEach((name, source) -> {
            for (int i = 0; i < of; i++) {
                Random random = new Random(seed + i);
                MadeUpColumn column = MadeUpColumn.of(random, 60 + random.nextInt(600), 0, source.apply(random)::apply);
                for (ColumnSign sign : ContentSigns.of(column)) {
                    if (column.distinct() >= 50
                            && sign.confidence() >= 0.5
                            && sign.kind().group() != KindGroup.DATE) {
                        wrong.add(name + ", seed " + (seed + i) + ": " + sign);
                    }
                }
            }
        });
        assertThat(wrong).hasSizeLessThanOrEqualTo(SOURCES.size() * of / 1000);
    }

    @Test
    void wordsThatAreAlsoNamesAreNoNames() {
        for (String words : List.of(
                "January,February,March,April,May,June,July,August,September,October,November,December",
                "Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday",
                "white,black,brown,green,grey,red,blue,silver,gold,violet,rose,amber",
                "White,Black,Brown,Green,Grey,Red,Blue,Silver,Gold,Violet,Rose,Amber",
                "Baker,Cook,Taylor,Smith,Carpenter,Mason,Butcher,Miller,Gardener,Painter,Clerk,Driver,Teacher,Nurse",
                "Müller,Bäcker,Schneider,Koch,Zimmermann,Maler,Friseur,Metzger,Gärtner,Fischer,Schreiner,Lehrer",
                "Mercedes,Ford,Opel,Toyota,Skoda,Seat,Renault,Kia,Lincoln,Porsche,Tesla,Audi,BMW,Volvo",
                "Paris,London,Florence,Victoria,Sydney,Madison,Austin,Houston,Dallas,Boston,Phoenix,Charlotte,Chicago,Denver",
                "Madrid,Valencia,Sevilla,Toledo,Córdoba,León,Murcia,Granada,Zaragoza,Bilbao,Santiago,Burgos,Soria",
                "Roma,Milano,Napoli,Torino,Palermo,Genova,Bologna,Firenze,Bari,Catania,Venezia,Verona,Messina",
                "north,south,east,west,centre",
                "Nord,Süd,Ost,West,Mitte",
                "male,female,diverse",
                "Bronze,Silver,Gold,Platinum",
                "Washington,Jefferson,Franklin,Lincoln,Madison,Union,Montgomery,Marion,Clay,Monroe,Wayne,Greene",
                "Cardiología,Neumología,Cirugía,Pediatría,Psiquiatría,Maternidad",
                "Goethe-Gymnasium,Schillerschule,Lessing-Gymnasium,Realschule am Park,IGS Süd,Marienschule",
                "Apple,Orange,Banana,Cherry,Lemon,Peach,Plum,Grape,Olive,Mango",
                "strongly agree,agree,neither agree nor disagree,disagree,strongly disagree",
                "Berlin,Hamburg,München,Köln,Frankfurt am Main,Stuttgart,Düsseldorf,Leipzig,Dresden,Hannover,Nürnberg",
                "CA,TX,FL,NY,PA,IL,OH,GA,NC,MI,NJ,VA,WA,AZ,MA,TN",
                "A,B,C,D,E,F,G",
                "XS,S,M,L,XL,XXL",
                "0-10,11-25,26-100,101-200",
                "Produktion,Vertrieb,Logistik,Verwaltung,Einkauf,Informatik,Personal")) {
            List<ColumnSign> signs = ContentSigns.of(MadeUpColumn.of(words.split(",")));
            assertThat(signs)
                    .as(words)
                    .noneMatch(sign -> sign.confidence() >= 0.5
                            && (sign.kind().group() == KindGroup.IDENTIFIER
                                    || sign.kind().group() == KindGroup.CONFIDENTIAL));
        }
    }
}
