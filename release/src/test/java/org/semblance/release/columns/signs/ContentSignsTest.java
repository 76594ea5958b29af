package org.semblance.release.columns.signs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.semblance.testkit.Trials;

/** What columns are is found by their values, also if some are dirty; the evidence quotes none. */
class ContentSignsTest {

    private record Made(ColumnKind kind, Function<Random, String> source) {}

    private static final Map<String, Made> SOURCES = new LinkedHashMap<>();

    private static final String[] GIVEN =
            ("Anna Ben Carlos Dilek Eoin Fatima Giulia Hendrik Inês Jordi Kateryna Laia Mehmet Núria Oliver"
                            + " Piotr Quentin Rosa Siobhán Tiago Ursula Vera Wiebke Xavier Yvonne Zoë Lars Chantal Ferran Wojciech")
                    .split(" ");
    private static final String[] FAMILY =
            ("Müller Smith Rossi García Jansen Silva Dupont Puig Kowalski Yılmaz O'Brien Nguyen Singh"
                            + " Esposito Fernández Becker Lefebvre Oliveira Visser Walsh Hoffmann Ivanov Khan Moreau Serra Öztürk Popescu"
                            + " Thornbury Quackelstein Zwingelberg Meirinho")
                    .split(" ");

    private static void made(String name, ColumnKind kind, Function<Random, String> source) {
        SOURCES.put(name, new Made(kind, source));
    }

    private static void forms(String name, ColumnKind kind, String... forms) {
        made(name, kind, random -> signs(random, forms[random.nextInt(forms.length)]));
    }

    static {
        forms(
                "e-mail",
                ColumnKind.EMAIL,
                "@@@@.@@@@@@@@##@example.co.uk",
                "@.@@@@@+#@mail.example.org",
                "@@@@#@exämple.de");
        forms("US phone", ColumnKind.PHONE, "(###) ###-####", "1-###-###-####", "###.###.#### x###");
        forms("UK phone", ColumnKind.PHONE, "07### ######", "020 7### ####", "+44 161 ### ####", "01### ######");
        forms(
                "German phone",
                ColumnKind.PHONE,
                "030/#######",
                "0171-#######",
                "+49 (0)89 ######",
                "(0221) 9#####-##",
                "0049 211 ######");
        forms("French phone", ColumnKind.PHONE, "06 ## ## ## ##", "01.##.##.##.##", "+33 6 ## ## ## ##", "07########");
        forms("Spanish phone", ColumnKind.PHONE, "6## ### ###", "91# ## ## ##", "+34 6########", "93 ### ## ##");
        forms("Spanish digits", ColumnKind.PHONE, "6########");
        forms("Italian phone", ColumnKind.PHONE, "3## #######", "06 ########", "+39 02 #######", "3##/#######");
        forms("Dutch phone", ColumnKind.PHONE, "06-########", "020-#######", "06########", "+31 6 ########");
        forms("Portuguese phone", ColumnKind.PHONE, "91# ### ###", "21# ### ###", "+351 96# ### ###");
        made(
                "IP",
                ColumnKind.IP_ADDRESS,
                random -> random.nextInt(3) > 0
                        ? random.nextInt(224) + "." + random.nextInt(256) + "." + random.nextInt(256) + "."
                                + random.nextInt(256)
                        : "2001:db8::" + Integer.toHexString(random.nextInt(65_536)));
        made("MAC", ColumnKind.DEVICE_NUMBER, random -> hex(random, 12).replaceAll("(..)(?!$)", "$1-"));
        made("UUID", ColumnKind.RECORD_NUMBER, random -> new UUID(random.nextLong(), random.nextLong()).toString());
        made("hash", ColumnKind.SESSION, random -> hex(random, 40));
        made("cookie", ColumnKind.SESSION, random -> hex(random, 16));
        made(
                "URL",
                ColumnKind.URL,
                random -> "https://example.org/p/" + random.nextInt(100_000) + "?u=" + hex(random, 6));
        made("photograph", ColumnKind.FILE_PATH, random -> "C:\\scans\\IMG_" + random.nextInt(100_000) + ".JPG");
        made(
                "pair of coordinates",
                ColumnKind.COORDINATES,
                random ->
                        String.format(Locale.ROOT, "%.5f, %.5f", 90 * random.nextDouble(), -180 * random.nextDouble()));
        made(
                "UK plate",
                ColumnKind.VEHICLE_NUMBER,
                random -> (plate(random, 2) + signs(random, "## ") + plate(random, 3)).replace('Z', 'Y'));
        made(
                "French plate",
                ColumnKind.VEHICLE_NUMBER,
                random -> plate(random, 2) + "-" + signs(random, "###") + "-" + plate(random, 2));
        made("Spanish plate", ColumnKind.VEHICLE_NUMBER, random -> signs(random, "####") + " " + plate(random, 3));
        made("VIN", ColumnKind.VEHICLE_NUMBER, random -> "WVWZZZ" + plate(random, 3) + signs(random, "########"));
        forms("UK postcode", ColumnKind.POSTCODE, "M# #AB", "EC#A #BX", "SW1# #NQ", "LS## #GD");
        forms("Portuguese postcode", ColumnKind.POSTCODE, "1###-###", "4###-###");
        forms("Dutch postcode", ColumnKind.POSTCODE, "1### AB", "3### XY", "9### ZZ");
        made("given name", ColumnKind.GIVEN_NAME, random -> GIVEN[random.nextInt(GIVEN.length)]);
        made(
                "full name",
                ColumnKind.FULL_NAME,
                random -> GIVEN[random.nextInt(GIVEN.length)] + " " + FAMILY[random.nextInt(FAMILY.length)]);
        made("family name", ColumnKind.FAMILY_NAME, random -> FAMILY[random.nextInt(FAMILY.length)]);
        made("date of birth", ColumnKind.BIRTH_DATE, random -> day(random, 1931, 2004, "dd.MM.yyyy", Locale.ROOT));
        made(
                "American date of birth",
                ColumnKind.BIRTH_DATE,
                random -> day(random, 1931, 2004, "M/d/yyyy", Locale.ROOT));
        made(
                "compact date of birth",
                ColumnKind.BIRTH_DATE,
                random -> day(random, 1931, 2004, "yyyyMMdd", Locale.ROOT));
        made(
                "event",
                ColumnKind.DATE,
                random -> day(random, 2019, 2023, "yyyy-MM-dd", Locale.ROOT) + "T12:" + signs(random, "2#:3#") + "Z");
        made(
                "Spanish words of a date",
                ColumnKind.DATE,
                random -> day(random, 2015, 2023, "d 'de' MMMM 'de' yyyy", Locale.forLanguageTag("es")));
        made(
                "German words of a date",
                ColumnKind.DATE,
                random -> day(random, 2015, 2023, "d. MMMM yyyy", Locale.GERMAN));
        made(
                "English words of a date",
                ColumnKind.DATE,
                random -> day(random, 2015, 2023, "MMMM d, yyyy", Locale.ENGLISH));
        made(
                "French words of a date",
                ColumnKind.DATE,
                random -> day(random, 2015, 2023, "d MMMM yyyy", Locale.FRENCH));
        forms("NINO", ColumnKind.NATIONAL_NUMBER, "AB ## ## ## C", "JG######A", "PX ## ## ## B");
        forms("SSN", ColumnKind.NATIONAL_NUMBER, "1##-2#-4###", "5##-6#-1###", "9##-7#-3###");
        made(
                "PESEL",
                ColumnKind.NATIONAL_NUMBER,
                random -> checked(
                        day(random, 1930, 1999, "yyMMdd", Locale.ROOT) + signs(random, "####"),
                        1,
                        3,
                        7,
                        9,
                        1,
                        3,
                        7,
                        9,
                        1,
                        3));
        made(
                "AHV",
                ColumnKind.NATIONAL_NUMBER,
                random -> checked("756" + signs(random, "#########"), 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3));
        made("German health insurance", ColumnKind.HEALTH_PLAN, random -> {
            int letter = 1 + random.nextInt(26);
            String body = String.format(Locale.ROOT, "%02d", letter) + signs(random, "########");
            // Luhn's digit fills the sum up to ten; this one is the sum's own last digit
            for (int digit = 0; digit < 10; digit++) {
                if (luhn(body + digit)) {
                    return (char) ('A' + letter - 1) + body.substring(2) + (10 - digit) % 10;
                }
            }
            throw new AssertionError(body);
        });
        made(
                "ATC",
                ColumnKind.DRUG,
                random -> "ACJN".charAt(random.nextInt(4)) + "0" + (1 + random.nextInt(6)) + signs(random, "@@0#"));
        made(
                "free text",
                ColumnKind.FREE_TEXT,
                random -> "The patient came " + signs(random, "#") + " days after the fall, and said "
                        + signs(random, "@@@@") + " was there. No pain in the "
                        + (random.nextBoolean() ? "arm." : "leg."));
    }

    static Stream<String> sources() {
        return SOURCES.keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("sources")
    void isFoundAmongDirtyValues(String name) {
        Made made = SOURCES.get(name);
        for (int rows : new int[] {300, 10_000}) {
            Trials.of(rows > 1000 ? 2 : 20, random -> {
                List<ColumnSign> signs = ContentSigns.of(dirty(random, rows, made));
                assertThat(signs).as("%s in %d rows", name, rows).isNotEmpty();
                assertThat(signs.get(0).kind()).as("%s in %d rows", name, rows).isEqualTo(made.kind());
                assertThat(signs.get(0).confidence())
                        .as("%s in %d rows", name, rows)
                        .isGreaterThanOrEqualTo(0.5);
            });
        }
    }

    /** By accident more of a few values may be dirty than are forgiven. */
    @Test
    void nearlyAllAreFoundInTwentyRows() {
        long seed = Trials.seed();
        int times = 20;
        int found = 0;
        for (Made made : SOURCES.values()) {
            for (int i = 0; i < times; i++) {
                found += ContentSigns.of(dirty(new Random(seed + i), 20, made)).stream()
                                .findFirst()
                                .filter(sign -> sign.kind() == made.kind() && sign.confidence() >= 0.4)
                                .isPresent()
                        ? 1
                        : 0;
            }
        }
        assertThat(found).as("seed %d", seed).isGreaterThan((int) (0.92 * times * SOURCES.size()));
    }

    private static MadeUpColumn dirty(Random random, int rows, Made made) {
        return MadeUpColumn.of(random, rows, 0.1 * random.nextDouble(), made.source());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ADDRESS | 12 High Street; Flat 3, 7 Mill Lane; 221b Baker Street; 4 The Green; 118 Oak Ave Apt 4; 9 Kings Road",
                "ADDRESS | Hauptstr. 5a; Bahnhofstraße 12; Am Markt 3; Goetheallee 77, 10115 Berlin; Kirchweg 4; Berliner Straße 2-4",
                "ADDRESS | 12 rue de la Paix; 3 bis, avenue Foch; 8 place de l'Église; 45, chemin des Vignes; 1 impasse du Puits",
                "ADDRESS | Calle Mayor 3, 2º; C/ Real, 15; Avda. de la Constitución 8; Plaza España 1; Paseo del Prado 22 3ºB",
                "ADDRESS | Via Roma 12; Viale dei Mille, 5/A; Corso Italia 101; P.zza Dante 3; Largo Augusto 7",
                "ADDRESS | Dorpsstraat 4; Prinsengracht 263-II; Molenweg 12a; Stationsplein 1; Julianalaan 88",
                "ADDRESS | Rua Augusta 10; Av. da Liberdade, 25 3º Dto; Travessa do Carmo 4; R. Direita 7; Largo do Chafariz, 2",
                "ADDRESS | Carrer Major 3; Avinguda Catalunya, 14; Passeig de Gràcia 92; Plaça de l'Ajuntament 1; Rambla Nova 55",
                "ADDRESS | Kerkstraat; Dorpsstraat; Stationsweg; Prinsengracht; Beatrixlaan",
                "RELIGION | katholisch; evangelisch; muslimisch; keine",
                "RELIGION | Catholic; Hindu; Sikh; Jewish; none; other",
                "RELIGION | católico; musulmán; ateo; judío; ninguna",
                "SEXUALITY | heterosexual; gay; bisexual; prefer not to say",
                "SEXUALITY | hétérosexuel; homosexuel; bisexuel",
                "SEX | H; M",
                "SEX | V; M; X",
                "SEX | weiblich; männlich; divers",
                "SEX | home; dona",
                "SEX | mujer; hombre",
                "MARITAL_STATUS | ledig; verheiratet; geschieden; verwitwet",
                "MARITAL_STATUS | celibe; nubile; coniugato/a; vedovo/a; divorziato/a",
                "PART_OF_DATE | April; May; June",
                "PART_OF_DATE | enero; febrero; marzo; abril; mayo; junio",
                "COUNTRY | Germany; France; Spain; United Kingdom; Poland; Italy",
                "COUNTRY | Deutschland; Frankreich; Österreich; Schweiz; Türkei",
                "COUNTRY | DEU; FRA; ESP; GBR; USA; ITA; NLD",
                "DIAGNOSIS | Diabetes mellitus; Hypertension; Asthma; Fracture of femur; Depression; Pneumonia",
                "DIAGNOSIS | Lungenentzündung; Herzinsuffizienz; Blinddarmentzündung; Brustkrebs; Migräne; Oberschenkelbruch",
                "DIAGNOSIS | cáncer de mama; neumonía; depresión; diabetes tipo 2; hepatitis C; fractura de cadera",
                "DIAGNOSIS | I10; E11.9; J18.9; F32.1; C50.9; M54.5; K21.9; N39.0; I21.4",
                "DIAGNOSIS | I10; E119; J189; F321; C509; M545; K219; N390; I214",
                "DRUG | metformin 500 mg; lisinopril; simvastatin; amoxicillin; rituximab; omeprazole",
                "DRUG | ramipril; métoprolol; paracétamol; amoxicilline; atorvastatine",
                "GIVEN_NAME | Anna; Peter; Maria; Klaus; Ursula; Jürgen; Sabine; Wolfgang; Petra; Uwe; Heike; Leon",
                "GIVEN_NAME | Jean-Pierre; Marie; Chloé; Anne-Sophie; François; Léa; Hugo; Inès; Gaël; Manon; Lucas; Émilie",
                "GIVEN_NAME | Montserrat; Jordi; Núria; Oriol; Laia; Arnau; Mercè; Pau; Meritxell; Biel; Ona; Ferran",
                "FAMILY_NAME | Müller; Schmidt; Yılmaz; Hoffmann; Schulz; Becker; von Arnim; Krüger; Nowak; Lehmann; Vogel; Huber",
                "FAMILY_NAME | GARCÍA; FERNÁNDEZ; LÓPEZ; PÉREZ; GÓMEZ; RUIZ; DÍAZ; MORENO; ÁLVAREZ; ROMERO; NAVARRO; ORTEGA",
                "FAMILY_NAME | de Jong; van den Berg; Jansen; van Dijk; Visser; de Boer; Mulder; Hendriks; Dekker; Dijkstra; van der Meer; Smits",
                "FAMILY_NAME | García López; Pérez Ruiz; Moreno Díaz; Romero Gil; Serra Puig; Vidal Soler; Ortega Cano; Sanz Rubio",
                "FULL_NAME | Mary Johnson; James O'Brien; Susan Clark; Robert Ng; Priya Patel; William Turner; Karen Hill; David Jones",
                "FULL_NAME | Müller, Hans; Schmidt, Ursula; von der Heide, Klaus; Becker, Anna; Özdemir, Ayşe; Koch, Peter; Wolf, Jan",
                "FULL_NAME | Dr. A. Weber; Prof. Schneider; Dr. med. K. Fischer; Dr Meyer; Prof. Dr. M. Becker; Dr. L. Hoffmann",
                "FULL_NAME | Jan de Vries; Maria van der Berg; Kees Bakker; Sanne Visser; Willem van Dijk; Femke Smit; Bram de Boer",
                "FULL_NAME | DUPONT Jean; MARTIN Sophie; BERNARD Luc; PETIT Chloé; DURAND Michel; LEROY Camille; MOREAU Hugo",
                "FULL_NAME | María García López; José Luis Pérez; Ana Belén Ruiz; Juan Carlos Gómez; Carmen Díaz; Pedro Sánchez Gil",
                "FULL_NAME | mary johnson; john smith; linda davis; robert brown; patricia jones; michael wilson; karen lee",
                "FILE_PATH | scans/p1.dcm; scans/p2.dcm; scans/p3.dcm; img/face04.png; doc.pdf",
                "USER_AGENT | Mozilla/5.0 (X11; Linux x86_64); Mozilla/5.0 (Windows NT 10.0); curl/7.68.0",
                "USERNAME | @anna_b; @peter77; @some.one; @x_y_z",
                "PAYMENT_CARD | 4111 1111 1111 1111; 5500-0000-0000-0004; 340000000000009; 30000000000004; 6011000000000004; 2223003122003222",
                "BANK_ACCOUNT | GB29 NWBK 6016 1331 9268 19; DE89370400440532013000; FR1420041010050500013M02606; NL91ABNA0417164300",
                "DEVICE_NUMBER | 490154203237518; 356938035643809; 352099001761481; 351756051523999; 868932036356090",
                "VEHICLE_NUMBER | 1M8GDM9AXKP042788; 11111111111111111; 5GZCZ43D13S812715; 1HGCM82633A004352; JH4TB2H26CC000000",
                "HEALTH_PLAN | 1EG4-TE5-MK73; 1EG4TE5MK72; 2AA0-AA0-AA00; 4KT5-QN9-RM11",
            })
    void fewValuesAreEnough(ColumnKind kind, String values) {
        List<ColumnSign> signs = ContentSigns.of(MadeUpColumn.of(values.split("; ")));
        assertThat(signs).as(values).isNotEmpty();
        assertThat(signs.get(0).kind()).as("%s", signs).isEqualTo(kind);
        for (ColumnSign sign : signs) {
            for (String value : values.split("; ")) {
                assertThat(value.length() > 2 && sign.evidence().contains(value))
                        .as(sign.evidence())
                        .isFalse();
            }
        }
    }

    @Test
    void oneCoordinateNeedsItsHeading() {
        List<String> values = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            values.add(String.format(Locale.ROOT, "%.5f", 41.8 + 0.00137 * i));
        }
        assertThat(ContentSigns.of(MadeUpColumn.of("home_lat", values)).get(0).confidence())
                .isGreaterThan(0.9);
        assertThat(ContentSigns.of(MadeUpColumn.of("Longitude", values)).get(0).confidence())
                .isGreaterThan(0.9);
        for (String other : List.of("weight", "plate", "relative_change", "belong", "x")) {
            assertThat(ContentSigns.of(MadeUpColumn.of(other, values)))
                    .as(other)
                    .noneMatch(sign -> sign.confidence() > 0.4);
        }
    }

    @Test
    void hugeAndManyValuesAreReadFast() {
        List<String> huge = new ArrayList<>();
        for (String piece :
                List.of("a", "a ", "1", "-", "a.", "/", "1.", "A1", "rue ", "Anna ", ":", "0", "x@", "a, ")) {
            huge.add(piece.repeat(1_000_000 / piece.length()) + "!");
        }
        List<String> many = new ArrayList<>();
        for (int i = 0; i < 1_000_000; i++) {
            many.add(Integer.toString(i * 7));
        }
        for (List<String> values : List.of(huge, many)) {
            MadeUpColumn column = MadeUpColumn.of("x", values);
            ContentSigns.of(column);
            long start = System.nanoTime();
            ContentSigns.of(column);
            assertThat((System.nanoTime() - start) / 1_000_000)
                    .as("milliseconds")
                    .isLessThan(1000);
        }
    }

    @Test
    void anEmptyColumnSaysNothing() {
        assertThat(ContentSigns.of(MadeUpColumn.of())).isEmpty();
        assertThat(ContentSigns.of(MadeUpColumn.of("", "n/a", "-9"))).isEmpty();
    }

    static Stream<Arguments> shares() {
        return Stream.of(
                Arguments.of(5, 5, 0.1, 5.0),
                Arguments.of(3, 3, 0.01, 6.0),
                Arguments.of(1, 10, 0.1, 0.0),
                Arguments.of(0, 0, 0.1, 0.0));
    }

    @ParameterizedTest
    @MethodSource("shares")
    void theSurpriseIsThatOfAllPassing(int passed, int of, double luck, double digits) {
        assertThat(Surprise.digits(passed, of, luck)).isCloseTo(digits, offset(1e-9));
    }

    /** Check digit that fills a weighted sum up to a multiple of ten. */
    private static String checked(String body, int... weights) {
        int sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * (body.charAt(i) - '0');
        }
        return body + (10 - sum % 10) % 10;
    }

    /** Luhn's sum by a table of doubled digits. */
    private static boolean luhn(String digits) {
        int sum = 0;
        for (int i = 0; i < digits.length(); i++) {
            int digit = digits.charAt(digits.length() - 1 - i) - '0';
            sum += i % 2 == 0 ? digit : "0246813579".charAt(digit) - '0';
        }
        return sum % 10 == 0;
    }

    private static String plate(Random random, int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append("BCDFGHJKLMNPRSTVWXZ".charAt(random.nextInt(19)));
        }
        return text.toString();
    }

    private static String hex(Random random, int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append(Character.forDigit(random.nextInt(16), 16));
        }
        return text.toString();
    }

    private static String day(Random random, int from, int to, String pattern, Locale locale) {
        return LocalDate.of(from, 1, 1)
                .plusDays(random.nextInt((to - from + 1) * 365))
                .format(DateTimeFormatter.ofPattern(pattern, locale));
    }

    private static String signs(Random random, String form) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < form.length(); i++) {
            char sign = form.charAt(i);
            boolean mail = sign == '@' && i + 2 < form.length() && form.startsWith("@example", i)
                    || form.startsWith("@mail.", i)
                    || form.startsWith("@ex", i);
            text.append(
                    sign == '#'
                            ? (char) ('0' + random.nextInt(10))
                            : sign == '@' && !mail ? (char) ('A' + random.nextInt(26)) : sign);
        }
        return text.toString();
    }
}
