package org.semblance.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.port.TableReader.Request;
import org.semblance.source.CsvLayout;

/** Records, delimiters, blank lines and the header. */
class CsvRecordsTest {

    @TempDir
    Path folder;

    @Test
    void refusesRaggedRows() {
        TableFile.of(folder, "id,word\n1,a\n2,canary,c\n")
                .refused("E_RAGGED", "visitors.csv, row 2 (line 3): expected 2 fields, found 3");
        TableFile.of(folder, "id,word\n1,a\n\n2\n")
                .refused("E_RAGGED", "visitors.csv, row 2 (line 4): expected 2 fields, found 1");
    }

    @Test
    void tellsOfTheLengthOfARowRatherThanOfWhatThatMovedIntoANumber() {
        TableFile.of(folder, "word,age\n\"a, b\",1\na, canary,1\n")
                .numbers("age")
                .refused("E_RAGGED", "visitors.csv, row 2 (line 3): expected 2 fields, found 3");
    }

    @Test
    void ignoresBlankLinesAndCountsThem() { // BI015
        TableFile file = TableFile.of(folder, "\nid,word\n1,a\n\r\n2,b\n" + "\n".repeat(3000));
        assertThat(file.column("word")).containsExactly("a", "b");
        assertThat(file.warnings()).containsExactly("W_BLANK_LINES 3002 blank lines were ignored");
    }

    @Test
    void takesAHashAsData() {
        assertThat(TableFile.of(folder, "id,word\n#1,2\n1,#\n").column("id")).containsExactly("#1", "1");
    }

    @Test
    void findsTheDelimiter() {
        assertThat(TableFile.of(folder, "a;b\n1,5;2,5\n1,0;3\n").table().names())
                .containsExactly("a", "b");
        assertThat(TableFile.of(folder, "a|b\n1|\"x,y|z;\"\n").column("b")).containsExactly("x,y|z;");
        assertThat(TableFile.of(folder, "a\tb\n1, 2\t3, 4\n").column("a")).containsExactly("1, 2");
        assertThat(TableFile.of(folder, "name, first;age\nx;1\ny;2\n").table().names())
                .containsExactly("name, first", "age");
        assertThat(TableFile.of(folder, "a\nx\ny\n").column("a")).containsExactly("x", "y");
        assertThat(TableFile.of(folder, "\"a;b;c\",d\n\"e\"\"\n;\",f\n").table().names())
                .containsExactly("a;b;c", "d");
    }

    @Test
    void obeysTheDelimiterGiven() {
        TableFile file = TableFile.of(folder, "a;b,c\n1;2,3\n");
        assertThat(file.form(delimiter(";")).table().names()).containsExactly("a", "b,c");
        assertThat(file.form(delimiter(",")).table().names()).containsExactly("a;b", "c");
        assertThat(TableFile.of(folder, "a\tb\n1\t2\n").form(delimiter("tab")).column("b"))
                .containsExactly("2");
        assertThat(TableFile.of(folder, "a~b\n1~2\n").form(delimiter("~")).column("b"))
                .containsExactly("2");
    }

    @Test
    void refusesADelimiterThatCutsNothing() {
        for (String unfit : List.of("", "||", "\"", "\n", "a", "0")) {
            assertThat(TableFile.of(folder, "a,b\n1,2\n")
                            .form(delimiter(unfit))
                            .problem()
                            .code())
                    .isEqualTo("E_DELIMITER");
        }
    }

    @Test
    void refusesHeadersThatAreAlikeOrEmpty() { // BI013
        TableFile.of(folder, "age,age,zip\n1,2,3\n")
                .refused("E_HEADER_DUP", "visitors.csv, header (line 1): columns 1 and 2 have the same name");
        TableFile.of(folder, "Age,zip,age \n1,2,3\n")
                .refused("E_HEADER_DUP", "visitors.csv, header (line 1): columns 1 and 3 have the same name");
        TableFile.of(folder, "STRASSE,straße\n1,2\n")
                .refused("E_HEADER_DUP", "visitors.csv, header (line 1): columns 1 and 2 have the same name");
        TableFile.of(folder, "Jos\u00E9,Jose\u0301\n1,2\n")
                .refused("E_HEADER_DUP", "visitors.csv, header (line 1): columns 1 and 2 have the same name");
        TableFile.of(folder, "age,,zip\n1,2,3\n")
                .refused("E_HEADER_EMPTY", "visitors.csv, header (line 1): column 2 has no name");
        TableFile.of(folder, "age,zip, \n1,2,3\n")
                .refused("E_HEADER_EMPTY", "visitors.csv, header (line 1): column 3 has no name");
    }

    @Test
    void trimsAndComposesNames() {
        assertThat(TableFile.of(folder, " age ,Jose\u0301\n1,2\n").table().names())
                .containsExactly("age", "Jos\u00E9");
    }

    @Test
    void keepsOnlyTheColumnsThatAreWanted() {
        Path file = folder.resolve("visitors.csv");
        TableFile.of(folder, "a,b,c\n1,x,3\n");
        var request =
                new Request(file, CsvLayout.UNKNOWN, List.of(), false, Set.of("b")::contains, Set.of("c")::contains);
        assertThat(new CsvTableReader()
                        .read(request, (stage, done, total) -> {})
                        .table()
                        .names())
                .containsExactly("c");
    }

    @Test
    void tellsOfProgressAndStopsWhenCalledOff() {
        TableFile.of(folder, "a,b\n" + "1,2\n".repeat(200_000));
        Request request = Request.verbatim(folder.resolve("visitors.csv"), CsvLayout.UNKNOWN);
        List<Long> told = new ArrayList<>();
        new CsvTableReader().read(request, (stage, done, total) -> {
            assertThat(stage).isEqualTo("read");
            assertThat(total).isEqualTo(800_004);
            told.add(done);
        });
        assertThat(told).hasSize(49).isSorted().endsWith(800_004L);
        Problem problem = Assertions.catchThrowableOfType(
                Problem.class,
                () -> new CsvTableReader().read(request, (stage, done, total) -> {
                    throw Problem.cancelled();
                }));
        assertThat(problem.code()).isEqualTo("E_CANCELLED");
    }

    private static CsvLayout delimiter(String sign) {
        return new CsvLayout(sign, null, null);
    }
}
