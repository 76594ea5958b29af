package org.semblance.release.report;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.semblance.privacy.intersection.ReleaseOverlap;
import org.semblance.release.json.Json;
import org.semblance.release.ledger.PersonKey;

/**
 * What a report tells of a release beside earlier ones: it is public, so nothing of fewer than k persons.
 *
 * @param releases how many earlier releases share a person with it
 * @param persons how many of its persons are in those; none told where they are fewer than k
 * @param k the smallest that it and those have promised
 * @param smallest how many persons the smallest crowd has; none told where they are fewer than k
 * @param holds whether nobody's crowd became too small
 * @param by what persons are told apart by
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

    /** What it means, in a sentence or two. */
    public List<String> sentences() {
        return List.of(sentence(), "In the ledger, " + toldApart() + ".");
    }

    /** What persons are told apart by, and who is mistaken then. */
    public String toldApart() {
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

    /** The figures as plain values. */
    public Map<String, Object> json() {
        Map<String, Object> json = Json.object("releases", releases, "holds", holds, "whole-rows", by.wholeRows());
        if (!by.wholeRows()) {
            json.put("by", by.columns());
        }
        if (releases > 0) {
            json.put("k", k);
            persons.ifPresent(count -> json.put("persons", count));
            smallest.ifPresent(count -> json.put("smallest-crowd", count));
        }
        return json;
    }
}
