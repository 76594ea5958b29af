package org.semblance.toolkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** A table of random persons and a recipe for it, in some form or other. */
final class RandomRecipe {

    private static final List<String> TOWNS = List.of("Vic", "Olot", "=Ripoll", "-Berga", "Sort");
    private static final List<String> ILLNESSES = List.of("flu", "cold", "gout", "ague");

    private static final List<String> METHODS = List.of(
            "{name: mdav, k: %d}",
            "{name: mdav, k: %d, contributors: 1}",
            "{name: mdav-mu-argus, k: %d}",
            "{name: t-closeness-merge, k: %d, t: 0.4, of: illness}",
            "{name: t-closeness-k-first, k: %d, t: 0.4, of: illness}");

    private RandomRecipe() {}

    /** Writes both into a folder; the recipe's file. */
    static Path write(Path folder, Random random) throws IOException {
        boolean lines = random.nextInt(4) == 0;
        boolean comma = !lines && random.nextInt(3) == 0;
        boolean persons = random.nextInt(3) == 0;
        int rows = 12 + random.nextInt(60);
        StringBuilder table = new StringBuilder(lines ? "" : "who;age;height;town;illness\n");
        for (int row = 0; row < rows; row++) {
            String who = "p" + (persons ? random.nextInt(rows) : row);
            String age = random.nextInt(10) == 0 ? "" : String.valueOf(18 + random.nextInt(60));
            String height = String.format(Locale.ROOT, "%.2f", 1.5 + random.nextInt(50) / 100.0);
            String town = random.nextInt(10) == 0 ? "" : TOWNS.get(random.nextInt(TOWNS.size()));
            String illness = ILLNESSES.get(random.nextInt(ILLNESSES.size()));
            table.append(
                    lines
                            ? "{\"who\": \"" + who + "\", \"age\": " + (age.isEmpty() ? "null" : age)
                                    + ", \"height\": " + height + ", \"town\": "
                                    + (town.isEmpty() ? "null" : "\"" + town + "\"") + ", \"illness\": \"" + illness
                                    + "\"}\n"
                            : who + ";" + age + ";" + (comma ? height.replace('.', ',') : height) + ";" + town + ";"
                                    + illness + "\n");
        }
        String data = lines ? "people.jsonl" : "people.csv";
        Files.writeString(folder.resolve(data), table);
        String method = String.format(Locale.ROOT, METHODS.get(random.nextInt(METHODS.size())), 2 + random.nextInt(4));
        return Files.writeString(
                folder.resolve("recipe.yaml"),
                "data: " + data + "\n"
                        + (lines ? "" : "csv: {delimiter: \";\", decimal: " + (comma ? "comma" : "point") + "}\n")
                        + (persons ? "person: who\n" : "")
                        + "attributes:\n"
                        + "  who: {role: identifier}\n"
                        + "  age: {role: quasi-identifier, domain: numeric, round: 0}\n"
                        + "  height: {role: quasi-identifier, domain: numeric, round: 2}\n"
                        + "  town: {role: quasi-identifier, domain: nominal}\n"
                        + "  illness: {role: confidential, domain: nominal}\n"
                        + "method: " + method + "\n"
                        + (random.nextBoolean() ? "guarantees: [{l-diversity: 2, of: illness}]\n" : "")
                        + "release: {to: out, shuffle: " + random.nextBoolean() + ", spreadsheet-safe: "
                        + (!lines && random.nextBoolean()) + "}\n");
    }
}
