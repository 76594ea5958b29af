package org.semblance.acceptance.tables;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a database must not be asked, and what must not be told about it. */
class DatabaseRefusalsTest {

    private static final String SECRET = "s3cr3t-pässword";
    private static final String ENCODED = "s3cr3t-p%C3%A4ssword";
    private static EmbeddedPostgres server;
    private static Connection connection;

    @TempDir
    Path folder;

    @BeforeAll
    static void start() throws IOException, SQLException {
        server = EmbeddedPostgres.start();
        connection = server.getPostgresDatabase().getConnection();
        Visitors.fill(connection, "double precision");
        sql("CREATE ROLE reader LOGIN PASSWORD '" + SECRET + "'");
        sql("GRANT SELECT ON visitors TO reader");
        sql(
                "CREATE TABLE big AS SELECT i % 90 AS age, repeat('x', 200) || (i % 7) AS town FROM generate_series(1, 300000) i");
        sql("CREATE TABLE odd AS SELECT 'NaN'::numeric AS a, ARRAY[1] AS b, 'canary' AS c, 1.50::numeric AS d, "
                + "timestamptz '2020-01-31 12:00:00+02' AS e");
    }

    @AfterAll
    static void stop() throws IOException, SQLException {
        connection.close();
        server.close();
    }

    private static void sql(String text) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(text);
        }
    }

    private static String address(int port, String more) {
        return "jdbc:postgresql://localhost:" + port + "/postgres?user=reader&password=" + ENCODED + more;
    }

    private static String address() {
        return address(server.getPort(), "");
    }

    private static Command check(String address, String query, String qi) {
        return Command.run("check", address, "--query", query, "--qi", qi, "--k", "5");
    }

    private static void refused(Command command, String code) {
        assertThat(command.err()).startsWith("error " + code + ": ");
        assertThat(command.all()).doesNotContain("s3cr3t").doesNotContain("canary");
        assertThat(command.code()).isEqualTo(2);
    }

    @Test
    void checksAQuery() {
        Command command = check(address(), "select * from visitors", "fee");
        assertThat(command.out()).startsWith("yes, judged on " + Visitors.ROWS + " rows");
        assertThat(command.all()).doesNotContain("s3cr3t");
    }

    @Test
    void takesUserAndPasswordFromTheAuthorityAndFromTheEnvironment() {
        String plain = "jdbc:postgresql://localhost:" + server.getPort() + "/postgres";
        Command named = Command.run(
                Map.of("SEMBLANCE_JDBC_USER", "reader", "SEMBLANCE_JDBC_PASSWORD", SECRET, "LC_ALL", "C.UTF-8"),
                "check",
                plain,
                "--query",
                "select fee from visitors",
                "--qi",
                "fee",
                "--k",
                "5");
        assertThat(named.code()).as(named.err()).isZero();
        String inside = plain.replace("//", "//reader:" + ENCODED + "@");
        assertThat(check(inside, "select fee from visitors", "fee").code()).isZero();
    }

    @Test
    void keepsThePasswordToItself() throws IOException { // BI075
        int free;
        try (ServerSocket socket = new ServerSocket(0)) {
            free = socket.getLocalPort();
        }
        long start = System.nanoTime();
        Command failed = check(address(free, ""), "select * from visitors", "fee");
        refused(failed, "E_JDBC");
        refused(check("jdbc:postgresql://nowhere.invalid/db?password=" + ENCODED, "select 1 as a", "a"), "E_JDBC");
        assertThat((System.nanoTime() - start) / 1e9).isLessThan(60);
        refused(check(address().replace("user=reader", "user=stranger"), "select 1 as a", "a"), "E_JDBC");
        Path recipe = Visitors.recipe(folder, "data: \"" + address(free, "") + "\"\nquery: select * from visitors");
        refused(Command.run("anonymize", recipe.toString()), "E_JDBC");
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @Test
    void writesNoPasswordAndNoQueryIntoARelease() throws IOException {
        Path recipe = Visitors.recipe(
                folder, "data: \"" + address() + "\"\nquery: select * from visitors where town <> 'Vic' order by id");
        Command command = Command.run("anonymize", recipe.toString());
        assertThat(command.code()).as(command.err()).isZero();
        assertThat(command.all()).doesNotContain("s3cr3t");
        try (var files = Files.list(folder.resolve("out"))) {
            for (Path file : files.toList()) {
                String bytes = new String(Files.readAllBytes(file), java.nio.charset.StandardCharsets.ISO_8859_1);
                assertThat(bytes)
                        .doesNotContain("s3cr3t")
                        .doesNotContain("select *")
                        .doesNotContain("localhost");
            }
        }
    }

    @Test
    void allowsOnlyPropertiesThatDoNoHarm() {
        for (String property : new String[] {
            "socketFactory=org.example.Evil",
            "socketFactoryArg=x",
            "sslfactory=x",
            "sslhostnameverifier=x",
            "authenticationPluginClassName=x",
            "loggerFile=/tmp/x",
            "loggerLevel=TRACE",
            "service=x",
            "options=-c%20x",
            "xmlFactoryFactory=x",
            "SOCKETFACTORY=x",
            "socketFactory%20=x",
            "kerberosServerName=x"
        }) {
            refused(check(address(server.getPort(), "&" + property), "select 1 as a", "a"), "E_JDBC_PROPERTY");
        }
        refused(check("jdbc:sqlite:/tmp/x?enable_load_extension=true", "select 1 as a", "a"), "E_JDBC_PROPERTY");
        refused(check("jdbc:duckdb:/tmp/x;session_init_sql_file=/x", "select 1 as a", "a"), "E_JDBC_PROPERTY");
        refused(check("jdbc:h2:mem:x;INIT=RUNSCRIPT", "select 1 as a", "a"), "E_JDBC_DRIVER");
    }

    @Test
    void asksOneQueryAndChangesNothing() throws SQLException {
        for (String query : new String[] {
            "delete from visitors",
            "select 1 as a; delete from visitors",
            "",
            "-- x\ndrop table visitors",
            "copy visitors to '/tmp/x'",
            "begin"
        }) {
            refused(check(address(), query, "a"), "E_JDBC_QUERY");
        }
        String owner = "jdbc:postgresql://localhost:" + server.getPort() + "/postgres?user=postgres&password=postgres";
        refused(check(owner, "with gone as (delete from visitors returning fee) select * from gone", "fee"), "E_JDBC");
        refused(check(address(), "select canary from visitors", "canary"), "E_JDBC");
        try (Statement statement = connection.createStatement();
                var count = statement.executeQuery("select count(*) from visitors")) {
            count.next();
            assertThat(count.getInt(1)).isEqualTo(Visitors.ROWS);
        }
    }

    @Test
    void refusesWhatIsNoPlainTable() {
        refused(
                check(
                        address(server.getPort(), "")
                                .replace("reader", "postgres")
                                .replace(ENCODED, "postgres"),
                        "select b from odd",
                        "b"),
                "E_JDBC");
        String owner = "jdbc:postgresql://localhost:" + server.getPort() + "/postgres?user=postgres&password=postgres";
        refused(check(owner, "select a from odd", "a"), "E_NUMBER");
        refused(check(owner, "select c, c from odd", "c"), "E_HEADER_DUP");
        refused(check(owner, "select c from odd where false", "c"), "E_EMPTY_INPUT");
        Command fine = check(owner, "select d, e from odd", "d,e");
        assertThat(fine.code()).isEqualTo(3);
    }

    @Test
    void noticesAConnectionThatIsLostInTheMidst() throws Exception {
        try (ServerSocket between = new ServerSocket(0)) {
            Thread relay = new Thread(() -> relay(between, server.getPort(), 3_000_000));
            relay.setDaemon(true);
            relay.start();
            String owner = "jdbc:postgresql://localhost:" + between.getLocalPort()
                    + "/postgres?user=postgres&password=postgres&sslmode=disable&gssEncMode=disable";
            Path recipe = Files.writeString(
                    folder.resolve("recipe.yaml"),
                    "data: \"" + owner + "\"\nquery: select * from big\n"
                            + "attributes:\n  age: {role: quasi-identifier, domain: numeric}\n  town: other\n"
                            + "method: {name: mdav, k: 5}\nrelease: {to: out}\n");
            refused(Command.run("anonymize", recipe.toString()), "E_JDBC");
            assertThat(folder.resolve("out")).doesNotExist();
            try (var files = Files.list(folder)) {
                assertThat(files).containsExactly(recipe);
            }
        }
    }

    /** Passes bytes on in both directions, and hangs up after so many from the server. */
    private static void relay(ServerSocket between, int port, int most) {
        try (Socket client = between.accept();
                Socket database = new Socket("localhost", port)) {
            Thread up = new Thread(() -> {
                try {
                    client.getInputStream().transferTo(database.getOutputStream());
                } catch (IOException closed) {
                    // the other side hung up
                }
            });
            up.setDaemon(true);
            up.start();
            InputStream in = database.getInputStream();
            OutputStream out = client.getOutputStream();
            byte[] part = new byte[8192];
            int passed = 0;
            for (int read = in.read(part); read >= 0 && passed < most; read = in.read(part)) {
                out.write(part, 0, read);
                passed += read;
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Test
    void refusesAnSqliteColumnThatChangesItsType() throws SQLException {
        Path file = folder.resolve("mixed.db");
        try (Connection sqlite = Visitors.open("org.sqlite.JDBC", "jdbc:sqlite:" + file);
                Statement statement = sqlite.createStatement()) {
            statement.execute("CREATE TABLE t (a)");
            statement.execute("INSERT INTO t VALUES (1), (2.5), ('canary')");
        }
        Command command = check(file.toString(), "select a from t", "a");
        refused(command, "E_JDBC");
        assertThat(command.err()).contains("the database, row 3, column 'a': a text here and a number in row 1");
        refused(check(file.toString(), "pragma writable_schema", "a"), "E_JDBC_QUERY");
        assertThat(Command.run("check", file.toString(), "--qi", "a", "--k", "5")
                        .err())
                .startsWith("error E_JDBC_QUERY");
    }

    @Test
    void keepsADuckdbQueryInsideItsFile() throws IOException, SQLException {
        Path file = Visitors.duckdb(folder);
        Path csv = Visitors.csv(folder);
        refused(check(file.toString(), "select * from read_csv('" + csv + "')", "fee"), "E_JDBC");
        refused(check(file.toString(), "select * from '" + csv + "'", "fee"), "E_JDBC");
        assertThat(check("jdbc:duckdb:" + file, "from visitors", "fee").code()).isZero();
        refused(check(csv.toString(), "select 1", "fee"), "E_JDBC_QUERY");
    }
}
