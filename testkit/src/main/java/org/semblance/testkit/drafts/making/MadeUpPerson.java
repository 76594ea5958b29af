package org.semblance.testkit.drafts.making;

import java.time.LocalDate;
import java.util.List;
import java.util.Random;

/** Somebody who does not exist. */
record MadeUpPerson(boolean woman, String first, String last, String second, LocalDate birth) {

    /** The day on which the ages are counted. */
    static final LocalDate TODAY = LocalDate.of(2024, 6, 30);

    static MadeUpPerson of(Random random, PeopleWords words, int youngest, int oldest) {
        boolean woman = random.nextBoolean();
        // the mean of two draws: fewer people at both ends, as in most tables
        int span = (oldest - youngest + 1) * 365;
        int days = (random.nextInt(span) + random.nextInt(span)) / 2;
        return new MadeUpPerson(
                woman,
                frequent(random, words.list(woman ? "women" : "men")),
                frequent(random, words.list("surnames")),
                frequent(random, words.list("surnames")),
                TODAY.minusDays(youngest * 365L + youngest / 4 + days));
    }

    /** A word of a list whose first words are more frequent than its last. */
    static String frequent(Random random, List<String> words) {
        double draw = random.nextDouble();
        return words.get((int) (words.size() * (0.4 * draw + 0.6 * draw * draw)));
    }

    int age() {
        return birth.until(TODAY).getYears();
    }
}
