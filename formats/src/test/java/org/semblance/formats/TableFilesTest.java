package org.semblance.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Watcher;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.port.TableReader.Reading;
import org.semblance.port.TableReader.Request;
import org.semblance.source.CsvLayout;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;

class TableFilesTest {

    @TempDir
    Path temporary;

    private Path folder;

    @BeforeEach
    void makeFolder() throws IOException {
        folder = Files.createDirectory(temporary.resolve("register"));
    }

    private void write(String name, String content) throws IOException {
        Files.writeString(folder.resolve(name), content);
    }

    private void parquet(String name, String query) throws SQLException {
        try (DuckDb duck = DuckDb.inMemory(1)) {
            duck.run("COPY (" + query + ") TO "
                    + DuckDb.literal(folder.resolve(name).toString()) + " (FORMAT parquet)");
        }
    }

    private TableFile table() {
        return new TableFile(folder).numbers("age");
    }

    /** As the files of a folder would be in one. */
    private void same(String content) throws IOException {
        Reading whole = TableFile.of(temporary, content).numbers("age").reading();
        Reading read = table().reading();
        TablePartsContractTest.equal(read.table(), whole.table());
        assertThat(read.form()).isEqualTo(whole.form());
        List<Table> parts = new ArrayList<>();
        TableFormat form = new Tables().read(request(TableSource.of(folder)), parts::add, Watcher.SILENT);
        TablePartsContractTest.equal(Table.joined(parts), whole.table());
        assertThat(form).isEqualTo(whole.form());
        TablePartsContractTest.equal(apart(), whole.table());
    }

    private static Request request(TableSource source) {
        return new Request(source, TableFormat.UNKNOWN, List.of(""), true, "age"::equals, name -> true);
    }

    /** Each file by itself, as a cluster reads them. */
    private Table apart() {
        List<Request> files = TableFiles.of(TableSource.of(folder)).stream()
                .map(TableFilesTest::request)
                .toList();
        FileLayout whole = TableFiles.joined(
                TableSource.of(folder), files.stream().map(TableFiles::look).toList());
        List<Table> parts = new ArrayList<>();
        files.forEach(file -> TableFiles.read(file, whole, parts::add, Watcher.SILENT));
        Table joined = Table.joined(parts);
        return joined.over(org.semblance.data.Rows.all(joined.size()));
    }

    @Test
    void readsTheFilesOfAFolderAsOneTable() throws IOException {
        write("part-2.csv", "age,town\n3,Vic\n4,Olot\n");
        write("part-1.csv", "age,town\n1,Vic\n,Reus\n");
        write("part-3.csv", "age,town\n");
        write("part-10.csv", "age,town\n2,\n");
        write("_SUCCESS", "");
        write("_committed_12", "x");
        write(".part-1.csv.crc", "crc");
        write("part-1.crc", "crc");
        Files.createDirectory(folder.resolve("_temporary"));
        same("age,town\n1,Vic\n,Reus\n2,\n3,Vic\n4,Olot\n");
    }

    @Test
    void readsFilesOfOneFormatInWhateverLayout() throws IOException {
        write("a.tsv", "age\ttown\n1\tVic\n");
        Files.write(folder.resolve("b.csv.gz"), TableFile.gzip("age,town\n2,Reus\n".getBytes(StandardCharsets.UTF_8)));
        Files.write(
                folder.resolve("c.csv"),
                "age;town\n3;Bär\n4;Füße\n5;Wörth\n".getBytes(Charset.forName("windows-1252")));
        TableFile table = table();
        assertThat(table.column("town")).containsExactly("Vic", "Reus", "Bär", "Füße", "Wörth");
        assertThat(((Numbers) table.table().column("age")).at(4)).isEqualTo(5);
        assertThat(table.reading().form().csv()).isEqualTo(new CsvLayout("tab", "utf-8", CsvLayout.DecimalSign.POINT));
    }

    @Test
    void readsKeysOfJsonLinesWhereverTheyAreMet() throws IOException {
        write("1.jsonl", "{\"age\":1}\n{\"age\":2}\n");
        write("2.jsonl", "");
        write("3.jsonl", "{\"town\":\"Vic\",\"age\":3}\n{\"town\":null,\"member\":true}\n");
        same("{\"age\":1}\n{\"age\":2}\n{\"town\":\"Vic\",\"age\":3}\n{\"town\":null,\"member\":true}\n");
    }

    @Test
    void readsParquetFilesWithAndWithoutRows() throws SQLException {
        parquet("1.parquet", "SELECT 1 AS age, 'Vic' AS town");
        parquet("2.parquet", "SELECT 1 AS age, 'Vic' AS town WHERE false");
        parquet("3.parquet", "SELECT unnest([2, NULL]) AS age, 'Reus' AS town");
        assertThat(table().column("town")).containsExactly("Vic", "Reus", "Reus");
        assertThat(table().reading().form().types()).containsEntry("age", "INTEGER");
        TablePartsContractTest.equal(apart(), table().table());
    }

    @Test
    void listsTheFilesInOrderAndAFileAsOne() throws IOException {
        write("b", "x");
        write("a", "x");
        assertThat(TableFiles.of(TableSource.of(folder)).stream().map(TableSource::toString))
                .containsExactly("a", "b");
        assertThat(TableFiles.of(TableSource.of(folder.resolve("b"))))
                .singleElement()
                .hasToString("b");
    }

    @Test
    void namesTheFileAndTheRowInIt() throws IOException {
        write("1.csv", "age,town\n1,Vic\n");
        write("2.csv", "age,town\n1,Vic\ncanary,Vic\n");
        table().refused("E_NUMBER", "2.csv, row 2 (line 3), column 'age': not a number");
    }

    @Test
    void warnsOnceOfEachKind() throws IOException {
        write("1.csv", "age,town\n01,Vic\n");
        write("2.csv", "age,town\n02,Vic\n");
        write("3.csv", "age,town\n\n03,Vic\n");
        TableFile table = table();
        table.reading();
        assertThat(table.warnings())
                .containsExactly(
                        "W_LEADING_ZEROS column 'age': 1 number starts with a zero, as codes do; bind 'age' as nominal if"
                                + " it is a code (1.csv, and 2 more warnings like it)",
                        "W_BLANK_LINES 1 blank line was ignored (3.csv)");
    }

    @Test
    void refusesAFolderWithoutRecords() throws IOException {
        table().refused("E_EMPTY_INPUT", "register: no files");
        write("_SUCCESS", "");
        table().refused("E_EMPTY_INPUT", "register: no files");
        write("1.csv", "age,town\n");
        table().refused("E_EMPTY_INPUT", "register: no records");
        write("2.csv", "");
        table().refused("E_EMPTY_INPUT", "2.csv: no header");
        write("1.csv", "");
        table().refused("E_EMPTY_INPUT", "register: no records");
    }

    @Test
    void refusesFoldersInsideAndOtherFormats() throws IOException, SQLException {
        write("1.csv", "age,town\n1,Vic\n");
        Files.createDirectory(folder.resolve("2020"));
        table().refused("E_NOT_A_FILE", "register: holds '2020', which is not a regular file");
        Files.delete(folder.resolve("2020"));
        write("2.jsonl", "{\"age\":1,\"town\":\"Vic\"}");
        table().refused("E_FORMAT", "2.jsonl: another format than 1.csv");
        Files.delete(folder.resolve("2.jsonl"));
        parquet("3.parquet", "SELECT 1 AS age, 'Vic' AS town");
        table().refused("E_FORMAT", "3.parquet: another format than 1.csv");
    }

    @Test
    void refusesOtherColumns() throws IOException {
        write("1.csv", "age,town\n1,Vic\n");
        write("2.csv", "town,age\ncanary,1\n");
        table().refused("E_COLUMNS", "2.csv: column 1 is not 'age' as in 1.csv");
        write("2.csv", "age,town,x\n1,Vic,canary\n");
        table().refused("E_COLUMNS", "2.csv: 3 columns, but 2 in 1.csv");
        write("2.csv", "1,canary\n2,canary\n");
        table().refused("E_COLUMNS", "2.csv: column 1 is not 'age' as in 1.csv");
    }

    @Test
    void refusesAColumnThatChangesItsType() throws IOException, SQLException {
        parquet("1.parquet", "SELECT 1 AS age");
        parquet("2.parquet", "SELECT 1::BIGINT AS age");
        table().refused("E_TYPE", "2.parquet, column 'age': BIGINT here and INTEGER in 1.parquet");
        Files.delete(folder.resolve("1.parquet"));
        Files.delete(folder.resolve("2.parquet"));
        write("1.jsonl", "{\"age\":null}\n");
        write("2.jsonl", "{\"age\":1}\n");
        write("3.jsonl", "{\"age\":\"1\"}\n");
        table().refused("E_TYPE", "3.jsonl, column 'age': text here and number in 2.jsonl");
    }

    @Test
    void asksNoFolderAQuery() throws IOException {
        write("1.csv", "age,town\n1,Vic\n");
        TableSource asked = TableSource.of(folder.toString(), "SELECT 1", Path::of);
        assertThat(org.assertj.core.api.Assertions.catchThrowableOfType(
                                org.semblance.Problem.class, () -> TableFiles.of(asked))
                        .code())
                .isEqualTo("E_JDBC_QUERY");
    }
}
