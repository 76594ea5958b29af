package org.semblance.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** As a site runs it: a master and two workers, and the one file handed to spark-submit. */
@Tag("cluster")
class StandaloneTest {

    private static final String LOCALHOST = "127.0.0.1";
    private static final String COMMAND = "org.semblance.cli.Main";

    @TempDir
    private Path folder;

    private final List<Process> started = new ArrayList<>();

    @AfterEach
    void stop() throws InterruptedException {
        for (Process process : started) {
            process.destroy();
            if (!process.waitFor(20, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        }
    }

    private Process spark(String log, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "@" + Path.of("src/main/launcher/java.options").toAbsolutePath(),
                "-Xmx512m",
                "-XX:TieredStopAtLevel=1", // a short life
                "-XX:+UseSerialGC",
                "-Djava.io.tmpdir=" + folder,
                "-cp",
                Path.of(System.getenv("SPARK_HOME"), "jars") + "/*"));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve(log).toFile())
                .start();
        started.add(process);
        return process;
    }

    private Process here(String... arguments) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process process = new ProcessBuilder(with(
                        new String[] {
                            java,
                            "-XX:TieredStopAtLevel=1",
                            "-XX:+UseSerialGC",
                            "-cp",
                            System.getProperty("java.class.path"),
                            COMMAND
                        },
                        arguments))
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("here.log").toFile())
                .start();
        started.add(process);
        return process;
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private static void awaitWorkers(int page) throws InterruptedException {
        HttpClient client = HttpClient.newHttpClient();
        HttpRequest state = HttpRequest.newBuilder(URI.create("http://" + LOCALHOST + ":" + page + "/json/"))
                .build();
        for (int attempt = 0; attempt < 300; attempt++) {
            try {
                String told =
                        client.send(state, HttpResponse.BodyHandlers.ofString()).body();
                if (told.replace(" ", "").contains("\"aliveworkers\":2")) {
                    return;
                }
            } catch (IOException notYet) {
                // it is asked again
            }
            Thread.sleep(200);
        }
        throw new AssertionError("no two workers");
    }

    @Test
    void makesTheSameReleaseAsThisMachineWould() throws Exception {
        String shipped = System.getProperty("semblance.all");
        Path recipe = Files.writeString(folder.resolve("recipe.yaml"), """
                data: people.csv
                attributes:
                  age: {role: quasi-identifier, domain: numeric}
                  town: {role: quasi-identifier, domain: nominal}
                  answer: {role: confidential}
                method: {name: mdav, k: 3}
                release: {shuffle: false}
                """);
        Files.write(
                folder.resolve("people.csv"),
                Stream.concat(
                                Stream.of("age,town,answer"),
                                IntStream.range(0, 300)
                                        .mapToObj(i -> i * 37 % 90 + ",town " + i * 11 % 7 + ",answer " + i % 11))
                        .toList());
        int port = freePort();
        int page = freePort();
        String master = "spark://" + LOCALHOST + ":" + port;
        spark(
                "master.log",
                "org.apache.spark.deploy.master.Master",
                "--host",
                LOCALHOST,
                "--port",
                String.valueOf(port),
                "--webui-port",
                String.valueOf(page));
        for (String worker : List.of("one", "two")) {
            spark(
                    worker + ".log",
                    "org.apache.spark.deploy.worker.Worker",
                    "-c",
                    "1",
                    "-m",
                    "1g",
                    "-d",
                    folder.resolve(worker).toString(),
                    "--webui-port",
                    "0",
                    master);
        }
        String[] anonymize = {"anonymize", recipe.toString(), "--seed", "1"};
        Process here = here(with(anonymize, "--out", "here"));
        awaitWorkers(page);
        Process there = spark(
                "there.log",
                with(
                        new String[] {
                            "org.apache.spark.deploy.SparkSubmit",
                            "--master",
                            master,
                            "--conf",
                            "spark.executor.memory=512m",
                            "--conf",
                            "spark.executor.extraJavaOptions=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
                            "--class",
                            COMMAND,
                            shipped
                        },
                        with(anonymize, "--engine", "spark", "--out", "there")));
        assertThat(there.waitFor(120, TimeUnit.SECONDS)).isTrue();
        assertThat(there.exitValue())
                .as(Files.readString(folder.resolve("there.log")))
                .isZero();
        assertThat(here.waitFor(120, TimeUnit.SECONDS)).isTrue();
        assertThat(folder.resolve("there/release.csv")).hasSameBinaryContentAs(folder.resolve("here/release.csv"));
        assertThat(Files.readString(folder.resolve("master.log"))).contains("Registered app semblance");
    }

    private static String[] with(String[] some, String... more) {
        return Stream.concat(Arrays.stream(some), Arrays.stream(more)).toArray(String[]::new);
    }
}
