package org.semblance.formats;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/** Validates a database query: it must be a single query and nothing else. */
final class DatabaseQuery {

    private static final Pattern ASKS = Pattern.compile("(?is)\\(*\\s*(select|with|values|table|from)\\b.*");
    private static final Pattern END = Pattern.compile("[\\s;]+$");

    private DatabaseQuery() {}

    /** The text of a query, without a semicolon at its end. */
    static String of(@Nullable String given) {
        String query = given == null ? "" : END.matcher(given.strip()).replaceAll("");
        if (query.isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_JDBC_QUERY,
                    "a database is to be read, but there is no query",
                    "say what to read, such as query: \"select * from visitors\", or with ‹query›");
        }
        // a semicolon in a quoted text is refused too, because quoting rules differ between databases
        if (query.indexOf(';') >= 0) {
            throw Problem.recipe(
                    ProblemCode.E_JDBC_QUERY,
                    "the query has a semicolon inside",
                    "write one query, without semicolons");
        }
        if (!ASKS.matcher(query).matches()) {
            throw Problem.recipe(
                    ProblemCode.E_JDBC_QUERY,
                    "what is asked of the database is not a query",
                    "write a query that starts with select or with");
        }
        return query;
    }
}
