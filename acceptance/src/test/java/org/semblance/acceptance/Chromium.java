package org.semblance.acceptance;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.semblance.release.json.Json;

/** A browser that shows a page from the disk and answers questions about it, by its own protocol for developers. */
final class Chromium implements AutoCloseable {

    private static final int PATIENCE = 60;

    private final Process process;
    private final WebSocket socket;
    private final BlockingQueue<Map<String, Object>> answers = new LinkedBlockingQueue<>();
    private final List<Map<String, Object>> events = new CopyOnWriteArrayList<>();
    private int asked;

    private Chromium(Process process, String address) throws Exception {
        this.process = process;
        this.socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create(address), new Listener())
                .get(PATIENCE, TimeUnit.SECONDS);
    }

    private final class Listener implements WebSocket.Listener {

        private final StringBuilder message = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            message.append(data);
            if (last) {
                Map<String, Object> json = JsonText.object(message.toString());
                message.setLength(0);
                if (json.containsKey("id")) {
                    answers.add(json);
                } else {
                    events.add(json);
                }
            }
            from.request(1);
            return null;
        }
    }

    /** The browser of this machine; a test that has none is skipped. */
    static String program() {
        Optional<String> browser = Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .flatMap(folder -> Stream.of("chromium", "chromium-browser", "google-chrome")
                        .map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .map(Path::toString)
                .findFirst();
        assumeTrue(browser.isPresent(), "no chromium here: the report is not looked at");
        return browser.orElseThrow();
    }

    static Chromium start(Path profile) throws Exception {
        Process process = new ProcessBuilder(
                        program(),
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--disable-dev-shm-usage",
                        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
                        "--remote-debugging-port=0",
                        "--user-data-dir=" + profile,
                        "about:blank")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            int port = port(profile.resolve("DevToolsActivePort"), process);
            return new Chromium(process, page(port));
        } catch (Exception e) {
            process.destroyForcibly();
            throw e;
        }
    }

    private static int port(Path file, Process process) throws Exception {
        for (int i = 0; i < PATIENCE * 10 && process.isAlive(); i++) {
            if (Files.isRegularFile(file) && !Files.readAllLines(file).isEmpty()) {
                return Integer.parseInt(Files.readAllLines(file).get(0));
            }
            Thread.sleep(100);
        }
        throw new AssertionError("the browser does not start");
    }

    private static String page(int port) throws Exception {
        for (int i = 0; i < PATIENCE * 10; i++) {
            String list = new String(
                    URI.create("http://127.0.0.1:" + port + "/json/list")
                            .toURL()
                            .openStream()
                            .readAllBytes(),
                    StandardCharsets.UTF_8);
            for (Map<String, Object> target : JsonText.objects(JsonText.of(list))) {
                if ("page".equals(target.get("type"))) {
                    return String.valueOf(target.get("webSocketDebuggerUrl"));
                }
            }
            Thread.sleep(100);
        }
        throw new AssertionError("the browser shows no page");
    }

    /** Asks for something and waits for the answer. */
    @SuppressWarnings("unchecked") // a failure to be one is a failure of the test
    Map<String, Object> ask(String method, Map<String, Object> parameters) throws Exception {
        int id = ++asked;
        socket.sendText(Json.write(Json.object("id", id, "method", method, "params", parameters)), true)
                .get(PATIENCE, TimeUnit.SECONDS);
        while (true) {
            Map<String, Object> answer = answers.poll(PATIENCE, TimeUnit.SECONDS);
            if (answer == null || answer.containsKey("error")) {
                throw new AssertionError(method + ": " + answer);
            }
            if (((Number) answer.get("id")).intValue() == id) {
                return (Map<String, Object>) answer.get("result");
            }
        }
    }

    /** Shows a file, and remembers from there on what it asks for and complains of. */
    void show(Path file) throws Exception {
        for (String domain : List.of("Page", "Network", "Runtime", "Log")) {
            ask(domain + ".enable", Map.of());
        }
        events.clear();
        ask("Page.navigate", Map.of("url", file.toUri().toString()));
        for (int i = 0; i < PATIENCE * 10; i++) {
            if (!of("Page.loadEventFired").isEmpty()) {
                return;
            }
            Thread.sleep(100);
        }
        throw new AssertionError("the page does not load");
    }

    /** What happened of a kind since the page was shown. */
    List<Map<String, Object>> of(String event) {
        return events.stream().filter(one -> one.get("method").equals(event)).toList();
    }

    /** The value of an expression in the page. */
    @SuppressWarnings("unchecked") // a failure to be one is a failure of the test
    Object value(String expression) throws Exception {
        Map<String, Object> result = ask("Runtime.evaluate", Map.of("expression", expression, "returnByValue", true));
        if (result.containsKey("exceptionDetails")) {
            throw new AssertionError(result.toString());
        }
        return ((Map<String, Object>) result.get("result")).get("value");
    }

    void size(int width, int height) throws Exception {
        ask(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
    }

    /** Looks as on a screen, or on paper, in a light or a dark room. */
    void media(String media, String scheme) throws Exception {
        ask(
                "Emulation.setEmulatedMedia",
                Map.of("media", media, "features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
    }

    void press(String key) throws Exception {
        for (String type : List.of("keyDown", "keyUp")) {
            ask("Input.dispatchKeyEvent", Map.of("type", type, "key", key, "code", key, "windowsVirtualKeyCode", 9));
        }
    }

    @Override
    public void close() throws IOException {
        socket.abort();
        // its helpers write to the profile until they have ended, too
        List<ProcessHandle> all = Stream.concat(Stream.of(process.toHandle()), process.descendants())
                .toList();
        process.destroy();
        for (ProcessHandle one : all) {
            try {
                one.onExit().get(10, TimeUnit.SECONDS);
            } catch (TimeoutException | ExecutionException e) {
                one.destroyForcibly();
                one.onExit().join();
            } catch (InterruptedException e) {
                one.destroyForcibly();
                Thread.currentThread().interrupt();
            }
        }
    }
}
