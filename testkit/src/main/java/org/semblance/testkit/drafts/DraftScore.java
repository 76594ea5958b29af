package org.semblance.testkit.drafts;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.semblance.domain.Ordinal;

/**
 * How well drafts agree with the golden ones.
 *
 * <p>A domain counts for every column that is certainly a quasi-identifier, and for the doubtful ones that were drafted
 * so. A missing value counts where the column is released. One is invented if it occurs in the column and means
 * something there.
 *
 * @param identifiers columns that must be dropped and are
 * @param confidential columns that are certainly confidential and were found
 * @param wrong a line for each column with something wrong: expected, drafted
 */
public record DraftScore(
        String name,
        Tally identifiers,
        Tally confidential,
        Tally roles,
        Tally domains,
        Tally missing,
        int invented,
        List<String> wrong) {

    /** How many of how many. */
    public record Tally(int right, int of) {

        static final Tally NONE = new Tally(0, 0);

        Tally and(boolean alsoRight) {
            return new Tally(right + (alsoRight ? 1 : 0), of + 1);
        }

        Tally plus(Tally other) {
            return new Tally(right + other.right, of + other.of);
        }

        public int wrong() {
            return of - right;
        }

        /** 100 if there is nothing to be right about. */
        public double percent() {
            return of == 0 ? 100 : 100.0 * right / of;
        }

        @Override
        public String toString() {
            return right + " of " + of;
        }
    }

    private static final Pattern RANGE = Pattern.compile("(-?\\d+(?:\\.\\d+)?)\\.\\.(-?\\d+(?:\\.\\d+)?)");
    private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?");

    public DraftScore {
        wrong = List.copyOf(wrong);
    }

    /** Nothing scored yet. */
    public static DraftScore none(String name) {
        return new DraftScore(name, Tally.NONE, Tally.NONE, Tally.NONE, Tally.NONE, Tally.NONE, 0, List.of());
    }

    /** The draft of one table. */
    public static DraftScore of(GoldenDraft golden, DraftAnswer drafted) {
        DraftScore score = none(golden.table().name());
        for (GoldenColumn column : golden.columns()) {
            DraftAnswer.Column answer = drafted.columns().get(column.name());
            if (answer == null) {
                answer = new DraftAnswer.Column(List.of("nothing"), "", List.of(), List.of());
            }
            Set<String> values = new TreeSet<>(golden.table().values(column.name()));
            score = score.plus(of(golden.table().name(), column, answer, values));
        }
        return score;
    }

    private static DraftScore of(String table, GoldenColumn column, DraftAnswer.Column answer, Set<String> values) {
        List<String> wrong = new ArrayList<>();
        boolean role = column.rightRoles().containsAll(answer.roles());
        if (!role) {
            wrong.add(String.join("|", column.rightRoles()) + ", drafted " + String.join("+", answer.roles()));
        }
        boolean masked = answer.roles().contains(GoldenColumn.QUASI_IDENTIFIER);
        boolean domain = masked && domainRight(column, answer);
        boolean hasDomain = column.isMasked() || (masked && !column.domains().isEmpty());
        if (masked && hasDomain && !domain) {
            wrong.add(String.join("|", column.domains())
                    + (column.scale().isEmpty() ? "" : " " + column.scale())
                    + ", drafted " + answer.domain() + " " + answer.scale());
        }
        Tally missing = Tally.NONE;
        int invented = 0;
        if (!column.isDropped() && !answer.roles().contains(GoldenColumn.IDENTIFIER)) {
            for (String value : column.missing()) {
                boolean found = covers(answer.missing(), value);
                missing = missing.and(found);
                if (!found) {
                    wrong.add("'" + value + "' is missing");
                }
            }
            for (String value : values) {
                if (!value.isEmpty() && !column.missing().contains(value) && covers(answer.missing(), value)) {
                    invented++;
                    wrong.add("'" + value + "' is a value, drafted as missing");
                }
            }
        }
        return new DraftScore(
                "",
                column.isDropped() ? Tally.NONE.and(role) : Tally.NONE,
                column.isConfidential()
                        ? Tally.NONE.and(answer.roles().contains(GoldenColumn.CONFIDENTIAL))
                        : Tally.NONE,
                Tally.NONE.and(role),
                hasDomain ? Tally.NONE.and(domain) : Tally.NONE,
                missing,
                invented,
                wrong.isEmpty()
                        ? List.of()
                        : List.of(table + "." + column.name() + ": expected " + String.join("; ", wrong) + " ("
                                + column.why() + ")"));
    }

    private static boolean domainRight(GoldenColumn column, DraftAnswer.Column answer) {
        return column.domains().contains(answer.domain())
                && (!answer.domain().equals(Ordinal.NAME) || scaleRight(column, answer.scale()));
    }

    /** The same order or its reverse. */
    private static boolean scaleRight(GoldenColumn column, List<String> drafted) {
        List<String> categories = new ArrayList<>(drafted.stream()
                .filter(category -> !column.missing().contains(category))
                .map(DraftScore::point)
                .toList());
        List<String> expected = column.scale().stream().map(DraftScore::point).toList();
        if (categories.equals(expected)) {
            return true;
        }
        Collections.reverse(categories);
        return categories.equals(expected);
    }

    private static String point(String category) {
        return category.replace(',', '.');
    }

    /** Whether a value is one of the missing ones, or in one of their ranges such as -9..-1. */
    private static boolean covers(List<String> missing, String value) {
        for (String sign : missing) {
            Matcher range = RANGE.matcher(sign);
            if (sign.equals(value)
                    || (range.matches()
                            && NUMBER.matcher(value).matches()
                            && Double.parseDouble(range.group(1)) <= Double.parseDouble(value)
                            && Double.parseDouble(value) <= Double.parseDouble(range.group(2)))) {
                return true;
            }
        }
        return false;
    }

    /** Both together, under the name of this one. */
    public DraftScore plus(DraftScore other) {
        List<String> all = new ArrayList<>(wrong);
        all.addAll(other.wrong);
        return new DraftScore(
                name,
                identifiers.plus(other.identifiers),
                confidential.plus(other.confidential),
                roles.plus(other.roles),
                domains.plus(other.domains),
                missing.plus(other.missing),
                invented + other.invented,
                all);
    }

    /** One line. */
    public String line() {
        return String.format(
                Locale.ROOT,
                "%-20s identifiers missed %2d of %3d, confidential %7s, roles %9s, domains %9s, missing %7s, invented %d",
                name,
                identifiers.wrong(),
                identifiers.of(),
                confidential,
                roles,
                domains,
                missing,
                invented);
    }
}
