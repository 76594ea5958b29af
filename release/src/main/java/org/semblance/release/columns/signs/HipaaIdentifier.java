package org.semblance.release.columns.signs;

/** The identifiers that the safe harbour of HIPAA removes: 45 CFR 164.514(b)(2)(i), letters A to R. */
public enum HipaaIdentifier {
    NAMES('A', "names"),
    PLACES('B', "geographic subdivisions smaller than a state"),
    DATES('C', "dates related to an individual, except the year"),
    PHONES('D', "telephone numbers"),
    FAXES('E', "fax numbers"),
    EMAILS('F', "e-mail addresses"),
    SOCIAL_SECURITY('G', "social security numbers"),
    MEDICAL_RECORDS('H', "medical record numbers"),
    HEALTH_PLANS('I', "health plan beneficiary numbers"),
    ACCOUNTS('J', "account numbers"),
    LICENCES('K', "certificate and licence numbers"),
    VEHICLES('L', "vehicle identifiers and licence plates"),
    DEVICES('M', "device identifiers and serial numbers"),
    URLS('N', "web addresses"),
    IP_ADDRESSES('O', "IP addresses"),
    BIOMETRICS('P', "biometric identifiers"),
    PHOTOGRAPHS('Q', "full-face photographs"),
    OTHER('R', "any other unique identifying number, characteristic or code");

    private final char letter;
    private final String title;

    HipaaIdentifier(char letter, String title) {
        this.letter = letter;
        this.title = title;
    }

    /** Its letter in the rule. */
    public char letter() {
        return letter;
    }

    /** The rule's words, shortened. */
    public String title() {
        return title;
    }
}
