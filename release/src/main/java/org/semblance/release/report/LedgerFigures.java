package org.semblance.release.report;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.semblance.privacy.intersection.ReleaseOverlap;
import org.semblance.release.json.Json;
import org.semblance.release.ledger.PersonKey;

/**
 * Figures on a release in combination with earlier ones. They are published, so they disclose nothing about fewer
 * than k persons.
 *
 * @param releases the number of earlier releases that share a person with it
 * @param persons the number of its persons who are in those; empty if fewer than k
 * @param k the smallest k guaranteed by this release and those
 * @param smallest the number of persons in the smallest anonymity set; empty if fewer than k
 * @param holds whether no person's anonymity set became too small
 * @param by the columns that identify persons
 */
public record LedgerFigures(
        int releases, OptionalInt persons, int k, OptionalInt smallest, boolean holds, PersonKey by) {

    public static LedgerFigures of(ReleaseOverlap overlap, boolean holds, PersonKey by) {
        return new LedgerFigures(
                overlap.differences().size(),
                shown(overlap.shared(), overlap.k()),
                overlap.k(),
                shown(overlap.smallest(), overlap.k()),
                holds,
                by);
    }

    private static OptionalInt shown(int count, int k) {
        return count >= k ? OptionalInt.of(count) : OptionalInt.empty();
    }

    /** The figures in two sentences. */
    public List<String> sentences() {
        return List.of(sentence(), "In the ledger, " + matching() + ".");
    }

    /** How people are matched, and when that fails. */
    public String matching() {
        return "people are matched by " + by
                + (by.wholeRows()
                        ? "; a changed row counts as a different person"
                        : "; a different value counts as a different person");
    }

    private String sentence() {
        if (releases == 0) {
            return "The ledger lists no earlier release of the same people. Releases that are not listed are"
                    + " unknown.";
        }
        String earlier = releases == 1 ? "an earlier release" : releases + " earlier releases";
        String shared = persons.isPresent()
                ? " (" + persons.getAsInt() + " people are in this release and an earlier one)"
                : "";
        return "In combination with " + earlier + " of the same people listed in the ledger" + shared + ", "
                + outcome();
    }

    private String outcome() {
        if (!holds) {
            return "this release may single someone out; its owner accepted that.";
        }
        return smallest.isPresent()
                ? "each person is indistinguishable within a group of " + smallest.getAsInt() + " or more."
                : "it singles out nobody who was not already singled out.";
    }

    /** The figures as JSON values. */
    public Map<String, Object> json() {
        Map<String, Object> json = Json.object("releases", releases, "holds", holds, "whole-rows", by.wholeRows());
        if (!by.wholeRows()) {
            json.put("by", by.columns());
        }
        if (releases > 0) {
            json.put("k", k);
            persons.ifPresent(count -> json.put("persons", count));
            smallest.ifPresent(count -> json.put("smallest-anonymity-set", count));
        }
        return json;
    }
}
