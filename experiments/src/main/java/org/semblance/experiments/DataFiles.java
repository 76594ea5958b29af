package org.semblance.experiments;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.formats.CsvTableReader;
import org.semblance.port.TableReader;
import org.semblance.source.CsvLayout;

/** Reads the data sets of the papers, which are not part of the repository. */
final class DataFiles {

    private static final Set<String> NOT_IN_EIA = Set.of("UTILNAME", "STATE", "YEAR", "MONTH");

    private DataFiles() {}

    /** A CASC file: all attributes of Census and Tarragona; of EIA, the eleven that are masked in the literature. */
    static Table casc(Path folder, String name) {
        return read(
                folder.resolve("casc/" + name + ".csv"), "", column -> true, column -> !NOT_IN_EIA.contains(column));
    }

    /** The rows of Adult without missing values, with every column as words. */
    static Table adult(Path folder) {
        return complete(read(folder.resolve("adult/adult-train.csv"), "?", column -> false, column -> true));
    }

    /** The two columns that Martínez, Sánchez and Valls mask, in the rows of Adult without any missing value. */
    static Table adultWords(Path folder) {
        Table adult = adult(folder);
        return Table.of(List.of(adult.column("occupation"), adult.column("native-country")));
    }

    /** The concepts of the words in {@link #adultWords}, by column and value. */
    static Map<String, Map<String, String>> adultConcepts(Path folder) {
        Table mapping = read(folder.resolve("adult/concepts.csv"), "", column -> false, column -> true);
        Map<String, Map<String, String>> concepts = new HashMap<>();
        for (int row = 0; row < mapping.size(); row++) {
            concepts.computeIfAbsent(mapping.column("attribute").text(row), attribute -> new HashMap<>())
                    .put(
                            mapping.column("value").text(row),
                            mapping.column("concept").text(row));
        }
        return concepts;
    }

    /** The first and second diagnosis of the encounters in Diabetes 130 that have both, as raw codes. */
    static Table diagnoses(Path folder) {
        return diagnoses(folder, List.of("diag_1", "diag_2"));
    }

    /** The given diagnoses of the encounters that have all of them, as raw codes. */
    static Table diagnoses(Path folder, List<String> columns) {
        return complete(
                read(folder.resolve("diabetes-130/diabetic_data.csv.gz"), "?", column -> false, columns::contains));
    }

    /** The id of each raw code in the hierarchy. */
    static Map<String, String> diagnosisIds(Path folder) {
        Table codes = read(folder.resolve("diabetes-130/diag-code-map.csv"), "", column -> false, column -> true);
        Map<String, String> ids = new HashMap<>();
        for (int row = 0; row < codes.size(); row++) {
            ids.put(
                    codes.column("raw_code").text(row),
                    codes.column("icd9cm_id").text(row));
        }
        return ids;
    }

    /** A file of the Insurance data, by its name, with every column as words. */
    static Table insurance(Path folder, String file) {
        return read(folder.resolve("insurance/" + file), "", column -> false, column -> true);
    }

    /** The concepts of the words in {@link #insurance}, by column and value. */
    static Map<String, Map<String, String>> insuranceConcepts() {
        Map<String, Map<String, String>> concepts = new HashMap<>();
        for (Map<String, String> line : PaperFigures.lines("gsl/insurance-concepts.csv")) {
            concepts.computeIfAbsent(PaperFigures.text(line, "attribute"), attribute -> new HashMap<>())
                    .put(PaperFigures.text(line, "value"), PaperFigures.text(line, "concept"));
        }
        return concepts;
    }

    private static Table complete(Table table) {
        return table.rows(IntStream.range(0, table.size())
                .filter(row -> table.columns().stream().noneMatch(column -> column.missing(row)))
                .toArray());
    }

    private static Table read(Path file, String missing, TableReader.Columns number, TableReader.Columns wanted) {
        TableReader.Request request =
                new TableReader.Request(file, CsvLayout.UNKNOWN, List.of(missing), true, number, wanted);
        return new CsvTableReader().read(request, Watcher.SILENT).table();
    }

    /** A table of numbers whose first columns are quasi-identifiers. */
    static Dataset numeric(Table table, int quasiIdentifiers) {
        List<String> names = table.names();
        return Dataset.of(
                table,
                IntStream.range(0, names.size())
                        .mapToObj(i -> Attribute.of(
                                names.get(i),
                                i < quasiIdentifiers ? Role.QUASI_IDENTIFIER : Role.OTHER,
                                new Numeric(null)))
                        .toList());
    }
}
