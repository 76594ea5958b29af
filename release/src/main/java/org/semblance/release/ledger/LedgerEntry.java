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
 * @param number its number, counted from 1
 * @param reason why it is struck; empty if it is not
 * @param date the day of the release, UTC
 * @param terms how it was made
 * @param persons the number of persons in it
 * @param contents the fingerprints of its files
 * @param places its paths before and after publication
 * @param replaces the number of the release that it replaces
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

    /** A key of announcing lines that ledgers of earlier versions do not have. */
    static final String READ = "read";

    /** The state of a release. */
    public enum Status {
        /** About to be published. If the run was killed then, the release stays in this state. */
        PENDING,
        /** Published. */
        LISTED,
        /** Withdrawn, replaced or never published: later releases are not checked against it. */
        STRUCK;

        /** Parses the text of {@link #toString}. */
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
     * How a release was made.
     *
     * @param k the k of its guarantee
     * @param noise whether its values were masked by random noise
     * @param key the columns that identify its persons
     * @param columns the names of the released columns
     * @param masked the names of those that were masked; the others were released unchanged
     * @param read the names of all columns that were read, released or not: they distinguish several rows of a person
     */
    public record Terms(
            int k, boolean noise, PersonKey key, List<String> columns, List<String> masked, List<String> read) {

        /**
         * The columns that one of two releases masked and the other did not. The unmasked values cancel the
         * protection of the masked ones.
         */
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

    /** Whether new releases are checked against it, also if it is unknown whether it was published. */
    public boolean stands() {
        return status != Status.STRUCK;
    }

    LedgerEntry as(Status other, String why) {
        return new LedgerEntry(number, other, why, date, terms, persons, contents, places, replaces);
    }

    /** The entry as JSON values, for readers with access to the ledger. */
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

    /** The line that announces this release. */
    Map<String, Object> line() {
        Map<String, Object> line = json();
        line.remove("status");
        line.put("list", contents.persons);
        line.put("draft", places.draft.toString());
        line.put("to", places.target.toString());
        return line;
    }

    /** Parses a line that announces a release. */
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
