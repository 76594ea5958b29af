package org.semblance.release.columns.signs;

import java.util.Locale;
import java.util.Optional;

/** What a word contributes to a heading if it does not name a kind by itself. */
enum HeadingPart {
    /** Of, the: says nothing. */
    STOP,
    /** A whole word that says nothing and must not be cut into words that do. */
    PLAIN,
    /** Number, id, code. */
    NUMBER,
    /** Name. */
    NAME,
    /** Date. */
    DATE,
    /** What makes a date or a place that of the birth. */
    BIRTH,
    /** What happens at a date: admission, discharge. */
    EVENT,
    /** One person: patient, customer, judge. */
    PERSON,
    /** Several people: children, employees. */
    PEOPLE,
    /** A record or case: claim, specimen, policy. */
    RECORD,
    /** A device: sensor, telephone, meter. */
    DEVICE,
    /** A household. */
    HOUSEHOLD,
    /** What has a name or a number without being a person: file, station, product. */
    THING,
    /** A unit of time. */
    UNIT_TIME,
    /** A unit of a laboratory. */
    UNIT_LABORATORY,
    /** A currency. */
    UNIT_MONEY,
    /** Per cent. */
    UNIT_SHARE,
    /** Any other unit. */
    UNIT;

    /** The part with a name such as unit-money. */
    static Optional<HeadingPart> named(String name) {
        for (HeadingPart part : values()) {
            if (part.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(name)) {
                return Optional.of(part);
            }
        }
        return Optional.empty();
    }

    boolean unit() {
        return name().startsWith("UNIT");
    }
}
