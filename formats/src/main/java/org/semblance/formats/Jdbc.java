package org.semblance.formats;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * A database address, validated, with user and password separated so that nothing that is passed on or printed contains
 * them.
 *
 * @param kind the database
 * @param server the address without user, password and properties
 * @param properties the connection properties, including user and password
 */
record Jdbc(Kind kind, String server, Properties properties) {

    /** The supported databases. */
    enum Kind {
        POSTGRESQL,
        SQLITE,
        DUCKDB
    }

    private static final Set<String> ALLOWED = Set.of(
            "user",
            "password",
            "ssl",
            "sslmode",
            "sslrootcert",
            "currentSchema",
            "ApplicationName",
            "connectTimeout",
            "loginTimeout",
            "socketTimeout",
            "tcpKeepAlive",
            "targetServerType",
            "gssEncMode");

    /** The defaults unless the address specifies otherwise; times in seconds. */
    private static final Map<String, String> USUAL = Map.of(
            "connectTimeout", "10", "loginTimeout", "15", "tcpKeepAlive", "true", "ApplicationName", "semblance");

    /**
     * Parses an address.
     *
     * @param environment may contain user and password instead
     */
    static Jdbc of(String address, Map<String, String> environment) {
        String[] parts = address.split(":", 3);
        String scheme = parts.length < 3 ? "" : parts[1].toLowerCase(Locale.ROOT);
        return switch (scheme) {
            case "postgresql" -> postgresql(parts[2], environment);
            case "sqlite" -> new Jdbc(Kind.SQLITE, file(parts[2]), new Properties());
            case "duckdb" -> new Jdbc(Kind.DUCKDB, file(parts[2]), new Properties());
            default ->
                throw Problem.recipe(
                        ProblemCode.E_JDBC_DRIVER,
                        "the database of this address is not known",
                        "give an address that starts with jdbc:postgresql:, jdbc:sqlite: or jdbc:duckdb:");
        };
    }

    private static String file(String path) {
        if (path.indexOf('?') >= 0 || path.indexOf(';') >= 0) {
            throw property("");
        }
        if (path.isBlank() || path.startsWith(":") || path.startsWith("file:")) {
            throw Problem.recipe(
                    ProblemCode.E_JDBC,
                    "the address names no database file",
                    "give the path of the file, or name it in data:");
        }
        return path;
    }

    private static Jdbc postgresql(String rest, Map<String, String> environment) {
        Properties properties = new Properties();
        properties.putAll(USUAL);
        fromEnvironment(environment, "SEMBLANCE_JDBC_USER", "user", properties);
        fromEnvironment(environment, "SEMBLANCE_JDBC_PASSWORD", "password", properties);
        int question = rest.indexOf('?');
        String server = question < 0 ? rest : rest.substring(0, question);
        if (question >= 0) {
            for (String token : rest.substring(question + 1).split("&", -1)) {
                int sign = token.indexOf('=');
                String key = sign < 0 ? token : token.substring(0, sign);
                if (!ALLOWED.contains(key)) {
                    throw property(key);
                }
                properties.setProperty(key, sign < 0 ? "" : decoded(token.substring(sign + 1)));
            }
        }
        int at = server.lastIndexOf('@');
        if (at >= 0) {
            int slashes = server.startsWith("//") ? 2 : 0;
            String[] person = server.substring(slashes, at).split(":", 2);
            properties.setProperty("user", decoded(person[0]));
            if (person.length == 2) {
                properties.setProperty("password", decoded(person[1]));
            }
            server = server.substring(0, slashes) + server.substring(at + 1);
        }
        if (!server.matches("//[A-Za-z0-9.,:_\\[\\]-]+/[^/?#\\s]*")) {
            throw Problem.recipe(
                    ProblemCode.E_JDBC,
                    "the address of the database cannot be read",
                    "write it as jdbc:postgresql://host:port/database");
        }
        return new Jdbc(Kind.POSTGRESQL, "jdbc:postgresql:" + server, properties);
    }

    private static void fromEnvironment(
            Map<String, String> environment, String variable, String key, Properties properties) {
        @Nullable String value = environment.get(variable);
        if (value != null) {
            properties.setProperty(key, value);
        }
    }

    private static String decoded(String text) {
        try {
            // a plus is a plus: only percent signs are decoded, as by the driver
            return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException malformed) {
            throw Problem.recipe(
                    ProblemCode.E_JDBC,
                    "the address of the database has a percent sign that encodes nothing",
                    "write a percent sign in a password as %25");
        }
    }

    /**
     * The problem for an unknown property. A key may be an accident, such as part of a password, so only what looks
     * like a key is shown.
     */
    private static Problem property(String key) {
        return Problem.recipe(
                ProblemCode.E_JDBC_PROPERTY,
                key.matches("[A-Za-z]{2,40}")
                        ? "the address of the database sets '" + key + "', which is not allowed"
                        : "the address of the database sets something that is not allowed",
                "leave it out; allowed are, for PostgreSQL: "
                        + String.join(", ", ALLOWED.stream().sorted().toList()));
    }

    /** The address without credentials. */
    @Override
    public String toString() {
        return kind.toString();
    }
}
