package org.semblance.toolkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A random table and its recipe, and changes of single originals after which the release may well be the same.
 *
 * @param name of the kind, for messages
 * @param header the names of the columns
 * @param recipe the recipe without data: and release:
 * @param rows the original
 * @param changes how an original is changed
 */
record TwinTables(String name, String header, String recipe, List<String[]> rows, List<Change> changes) {

    /** Changes values of one or two rows that show the same in the release. */
    interface Change {
        void on(List<String[]> rows, int one, int other, Random random);
    }

    private static final int AGE = 0;
    private static final int INCOME = 1;
    private static final int TOWN = 2;
    private static final int ILL = 3;
    private static final int WHO = 4;
    private static final int KEPT = 5;

    private static final String HEADER = "age,income,town,ill,who,kept";

    private static final List<String> TOWNS = List.of("Vic", "Olot", "Reus", "Valls");

    private static final String KEPT_ROWS = "where: \"kept = yes\"\n";

    /** Two members of a group trade what is masked, so that each has the other's confidential value. */
    private static Change trade(int... columns) {
        return (rows, one, other, random) -> {
            for (int column : columns) {
                String kept = rows.get(one)[column];
                rows.get(one)[column] = rows.get(other)[column];
                rows.get(other)[column] = kept;
            }
        };
    }

    /** One number goes up and another down by the same, so that a mean stays. */
    private static Change balance(int column, int step) {
        return (rows, one, other, random) -> {
            String[] first = rows.get(one);
            String[] second = rows.get(other);
            if (!first[column].isEmpty() && !second[column].isEmpty()) {
                first[column] = String.valueOf(Integer.parseInt(first[column]) + step);
                second[column] = String.valueOf(Integer.parseInt(second[column]) - step);
            }
        };
    }

    /** Another value below the same label. */
    private static final Change NEXT_AGE = (rows, one, other, random) -> {
        String[] row = rows.get(one);
        if (!row[AGE].isEmpty()) {
            row[AGE] = String.valueOf(Integer.parseInt(row[AGE]) ^ 1);
        }
    };

    private static final Change OTHER_TOWN =
            (rows, one, other, random) -> rows.get(one)[TOWN] = TOWNS.get(random.nextInt(TOWNS.size()));

    private static final Change OTHER_PERSON = (rows, one, other, random) -> rows.get(one)[WHO] = rows.get(other)[WHO];

    /** A row more that the recipe leaves out. */
    private static final Change LEFT_OUT =
            (rows, one, other, random) -> rows.add(new String[] {"99", "1000000", "Nowhere", "rare", "p999", "no"});

    private static final List<Change> OF_AVERAGES =
            List.of(trade(AGE, INCOME, TOWN), balance(INCOME, 100), balance(INCOME, 1), OTHER_PERSON, LEFT_OUT);

    /** A number changes on its own, which rounding may well hide. */
    private static Change step(int column, int by) {
        return (rows, one, other, random) -> {
            String[] row = rows.get(one);
            row[column] = row[column].isEmpty() ? "" : String.valueOf(Integer.parseInt(row[column]) + by);
        };
    }

    private static final List<Change> OF_ROUNDED =
            List.of(step(INCOME, 1), step(AGE, 1), step(INCOME, -40), trade(AGE, INCOME, TOWN), OTHER_PERSON, LEFT_OUT);

    private static final List<Change> OF_LABELS =
            List.of(trade(AGE, TOWN), NEXT_AGE, OTHER_TOWN, trade(AGE, TOWN), LEFT_OUT);

    private static final List<Change> OF_WORDS =
            List.of(trade(AGE, TOWN, ILL), NEXT_AGE, OTHER_TOWN, OTHER_PERSON, LEFT_OUT);

    private static final List<Change> OF_NOISE = List.of(OTHER_PERSON, LEFT_OUT);

    /** One more person in debt, and one less poor by as much: the means stay, the columns without negative values do not. */
    private static final List<Change> OF_DEBTS = List.of(
            trade(AGE, INCOME, TOWN), balance(INCOME, 10_000), balance(INCOME, -10_000), balance(INCOME, 1), LEFT_OUT);

    private static final List<Change> OF_SECRETS =
            List.of(trade(AGE, INCOME, TOWN), balance(INCOME, 100), balance(INCOME, -300), balance(AGE, 1), LEFT_OUT);

    private static final List<Change> OF_PERSONS =
            List.of(trade(WHO), trade(ILL), trade(WHO), OTHER_PERSON, trade(WHO), LEFT_OUT);

    private static final List<Change> OF_POPULATION = List.of(trade(AGE, TOWN), NEXT_AGE, OTHER_TOWN, LEFT_OUT);

    private static final String AVERAGED = """
            attributes:
              age: {role: quasi-identifier, domain: numeric, round: 0}
              income: {role: quasi-identifier, domain: numeric}
              town: {role: quasi-identifier, domain: nominal}
              ill: confidential
              who: identifier
              kept: other
            """ + KEPT_ROWS;

    private static final String GENERALIZED = """
            attributes:
              age: {role: quasi-identifier, domain: hierarchy, hierarchy: ages.csv}
              income: other
              town: {role: quasi-identifier, domain: nominal}
              ill: confidential
              who: identifier
              kept: other
            """ + KEPT_ROWS;

    private static final String WORDS = """
            attributes:
              age: {role: quasi-identifier, domain: ordinal, scale: [%s]}
              income: identifier
              town: {role: quasi-identifier, domain: concepts, taxonomy: towns.csv}
              ill: {role: [quasi-identifier, confidential], domain: nominal}
              who: identifier
              kept: other
            """ + KEPT_ROWS;

    private static final String NOISE = """
            attributes:
              age: {role: other, domain: numeric}
              income: identifier
              town: {role: quasi-identifier, domain: concepts, taxonomy: towns.csv}
              ill: confidential
              who: identifier
              kept: other
            """ + KEPT_ROWS;

    /** Every kind of release, each with a table of its own. */
    static List<TwinTables> random(Random random) {
        String scale = IntStream.range(0, 16)
                .mapToObj(age -> '"' + String.valueOf(age) + '"')
                .collect(Collectors.joining(", "));
        return List.of(
                of("averages", AVERAGED + "method: {name: mdav, k: 4}\n", false, OF_AVERAGES, random),
                of("averages with gaps", AVERAGED + "method: {name: mdav, k: 3}\n", true, OF_AVERAGES, random),
                of(
                        "averages of persons",
                        AVERAGED + "person: who\nmethod: {name: mdav, k: 3}\n",
                        false,
                        OF_AVERAGES,
                        random),
                of(
                        "all measures",
                        AVERAGED + "method: {name: mdav, k: 4}\nguarantees: [{l-diversity: 2, of: ill}]\n"
                                + "measures: [information-loss, sst, il1, dist, distance-linkage, record-linkage, uniques,"
                                + " singling-out, prosecutor-risk, marketer-risk, skew, attribute-inference, homogeneity,"
                                + " discernibility, average-class-size]\n",
                        false,
                        OF_AVERAGES,
                        random),
                of(
                        "guarantees of amounts",
                        AVERAGED + "method: {name: mdav, k: 4, contributors: 3}\nguarantees: [{dominance: 2},"
                                + " {l-diversity: 2, of: ill}, {t-closeness: 0.8, of: ill},"
                                + " {alpha-k-anonymity: 0.9, k: 4, of: ill}, {beta-likeness: 4, of: ill},"
                                + " {delta-disclosure: 2, of: ill, absent: ignored}]\n",
                        true,
                        OF_DEBTS,
                        random),
                of(
                        "guarantees of masked secrets",
                        AVERAGED.replace(
                                        "income: {role: quasi-identifier",
                                        "income: {role: [quasi-identifier, confidential]")
                                + "method: {name: mdav, k: 4}\nguarantees: [{dominance: 2, of: [income]},"
                                + " {l-diversity: 2, of: income}, {l-diversity: 1.5, of: income, kind: entropy},"
                                + " {t-closeness: 0.6, of: income}, {alpha-k-anonymity: 0.8, k: 3, of: income},"
                                + " {beta-likeness: 60, of: income},"
                                + " {delta-disclosure: 6, of: income, absent: ignored}]\n",
                        false,
                        OF_SECRETS,
                        random),
                of(
                        "guarantees of persons",
                        AVERAGED + "person: who\nmethod: {name: mdav, k: 9}\nguarantees: [{l-diversity: 2, of: ill},"
                                + " {t-closeness: 0.8, of: ill}, {alpha-k-anonymity: 0.95, k: 4, of: ill},"
                                + " {beta-likeness: 4, of: ill}]\n"
                                + "measures: [skew, attribute-inference, homogeneity, prosecutor-risk]\n",
                        false,
                        OF_PERSONS,
                        random),
                of(
                        "guarantees of a population",
                        GENERALIZED + "population: people.csv\nmethod: {name: incognito, k: 3}\n"
                                + "guarantees: [{k-map: 4}, {delta-presence: 0.9}]\n",
                        false,
                        OF_POPULATION,
                        random),
                of(
                        "rounded averages",
                        AVERAGED.replace("round: 0", "round: {to: 20}")
                                        .replace(
                                                "income: {role: quasi-identifier, domain: numeric}",
                                                "income: {role: quasi-identifier, domain: numeric, round: {digits: 1}}")
                                + "method: {name: mdav, k: 3}\naccept: {W_ATTRIBUTE_LOST: known, W_SPELLINGS: known,"
                                + " distance-linkage: known, homogeneity: known, unique.ill: known}\n",
                        true,
                        OF_ROUNDED,
                        random),
                of(
                        "averages of blocks",
                        AVERAGED + "method: {name: mdav, k: 3}\nblocking: {name: kd, size: 20}\n",
                        false,
                        OF_AVERAGES,
                        random),
                of(
                        "close averages",
                        AVERAGED.replace("income: {role: quasi-identifier", "income: {role: confidential")
                                + "method: {name: t-closeness-merge, k: 3, t: 0.6, of: ill}\nrelease: {spreadsheet-safe: true}\n",
                        false,
                        List.of(trade(AGE, TOWN), balance(AGE, 1), LEFT_OUT),
                        random),
                of(
                        "one number",
                        AVERAGED.replace("age: {role: quasi-identifier, domain: numeric, round: 0}", "age: identifier")
                                        .replace("town: {role: quasi-identifier, domain: nominal}", "town: other")
                                + "method: {name: univariate-optimal, k: 4}\n",
                        true,
                        List.of(trade(INCOME), balance(INCOME, 1), balance(INCOME, 100), LEFT_OUT, trade(INCOME)),
                        random),
                of("one level for all", GENERALIZED + "method: {name: incognito, k: 4}\n", false, OF_LABELS, random),
                of(
                        "suppressed rows",
                        GENERALIZED + "method: {name: incognito, k: 4, suppress: 20%}\n"
                                + "guarantees: [{l-diversity: 2, of: ill}, {t-closeness: 0.7, of: ill}]\n",
                        false,
                        OF_LABELS,
                        random),
                of(
                        "suppressed rows of persons",
                        GENERALIZED + "person: who\nmethod: {name: datafly, k: 3, suppress: 30%}\n"
                                + "guarantees: [{l-diversity: 2, of: ill}]\n",
                        false,
                        OF_PERSONS,
                        random),
                of(
                        "levels by group",
                        GENERALIZED + "method: {name: local-recoding, k: 3}\nmeasures: [entropy, granularity]\n",
                        false,
                        OF_LABELS,
                        random),
                of("words", WORDS.formatted(scale) + "method: {name: sa-mdav, k: 3}\n", true, OF_WORDS, random),
                of(
                        "noise",
                        NOISE + "person: who\nmethod: {name: semantic-noise, alpha: 0.3}\n",
                        false,
                        OF_NOISE,
                        random),
                of(
                        "differential privacy",
                        NOISE.replace("taxonomy: towns.csv", "taxonomy: towns.csv, within: place")
                                + "person: who\nmethod: {name: semantic-exponential, epsilon: 6}\n",
                        false,
                        OF_NOISE,
                        random));
    }

    private static TwinTables of(String name, String recipe, boolean gaps, List<Change> changes, Random random) {
        int size = 40 + random.nextInt(30);
        List<String[]> rows = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            rows.add(new String[] {
                gap(String.valueOf(random.nextInt(16)), gaps, random),
                gap(String.valueOf(100 * (10 + random.nextInt(80))), gaps, random),
                gap(TOWNS.get(Math.min(random.nextInt(4), random.nextInt(4))), gaps, random),
                List.of("flu", "cold", "gout").get(random.nextInt(3)),
                "p" + row / 2,
                random.nextInt(20) == 0 ? "no" : "yes"
            });
        }
        return new TwinTables(name, HEADER, recipe, rows, changes);
    }

    private static String gap(String value, boolean gaps, Random random) {
        return gaps && random.nextInt(8) == 0 ? "" : value;
    }

    /** Writes a recipe and the files that it names. */
    Path write(Path folder) throws IOException {
        Files.createDirectories(folder);
        Files.writeString(
                folder.resolve("ages.csv"),
                IntStream.range(0, 100)
                        .mapToObj(age -> age + "," + age / 2 * 2 + "-" + (age / 2 * 2 + 1) + "," + age / 8 * 8 + "-"
                                + (age / 8 * 8 + 7) + ",*\n")
                        .collect(Collectors.joining()));
        Files.writeString(
                folder.resolve("towns.csv"),
                "id,parent\nplace,\ninland,place\ncoast,place\nVic,inland\nOlot,inland\nReus,coast\nValls,coast\n"
                        + "Nowhere,place\n"
                        + IntStream.range(0, 20)
                                .mapToObj(i -> "hamlet" + i + "," + (i % 2 == 0 ? "inland" : "coast") + "\n")
                                .collect(Collectors.joining()));
        Files.writeString(
                folder.resolve("people.csv"),
                IntStream.range(0, 16)
                        .boxed()
                        .flatMap(age -> TOWNS.stream().map(town -> (age + "," + town + "\n").repeat(4)))
                        .collect(Collectors.joining("", "age,town\n", "")));
        Path file = folder.resolve("recipe.yaml");
        Files.writeString(file, "data: data.csv\n" + recipe);
        table(folder, rows);
        return file;
    }

    /** Writes the table, changed or not. */
    void table(Path folder, List<String[]> of) throws IOException {
        Files.writeString(
                folder.resolve("data.csv"),
                of.stream().map(row -> String.join(",", row)).collect(Collectors.joining("\n", header + "\n", "\n")));
    }

    /** The rows that the recipe does not leave out. */
    int[] kept() {
        return IntStream.range(0, rows.size())
                .filter(row -> rows.get(row)[KEPT].equals("yes"))
                .toArray();
    }

    /** The rows after a change of these two; null if they are as they were. */
    @Nullable
    List<String[]> changed(Change change, int one, int other, Random random) {
        List<String[]> changed =
                new ArrayList<>(rows.stream().map(String[]::clone).toList());
        change.on(changed, one, other, random);
        boolean same = changed.size() == rows.size()
                && IntStream.range(0, rows.size()).allMatch(row -> Arrays.equals(rows.get(row), changed.get(row)));
        return same ? null : changed;
    }
}
