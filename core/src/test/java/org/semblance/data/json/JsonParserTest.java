package org.semblance.data.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.semblance.data.json.JsonParser.Defect;
import org.semblance.data.json.JsonParser.NotJsonException;
import org.semblance.data.json.JsonParser.Token;

class JsonParserTest {

    private static List<String> tokens(JsonParser parser) throws IOException {
        List<String> tokens = new ArrayList<>();
        for (Token token = parser.next(); token != Token.END; token = parser.next()) {
            tokens.add(
                    switch (token) {
                        case KEY, TEXT, NUMBER, TRUTH -> token + " " + parser.string();
                        default -> token.toString();
                    });
        }
        return tokens;
    }

    private static Defect defect(JsonParser parser) {
        return catchThrowableOfType(NotJsonException.class, () -> tokens(parser))
                .defect();
    }

    private static JsonParser lines(String text) {
        return JsonParser.lines(new StringReader(text), 100);
    }

    @Test
    void readsEveryKindOfValue() throws IOException {
        assertThat(tokens(JsonParser.text(" {\"a\" : [1, -0.5e+3 ,true],\r\n\t\"b\":{}, \"c\":[ ],\"d\":null}\n")))
                .containsExactly(
                        "OBJECT",
                        "KEY a",
                        "LIST",
                        "NUMBER 1",
                        "NUMBER -0.5e+3",
                        "TRUTH true",
                        "LIST_END",
                        "KEY b",
                        "OBJECT",
                        "OBJECT_END",
                        "KEY c",
                        "LIST",
                        "LIST_END",
                        "KEY d",
                        "NULL",
                        "OBJECT_END");
        assertThat(tokens(JsonParser.text("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83d\\ude00é\"")))
                .containsExactly("TEXT \"\\/\b\f\n\r\té😀é");
    }

    @Test
    void knowsNumbersAsTheStandardWritesThem() {
        assertThat(List.of("0", "-0", "10", "1.50", "1e9", "1E-09", "-12.0e+1", "12345678901234567890"))
                .allMatch(JsonParser::isNumber);
        assertThat(List.of("", "-", "+1", "01", "-01", "1.", ".5", "1e", "1e+", "0x1", "1 ", "NaN", "١"))
                .noneMatch(JsonParser::isNumber);
    }

    @Test
    void refusesWhatIsNotJson() {
        for (String text : List.of(
                "{",
                "{\"a\"",
                "{\"a\":1",
                "{\"a\":1,}",
                "{\"a\" 1}",
                "{a:1}",
                "{,}",
                "[1 2]",
                "[1}",
                "{\"a\":1]",
                "[1",
                "\"",
                "\"\n\"",
                "\"\\x\"",
                "\"\\u12g4\"",
                "\"\\u00",
                "{} {}",
                "1 1",
                "[".repeat(65))) {
            assertThat(defect(JsonParser.text(text))).as(text).isEqualTo(Defect.STRUCTURE);
        }
        for (String text : List.of("[1,]", "[,1]", "{\"a\":}", "canary", "01", "+1", "TRUE", "'a'", "}")) {
            assertThat(defect(JsonParser.text(text))).as(text).isEqualTo(Defect.WORD);
        }
        for (String text : List.of("NaN", "[Infinity]", "-Infinity")) {
            assertThat(defect(JsonParser.text(text))).as(text).isEqualTo(Defect.NOT_FINITE);
        }
    }

    @Test
    void takesADeepTextAndNoDeeperOne() throws IOException {
        assertThat(tokens(JsonParser.text("[".repeat(64) + "]".repeat(64)))).hasSize(128);
    }

    @Test
    void readsAValuePerLine() throws IOException {
        assertThat(tokens(lines("\n{\"a\": 1}\r\n \n\r\n[2]\t\n3")))
                .containsExactly(
                        "OBJECT", "KEY a", "NUMBER 1", "OBJECT_END", "LIST", "NUMBER 2", "LIST_END", "NUMBER 3");
        assertThat(defect(lines("{\"a\":\n1}"))).isEqualTo(Defect.WORD);
        assertThat(defect(lines("[1\n]"))).isEqualTo(Defect.STRUCTURE);
        assertThat(defect(lines("1 2"))).isEqualTo(Defect.STRUCTURE);
    }

    @Test
    void countsLines() throws IOException {
        JsonParser parser = lines("\n[\n");
        parser.next();
        assertThat(parser.line()).isEqualTo(2);
        assertThat(catchThrowableOfType(NotJsonException.class, parser::next)).isNotNull();
        assertThat(parser.line()).isEqualTo(2);
        JsonParser text = JsonParser.text("[\n\n1]");
        assertThat(text.next()).isEqualTo(Token.LIST);
        assertThat(text.next()).isEqualTo(Token.NUMBER);
        assertThat(text.line()).isEqualTo(3);
    }

    @Test
    void readsNothingBehindTheEndOfALine() throws IOException {
        Reader oneByOne = new StringReader("{\"a\":1}\n") {
            private int given;

            @Override
            public int read(char[] chars, int from, int length) throws IOException {
                assertThat(given++).as("characters asked for").isLessThan(8);
                return super.read(chars, from, 1);
            }
        };
        JsonParser parser = JsonParser.lines(oneByOne, 10);
        Token token = parser.next();
        while (token != Token.OBJECT_END) {
            token = parser.next();
        }
        assertThat(parser.line()).isEqualTo(2);
    }

    @Test
    void refusesATextThatIsTooLong() throws IOException {
        assertThat(tokens(JsonParser.lines(new StringReader("\"12345\""), 5))).containsExactly("TEXT 12345");
        assertThat(defect(JsonParser.lines(new StringReader("\"123456\""), 5))).isEqualTo(Defect.TOO_LONG);
        String text = "x".repeat(10_000);
        assertThat(tokens(JsonParser.lines(new StringReader("\"" + text + "\""), 10_000)))
                .containsExactly("TEXT " + text);
    }

    @Test
    void tellsOfEscapesByNumber() throws IOException {
        JsonParser parser = JsonParser.text("[\"\\u0000\", \"\\n\"]");
        parser.next();
        parser.next();
        assertThat(parser.hasUnicodeEscapes()).isTrue();
        parser.next();
        assertThat(parser.hasUnicodeEscapes()).isFalse();
    }

    @Test
    void readsWhatIsQuoted() throws IOException {
        StringBuilder every = new StringBuilder();
        for (char c = 0; c < 0x2100; c++) {
            every.append(c);
        }
        for (String escaped : List.of("", "<\u2028é")) {
            StringBuilder quoted = new StringBuilder();
            JsonQuote.append(every.toString(), escaped, quoted);
            JsonParser parser = JsonParser.text(quoted.toString());
            parser.next();
            assertThat(parser.string()).isEqualTo(every.toString());
            assertThat(escaped.chars()).noneMatch(c -> quoted.indexOf(Character.toString(c)) >= 0);
        }
    }
}
