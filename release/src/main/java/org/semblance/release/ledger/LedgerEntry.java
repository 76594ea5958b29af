package org.semblance.release.ledger;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import org.semblance.release.json.Json;
import org.semblance.release.json.JsonObject;

/**
 * A release in a ledger.
 *
 * @param number what it is called by, counted from 1
 * @param reason why it is struck; empty when it is not
 * @param date the day it was made, UTC
 * @param terms what it was made with
 * @param persons how many there are
 * @param contents what it is, by fingerprints
 * @param places where it was written and where it was to go
 * @param replaces the release in whose place it was put
 */
public record LedgerEntry(
        int number,
        Status status,
        String reason,
        LocalDate date,
        Terms terms,
        int persons,
        Contents contents,
        Places places,
        OptionalInt replaces) {

    /** What ledgers of earlier versions do not have. */
    static final String READ = "read";

    /** How a release stands. */
    public enum Status {
        /** About to be published; a run that was killed then may have left it so. */
        PENDING,
        /** Published. */
        LISTED,
        /** Withdrawn, replaced or never published: no longer judged. */
        STRUCK;

        /** Reads what {@link #toString} tells. */
        static Status of(String text) {
            return Arrays.stream(values())
                    .filter(status -> status.toString().equals(text))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("an event that is not known"));
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * What a release was made with.
     *
     * @param k what it promised
     * @param noise whether values were masked by noise, drawn anew
     * @param key what its persons are told apart by
     * @param columns what it shows, by name
     * @param masked those of them that were masked; the others were kept as they are
     * @param read what its table had, by name, whether it is shown or not: several rows of a person are told apart by all of it
     */
    public record Terms(
            int k, boolean noise, PersonKey key, List<String> columns, List<String> masked, List<String> read) {

        /** The columns that one of two releases masked and the other kept: beside the kept values masked ones hide nobody. */
        public List<String> unmasked(Terms other) {
            return columns.stream()
                    .filter(column ->
                            other.columns.contains(column) && masked.contains(column) != other.masked.contains(column))
                    .toList();
        }
    }

    /** The fingerprints of the released file, of the certificate, and of the list of persons. */
    public record Contents(String release, String certificate, String persons) {}

    /** The folder a release is written in before it is published, and the folder it is published as. */
    public record Places(Path draft, Path target) {}

    /** Whether it is judged: also when nobody knows whether it was published. */
    public boolean stands() {
        return status != Status.STRUCK;
    }

    LedgerEntry as(Status other, String why) {
        return new LedgerEntry(number, other, why, date, terms, persons, contents, places, replaces);
    }

    /** As plain values, for whoever may look into the ledger. */
    public Map<String, Object> json() {
        Map<String, Object> json = Json.object(
                "number",
                number,
                "status",
                status.toString(),
                "date",
                date.toString(),
                "k",
                terms.k,
                "noise",
                terms.noise,
                "by",
                terms.key.columns(),
                "whole-rows",
                terms.key.wholeRows(),
                "persons",
                persons,
                "columns",
                terms.columns,
                "masked",
                terms.masked,
                READ,
                terms.read,
                "sha256",
                contents.release,
                "certificate",
                contents.certificate);
        replaces.ifPresent(earlier -> json.put("replaces", earlier));
        if (!reason.isEmpty()) {
            json.put("reason", reason);
        }
        return json;
    }

    /** The line that announces it. */
    Map<String, Object> line() {
        Map<String, Object> line = json();
        line.remove("status");
        line.put("list", contents.persons);
        line.put("draft", places.draft.toString());
        line.put("to", places.target.toString());
        return line;
    }

    /** Reads a line that announces a release. */
    static LedgerEntry of(JsonObject line) {
        return new LedgerEntry(
                line.whole("number"),
                Status.PENDING,
                "",
                LocalDate.parse(line.text("date")),
                new Terms(
                        line.whole("k"),
                        line.truth("noise"),
                        new PersonKey(line.texts("by"), line.truth("whole-rows")),
                        line.texts("columns"),
                        line.texts("masked"),
                        line.texts(READ)),
                line.whole("persons"),
                new Contents(line.text("sha256"), line.text("certificate"), line.text("list")),
                new Places(Path.of(line.text("draft")), Path.of(line.text("to"))),
                line.has("replaces") ? OptionalInt.of(line.whole("replaces")) : OptionalInt.empty());
    }
}
