package org.semblance.release.columns.signs;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.semblance.release.columns.signs.words.UnaccentedText;

/**
 * Diagnoses by the International Classification of Diseases. Seats and parts of machines have a letter and two digits,
 * too, but few of those that are frequent among diagnoses.
 */
final class DiagnosisCodeSigns implements ContentRecognizer {

    private static final double LEAST_SHARE = 0.8;
    private static final int LEAST_CODES = 3;
    private static final int LEAST_LETTERS = 3;

    private static final Pattern ICD10 = Pattern.compile(
            "(?:[A-NP-TV-Z]\\d[0-9AB]|O[0-9][0-9A]|U(?:0\\d|8\\d|99))(?:\\.(?:[0-9X][0-9A-Z]{0,3}|-)|[0-9X][0-9A-Z]{0,3})?[+*!]?");
    private static final Pattern ICD9 = Pattern.compile("\\d{3}\\.\\d{1,2}|V\\d{2}(?:\\.\\d{1,2})?|E\\d{3}(?:\\.\\d)?");
    private static final Pattern HEADING =
            Pattern.compile(".*(?:icd|cie-?_?10|cie-?_?9|cim-?_?10|cid-?_?10|diag|dx|cause|death|hauptd).*");

    /** Categories that make most diagnoses in hospitals and surgeries: one in ten of all that could be written. */
    private static final Set<String> FREQUENT =
            Set.of(("A04 A08 A09 A40 A41 A46 A49 A56 A60 A63 B00 B02 B07 B18 B20 B24 B34 B35 B37 B86 B95 B96 B99 "
                            + "C15 C16 C18 C19 C20 C22 C25 C32 C34 C43 C44 C50 C53 C54 C56 C61 C64 C67 C71 C73 C77 C78 C79 C80 C81 C83 C85 C90 "
                            + "C91 C92 D12 D17 D22 D25 D50 D51 D62 D63 D64 D68 D69 D70 E03 E04 E05 E06 E10 E11 E13 E14 E16 E21 E22 E27 E28 E39 E46 "
                            + "E53 E55 E61 E66 E78 E79 E83 E84 E86 E87 F00 F01 F03 F05 F06 F10 F11 F12 F17 F19 F20 F25 F31 F32 F33 F34 F40 F41 "
                            + "F42 F43 F45 F48 F50 F51 F60 F70 F80 F84 F90 F98 G20 G25 G30 G35 G40 G41 G43 G44 G45 G47 G51 G54 G56 G57 G62 G80 G81 "
                            + "G93 H00 H02 H04 H10 H16 H18 H25 H26 H33 H34 H35 H36 H40 H43 H50 H52 H53 H60 H61 H65 H66 H81 H90 H91 H93 I05 I08 I10 "
                            + "I11 I12 I13 I20 I21 I24 I25 I26 I27 I34 I35 I42 I44 I45 I46 I47 I48 I49 I50 I51 I60 I61 I62 I63 I64 I65 I67 I69 I70 "
                            + "I71 I73 I74 I80 I83 I84 I87 I95 J00 J01 J02 J03 J04 J06 J09 J10 J11 J12 J15 J18 J20 J22 J30 J31 J32 J34 J35 J38 J40 "
                            + "J42 J43 J44 J45 J47 J69 J80 J84 J90 J93 J96 J98 K02 K04 K05 K08 K20 K21 K22 K25 K26 K27 K29 K30 K31 K35 K37 K40 K42 "
                            + "K43 K44 K50 K51 K52 K55 K56 K57 K58 K59 K60 K62 K63 K64 K65 K70 K72 K74 K75 K76 K80 K81 K83 K85 K86 K90 K92 L02 L03 "
                            + "L08 L20 L21 L23 L25 L27 L29 L30 L40 L50 L57 L60 L65 L70 L71 L72 L82 L89 L97 L98 M05 M06 M10 M13 M15 M16 M17 M19 M20 "
                            + "M21 M23 M25 M32 M35 M40 M41 M42 M43 M45 M46 M47 M48 M50 M51 M53 M54 M62 M65 M70 M75 M76 M77 M79 M80 M81 M86 N10 N13 "
                            + "N17 N18 N19 N20 N23 N28 N30 N32 N39 N40 N41 N42 N45 N46 N47 N60 N63 N64 N70 N73 N76 N80 N81 N83 N84 N89 N91 N92 N93 "
                            + "N94 N95 N97 O03 O04 O09 O13 O14 O20 O21 O23 O24 O26 O32 O34 O35 O36 O42 O47 O48 O60 O62 O63 O64 O68 O69 O70 O72 O80 "
                            + "O81 O82 O99 P05 P07 P22 P23 P36 P39 P59 P70 Q21 Q65 Q66 Q90 R00 R04 R05 R06 R07 R09 R10 R11 R13 R18 R20 R21 R22 R25 "
                            + "R26 R29 R31 R32 R33 R35 R40 R41 R42 R45 R47 R50 R51 R52 R53 R54 R55 R56 R57 R60 R63 R64 R68 R69 R73 R74 R79 R94 R99 "
                            + "S00 S01 S02 S05 S06 S13 S22 S30 S32 S42 S43 S46 S50 S52 S60 S61 S62 S63 S70 S72 S80 S81 S82 S83 S86 S90 S92 S93 T07 "
                            + "T14 T15 T40 T42 T50 T63 T75 T78 T81 T82 T84 T86 T88 U07 U09 V89 W01 W18 W19 X59 X60 X70 X84 Y09 Y57 Y83 Z00 Z01 Z03 "
                            + "Z04 Z08 Z09 Z11 Z12 Z13 Z20 Z21 Z23 Z25 Z26 Z30 Z34 Z38 Z39 Z47 Z48 Z49 Z51 Z53 Z63 Z71 Z72 Z73 Z74 Z76 Z79 Z80 Z85 "
                            + "Z86 Z87 Z88 Z90 Z92 Z93 Z94 Z95 Z96 Z98 Z99")
                    .split(" "));

    /** Of other codes with a letter and two digits, so many are among these by accident. */
    private static final double LUCK = 0.2;

    @Override
    public List<ColumnSign> signs(ValueSample sample) {
        List<ColumnSign> signs = new ArrayList<>();
        boolean said =
                HEADING.matcher(UnaccentedText.of(sample.column().name())).matches();
        List<String> codes = sample.values().stream()
                .map(value -> value.length() > 10 ? "" : value.toUpperCase(Locale.ROOT))
                .filter(value -> ICD10.matcher(value).matches())
                .toList();
        long letters = codes.stream().map(code -> code.charAt(0)).distinct().count();
        double share = sample.isEmpty() ? 0 : (double) codes.size() / sample.size();
        if (codes.size() >= LEAST_CODES && share >= LEAST_SHARE && letters >= (said ? 1 : LEAST_LETTERS)) {
            int frequent = (int) codes.stream()
                    .filter(code -> FREQUENT.contains(code.substring(0, 3)))
                    .count();
            double certainty = Surprise.certainty(frequent, codes.size(), LUCK);
            double confidence = said ? 0.7 + 0.25 * certainty : 0.9 * certainty;
            if (confidence > 0) {
                signs.add(new ColumnSign(
                        ColumnKind.DIAGNOSIS,
                        confidence * Math.min(1, share + 0.1),
                        ValueSample.part(share) + " are written as ICD-10 codes are"
                                + (certainty > 0.5 ? ", many of them of frequent diagnoses." : ".")));
            }
        }
        double old = sample.share(value -> ICD9.matcher(value).matches());
        boolean additional = sample.count(value -> value.startsWith("V") || value.startsWith("E")) > 0;
        if (old >= LEAST_SHARE && sample.size() >= LEAST_CODES && (additional || said)) {
            signs.add(new ColumnSign(
                    ColumnKind.DIAGNOSIS,
                    said ? 0.85 : 0.45,
                    ValueSample.part(old) + " are written as ICD-9 codes are."));
        }
        return signs;
    }
}
