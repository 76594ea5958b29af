package org.semblance.release.columns.signs;

import java.util.List;

/** Postcodes, and places on the globe in one value. */
final class PlaceForms {

    private static final String LATITUDE = "-?(?:90(?:\\.0+)?|[1-8]?\\d\\.\\d{3,})";
    private static final String LONGITUDE = "-?(?:180(?:\\.0+)?|(?:1[0-7]|[1-9])?\\d\\.\\d{3,})";
    private static final String ANGLE =
            "\\d{1,3}\\s?°\\s?\\d{1,2}\\s?['′’]\\s?(?:\\d{1,2}(?:\\.\\d+)?\\s?(?:\"|″|''|”))?\\s?";

    static final List<ValueForm> ALL = List.of(
            ValueForm.of(
                    ColumnKind.POSTCODE,
                    "written as British postcodes are",
                    0.9,
                    0.05,
                    "(?i)(?:[A-PR-UWYZ]\\d[A-HJKPSTUW]?|[A-PR-UWYZ]\\d\\d|[A-PR-UWYZ][A-HK-Y]\\d[ABEHMNPRV-Y]?"
                            + "|[A-PR-UWYZ][A-HK-Y]\\d\\d|GIR) ?\\d[A-Z]{2}"),
            postcodes("Dutch postcodes", 0.85, "[1-9]\\d{3} [A-Z]{2}"),
            postcodes("Dutch postcodes", 0.65, "[1-9]\\d{3}[A-Z]{2}"),
            postcodes("Portuguese postcodes", 0.85, "[1-9]\\d{3}-\\d{3}"),
            postcodes("Canadian postcodes", 0.85, "[ABCEGHJ-NPRSTVXY]\\d[A-Z] ?\\d[A-Z]\\d"),
            postcodes("US postcodes of nine digits", 0.8, "\\d{5}-\\d{4}"),
            postcodes("Brazilian postcodes", 0.75, "\\d{5}-\\d{3}"),
            postcodes("Polish postcodes", 0.45, "\\d{2}-\\d{3}"),
            postcodes("Irish postcodes", 0.8, "[AC-FHKNPRTV-Y]\\d[0-9W] ?(?=\\d*[A-Y])[0-9AC-FHKNPRTV-Y]{4}"),
            postcodes("Swedish or Czech postcodes", 0.45, "\\d{3} \\d{2}"),
            postcodes(
                    "postcodes with the letters of their country",
                    0.35,
                    "(?:D|DE|E|F|FR|I|FI)-\\d{5}|(?:A|AT|B|CH|DK|L)-\\d{4}"),
            ValueForm.of(
                    ColumnKind.POSTCODE,
                    "numbers of five digits, as postcodes and many others are",
                    0.3,
                    0.1,
                    "\\d{5}"),
            ValueForm.of(
                    ColumnKind.COORDINATES,
                    "pairs of latitude and longitude",
                    0.93,
                    1e-3,
                    "[(\\[]?" + LATITUDE + "\\s{0,3}[,;/ ]\\s{0,3}" + LONGITUDE + "[)\\]]?"),
            ValueForm.of(
                    ColumnKind.COORDINATES,
                    "points by longitude and latitude",
                    0.95,
                    1e-6,
                    "(?i)(?:SRID=\\d+;)?POINT ?Z? ?\\(-?\\d[\\d. -]*\\)"),
            ValueForm.of(
                    ColumnKind.COORDINATES,
                    "angles of latitude or longitude",
                    0.95,
                    1e-6,
                    "(?i)[NSEWO]?\\s?" + ANGLE + "[NSEWO]?(?:[,; ]\\s?[NSEWO]?\\s?" + ANGLE + "[NSEWO]?)?"));

    private PlaceForms() {}

    private static ValueForm postcodes(String words, double confidence, String pattern) {
        return ValueForm.of(ColumnKind.POSTCODE, "written as " + words + " are", confidence, 0.1, pattern);
    }
}
