package org.semblance.release.ledger;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
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

/** The owner's list of releases, which one run at a time has in hand. */
public final class Ledger implements AutoCloseable {

    private static final String KEY = "key";

    /** What a run that was killed before it wrote its first line may leave. */
    private static final Set<String> BEGUN = Set.of(
            KEY, KEY + ".new", HashChain.HEAD, HashChain.HEAD + ".new", 1 + LedgerFolder.PERSONS, LedgerFolder.LOCK);

    private static final String NUMBER = "number";
    private static final String EVENT = "event";
    private static final String REASON = "reason";

    private final LedgerFolder folder;
    private LedgerSecret secret = LedgerSecret.random();
    private HashChain chain;

    /** Whether there is a key and a head on disk. */
    private boolean begun;

    private final List<LedgerEntry> entries = new ArrayList<>();

    private Ledger(LedgerFolder folder) {
        this.folder = folder;
        this.chain = HashChain.begin(folder.path(), secret);
    }

    /** Takes a ledger in hand, a new one where there is none; waits a minute for another run that has it. */
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

    /** Takes a ledger in hand that must be there. */
    public static Ledger existing(Path folder) {
        if (!Files.exists(folder)) {
            throw none(folder);
        }
        Ledger ledger = open(folder);
        if (ledger.entries.isEmpty()) {
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

    /** Looks whether a ledger is in order, and ends what a killed run left unfinished; nothing is made where there is none. */
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

    private Problem older() {
        return Problem.data(
                ProblemCode.E_LEDGER,
                "the ledger " + folder.path()
                        + " is of an earlier version, which told several rows of a person apart by their order",
                "list what was released in a new ledger: run the recipes of releases that are out again with another ledger:");
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
            chain.lines().forEach(this::apply);
        } catch (IllegalArgumentException | DateTimeException e) {
            throw broken(e instanceof DateTimeException ? "a date is none" : String.valueOf(e.getMessage()));
        }
        begun();
        entries.stream()
                .filter(entry -> entry.stands() && !names.contains(entry.number() + LedgerFolder.PERSONS))
                .findFirst()
                .ifPresent(entry -> {
                    throw broken("'" + entry.number() + LedgerFolder.PERSONS + "' is gone");
                });
        // a run that was killed after it struck a release may have left who was in it
        entries.stream()
                .filter(entry -> !entry.stands() && names.contains(entry.number() + LedgerFolder.PERSONS))
                .forEach(entry -> forget(entry.number()));
    }

    /** A ledger without a line: new, or of a run that was killed before anything was published. */
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

    /** What a line says of the releases. */
    private void apply(JsonObject line) {
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
                require(known(number).status() == LedgerEntry.Status.PENDING);
                become(number, LedgerEntry.Status.LISTED, "");
                known(number)
                        .replaces()
                        .ifPresent(earlier -> become(earlier, LedgerEntry.Status.STRUCK, "replaced by " + number));
            }
            case STRUCK -> {
                require(known(number).stands());
                become(number, LedgerEntry.Status.STRUCK, line.text(REASON));
            }
        }
    }

    private static void require(boolean holds) {
        if (!holds) {
            throw new IllegalArgumentException("'" + HashChain.FILE + "' says what cannot have happened");
        }
    }

    private LedgerEntry known(int number) {
        require(number >= 1 && number <= entries.size());
        return entries.get(number - 1);
    }

    private void become(int number, LedgerEntry.Status status, String reason) {
        entries.set(number - 1, known(number).as(status, reason));
    }

    /** All releases, in the order in which they were made. */
    public synchronized List<LedgerEntry> entries() {
        return List.copyOf(entries);
    }

    /** Those that are judged. */
    public synchronized List<LedgerEntry> standing() {
        return entries.stream().filter(LedgerEntry::stands).toList();
    }

    /**
     * The standing release that a folder holds, by its certificate, if the folder is where it was published; the last one, where several
     * are the same. What lies elsewhere may be a copy, and the release still where it was handed out.
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

    /** For each row of a table the number of its person in this ledger. */
    public long[] persons(Table table, PersonKey key) {
        return secret.persons(table, key);
    }

    /**
     * Who is in a table and in which class.
     *
     * @param table all that was read of it
     * @param classOf for each row a number that rows of its class share
     */
    public ClassMembership placement(Table table, PersonKey key, int[] classOf) {
        long[] persons = persons(table, key);
        return ClassMembership.of(persons, key.wholeRows() ? persons : secret.rows(table), classOf);
    }

    /** Who is in a release and in which class. */
    public ClassMembership placement(LedgerEntry entry) {
        try {
            return PersonsFile.read(
                    folder.persons(entry.number()), entry.contents().persons());
        } catch (IllegalArgumentException e) {
            throw broken("'" + entry.number() + LedgerFolder.PERSONS + "' was changed");
        } catch (IOException e) {
            throw unusable();
        }
    }

    /** Makes sure that the lists of persons are as they were written, too. */
    public void verify() {
        standing().forEach(this::placement);
    }

    /**
     * Notes a release that is about to be published.
     *
     * @param release the fingerprint of its file
     * @param certificate the fingerprint of its certificate
     * @param replaced the release in whose place it is put
     * @return its number
     */
    public synchronized int announce(
            LedgerEntry.Terms terms,
            ClassMembership placement,
            String release,
            String certificate,
            LedgerEntry.Places places,
            Optional<LedgerEntry> replaced)
            throws IOException {
        refuseIfClosed();
        begin();
        int number = entries.size() + 1;
        LedgerEntry.Contents contents =
                new LedgerEntry.Contents(release, certificate, PersonsFile.write(placement, folder.persons(number)));
        LedgerEntry entry = new LedgerEntry(
                number,
                LedgerEntry.Status.PENDING,
                "",
                today(),
                terms,
                placement.persons(),
                contents,
                places,
                replaced.map(earlier -> OptionalInt.of(earlier.number())).orElse(OptionalInt.empty()));
        Map<String, Object> line = Json.object(EVENT, LedgerEntry.Status.PENDING.toString());
        line.putAll(entry.line());
        note(line);
        return number;
    }

    /** The release is published, and one that it replaces is struck. */
    public synchronized void confirm(int number) throws IOException {
        refuseIfClosed();
        note(Json.object(EVENT, LedgerEntry.Status.LISTED.toString(), NUMBER, number, "date", today().toString()));
        known(number).replaces().ifPresent(this::forget);
    }

    /**
     * The release of this number.
     *
     * @throws Problem when there is none, or it is struck
     */
    public synchronized LedgerEntry standing(int number) {
        if (number < 1 || number > entries.size() || !known(number).stands()) {
            throw Problem.recipe(
                    ProblemCode.E_LEDGER,
                    number < 1 || number > entries.size()
                            ? "the ledger has no release " + number
                            : "release " + number + " is struck already",
                    "semblance ledger lists the releases by number");
        }
        return known(number);
    }

    /** Strikes a release: it is no longer judged, and who was in it is forgotten. */
    public synchronized void strike(int number, String reason) {
        standing(number);
        try {
            refuseIfClosed();
            note(Json.object(
                    EVENT,
                    LedgerEntry.Status.STRUCK.toString(),
                    NUMBER,
                    number,
                    "date",
                    today().toString(),
                    REASON,
                    reason));
        } catch (IOException e) {
            throw unusable();
        }
        forget(number);
    }

    /**
     * Ends what killed runs left pending: a release whose folder is in its place was published; one whose draft still lies beside was
     * not. Where neither is there, nobody knows: it goes on being judged until its owner strikes it.
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

    /** The head comes before the key, so that a key without a head is nobody's beginning. */
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
        apply(new JsonObject(line));
    }

    /** The list of persons of a release that is struck is needed no more. */
    private void forget(int number) {
        try {
            Files.deleteIfExists(folder.persons(number));
        } catch (IOException e) {
            // it is in nobody's way
        }
    }

    private void refuseIfClosed() {
        if (!folder.held()) {
            throw Problem.cancelled();
        }
    }

    /** A day tells enough, and less than an hour would. */
    private static LocalDate today() {
        return LocalDate.now(ZoneOffset.UTC);
    }

    /** Lets go of it; a folder that was made for nothing goes. */
    @Override
    public synchronized void close() {
        folder.close();
    }
}
