package org.semblance.run;

/**
 * How far a taxonomy carries a column.
 *
 * @param taxonomy its name
 * @param values how many different values the column has
 * @param mapped how many of them have a concept
 * @param rows the share of the rows with a value whose value has one
 * @param concepts how many different concepts they mean; fewer than values where several mean one
 * @param subsumer the label of the concept that all of them are kinds of
 */
public record Coverage(String taxonomy, int values, int mapped, double rows, int concepts, String subsumer) {

    /** How many values share their concept with an earlier one. */
    public int merged() {
        return mapped - concepts;
    }
}
