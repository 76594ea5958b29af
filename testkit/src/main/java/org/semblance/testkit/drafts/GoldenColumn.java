package org.semblance.testkit.drafts;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * What is expected of one column.
 *
 * @param roles the roles an officer would give; more than one where two can be defended
 * @param domains of a quasi-identifier: numeric, ordinal, nominal, concepts
 * @param scale the categories of an ordinal column in order
 * @param missing values that mean "no value", besides the empty field
 * @param interim the role until recipes have a key for the final one; empty if they have
 * @param why the reason in a few words
 */
public record GoldenColumn(
        String name,
        List<String> roles,
        List<String> domains,
        List<String> scale,
        List<String> missing,
        String interim,
        String why) {

    static final String IDENTIFIER = "identifier";
    static final String QUASI_IDENTIFIER = "quasi-identifier";
    static final String CONFIDENTIAL = "confidential";

    private static final int FIELDS = 7;

    public GoldenColumn {
        roles = List.copyOf(roles);
        domains = List.copyOf(domains);
        scale = List.copyOf(scale);
        missing = List.copyOf(missing);
    }

    /** A line of a golden file. */
    static GoldenColumn of(List<String> fields) {
        if (fields.size() != FIELDS) {
            throw new IllegalArgumentException(
                    "a column has " + FIELDS + " fields, not " + fields.size() + ": " + fields);
        }
        return new GoldenColumn(
                fields.get(0),
                parts(fields.get(1), "\\|"),
                parts(fields.get(2), "\\|"),
                parts(fields.get(3), " < "),
                parts(fields.get(4), "\\|"),
                fields.get(5),
                fields.get(6));
    }

    private static List<String> parts(String field, String between) {
        return field.isEmpty()
                ? List.of()
                : Arrays.stream(field.split(between)).map(String::strip).toList();
    }

    /** The roles that are right today. */
    List<String> rightRoles() {
        return interim.isEmpty()
                ? roles
                : Stream.concat(Stream.of(interim), roles.stream()).toList();
    }

    /** Whether the column must not be released, for good or for now. */
    public boolean isDropped() {
        return rightRoles().get(0).equals(IDENTIFIER) && (rightRoles().size() == 1 || !interim.isEmpty());
    }

    /** Whether there is no doubt that the column is confidential. */
    public boolean isConfidential() {
        return roles.equals(List.of(CONFIDENTIAL));
    }

    /** Whether there is no doubt that the column is masked, and so has a domain. */
    boolean isMasked() {
        return roles.equals(List.of(QUASI_IDENTIFIER));
    }
}
