package org.semblance.release.ledger;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Fingerprint;
import org.semblance.data.Table;
import org.semblance.privacy.intersection.ClassMembership;
import org.semblance.release.folder.Certificate;
import org.semblance.release.folder.DurableFile;
import org.semblance.release.json.Json;
import org.semblance.release.json.JsonObject;

/** The owner's list of releases, locked by one run at a time. */
public final class Ledger implements AutoCloseable {

    private static final String KEY = "key";

    /** The files that a run may leave if it was killed before it wrote the first line. */
    private static final Set<String> BEGUN = Set.of(
            KEY, KEY + ".new", HashChain.HEAD, HashChain.HEAD + ".new", 1 + LedgerFolder.PERSONS, LedgerFolder.LOCK);

    private final LedgerFolder folder;
    private LedgerSecret secret = LedgerSecret.random();
    private HashChain chain;

    /** Whether the key and the head are on disk. */
    private boolean begun;

    private final LedgerHistory history;

    private Ledger(LedgerFolder folder) {
        this.folder = folder;
        this.chain = HashChain.begin(folder.path(), secret);
        this.history = new LedgerHistory(folder.path());
    }

    /** Opens a ledger, or creates it if there is none. Waits up to a minute for another run that has it open. */
    public static Ledger open(Path folder) {
        Path path = folder.toAbsolutePath().normalize();
        try {
            Ledger ledger = new Ledger(LedgerFolder.take(path));
            boolean read = false;
            try {
                ledger.read();
                read = true;
                return ledger;
            } finally {
                if (!read) {
                    ledger.close();
                }
            }
        } catch (IOException e) {
            throw unusable(path);
        }
    }

    /** Whether a folder is a ledger. */
    public static boolean is(Path folder) {
        return Files.isRegularFile(folder.resolve(HashChain.FILE))
                && Files.isRegularFile(folder.resolve(HashChain.HEAD));
    }

    /** Opens a ledger that must exist. */
    public static Ledger existing(Path folder) {
        if (!Files.exists(folder)) {
            throw none(folder);
        }
        Ledger ledger = open(folder);
        if (ledger.history.entries().isEmpty()) {
            ledger.close();
            throw none(folder);
        }
        return ledger;
    }

    private static Problem none(Path folder) {
        return Problem.recipe(
                ProblemCode.E_LEDGER,
                "there is no ledger in " + folder,
                "name the folder of one; semblance anonymize makes it where ledger: in a recipe, or ‹ledger›, says");
    }

    /** Checks a ledger and settles what a killed run left pending. Does not create one. */
    public static void look(Path folder) {
        LedgerFolder.refuseDeadLink(folder);
        if (Files.exists(folder)) {
            try (Ledger ledger = open(folder)) {
                ledger.settle();
            }
        }
    }

    private Problem unusable() {
        return unusable(folder.path());
    }

    private static Problem unusable(Path folder) {
        return Problem.machine(
                ProblemCode.E_LEDGER,
                "the ledger " + folder + " cannot be read or written",
                "check its permissions, and free space");
    }

    private Problem broken(String what) {
        return Problem.data(
                ProblemCode.E_LEDGER,
                "the ledger " + folder.path() + " is not as it was written: " + what,
                "bring the whole folder back from a backup; without one, list what was released in a new ledger: run the"
                        + " recipes of releases that are out again with another ledger:");
    }

    private void read() throws IOException {
        Set<String> names = folder.names();
        if (!names.contains(HashChain.FILE) && BEGUN.containsAll(names)) {
            readBeginning(names);
            return;
        }
        if (!names.contains(HashChain.FILE)
                && !names.contains(HashChain.HEAD)
                && !names.contains(KEY)
                && names.stream().noneMatch(name -> name.endsWith(LedgerFolder.PERSONS))) {
            throw Problem.recipe(
                    ProblemCode.E_LEDGER,
                    "the folder " + folder.path() + " has other things in it and is no ledger",
                    "name a folder of its own for the ledger; it is made where it is not there");
        }
        for (String needed : List.of(KEY, HashChain.HEAD, HashChain.FILE)) {
            if (!names.contains(needed)) {
                throw broken("'" + needed + "' is gone");
            }
        }
        try {
            secret = secret();
            chain = HashChain.read(folder.path(), secret);
            chain.lines().forEach(history::apply);
        } catch (IllegalArgumentException | DateTimeException e) {
            throw broken(e instanceof DateTimeException ? "a date is none" : String.valueOf(e.getMessage()));
        }
        begun();
        history.entries().stream()
                .filter(entry -> entry.stands() && !names.contains(entry.number() + LedgerFolder.PERSONS))
                .findFirst()
                .ifPresent(entry -> {
                    throw broken("'" + entry.number() + LedgerFolder.PERSONS + "' is gone");
                });
        // a run that was killed after it struck a release may have left the list of persons
        history.entries().stream()
                .filter(entry -> !entry.stands() && names.contains(entry.number() + LedgerFolder.PERSONS))
                .forEach(entry -> forget(entry.number()));
    }

    /** Reads a ledger without lines: it is new, or its run was killed before anything was published. */
    private void readBeginning(Set<String> names) throws IOException {
        boolean listed = names.contains(1 + LedgerFolder.PERSONS);
        if (!names.contains(HashChain.HEAD)) {
            if (listed || names.contains(KEY)) {
                throw broken("'" + HashChain.HEAD + "' is gone");
            }
            return;
        }
        try {
            if (names.contains(KEY)) {
                secret = secret();
                chain = HashChain.read(folder.path(), secret);
                begun();
            } else if (listed || HashChain.count(folder.path()) > 0) {
                throw broken("'" + KEY + "' is gone");
            }
        } catch (IllegalArgumentException e) {
            throw broken(String.valueOf(e.getMessage()));
        }
    }

    private LedgerSecret secret() throws IOException {
        byte[] bytes = Files.readAllBytes(folder.path().resolve(KEY));
        if (bytes.length != LedgerSecret.BYTES) {
            throw new IllegalArgumentException("'" + KEY + "' was changed");
        }
        return new LedgerSecret(bytes);
    }

    /** All releases in chronological order. */
    public synchronized List<LedgerEntry> entries() {
        return history.entries();
    }

    /** The releases that are not struck. A new release is checked against them. */
    public synchronized List<LedgerEntry> standing() {
        return history.entries().stream().filter(LedgerEntry::stands).toList();
    }

    /**
     * The standing release in a folder, recognised by its certificate, if it was published at this path; the latest
     * if several are equal. A certificate at another path may belong to a copy, while the release is still at its
     * place.
     */
    public synchronized Optional<LedgerEntry> in(Path release) {
        Optional<String> certificate = certificate(release);
        return standing().stream()
                .filter(entry -> certificate.isPresent()
                        && entry.contents().certificate().equals(certificate.get())
                        && same(entry.places().target(), release))
                .reduce((one, later) -> later);
    }

    private static boolean same(Path one, Path other) {
        try {
            return one.toRealPath().equals(other.toRealPath());
        } catch (IOException gone) {
            return false;
        }
    }

    private Optional<String> certificate(Path folder) {
        Path file = folder.resolve(Certificate.FILE);
        try {
            return Files.isRegularFile(file) ? Optional.of(Fingerprint.of(file)) : Optional.empty();
        } catch (IOException e) {
            throw unusable();
        }
    }

    /** The number of each row's person in this ledger. */
    public long[] persons(Table table, PersonKey key) {
        return secret.persons(table, key);
    }

    /**
     * The persons of a table and their equivalence classes.
     *
     * @param table all columns that were read
     * @param classOf the class of each row
     */
    public ClassMembership members(Table table, PersonKey key, int[] classOf) {
        long[] persons = persons(table, key);
        return ClassMembership.of(persons, key.wholeRows() ? persons : secret.rows(table), classOf);
    }

    /** The persons of a release and their equivalence classes. */
    public ClassMembership members(LedgerEntry entry) {
        try {
            return PersonsFile.read(
                    folder.persons(entry.number()), entry.contents().persons());
        } catch (IllegalArgumentException e) {
            throw broken("'" + entry.number() + LedgerFolder.PERSONS + "' was changed");
        } catch (IOException e) {
            throw unusable();
        }
    }

    /** Verifies that the lists of persons are as they were written, too. */
    public void verify() {
        standing().forEach(this::members);
    }

    /**
     * Records a release that is about to be published.
     *
     * @param release the fingerprint of its file
     * @param certificate the fingerprint of its certificate
     * @param replaced the release that it replaces
     * @return its number
     */
    public synchronized int announce(
            LedgerEntry.Terms terms,
            ClassMembership members,
            String release,
            String certificate,
            LedgerEntry.Places places,
            Optional<LedgerEntry> replaced)
            throws IOException {
        refuseIfClosed();
        begin();
        int number = history.entries().size() + 1;
        LedgerEntry.Contents contents =
                new LedgerEntry.Contents(release, certificate, PersonsFile.write(members, folder.persons(number)));
        LedgerEntry entry = new LedgerEntry(
                number,
                LedgerEntry.Status.PENDING,
                "",
                today(),
                terms,
                members.persons(),
                contents,
                places,
                replaced.map(earlier -> OptionalInt.of(earlier.number())).orElse(OptionalInt.empty()));
        Map<String, Object> line = Json.object(LedgerHistory.EVENT, LedgerEntry.Status.PENDING.toString());
        line.putAll(entry.line());
        note(line);
        return number;
    }

    /** Records that a release is published, and that the one it replaces is struck. */
    public synchronized void confirm(int number) throws IOException {
        refuseIfClosed();
        note(Json.object(
                LedgerHistory.EVENT,
                LedgerEntry.Status.LISTED.toString(),
                LedgerHistory.NUMBER,
                number,
                "date",
                today().toString()));
        history.entry(number).replaces().ifPresent(this::forget);
    }

    /**
     * The release with this number.
     *
     * @throws Problem if there is none, or if it is struck
     */
    public synchronized LedgerEntry standing(int number) {
        if (number < 1
                || number > history.entries().size()
                || !history.entry(number).stands()) {
            throw Problem.recipe(
                    ProblemCode.E_LEDGER,
                    number < 1 || number > history.entries().size()
                            ? "the ledger has no release " + number
                            : "release " + number + " is struck already",
                    "semblance ledger lists the releases by number");
        }
        return history.entry(number);
    }

    /** Strikes a release: later releases are no longer checked against it, and its list of persons is deleted. */
    public synchronized void strike(int number, String reason) {
        standing(number);
        try {
            refuseIfClosed();
            note(Json.object(
                    LedgerHistory.EVENT,
                    LedgerEntry.Status.STRUCK.toString(),
                    LedgerHistory.NUMBER,
                    number,
                    "date",
                    today().toString(),
                    LedgerHistory.REASON,
                    reason));
        } catch (IOException e) {
            throw unusable();
        }
        forget(number);
    }

    /**
     * Settles the releases that killed runs left pending. If the folder is in its place, the release was published;
     * if its draft still exists, it was not. If neither exists, this cannot be known, and later releases are checked
     * against it until the owner strikes it.
     */
    private void settle() {
        for (LedgerEntry entry : entries()) {
            if (entry.status() == LedgerEntry.Status.PENDING) {
                Optional<String> wanted = Optional.of(entry.contents().certificate());
                try {
                    if (certificate(entry.places().target()).equals(wanted)) {
                        confirm(entry.number());
                    } else if (certificate(entry.places().draft()).equals(wanted)) {
                        strike(entry.number(), "its run was killed before it was published");
                    }
                } catch (IOException e) {
                    throw unusable();
                }
            }
        }
    }

    /** Writes the head and then the key. A key without a head is therefore never the trace of a killed run. */
    private void begin() throws IOException {
        if (!begun) {
            folder.forOwnerOnly();
            chain.seal();
            DurableFile.replace(folder.path().resolve(KEY), secret.bytes());
            DurableFile.folder(folder.path());
            begun();
        }
    }

    private void begun() {
        begun = true;
        folder.keep();
    }

    private void note(Map<String, Object> line) throws IOException {
        chain.append(line);
        history.apply(new JsonObject(line));
    }

    /** Deletes the list of persons of a struck release, which is no longer needed. */
    private void forget(int number) {
        try {
            Files.deleteIfExists(folder.persons(number));
        } catch (IOException e) {
            // a leftover file does no harm; it is deleted when the ledger is next opened
        }
    }

    private void refuseIfClosed() {
        if (!folder.held()) {
            throw Problem.cancelled();
        }
    }

    /** The day only, because the time of day would disclose more than is needed. */
    private static LocalDate today() {
        return LocalDate.now(ZoneOffset.UTC);
    }

    /** Unlocks the ledger, and removes its folder if it was created in vain. */
    @Override
    public synchronized void close() {
        folder.close();
    }
}
