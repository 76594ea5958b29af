package org.semblance.release.columns.signs;

/** The identifiers that the safe harbour of HIPAA removes: 45 CFR 164.514(b)(2)(i), letters A to R. */
public enum HipaaIdentifier {
    NAMES("names"),
    PLACES("geographic subdivisions smaller than a state"),
    DATES("dates related to an individual, except the year"),
    PHONES("telephone numbers"),
    FAXES("fax numbers"),
    EMAILS("e-mail addresses"),
    SOCIAL_SECURITY("social security numbers"),
    MEDICAL_RECORDS("medical record numbers"),
    HEALTH_PLANS("health plan beneficiary numbers"),
    ACCOUNTS("account numbers"),
    LICENCES("certificate and licence numbers"),
    VEHICLES("vehicle identifiers and licence plates"),
    DEVICES("device identifiers and serial numbers"),
    URLS("web addresses"),
    IP_ADDRESSES("IP addresses"),
    BIOMETRICS("biometric identifiers"),
    PHOTOGRAPHS("full-face photographs"),
    OTHER("any other unique identifying number, characteristic or code");

    private final String title;

    HipaaIdentifier(String title) {
        this.title = title;
    }

    /** From 1 to 18, in the order of the rule. */
    public int number() {
        return ordinal() + 1;
    }

    /** The rule's words, shortened. */
    public String title() {
        return title;
    }
}
