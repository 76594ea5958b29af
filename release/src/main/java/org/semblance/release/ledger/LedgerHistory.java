package org.semblance.release.ledger;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.release.json.JsonObject;

/**
 * What the lines of a ledger say: releases were announced, published and struck. A line that says what cannot have
 * happened is an {@link IllegalArgumentException}.
 */
final class LedgerHistory {

    static final String NUMBER = "number";
    static final String EVENT = "event";
    static final String REASON = "reason";

    private final Path folder;
    private final List<LedgerEntry> entries = new ArrayList<>();

    LedgerHistory(Path folder) {
        this.folder = folder;
    }

    /** All releases in chronological order. */
    List<LedgerEntry> entries() {
        return List.copyOf(entries);
    }

    /** Adds a line of the file. */
    void apply(JsonObject line) {
        int number = line.whole(NUMBER);
        switch (LedgerEntry.Status.of(line.text(EVENT))) {
            case PENDING -> {
                if (!line.has(LedgerEntry.READ)) {
                    throw older();
                }
                require(number == entries.size() + 1);
                entries.add(LedgerEntry.of(line));
            }
            case LISTED -> {
                require(entry(number).status() == LedgerEntry.Status.PENDING);
                become(number, LedgerEntry.Status.LISTED, "");
                entry(number)
                        .replaces()
                        .ifPresent(earlier -> become(earlier, LedgerEntry.Status.STRUCK, "replaced by " + number));
            }
            case STRUCK -> {
                require(entry(number).stands());
                become(number, LedgerEntry.Status.STRUCK, line.text(REASON));
            }
        }
    }

    private static void require(boolean holds) {
        if (!holds) {
            throw new IllegalArgumentException("'" + HashChain.FILE + "' says what cannot have happened");
        }
    }

    /** The entry with a number. */
    LedgerEntry entry(int number) {
        require(number >= 1 && number <= entries.size());
        return entries.get(number - 1);
    }

    private void become(int number, LedgerEntry.Status status, String reason) {
        entries.set(number - 1, entry(number).as(status, reason));
    }

    private Problem older() {
        return Problem.data(
                ProblemCode.E_LEDGER,
                "the ledger " + folder
                        + " is of an earlier version, which distinguished several rows of a person by their order",
                "list what was released in a new ledger: run the recipes of releases that are out again with another ledger:");
    }
}
