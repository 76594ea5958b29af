package org.semblance.acceptance;

import java.util.List;
import java.util.Random;

/** Tables and recipes to start from. */
final class Samples {

    static final String[] MIXED_QI = {"age", "education", "city"};

    private Samples() {}

    /** Names that tell who, a number, ordered and unordered words, something confidential, something else. */
    static String mixed(int rows) {
        return mixed(rows, 7);
    }

    static String mixed(int rows, long seed) {
        Random random = new Random(seed);
        StringBuilder table = new StringBuilder("name,age,education,city,diagnosis,shift\n");
        for (int row = 1; row <= rows; row++) {
            table.append(Bench.CANARY)
                    .append(row)
                    .append(',')
                    .append(18 + random.nextInt(70))
                    .append(',')
                    .append(pick(random, List.of("primary", "secondary", "bachelor", "master")))
                    .append(',')
                    .append(pick(random, List.of("Tarragona", "Reus", "Valls", "Tortosa")))
                    .append(',')
                    .append(pick(random, List.of("flu", "asthma", "\"back, pain\"", "none")))
                    .append(',')
                    .append(pick(random, List.of("early", "late")))
                    .append('\n');
        }
        return table.toString();
    }

    static String pick(Random random, List<String> words) {
        return words.get(random.nextInt(words.size()));
    }

    static String mixedRecipe(int k) {
        return recipe("data.csv", """
                  name: {role: identifier}
                  age: {role: quasi-identifier, domain: numeric, round: 1}
                  education: {role: quasi-identifier, domain: ordinal, scale: [primary, secondary, bachelor, master]}
                  city: {role: quasi-identifier, domain: nominal}
                  diagnosis: {role: confidential}
                  shift: {role: other}
                """, k);
    }

    /** A recipe with these lines of attributes. */
    static String recipe(String data, String attributes, int k) {
        return "data: " + data + "\nattributes:\n"
                + attributes.stripTrailing().stripIndent().indent(2) + "method: {name: mdav, k: " + k + "}\n";
    }

    /** The same with further lines at the top. */
    static String with(String lines, String recipe) {
        return lines + "\n" + recipe;
    }
}
