package org.semblance.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.port.RecordReader;
import org.semblance.port.RecordWriter;
import org.semblance.source.CsvLayout;
import org.semblance.source.TableFormat;

/** Records that come one at a time. */
class RecordStreamsTest {

    private static final TableFormat CSV = TableFormat.of(new CsvLayout(",", null, CsvLayout.DecimalSign.POINT));
    private static final TableFormat JSON =
            TableFormat.of(TableFormat.Format.JSON_LINES, Map.of("a", "text", "n", "number"));

    private final List<Watcher.Warning> warnings = new ArrayList<>();
    private final Watcher watcher = new Watcher() {
        @Override
        public void progress(String stage, long done, long total) {}

        @Override
        public void warn(Warning warning) {
            warnings.add(warning);
        }
    };

    private static RecordReader.Request request(TableFormat form) {
        return new RecordReader.Request(form, List.of("", "NA"), true, "n"::equals, List.of("a", "n", "b"));
    }

    private static RecordReader.Records open(String text, TableFormat form) throws IOException {
        return open(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), form);
    }

    private static RecordReader.Records open(InputStream in, TableFormat form) throws IOException {
        return new RecordStreams().open(in, request(form));
    }

    /** All that is told of all records. */
    private static List<String> all(RecordReader.Records records) throws IOException {
        List<String> all = new ArrayList<>();
        while (records.next()) {
            int n = records.names().indexOf("n");
            for (int column = 0; column < records.names().size(); column++) {
                all.add(records.place() + " " + records.names().get(column) + "=" + records.asWritten(column) + " "
                        + records.text(column) + (column == n ? " " + records.number(n) : ""));
            }
        }
        return all;
    }

    /** Gives one byte at a time. */
    private static InputStream dripping(String text) {
        return new FilterInputStream(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))) {
            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
                return super.read(bytes, offset, Math.min(length, 1));
            }
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void csvIsTheSameHoweverItsBytesCome(String end) throws IOException {
        String text = "a,n,b" + end + "\"é, \"\"𝄞\"\"\", 1.50 ,NA" + end + end + ",NA,\"x\ny\"";
        List<String> dripped = all(open(dripping(text), CSV));
        assertThat(dripped).isEqualTo(all(open(text, CSV)));
        assertThat(dripped)
                .containsExactly(
                        "standard input, row 1 (line 2) a=é, \"𝄞\" é, \"𝄞\"",
                        "standard input, row 1 (line 2) n= 1.50   1.50  1.5",
                        "standard input, row 1 (line 2) b=NA null",
                        "standard input, row 2 (line 4) a= null",
                        "standard input, row 2 (line 4) n=NA null NaN",
                        "standard input, row 2 (line 4) b=x\ny x\ny");
    }

    @Test
    void jsonIsTheSameHoweverItsBytesCome() throws IOException {
        String text = "{\"n\": 15e-1, \"a\":\"é𝄞\"}\n\n{\"b\":true,\"a\":null}\n";
        List<String> dripped = all(open(dripping(text), JSON));
        assertThat(dripped).isEqualTo(all(open(text, JSON)));
        assertThat(dripped)
                .containsExactly(
                        "standard input, row 1 (line 1) n=15e-1 15e-1 1.5",
                        "standard input, row 1 (line 1) a=é𝄞 é𝄞",
                        "standard input, row 1 (line 1) b=null null",
                        "standard input, row 2 (line 3) n=null null NaN",
                        "standard input, row 2 (line 3) a=null null",
                        "standard input, row 2 (line 3) b=true true");
    }

    @Test
    void aRecordIsThereBeforeAnythingBehindItIsAskedFor() throws IOException {
        for (String text : List.of("a,n,b\nx,1,y\n", "{\"a\":\"x\"}\n")) {
            InputStream noMore = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)) {
                @Override
                public synchronized int read(byte[] bytes, int offset, int length) {
                    if (available() == 0) {
                        throw new IllegalStateException("this would wait");
                    }
                    return super.read(bytes, offset, length);
                }
            };
            RecordReader.Records records = open(noMore, text.startsWith("{") ? JSON : CSV);
            assertThat(records.next()).isTrue();
            assertThat(records.text(0)).isEqualTo("x");
            assertThatThrownBy(records::next).hasMessage("this would wait");
        }
    }

    @Test
    void aByteOrderMarkIsPassedOver() throws IOException {
        assertThat(open("\uFEFFa,n,b\n", CSV).names()).containsExactly("a", "n", "b");
        assertThat(open("\uFEFF{\"b\":1}\n", JSON).names()).containsExactly("b", "a", "n");
    }

    @Test
    void anotherEncodingIsReadWhereItIsGiven() throws IOException {
        byte[] bytes = "a,n,b\né,1,x\n".getBytes(Charset.forName("windows-1252"));
        RecordReader.Records records = open(
                new ByteArrayInputStream(bytes),
                TableFormat.of(new CsvLayout(",", "windows-1252", CsvLayout.DecimalSign.POINT)));
        assertThat(records.next()).isTrue();
        assertThat(records.text(0)).isEqualTo("é");
    }

    @Test
    void aKeyTwiceAndAValueOfAnotherKindAreRefused() {
        assertThatThrownBy(() -> all(open("{\"a\":\"x\",\"a\":\"y\"}\n", JSON)))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_JSON"));
        assertThatThrownBy(() -> all(open("{\"b\":1}\n{\"b\":\"1\"}\n", JSON)))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.what()).contains("row 2", "'b'"));
    }

    @Test
    void whatIsOddIsToldAtTheEnd() throws IOException {
        RecordReader.Records records = open("a,n,b\ncafe\u0301,007,x\n\n", CSV);
        all(records);
        records.end(watcher);
        assertThat(warnings)
                .extracting(Watcher.Warning::code)
                .containsExactlyInAnyOrder("W_NORMALISED", "W_LEADING_ZEROS", "W_BLANK_LINES");
    }

    @Test
    void onlyWholeRecordsAreHandedOn() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        RecordWriter.Records records = new RecordStreams().open(out, CSV, "NA", List.of("a", "b"));
        records.text("x");
        records.missing();
        records.end();
        records.text("half");
        records.flush();
        assertThat(out).hasToString("a,b\nx,NA\n");
        records.number(-0.5);
        records.end();
        records.flush();
        assertThat(out).hasToString("a,b\nx,NA\nhalf,-0.5\n");
    }

    @Test
    void fieldsAreQuotedWhereTheyMustBe() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        RecordWriter.Records records = new RecordStreams().open(out, CSV, "", List.of("a"));
        for (String text : List.of("", "é", "a,b", "\"", "x\ny", "tab\there")) {
            records.text(text);
            records.end();
        }
        records.flush();
        assertThat(out.toString(StandardCharsets.UTF_8))
                .isEqualTo("a\n\"\"\né\n\"a,b\"\n\"\"\"\"\n\"x\ny\"\ntab\there\n");
    }

    @Test
    void jsonIsWrittenAsItWasMeant() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        RecordWriter.Records records = new RecordStreams().open(out, JSON, "", List.of("a \"b\"", "n"));
        records.text("back\\slash \"é\"\n");
        records.bare("1e3");
        records.end();
        records.missing();
        records.number(2);
        records.end();
        records.flush();
        assertThat(out.toString(StandardCharsets.UTF_8))
                .isEqualTo("{\"a \\\"b\\\"\":\"back\\\\slash \\\"é\\\"\\n\",\"n\":1e3}\n"
                        + "{\"a \\\"b\\\"\":null,\"n\":2}\n");
    }
}
