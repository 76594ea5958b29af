package org.semblance.release.columns.signs;

import java.util.List;
import java.util.regex.Pattern;
import org.semblance.release.columns.signs.numbers.CheckSum;
import org.semblance.release.columns.signs.numbers.DigitText;

/** Addresses and numbers of devices, and what browsers say of themselves. */
final class DeviceForms {

    private static final String OCTET = "(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)";
    private static final Pattern IP4 = Pattern.compile("(?:" + OCTET + "\\.){3}" + OCTET + "(?::\\d{1,5}|/\\d{1,2})?");

    /** The number of a device begins with the body that reported its type, such as 35 or 86. */
    private static final Pattern REPORTED = Pattern.compile("(?:0[01]|3[35]|4[459]|5[0-4]|86|9[189]).*");

    private static final int GROUPS = 8;
    private static final int IMEI_LENGTH = 15;

    static final List<ValueForm> ALL = List.of(
            new ValueForm(
                    ColumnKind.IP_ADDRESS,
                    "IP addresses",
                    0.95,
                    1e-3,
                    value -> IP4.matcher(value).matches() || ip6(value)),
            ValueForm.of(
                    ColumnKind.DEVICE_NUMBER,
                    "MAC addresses",
                    0.95,
                    1e-6,
                    "(?i)[0-9a-f]{2}([:-])[0-9a-f]{2}(?:\\1[0-9a-f]{2}){4}|(?:[0-9a-f]{4}\\.){2}[0-9a-f]{4}"),
            new ValueForm(
                    ColumnKind.DEVICE_NUMBER,
                    "numbers of mobile devices (IMEI) with a correct check digit",
                    0.9,
                    0.03,
                    DeviceForms::imei),
            ValueForm.of(
                    ColumnKind.USER_AGENT,
                    "words by which a browser introduces itself",
                    0.95,
                    1e-6,
                    "(?:Mozilla|Opera|Dalvik|Lynx|curl|Wget|okhttp|python-requests|PostmanRuntime|Googlebot)/\\d.*"));

    private DeviceForms() {}

    /** Eight groups of hexadecimal digits between colons; one run of zero groups may be left out. */
    static boolean ip6(String text) {
        String address = text.contains("/") ? text.substring(0, text.indexOf('/')) : text;
        int gap = address.indexOf("::");
        if (address.length() > 45 || address.indexOf(':') < 0 || (gap >= 0 && address.indexOf("::", gap + 1) >= 0)) {
            return false;
        }
        if (gap < 0) {
            return groups(address) == GROUPS;
        }
        int before = gap == 0 ? 0 : groups(address.substring(0, gap));
        int after = gap + 2 == address.length() ? 0 : groups(address.substring(gap + 2));
        return before >= 0 && after >= 0 && before + after < GROUPS && before + after > 0;
    }

    /** How many groups there are, of which the last may be an address of four octets; -1 if there is anything else. */
    private static int groups(String text) {
        String[] groups = text.split(":", -1);
        int count = 0;
        for (int i = 0; i < groups.length; i++) {
            String group = groups[i];
            if (i == groups.length - 1
                    && group.indexOf('.') > 0
                    && IP4.matcher(group).matches()) {
                count += 2;
            } else if (group.isEmpty()
                    || group.length() > 4
                    || !group.chars().allMatch(sign -> Character.digit(sign, 16) >= 0)) {
                return -1;
            } else {
                count++;
            }
        }
        return count;
    }

    static boolean imei(String text) {
        String number = DigitText.plain(text);
        return DigitText.digits(number, IMEI_LENGTH) && REPORTED.matcher(number).matches() && CheckSum.luhn(number);
    }
}
