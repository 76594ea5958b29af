package org.semblance.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Distinct;
import org.semblance.data.Table;
import org.semblance.domain.Role;
import org.semblance.release.folder.OwnerFolder;
import org.semblance.release.run.RehearsedRun;
import org.semblance.testkit.Trials;

/**
 * The strongest test of what leaves: two originals with the same release give the same folder, byte for byte. What would
 * differ would tell them apart.
 */
class SameReleaseTest {

    private static final long SEED = 7;

    /** Tables of each kind. */
    private static final int TABLES = Trials.count(1, 40);

    /** Changes of each corpus. */
    private static final int CHANGES = 4;

    private final Semblance semblance = Semblance.standard();
    private final long seed = Trials.seed();
    private final Random random = new Random(seed);

    @TempDir
    private Path home;

    /** Pairs of originals with the same release, and those of them whose owner's reports differ. */
    private static final class Pairs {
        private int found;
        private int toldApartByTheOwner;
    }

    @BeforeEach
    void tellTheSeed() {
        System.out.println("SameReleaseTest: seed " + seed);
    }

    @Test
    void tablesWithTheSameReleaseGiveTheSameFolder() throws IOException {
        Map<String, Pairs> pairs = new LinkedHashMap<>();
        for (int table = 0; table < TABLES; table++) {
            for (TwinTables twins : TwinTables.random(random)) {
                Path folder = home.resolve(twins.name() + table);
                Path recipe = twins.write(folder);
                Map<String, String> first = released(recipe);
                if (first != null) {
                    List<int[]> alike = alike(twins, recipe);
                    for (TwinTables.Change change : twins.changes()) {
                        int[] rows = alike.get(random.nextInt(alike.size()));
                        List<String[]> other = twins.changed(change, rows[0], rows[1], random);
                        if (other != null) {
                            twins.table(folder, other);
                            compare(twins.name(), first, released(recipe), pairs);
                        }
                    }
                }
            }
        }
        assertThat(pairs).hasSizeGreaterThan(5);
        pairs.forEach((name, found) -> assertThat(found.found).as(name).isPositive());
        assertThat(pairs.values()).anySatisfy(found -> assertThat(found.found).isGreaterThan(2));
        assertThat(pairs.values().stream()
                        .mapToInt(found -> found.toldApartByTheOwner)
                        .sum())
                .as("pairs that the owner's report tells apart")
                .isGreaterThan(5);
    }

    /** All rows are one group; in the second table somebody is in debt, and somebody else so much richer. */
    @Test
    void dominanceDoesNotTellWhichColumnsHaveNegativeValues() throws IOException {
        Path recipe = Files.createDirectories(home.resolve("debts")).resolve("recipe.yaml");
        Files.writeString(recipe, """
                data: data.csv
                attributes:
                  age: {role: quasi-identifier, domain: numeric}
                  wage: {role: quasi-identifier, domain: numeric}
                method: {name: mdav, k: 5}
                guarantees: [{dominance: 10}]
                """);
        Path data = recipe.resolveSibling("data.csv");
        Files.writeString(data, "age,wage\n31,10\n32,20\n33,30\n34,40\n35,50\n");
        Map<String, String> first = released(recipe);
        Files.writeString(data, "age,wage\n31,-10\n32,20\n33,30\n34,40\n35,70\n");
        Map<String, String> second = released(recipe);
        assertThat(first).isNotNull();
        assertThat(second).isNotNull();
        assertThat(second.get("owner")).isNotEqualTo(first.get("owner"));
        first.remove("owner");
        second.remove("owner");
        assertThat(second).isEqualTo(first);
        assertThat(first.get("report.json")).contains("of every number that is never negative");
    }

    /** Pairs of rows that show the same in the release; any pair where none do. */
    private List<int[]> alike(TwinTables twins, Path recipe) {
        RecipeFile opened = semblance.open(recipe);
        RehearsedRun run = semblance.rehearse(opened, opened.options().seeded(SEED), Watcher.SILENT);
        Table masked = run.masked().table();
        Distinct classes = Distinct.of(
                masked.size(),
                run.rehearsal().data().with(Role.QUASI_IDENTIFIER).stream()
                        .map(attribute -> masked.column(attribute.name()).codes())
                        .toList());
        int[] kept = twins.kept();
        List<int[]> pairs = new ArrayList<>();
        for (int each = 0; each < classes.count(); each++) {
            int[] rows = classes.rowsOf(each);
            if (rows.length > 1) {
                int one = random.nextInt(rows.length);
                int other = (one + 1 + random.nextInt(rows.length - 1)) % rows.length;
                pairs.add(new int[] {kept[rows[one]], kept[rows[other]]});
            }
        }
        return pairs.isEmpty() ? List.of(new int[] {kept[0], kept[1]}) : pairs;
    }

    @Test
    void documentsWithTheSameReleaseGiveTheSameFolder() throws IOException {
        List<String> terms = List.of(
                "apple", "bread", "chair", "door", "engine", "flower", "garden", "house", "island", "jacket", "kitchen",
                "lamp", "mirror", "needle", "orange", "paper");
        Map<String, Pairs> pairs = new LinkedHashMap<>();
        for (int corpus = 0; corpus < TABLES; corpus++) {
            Path folder = Files.createDirectories(home.resolve("corpus" + corpus));
            List<String[]> notes = new ArrayList<>();
            for (int note = 0; note < 30; note++) {
                int topic = random.nextInt(3) * 4;
                String text = random.ints(8, 0, 8)
                        .mapToObj(term -> terms.get((term + topic) % terms.size()))
                        .collect(Collectors.joining(" "));
                notes.add(new String[] {text, "a" + note / 2, "topic" + topic});
            }
            Files.writeString(folder.resolve("recipe.yaml"), """
                    documents: {data: notes.tsv, text: text, author: author, label: label}
                    analysis: {wordnet: false, stem: none}
                    method: {name: spherical-mdav, k: 2}
                    """);
            write(folder, notes);
            Map<String, String> first = released(folder.resolve("recipe.yaml"));
            for (int change = 0; first != null && change < CHANGES; change++) {
                List<String[]> other =
                        new ArrayList<>(notes.stream().map(String[]::clone).toList());
                String[] one = other.get(random.nextInt(other.size()));
                switch (change % 4) {
                    case 0 -> one[0] = shuffled(one[0]);
                    case 1 -> one[0] = one[0] + " the and of it"; // stop words
                    case 2 -> one[0] = one[0] + " word" + change; // a term that one document uses
                    default -> one[2] = "topic" + change;
                }
                write(folder, other);
                compare("documents", first, released(folder.resolve("recipe.yaml")), pairs);
            }
        }
        Pairs found = pairs.getOrDefault("documents", new Pairs());
        assertThat(found.found).isPositive();
        assertThat(found.toldApartByTheOwner).isPositive();
    }

    private String shuffled(String text) {
        List<String> words = Arrays.asList(text.split(" "));
        Collections.shuffle(words, random);
        return String.join(" ", words);
    }

    private static void write(Path folder, List<String[]> notes) throws IOException {
        Files.writeString(
                folder.resolve("notes.tsv"),
                notes.stream()
                        .map(note -> String.join("\t", note))
                        .collect(Collectors.joining("\n", "text\tauthor\tlabel\n", "\n")));
    }

    private static void compare(
            String name, Map<String, String> first, @Nullable Map<String, String> second, Map<String, Pairs> pairs) {
        Pairs found = pairs.computeIfAbsent(name, unseen -> new Pairs());
        if (second == null || !sameData(first, second)) {
            return;
        }
        found.found++;
        found.toldApartByTheOwner += first.get("owner").equals(second.get("owner")) ? 0 : 1;
        for (String file : first.keySet()) {
            if (!file.equals("owner")) {
                assertThat(second.get(file)).as(name + ", " + file).isEqualTo(first.get(file));
            }
        }
    }

    /** Whether the files with the masked data are equal. */
    private static boolean sameData(Map<String, String> one, Map<String, String> other) {
        return one.keySet().equals(other.keySet())
                && one.keySet().stream()
                        .filter(file -> !List.of("owner", "report.json", "report.html", "certificate.json")
                                .contains(file))
                        .allMatch(file -> one.get(file).equals(other.get(file)));
    }

    /** The files of the release, and the owner's report without times; null if it is refused. */
    private @Nullable Map<String, String> released(Path recipe) throws IOException {
        Path target = recipe.resolveSibling("release");
        try {
            RecipeFile opened = semblance.open(recipe);
            if (!semblance
                    .release(opened, opened.options().to(target).replacing().seeded(SEED), Watcher.SILENT)
                    .report()
                    .published()) {
                return null;
            }
        } catch (Problem refused) {
            return null;
        }
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.list(target)) {
            for (Path file : all.toList()) {
                files.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        files.put(
                "owner",
                Files.readString(OwnerFolder.beside(target).resolve("report.json"))
                        .replaceAll("(?s)\"seconds\": \\{.*?}", ""));
        return files;
    }
}
