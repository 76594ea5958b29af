package org.semblance.release.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.data.Fingerprint;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.privacy.intersection.ClassMembership;
import org.semblance.release.folder.Certificate;
import org.semblance.release.json.Json;
import org.semblance.release.json.JsonText;
import org.semblance.testkit.Trials;

class LedgerTest {

    private static final PersonKey KEY = new PersonKey(List.of("id"), false);
    private static final LedgerEntry.Terms TERMS = new LedgerEntry.Terms(
            5, false, KEY, List.of("age", "\"<town>\"\n"), List.of("age"), List.of("id", "age", "\"<town>\"\n"));

    @TempDir
    Path home;

    private Path folder;

    @BeforeEach
    void choose() {
        folder = home.resolve("ledger");
    }

    private static Table people(String... ids) {
        return Table.of(Words.of("id", ids));
    }

    private static ClassMembership members(Ledger ledger, String... ids) {
        return ledger.members(people(ids), KEY, new int[ids.length]);
    }

    /** Writes a certificate to a folder, as a release that is published has it. */
    private static String certify(Path release, String text) throws IOException {
        Files.createDirectories(release);
        Files.writeString(release.resolve(Certificate.FILE), text);
        return Fingerprint.of(release.resolve(Certificate.FILE));
    }

    private int announce(Ledger ledger, String name, Optional<LedgerEntry> replaced) throws IOException {
        Path draft = home.resolve("." + name + ".staging");
        String certificate = certify(draft, name);
        return ledger.announce(
                TERMS,
                members(ledger, "Ada", "Bo", "Cy"),
                "0".repeat(64),
                certificate,
                new LedgerEntry.Places(draft, home.resolve(name)),
                replaced);
    }

    private void publish(String name) throws IOException {
        Files.move(home.resolve("." + name + ".staging"), home.resolve(name));
    }

    /** A ledger with so many releases. */
    private void list(int count) throws IOException {
        try (Ledger ledger = Ledger.open(folder)) {
            for (int i = 0; i < count; i++) {
                String name = "release" + (ledger.entries().size() + 1);
                int number = announce(ledger, name, Optional.empty());
                publish(name);
                ledger.confirm(number);
            }
        }
    }

    private List<LedgerEntry.Status> statuses() {
        try (Ledger ledger = Ledger.open(folder)) {
            return ledger.entries().stream().map(LedgerEntry::status).toList();
        }
    }

    private List<String> names() throws IOException {
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    private void broken(String what) {
        assertThatThrownBy(() -> {
                    try (Ledger ledger = Ledger.open(folder)) {
                        ledger.verify();
                    }
                })
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_LEDGER");
                    assertThat(problem.what()).contains(what);
                    assertThat(problem.advice()).isNotBlank();
                });
    }

    private List<String> lines() throws IOException {
        return new ArrayList<>(Files.readAllLines(folder.resolve(HashChain.FILE)));
    }

    private void rewrite(List<String> lines) throws IOException {
        Files.writeString(folder.resolve(HashChain.FILE), String.join("\n", lines) + "\n");
    }

    @Test
    void listsAReleaseAsItWasAnnounced() throws IOException {
        list(2);
        try (Ledger ledger = Ledger.existing(folder)) {
            LedgerEntry second = ledger.entries().get(1);
            assertThat(second.number()).isEqualTo(2);
            assertThat(second.status()).isEqualTo(LedgerEntry.Status.LISTED);
            assertThat(second.terms()).isEqualTo(TERMS);
            assertThat(second.persons()).isEqualTo(3);
            assertThat(ledger.members(second).rows()).isEqualTo(3);
            assertThat(ledger.in(home.resolve("release1")))
                    .hasValueSatisfying(entry -> assertThat(entry.number()).isEqualTo(1));
            assertThat(ledger.in(home.resolve("elsewhere"))).isEmpty();
        }
        assertThat(names()).containsExactly("1.persons", "2.persons", "head", "key", "ledger.jsonl");
    }

    @Test
    void isForTheOwnersEyesOnlyAndHoldsNoName() throws IOException {
        list(1);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)))
                .isEqualTo("rwx------");
        for (String name : names()) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve(name))))
                    .isEqualTo("rw-------");
            assertThat(new String(Files.readAllBytes(folder.resolve(name)), StandardCharsets.ISO_8859_1))
                    .doesNotContain("Ada");
        }
    }

    @Test
    void aFolderThatWasThereIsClosedToOthers() throws IOException {
        Files.createDirectory(folder);
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        Ledger.look(folder);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)))
                .as("nothing is begun yet")
                .isEqualTo("rwxr-xr-x");
        list(1);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)))
                .isEqualTo("rwx------");
    }

    @Test
    void aLinkThatLeadsNowhereIsNamedAsWhatItIs() throws IOException {
        Path link = Files.createSymbolicLink(home.resolve("link"), home.resolve("nowhere"));
        for (Path dead : List.of(link, link.resolve("ledger"))) {
            assertThatThrownBy(() -> Ledger.look(dead))
                    .isInstanceOf(Problem.class)
                    .hasMessageContaining("a link to something that is not there");
        }
        assertThat(home.resolve("nowhere")).doesNotExist();
    }

    @Test
    void aFolderThatWasMadeForNothingGoes() {
        Ledger.open(folder.resolve("deep/down")).close();
        assertThat(home).isEmptyDirectory();
        Ledger.look(folder);
        assertThat(home).isEmptyDirectory();
    }

    @Test
    void personsAreTheSameInOneLedgerAndOthersInAnother() throws IOException {
        list(1);
        long[] here;
        try (Ledger ledger = Ledger.open(folder)) {
            here = ledger.persons(people("Ada", "Bo", "Ada"), KEY);
            assertThat(here[0]).isEqualTo(here[2]).isNotEqualTo(here[1]);
        }
        try (Ledger ledger = Ledger.open(folder)) {
            assertThat(ledger.persons(people("Ada", "Bo", "Ada"), KEY)).isEqualTo(here);
            assertThat(ledger.persons(people((String) null, ""), KEY)).doesNotHaveDuplicates();
            // the same number as a word among others and by itself
            Table both = Table.of(Words.of("id", "Ada", "Bo"), Numbers.of("age", 1, 2));
            assertThat(ledger.persons(both, KEY)).isEqualTo(new long[] {here[0], here[1]});
        }
        try (Ledger other = Ledger.open(home.resolve("other"))) {
            assertThat(other.persons(people("Ada"), KEY)[0]).isNotEqualTo(here[0]);
        }
    }

    @Test
    void equalRowsAreSeveralPersonsWhereWholeRowsStandForThem() {
        PersonKey rows = new PersonKey(List.of("a", "b"), true);
        try (Ledger ledger = Ledger.open(folder)) {
            long[] persons = ledger.persons(
                    Table.of(Words.of("b", "x", "x", "y", "x"), Words.of("a", "x", "x", "xx", "x")), rows);
            assertThat(persons).doesNotHaveDuplicates();
            long[] cutOtherwise = ledger.persons(Table.of(Words.of("a", "ab", "a"), Words.of("b", "c", "bc")), rows);
            assertThat(cutOtherwise).doesNotHaveDuplicates();
        }
    }

    private static List<Long> rows(ClassMembership members) {
        return IntStream.range(0, members.rows()).mapToObj(members::row).toList();
    }

    @Test
    void rowsAreToldApartByWhatTheyHold() {
        try (Ledger ledger = Ledger.open(folder)) {
            Words ids = Words.of("id", "Ada", "Ada", "Ada", "Bo");
            Words towns = Words.of("town", "x", "x", "y", null);
            List<Long> rows = rows(ledger.members(
                    Table.of(ids, towns, Words.of("cost", "2.50", "2.50", "-0", "007")), KEY, new int[4]));
            assertThat(rows).as("equal rows, too").doesNotHaveDuplicates();
            Table otherwise = Table.of(Words.of("cost", "007", "-0", "2,5", "2.5"), towns, ids)
                    .with(List.of(ids.rows(new int[] {3, 2, 1, 0}), towns.rows(new int[] {3, 2, 1, 0})));
            assertThat(rows(ledger.members(otherwise, KEY, new int[4])))
                    .as("in another order of rows and columns, numbers written otherwise")
                    .isEqualTo(rows);
            Table numbers = Table.of(ids, towns, Numbers.of("cost", 2.5, 2.5, 0, 8));
            assertThat(rows(ledger.members(numbers, KEY, new int[4])).stream().filter(rows::contains))
                    .as("all but the last, read as numbers")
                    .hasSize(3);
            Table renamed = Table.of(ids, Words.of("place", "x", "x", "y", null), numbers.column("cost"));
            assertThat(rows(ledger.members(renamed, KEY, new int[4]))).doesNotContainAnyElementsOf(rows);
            Table long1 = Table.of(ids, Words.of("n", "10000000000000001", "10000000000000002", "01", "1"));
            Table long2 = Table.of(ids, Words.of("n", "10000000000000000", "10000000000000003", "1", "01"));
            assertThat(rows(ledger.members(long1, KEY, new int[4])))
                    .as("longer than numbers are exact, or codes")
                    .doesNotContainAnyElementsOf(rows(ledger.members(long2, KEY, new int[4])));
        }
    }

    @Test
    void aLedgerOfAnEarlierVersionIsRefusedWithAWord() throws IOException {
        Files.createDirectories(folder);
        LedgerSecret secret = LedgerSecret.random();
        HashChain chain = HashChain.begin(folder, secret);
        chain.seal();
        Files.write(folder.resolve("key"), secret.bytes());
        chain.append(org.semblance.release.json.Json.object("event", "pending", "number", 1));
        broken("is of an earlier version, which distinguished several rows of a person by their order");
    }

    @Test
    void aReleaseThatIsReplacedIsStruckWithTheOneThatReplacesIt() throws IOException {
        list(1);
        try (Ledger ledger = Ledger.open(folder)) {
            int number = announce(ledger, "next", ledger.in(home.resolve("release1")));
            assertThat(ledger.standing()).as("until it is out").hasSize(2);
            ledger.confirm(number);
            assertThat(ledger.standing()).extracting(LedgerEntry::number).containsExactly(2);
        }
        assertThat(statuses()).containsExactly(LedgerEntry.Status.STRUCK, LedgerEntry.Status.LISTED);
        assertThat(names()).doesNotContain("1.persons");
    }

    @Test
    void strikesByNumberOnceAndForGood() throws IOException {
        list(2);
        try (Ledger ledger = Ledger.existing(folder)) {
            ledger.strike(1, "by hand");
            assertThatThrownBy(() -> ledger.strike(1, "by hand")).hasMessageContaining("struck already");
            assertThatThrownBy(() -> ledger.strike(3, "by hand")).hasMessageContaining("no release 3");
        }
        assertThat(statuses()).containsExactly(LedgerEntry.Status.STRUCK, LedgerEntry.Status.LISTED);
        assertThat(names()).doesNotContain("1.persons");
    }

    @Test
    void whoWasInAStruckReleaseIsForgottenThoughTheRunWasKilled() throws IOException {
        list(2);
        byte[] persons = Files.readAllBytes(folder.resolve("1.persons"));
        try (Ledger ledger = Ledger.existing(folder)) {
            ledger.strike(1, "by hand");
        }
        Files.write(folder.resolve("1.persons"), persons);
        Ledger.look(folder);
        assertThat(names()).contains("2.persons").doesNotContain("1.persons");
    }

    @Test
    void aKilledRunIsSettledByWhatItLeft() throws IOException {
        try (Ledger ledger = Ledger.open(folder)) {
            announce(ledger, "out", Optional.empty());
            announce(ledger, "draft", Optional.empty());
            announce(ledger, "gone", Optional.empty());
        }
        publish("out");
        Files.delete(home.resolve(".gone.staging/certificate.json"));
        Ledger.look(folder);
        assertThat(statuses())
                .as("published; not published; nobody knows")
                .containsExactly(LedgerEntry.Status.LISTED, LedgerEntry.Status.STRUCK, LedgerEntry.Status.PENDING);
        try (Ledger ledger = Ledger.open(folder)) {
            assertThat(ledger.standing()).extracting(LedgerEntry::number).containsExactly(1, 3);
        }
    }

    @Test
    void aLineThatTheHeadDoesNotKnowYetIsDropped() throws IOException {
        list(1);
        byte[] whole = Files.readAllBytes(folder.resolve(HashChain.FILE));
        for (String rest : List.of("{ \"event\": \"str", "{ \"event\": \"struck\", \"number\": 1 }\n")) {
            Files.write(folder.resolve(HashChain.FILE), whole);
            Files.writeString(folder.resolve(HashChain.FILE), rest, StandardOpenOption.APPEND);
            assertThat(statuses()).containsExactly(LedgerEntry.Status.LISTED);
        }
        list(1);
        assertThat(statuses()).containsExactly(LedgerEntry.Status.LISTED, LedgerEntry.Status.LISTED);
    }

    @Test
    void everyStepOfTheFirstLineMayBeTheLastOfAKilledRun() throws IOException {
        list(1);
        byte[] persons = Files.readAllBytes(folder.resolve("1.persons"));
        byte[] key = Files.readAllBytes(folder.resolve("key"));
        for (String name : names()) {
            Files.delete(folder.resolve(name));
        }
        LedgerSecret secret = new LedgerSecret(key);
        HashChain.begin(folder, secret).seal();
        assertThat(statuses()).as("head alone").isEmpty();
        Files.write(folder.resolve("key"), key);
        assertThat(statuses()).as("head and key").isEmpty();
        Files.write(folder.resolve("1.persons"), persons);
        assertThat(statuses()).as("head, key and persons").isEmpty();
        Files.delete(home.resolve("release1/certificate.json"));
        Files.delete(home.resolve("release1"));
        list(1);
        assertThat(Files.readAllBytes(folder.resolve("key"))).isEqualTo(key);
        assertThat(statuses()).containsExactly(LedgerEntry.Status.LISTED);
    }

    @Test
    void whatIsLeftOfALedgerIsNotTakenForANewOne() throws IOException {
        list(1);
        byte[] key = Files.readAllBytes(folder.resolve("key"));
        byte[] head = Files.readAllBytes(folder.resolve(HashChain.HEAD));
        Files.delete(folder.resolve(HashChain.FILE));
        Files.delete(folder.resolve(HashChain.HEAD));
        broken("'head' is gone");
        Files.delete(folder.resolve("1.persons"));
        broken("'head' is gone");
        Files.delete(folder.resolve("key"));
        Files.write(folder.resolve(HashChain.HEAD), head);
        broken("'key' is gone");
        Files.delete(folder.resolve(HashChain.HEAD));
        for (String name : List.of("1.persons", "3.persons")) {
            Files.write(folder.resolve(name), key);
            broken("is gone");
            Files.delete(folder.resolve(name));
        }
    }

    @Test
    void refusesAChangedLine() throws IOException {
        list(2);
        List<String> lines = lines();
        for (int i = 0; i < lines.size(); i++) {
            List<String> changed = new ArrayList<>(lines);
            changed.set(i, lines.get(i).replace("\"date\": \"2", "\"date\": \"3"));
            rewrite(changed);
            broken("line " + (i + 1) + " of 'ledger.jsonl' was changed");
        }
        rewrite(lines);
        assertThat(statuses()).hasSize(2);
    }

    @Test
    void refusesLinesThatAreGoneMovedDoubledOrAdded() throws IOException {
        list(2);
        List<String> lines = lines();
        rewrite(lines.subList(0, 3));
        broken("was cut off: 4 lines were written to it, and line 4 is gone");
        rewrite(lines.subList(1, 4));
        broken("line 1 of 'ledger.jsonl' is not the first");
        rewrite(List.of(lines.get(0), lines.get(1), lines.get(3)));
        broken("line 3 does not belong after it");
        List<String> moved = new ArrayList<>(lines);
        Collections.swap(moved, 1, 2);
        rewrite(moved);
        broken("'ledger.jsonl'");
        List<String> added = new ArrayList<>(lines);
        added.add("{ }");
        added.add("{ }");
        rewrite(added);
        broken("lines after the last one");
        Files.writeString(folder.resolve(HashChain.FILE), "");
        broken("line 1 is gone");
        byte[] whole = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
        Files.write(folder.resolve(HashChain.FILE), java.util.Arrays.copyOf(whole, whole.length - 20));
        broken("line 4 is not whole");
    }

    @Test
    void refusesAForgedChainWithoutTheKey() throws IOException {
        list(2);
        // a chain that is right in itself, but without the second release, and a head to fit it
        List<String> lines = lines();
        rewrite(lines.subList(0, 2));
        Files.writeString(
                folder.resolve(HashChain.HEAD),
                Files.readString(folder.resolve(HashChain.HEAD)).replace("\"lines\": 4", "\"lines\": 2"));
        broken("'head' was changed");
    }

    @Test
    void refusesAHeadAKeyOrAListOfPersonsThatIsGoneOrChanged() throws IOException {
        list(2);
        for (String name : List.of("head", "key", "1.persons", "ledger.jsonl")) {
            byte[] bytes = Files.readAllBytes(folder.resolve(name));
            Files.delete(folder.resolve(name));
            broken("'" + name + "' is gone");
            byte[] changed = bytes.clone();
            changed[changed.length / 2] ^= 1;
            Files.write(folder.resolve(name), changed);
            broken(name.equals("key") ? "'head' was changed" : "'" + name + "'");
            Files.write(folder.resolve(name), new byte[0]);
            broken("'" + name + "'");
            Files.write(folder.resolve(name), bytes);
        }
        assertThat(statuses()).hasSize(2);
    }

    @Test
    void noChangeOfASingleByteGoesUnnoticed() throws IOException {
        long seed = Trials.seed();
        System.out.println("LedgerTest: seed " + seed);
        Random random = new Random(seed);
        list(2);
        for (String name : names()) {
            byte[] bytes = Files.readAllBytes(folder.resolve(name));
            for (int trial = 0; trial < 25; trial++) {
                byte[] changed = bytes.clone();
                changed[random.nextInt(changed.length)] ^= (byte) (1 << random.nextInt(8));
                Files.write(folder.resolve(name), changed);
                if (name.equals("head") && sameHead(bytes, changed)) {
                    continue; // one space for another says the same
                }
                broken("");
            }
            Files.write(folder.resolve(name), bytes);
        }
    }

    private static boolean sameHead(byte[] one, byte[] other) {
        try {
            return JsonText.readOnce(new String(one, StandardCharsets.UTF_8).strip())
                    .equals(JsonText.readOnce(new String(other, StandardCharsets.UTF_8).strip()));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    @Test
    void refusesWhatIsNoLedger() throws IOException {
        Files.writeString(folder, "a file");
        broken("is a file, not a folder");
        Files.delete(folder);
        Files.createDirectory(folder);
        Files.writeString(folder.resolve("data.csv"), "a,b\n");
        broken("has other things in it and is no ledger");
        assertThat(names()).containsExactly("data.csv");
        assertThatThrownBy(() -> Ledger.existing(home.resolve("nowhere"))).hasMessageContaining("there is no ledger");
        assertThat(home.resolve("nowhere")).doesNotExist();
    }

    @Test
    void aSecondTakerWaitsForTheFirst() throws Exception {
        Ledger first = Ledger.open(folder);
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        Thread second = new Thread(() -> {
            try (Ledger ledger = Ledger.open(folder)) {
                order.add("second");
            }
        });
        second.start();
        Thread.sleep(200);
        order.add("first");
        first.close();
        second.join(20_000);
        assertThat(order).containsExactly("first", "second");
    }

    @Test
    void aLineIsReadAsItWasWritten() {
        var object = Json.object(
                "a", "é \"q\" \\ \n\t<\u2028", "b", List.of("x", ", "), "c", 12.0, "d", true, "e", List.of());
        String line = Json.line(object);
        assertThat(line).doesNotContain("\n");
        assertThat(JsonText.readOnce(line)).contains(object);
        assertThat(JsonText.read("{\"a\": 1, \"a\": 1}")).isPresent();
        for (String bad :
                List.of("", "{", "{}x", "{\"a\" 1}", "{\"a\": }", "{\"a\": 1, \"a\": 1}", "{\"a\": \"\\q\"}")) {
            assertThat(JsonText.readOnce(bad)).as(bad).isEmpty();
        }
    }
}
