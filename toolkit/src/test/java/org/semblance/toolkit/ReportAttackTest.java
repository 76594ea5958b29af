package org.semblance.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Watcher;
import org.semblance.quality.association.Associations;
import org.semblance.release.folder.OwnerFolder;
import org.semblance.release.json.JsonObject;
import org.semblance.release.run.Run;
import org.semblance.testkit.Trials;

/**
 * Attacks on the reports of tables that are made to be attacked. Each finds originals with the owner's report, and with
 * the public one no more than with the released table alone.
 */
class ReportAttackTest {

    private static final int TABLES = Trials.count(12, 100);

    /** Half of the last digit of published associations. */
    private static final double ROUNDING = 0.00501;

    private final Semblance semblance = Semblance.standard();
    private final long seed = Trials.seed();
    private final Random random = new Random(seed);

    @TempDir
    private Path home;

    /** What an attacker has: the rows of the release, and one of its reports. */
    private record Loot(List<List<String>> rows, JsonObject report) {

        List<String> column(int column) {
            return rows.stream().map(row -> row.get(column)).toList();
        }

        /** An association before masking, if the report has it. */
        OptionalDouble before(String one, String other) {
            return report.has("correlations")
                    ? report.object("correlations").objects("pairs").stream()
                            .filter(pair ->
                                    Set.of(pair.text("one"), pair.text("other")).equals(Set.of(one, other)))
                            .filter(pair -> pair.has("before"))
                            .mapToDouble(pair -> pair.number("before"))
                            .findFirst()
                    : OptionalDouble.empty();
        }

        /** The rows of each category before masking, as far as the report has them. */
        Map<String, Integer> bars(String attribute) {
            Map<String, Integer> bars = new LinkedHashMap<>();
            report.objects("attributes").stream()
                    .filter(one -> one.text("name").equals(attribute) && one.has("distribution"))
                    .flatMap(one -> one.objects("distribution").stream())
                    .filter(bar -> bar.has("before"))
                    .forEach(bar -> bars.put(bar.text("label"), bar.whole("before")));
            return bars;
        }

        /** The score of an attribute, if the report has it. */
        OptionalDouble score(String name, String attribute) {
            return report.objects("scores").stream()
                    .filter(score -> score.text("name").equals(name) && score.has("attributes"))
                    .map(score -> score.object("attributes"))
                    .filter(of -> of.has(attribute))
                    .mapToDouble(of -> of.number(attribute))
                    .findFirst();
        }
    }

    /** A table, the value that the attacker looks for, and the values that remain possible for those who have the loot. */
    private record Target(String table, String truth, Function<Loot, Set<String>> candidates) {}

    /** How often the only candidate left is the right one. */
    private record Certain(int owners, int published, int alone) {}

    @BeforeEach
    void tellTheSeed() {
        System.out.println("ReportAttackTest: seed " + seed);
    }

    private Certain attack(String recipe, Function<Random, Target> targets) throws IOException {
        Path target = home.resolve("release");
        Files.writeString(home.resolve("recipe.yaml"), "data: table.csv\n" + recipe);
        int owners = 0;
        int published = 0;
        int alone = 0;
        for (int i = 0; i < TABLES; i++) {
            Target each = targets.apply(random);
            Files.writeString(home.resolve("table.csv"), each.table);
            semblance.release(
                    semblance.open(home.resolve("recipe.yaml")),
                    Run.Options.NONE.to(target).replacing(),
                    Watcher.SILENT);
            owners += certain(each, loot(target, report(OwnerFolder.beside(target))));
            published += certain(each, loot(target, report(target)));
            alone += certain(each, loot(target, new JsonObject(Map.of("attributes", List.of(), "scores", List.of()))));
        }
        return new Certain(owners, published, alone);
    }

    private static int certain(Target target, Loot loot) {
        Set<String> left = target.candidates.apply(loot);
        return left.equals(Set.of(target.truth)) ? 1 : 0;
    }

    private static JsonObject report(Path folder) throws IOException {
        return JsonObject.read(Files.readString(folder.resolve("report.json"))).orElseThrow();
    }

    private static Loot loot(Path folder, JsonObject report) throws IOException {
        return new Loot(
                Files.readAllLines(folder.resolve("release.csv")).stream()
                        .skip(1)
                        .map(line -> Arrays.asList(line.split(",", -1)))
                        .toList(),
                report);
    }

    private static String csv(String header, List<List<String>> rows) {
        return rows.stream().map(row -> String.join(",", row)).collect(Collectors.joining("\n", header + "\n", "\n"));
    }

    private static int[] codes(List<String> words) {
        List<String> different = words.stream().distinct().toList();
        return words.stream().mapToInt(different::indexOf).toArray();
    }

    /** The attacker knows that one woman took part, who is a man in the release: which illness is hers? */
    @Test
    void theIllnessOfTheOnlyWomanFollowsFromCramersVBeforeMasking() throws IOException {
        Certain certain = attack("""
                attributes:
                  town: {role: quasi-identifier, domain: nominal}
                  sex: {role: quasi-identifier, domain: nominal}
                  ill: confidential
                method: {name: mdav, k: 5}
                """, random -> {
            List<List<String>> rows = new ArrayList<>();
            int size = 60 + random.nextInt(100);
            for (int row = 0; row < size; row++) {
                int ill = row == 0 ? 2 + random.nextInt(3) : (int) Math.min(4, -1.3 * Math.log(random.nextDouble()));
                rows.add(List.of(random.nextBoolean() ? "Vic" : "Olot", row == 0 ? "f" : "m", "d" + ill));
            }
            return new Target(csv("town,sex,ill", rows), rows.get(0).get(2), ReportAttackTest::illnesses);
        });
        assertThat(certain.owners).isPositive();
        assertThat(certain.published).isEqualTo(certain.alone).isZero();
    }

    /** The illnesses with which the association would be the one in the report. */
    private static Set<String> illnesses(Loot loot) {
        List<String> ill = loot.column(2);
        OptionalDouble told = loot.before("sex", "ill");
        Set<String> left = new LinkedHashSet<>();
        for (String one : new LinkedHashSet<>(ill)) {
            int[] sex = new int[ill.size()];
            sex[ill.indexOf(one)] = 1;
            if (told.isEmpty() || Math.abs(Associations.cramer(sex, codes(ill)) - told.getAsDouble()) < ROUNDING) {
                left.add(one);
            }
        }
        return left;
    }

    /** The attacker knows which town is in which county: how many people of the smallest one took part? */
    @Test
    void aWithheldCountFollowsFromTheSumOfItsCounty() throws IOException {
        Certain certain = attack("""
                attributes:
                  county: {role: quasi-identifier, domain: nominal}
                  town: {role: quasi-identifier, domain: nominal}
                  age: {role: quasi-identifier, domain: numeric}
                method: {name: mdav, k: 5}
                """, random -> {
            List<List<String>> rows = new ArrayList<>();
            int few = 1 + random.nextInt(4);
            for (int row = 0; row < 70; row++) {
                String town = row < few ? "low" : row < few + 4 ? "far" : row % 2 == 0 ? "north" : "south";
                String county = Set.of("low", "north").contains(town) ? "a" : "b";
                rows.add(List.of(county, town, String.valueOf(18 + random.nextInt(60))));
            }
            return new Target(csv("county,town,age", rows), String.valueOf(few), ReportAttackTest::counts);
        });
        assertThat(certain.owners).isPositive();
        assertThat(certain.published).isEqualTo(certain.alone).isZero();
    }

    private static Set<String> counts(Loot loot) {
        Map<String, Integer> towns = loot.bars("town");
        Integer county = loot.bars("county").get("a");
        if (county != null && towns.containsKey("north")) {
            return Set.of(String.valueOf(county - towns.get("north")));
        }
        return IntStream.range(0, 5).mapToObj(String::valueOf).collect(Collectors.toSet());
    }

    /** The attacker knows all ages but one, which is behind a band: which is it? */
    @Test
    void oneUnknownAgeFollowsFromTheEntropyOfTheOriginal() throws IOException {
        Files.writeString(
                home.resolve("ages.csv"),
                IntStream.range(0, 16)
                        .mapToObj(age -> age + "," + band(age, 4) + "," + band(age, 8) + ",*\n")
                        .collect(Collectors.joining()));
        Certain certain = attack("""
                attributes:
                  age: {role: quasi-identifier, domain: hierarchy, hierarchy: ages.csv}
                  town: {role: quasi-identifier, domain: nominal}
                method: {name: incognito, k: 4}
                measures: [entropy]
                """, random -> {
            List<Integer> ages = new ArrayList<>();
            List<List<String>> rows = new ArrayList<>();
            for (int row = 0; row < 70; row++) {
                ages.add(random.nextInt(16));
                rows.add(List.of(
                        String.valueOf(ages.get(row)),
                        List.of("a", "b", "c", "d").get(random.nextInt(4))));
            }
            return new Target(
                    csv("age,town", rows), rows.get(0).get(0), loot -> ages(loot, ages.get(0), ages.subList(1, 70)));
        });
        assertThat(certain.owners).isPositive();
        assertThat(certain.published).isEqualTo(certain.alone).isZero();
    }

    private static String band(int age, int width) {
        return age / width * width + "-" + (age / width * width + width - 1);
    }

    private static Set<String> ages(Loot loot, int truth, List<Integer> others) {
        String shown = loot.column(0).get(0);
        int width = shown.equals("*")
                ? 16
                : shown.contains("-")
                        ? 1
                                - Integer.parseInt(shown.replaceAll("^(\\d+)-(\\d+)$", "$1"))
                                + Integer.parseInt(shown.replaceAll("^(\\d+)-(\\d+)$", "$2"))
                        : 1;
        OptionalDouble told = loot.score("entropy", "age");
        Set<String> left = new TreeSet<>();
        for (int age = 0; age < 16 && width > 1; age++) {
            List<Integer> all = new ArrayList<>(others);
            all.add(age);
            if (age / width == truth / width
                    && (told.isEmpty() || Math.abs(lost(all, width) - told.getAsDouble()) < 1e-9)) {
                left.add(String.valueOf(age));
            }
        }
        return left;
    }

    /** Non-uniform entropy: the information that a band of each age has lost, as a share of all. */
    private static double lost(List<Integer> ages, int width) {
        Map<Integer, Long> fine = counts(ages, age -> age);
        Map<Integer, Long> coarse = counts(ages, age -> age / width);
        double lost = 0;
        double all = 0;
        for (int age : ages) {
            lost += Math.log((double) coarse.get(age / width) / fine.get(age));
            all += Math.log((double) ages.size() / fine.get(age));
        }
        return lost / all;
    }

    private static Map<Integer, Long> counts(List<Integer> ages, Function<Integer, Integer> key) {
        return ages.stream().collect(Collectors.groupingBy(key, TreeMap::new, Collectors.counting()));
    }
}
