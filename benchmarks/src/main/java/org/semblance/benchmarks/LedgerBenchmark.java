package org.semblance.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.privacy.intersection.ClassMembership;
import org.semblance.privacy.intersection.ReleaseOverlap;
import org.semblance.release.ledger.Ledger;
import org.semblance.release.ledger.LedgerEntry;
import org.semblance.release.ledger.PersonKey;

/** Checking a release of a million people against ten others of the same people, read from disk. */
final class LedgerBenchmark implements Benchmark {

    private static final int PERSONS = 1_000_000;
    private static final int COLUMNS = 10;
    private static final int RELEASES = 10;
    private static final int K = 5;
    private static final double ATMOST = 30;

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin(
                "ledger",
                "1,000,000 persons, 10 columns, in 10 listed releases, groups of 5 that differ; CPU seconds of one thread");
        Path folder = Files.createTempDirectory("ledger");
        try {
            measure(folder.resolve("books"), sheet);
        } finally {
            ReleaseBenchmark.delete(folder);
        }
        Clock.forget();
    }

    private static void measure(Path folder, Sheet sheet) throws Exception {
        PersonKey key = new PersonKey(List.of("id"), false);
        List<Words> columns = new ArrayList<>();
        columns.add(words("id", i -> "person " + i));
        for (int column = 1; column < COLUMNS; column++) {
            int different = 10 * column;
            columns.add(words("column " + column, i -> "value " + i % different));
        }
        Table table = Table.of(columns);
        try (Ledger ledger = Ledger.open(folder)) {
            double numbers = sheet.note(
                    "persons and rows made numbers",
                    Clock.once(() -> ledger.members(table, key, new int[PERSONS])),
                    "s");
            Random random = new Random(5);
            double listing = 0;
            for (int i = 0; i < RELEASES; i++) {
                ClassMembership members = ledger.members(table, key, groups(random));
                listing += Clock.once(() -> list(ledger, members, key, folder));
            }
            sheet.note("a release listed", listing / RELEASES, "s");
            ClassMembership another = ledger.members(table, key, groups(random));
            double beside = sheet.note(
                    "ten releases read and put beside another",
                    Clock.once(() -> ReleaseOverlap.of(
                            ledger.standing().stream()
                                    .map(entry ->
                                            new ReleaseOverlap.Earlier(entry.number(), K, () -> ledger.members(entry)))
                                    .toList(),
                            another,
                            K)),
                    "s");
            sheet.bound("all that a run does with its ledger", numbers + beside + listing / RELEASES, ATMOST, "s");
        }
    }

    private static Words words(String name, IntFunction<String> value) {
        return Words.of(name, IntStream.range(0, PERSONS).mapToObj(value).toArray(String[]::new));
    }

    private static int list(Ledger ledger, ClassMembership members, PersonKey key, Path folder) throws IOException {
        int number = ledger.announce(
                new LedgerEntry.Terms(K, false, key, List.of("age"), List.of("age"), List.of("age")),
                members,
                "0".repeat(64),
                "0".repeat(64),
                new LedgerEntry.Places(folder, folder),
                Optional.empty());
        ledger.confirm(number);
        return number;
    }

    private static int[] groups(Random random) {
        int[] groups = new int[PERSONS];
        Arrays.setAll(groups, i -> i / K);
        for (int i = PERSONS - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int group = groups[i];
            groups[i] = groups[other];
            groups[other] = group;
        }
        return groups;
    }
}
