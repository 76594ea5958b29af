package org.semblance.release.columns.signs;

import static org.semblance.release.columns.signs.KindGroup.CONFIDENTIAL;
import static org.semblance.release.columns.signs.KindGroup.IDENTIFIER;
import static org.semblance.release.columns.signs.KindGroup.OTHER;
import static org.semblance.release.columns.signs.KindGroup.QUASI_IDENTIFIER;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** What a column may be. */
public enum ColumnKind {
    FAMILY_NAME("family name", HipaaIdentifier.NAMES),
    GIVEN_NAME("given name", HipaaIdentifier.NAMES),
    FULL_NAME("name of a person", HipaaIdentifier.NAMES),
    USERNAME("user name", HipaaIdentifier.OTHER),
    EMAIL("e-mail address", HipaaIdentifier.EMAILS),
    PHONE("telephone number", HipaaIdentifier.PHONES),
    FAX("fax number", HipaaIdentifier.FAXES),
    ADDRESS("postal address", HipaaIdentifier.PLACES),
    COORDINATES("coordinates", HipaaIdentifier.PLACES),
    BANK_ACCOUNT("bank account", HipaaIdentifier.ACCOUNTS),
    PAYMENT_CARD("payment card", HipaaIdentifier.ACCOUNTS),
    IP_ADDRESS("IP address", HipaaIdentifier.IP_ADDRESSES),
    DEVICE_NUMBER("number of a device", HipaaIdentifier.DEVICES),
    SESSION("cookie or session", HipaaIdentifier.OTHER),
    URL("web address", HipaaIdentifier.URLS),
    VEHICLE_NUMBER("licence plate or vehicle number", HipaaIdentifier.VEHICLES),
    NATIONAL_NUMBER("national number of a person", HipaaIdentifier.SOCIAL_SECURITY),
    MEDICAL_RECORD("medical record number", HipaaIdentifier.MEDICAL_RECORDS),
    HEALTH_PLAN("number of a health plan", HipaaIdentifier.HEALTH_PLANS),
    LICENCE_NUMBER("number of a licence or document", HipaaIdentifier.LICENCES),
    PERSON_NUMBER("number of a person", HipaaIdentifier.OTHER),
    RECORD_NUMBER("number of a record or case", HipaaIdentifier.OTHER),
    BIRTH_DATE("full date of birth", HipaaIdentifier.DATES),
    FREE_TEXT("free text", IDENTIFIER),
    FILE_PATH("picture or scan", HipaaIdentifier.PHOTOGRAPHS),
    BIOMETRIC("biometric feature", HipaaIdentifier.BIOMETRICS, 9),

    HOUSEHOLD("number of a household", KindGroup.HOUSEHOLD),
    STRATUM("stratum of a sample", KindGroup.STRATUM),
    CLUSTER("cluster of a sample", KindGroup.CLUSTER),
    WEIGHT("weight of a sample", KindGroup.WEIGHT),
    DATE("date of an event", KindGroup.DATE, HipaaIdentifier.DATES, 0),

    DIAGNOSIS("diagnosis", CONFIDENTIAL, 9),
    DRUG("drug", CONFIDENTIAL, 9),
    LABORATORY_VALUE("laboratory value", CONFIDENTIAL, 9),
    TREATMENT("treatment", CONFIDENTIAL, 9),
    DISABILITY("disability", CONFIDENTIAL, 9),
    HEALTH("health", CONFIDENTIAL, 9),
    GENETICS("genetic data", CONFIDENTIAL, 9),
    RELIGION("religion or belief", CONFIDENTIAL, 9),
    SEXUALITY("sex life or sexual orientation", CONFIDENTIAL, 9),
    UNION("trade union", CONFIDENTIAL, 9),
    POLITICS("political opinion", CONFIDENTIAL, 9),
    ETHNIC_ORIGIN("racial or ethnic origin", CONFIDENTIAL, 9),
    CRIMINAL_RECORD("criminal offence or proceedings", CONFIDENTIAL, 10),
    VICTIM("harm done to the person", CONFIDENTIAL, 0),
    INCOME("pay, income or wealth", CONFIDENTIAL, 0),
    DEBT("debt or solvency", CONFIDENTIAL, 0),
    BENEFIT("benefit or poverty", CONFIDENTIAL, 0),
    GRADE("grade or achievement", CONFIDENTIAL, 0),
    OPINION("opinion or satisfaction", OTHER),

    POSTCODE("postcode", QUASI_IDENTIFIER, HipaaIdentifier.PLACES, 0),
    PLACE("place", QUASI_IDENTIFIER, HipaaIdentifier.PLACES, 0),
    COUNTRY("country", QUASI_IDENTIFIER),
    AGE("age", QUASI_IDENTIFIER),
    BIRTH_YEAR("year of birth", QUASI_IDENTIFIER),
    SEX("sex", QUASI_IDENTIFIER),
    NATIONALITY("nationality", QUASI_IDENTIFIER),
    LANGUAGE("language", QUASI_IDENTIFIER),
    MARITAL_STATUS("marital status", QUASI_IDENTIFIER),
    RELATION("relation to a person", QUASI_IDENTIFIER),
    EDUCATION("education", QUASI_IDENTIFIER),
    OCCUPATION("occupation", QUASI_IDENTIFIER),
    INDUSTRY("industry", QUASI_IDENTIFIER),
    ORGANISATION("organisation or department", QUASI_IDENTIFIER),
    HOUSING("housing", QUASI_IDENTIFIER),
    VEHICLE("vehicle", QUASI_IDENTIFIER),
    INSURANCE("insurance", QUASI_IDENTIFIER),
    BODY_MEASURE("height, weight or look of the body", QUASI_IDENTIFIER),
    YEAR("year", QUASI_IDENTIFIER),
    PART_OF_DATE("month, day or hour", QUASI_IDENTIFIER),
    USER_AGENT("browser or device", QUASI_IDENTIFIER),

    COUNT("count", OTHER),
    DURATION("duration", OTHER),
    MONEY("amount of money", OTHER),
    SCORE("score", OTHER),
    MEASUREMENT("measurement", OTHER),
    SHARE("share", OTHER),
    CATEGORY("type or class", OTHER),
    CODE("code", OTHER),
    FLAG("yes or no", OTHER),
    PRODUCT("product or service", OTHER),
    TECHNICAL("technical state", OTHER);

    private final String words;
    private final KindGroup group;
    private final @Nullable HipaaIdentifier hipaa;
    private final int article;

    ColumnKind(String words, @Nullable HipaaIdentifier hipaa) {
        this(words, hipaa, 0);
    }

    ColumnKind(String words, @Nullable HipaaIdentifier hipaa, int article) {
        this(words, IDENTIFIER, hipaa, article);
    }

    ColumnKind(String words, KindGroup group) {
        this(words, group, 0);
    }

    ColumnKind(String words, KindGroup group, int article) {
        this(words, group, null, article);
    }

    ColumnKind(String words, KindGroup group, @Nullable HipaaIdentifier hipaa, int article) {
        this.words = words;
        this.group = group;
        this.hipaa = hipaa;
        this.article = article;
    }

    /** The kind of a name such as family-name. */
    static Optional<ColumnKind> named(String name) {
        for (ColumnKind kind : values()) {
            if (kind.label().equals(name)) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }

    /** Its name in lists of words: small letters with hyphens. */
    String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What a person calls it. */
    public String words() {
        return words;
    }

    public KindGroup group() {
        return group;
    }

    /** Which of HIPAA's eighteen identifiers it is. */
    public Optional<HipaaIdentifier> hipaa() {
        return Optional.ofNullable(hipaa);
    }

    /** The article of the GDPR on special categories of data: 9, or 10 on criminal offences. */
    public OptionalInt article() {
        return article == 0 ? OptionalInt.empty() : OptionalInt.of(article);
    }
}
