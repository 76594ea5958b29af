package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.semblance.catalog.Catalog;

/** What can be named is named by its class alone: whoever speaks of it asks the class. */
class QuotedNamesTest {

    private static final List<String> MODULES =
            List.of("core", "release", "evaluate", "authoring", "formats", "report", "cli", "spark", "testkit");

    /** Names that are also plain words of other things, which may be quoted as such. */
    private static final Map<String, String> WORDS = Map.of(
            "score", "a key in JSON, a command and a column of charts",
            "concepts", "a recipe key, a key in JSON and a command",
            "hierarchy", "a recipe key, a command and a column of tables",
            "path", "an element of SVG");

    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");

    @Test
    void noNameOfTheCatalogIsQuotedOutsideItsClass() throws IOException {
        Map<String, String> homes = homes();
        List<String> quoted = new ArrayList<>();
        for (String module : MODULES) {
            Path sources = Path.of("..", module, "src", "main", "java");
            try (Stream<Path> files = Files.walk(sources)) {
                for (Path file : files.filter(one -> one.toString().endsWith(".java"))
                        .sorted()
                        .toList()) {
                    String home = sources.relativize(file).toString();
                    for (String literal : literals(Files.readString(file))) {
                        if (homes.containsKey(literal)
                                && !WORDS.containsKey(literal)
                                && !home.equals(homes.get(literal))) {
                            quoted.add(module + ": " + file.getFileName() + " quotes " + literal);
                        }
                    }
                }
            }
        }
        assertThat(quoted).isEmpty();
    }

    @Test
    void findsLiteralsInCodeAndNotInComments() {
        assertThat(literals("""
                /** Such as "mdav". */
                String a = "sse" + 'x' + "say \\"sst\\" http://x"; // not "il1"
                String b = "il2";
                """)).containsExactly("sse", "say \\\"sst\\\" http://x", "il2");
    }

    @Test
    void theWordsAreNamesOfTheCatalog() {
        assertThat(homes().keySet()).containsAll(Set.copyOf(WORDS.keySet())).hasSizeGreaterThan(90);
    }

    /** The source file of every name. */
    private static Map<String, String> homes() {
        Map<String, String> homes = new LinkedHashMap<>();
        Catalog.standard()
                .entries()
                .forEach(entry -> homes.put(
                        entry.name(),
                        entry.parameters().getName().replaceFirst("\\$.*", "").replace('.', '/') + ".java"));
        return homes;
    }

    private static List<String> literals(String source) {
        List<String> literals = new ArrayList<>();
        for (String line : source.lines().toList()) {
            String code = line.strip();
            if (code.startsWith("*") || code.startsWith("/*") || code.startsWith("//")) {
                continue;
            }
            Matcher literal = LITERAL.matcher(code);
            int from = 0;
            while (literal.find(from) && !code.substring(from, literal.start()).contains("//")) {
                literals.add(literal.group(1));
                from = literal.end();
            }
        }
        return literals;
    }
}
