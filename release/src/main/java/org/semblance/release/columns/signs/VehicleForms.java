package org.semblance.release.columns.signs;

import java.util.List;
import java.util.regex.Pattern;
import org.semblance.release.columns.signs.numbers.DigitText;

/** Vehicle identification numbers. */
final class VehicleForms {

    private static final Pattern VIN = Pattern.compile("[A-HJ-NPR-Z0-9]{11}[A-HJ-NPR-Z0-9]{2}\\d{4}");
    private static final Pattern LETTER = Pattern.compile(".*[A-Z].*[A-Z].*");

    /** The check digit has the weight 0 in its own place (49 CFR 565.15). */
    private static final int[] VIN_WEIGHTS = {8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2};

    private static final int CHECK_PLACE = 8;

    /** What the letters A to Z count; I, O and Q do not occur. */
    private static final String VIN_LETTERS = "12345678012345070923456789";

    static final List<ValueForm> ALL = List.of(
            new ValueForm(
                    ColumnKind.VEHICLE_NUMBER,
                    "vehicle identification numbers with a correct check digit",
                    0.95,
                    0.02,
                    VehicleForms::checkedVin),
            new ValueForm(
                    ColumnKind.VEHICLE_NUMBER,
                    "written as vehicle identification numbers are",
                    0.8,
                    0.05,
                    VehicleForms::vin));

    private VehicleForms() {}

    static boolean vin(String text) {
        return VIN.matcher(text).matches() && LETTER.matcher(text).matches();
    }

    static boolean checkedVin(String text) {
        String number = DigitText.plain(text);
        if (!vin(number)) {
            return false;
        }
        int sum = 0;
        for (int i = 0; i < VIN_WEIGHTS.length; i++) {
            char sign = number.charAt(i);
            sum += VIN_WEIGHTS[i] * (sign <= '9' ? sign - '0' : VIN_LETTERS.charAt(sign - 'A') - '0');
        }
        return number.charAt(CHECK_PLACE) == "0123456789X".charAt(sum % 11);
    }
}
