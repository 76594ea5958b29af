package org.semblance.experiments;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.formats.CsvTableReader;
import org.semblance.port.TableReader;
import org.semblance.source.CsvLayout;

/** The CASC reference files, and the information loss that MDAV has on them. */
final class Casc {

    /** The environment variable that names the folder of the data. */
    static final String FOLDER = "SEMBLANCE_DATA";

    static final String WITHOUT_DATA =
            "the CASC files are not in the repository: set SEMBLANCE_DATA to the folder that holds casc/census.csv,"
                    + " casc/tarragona.csv and casc/eia.csv";

    /** One line of the golden file. */
    record Expected(String dataset, int k, double value) {}

    private Casc() {}

    static Path file(String dataset) {
        return Path.of(System.getenv(FOLDER), "casc", dataset + ".csv");
    }

    /** The attributes that the literature masks; the EIA file has four more. */
    static List<String> attributes(String dataset) {
        return switch (dataset) {
            case "census" ->
                List.of(
                        "AFNLWGT",
                        "AGI",
                        "EMCONTRB",
                        "FEDTAX",
                        "PTOTVAL",
                        "STATETAX",
                        "TAXINC",
                        "POTHVAL",
                        "INTVAL",
                        "PEARNVAL",
                        "FICA",
                        "WSALVAL",
                        "ERNVAL");
            case "tarragona" ->
                List.of(
                        "FIXED.ASSETS",
                        "CURRENT.ASSETS",
                        "TREASURY",
                        "UNCOMMITTED.FUNDS",
                        "PAID.UP.CAPITAL",
                        "SHORT.TERM.DEBT",
                        "SALES",
                        "LABOR.COSTS",
                        "DEPRECIATION",
                        "OPERATING.PROFIT",
                        "FINANCIAL.OUTCOME",
                        "GROSS.PROFIT",
                        "NET.PROFIT");
            case "eia" ->
                List.of(
                        "UTILITYID",
                        "RESREVENUE",
                        "RESSALES",
                        "COMREVENUE",
                        "COMSALES",
                        "INDREVENUE",
                        "INDSALES",
                        "OTHREVENUE",
                        "OTHRSALES",
                        "TOTREVENUE",
                        "TOTSALES");
            default -> throw new IllegalArgumentException(dataset);
        };
    }

    /** The file with these attributes as quasi-identifiers and no others. */
    static Dataset read(String dataset, List<String> attributes) {
        Table table = new CsvTableReader()
                .read(
                        new TableReader.Request(
                                file(dataset),
                                CsvLayout.UNKNOWN,
                                List.of(""),
                                true,
                                attributes::contains,
                                attributes::contains),
                        Watcher.SILENT)
                .table();
        return Dataset.of(
                table,
                attributes.stream()
                        .map(name -> Attribute.of(name, Role.QUASI_IDENTIFIER, new Numeric(null)))
                        .toList());
    }

    static Stream<Expected> expected() {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(Casc.class.getResourceAsStream("mdav-generic/casc-information-loss.csv")),
                StandardCharsets.UTF_8))) {
            return lines
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .skip(1) // the names of the columns
                    .map(line -> line.split(","))
                    .map(field -> new Expected(field[0], Integer.parseInt(field[1]), Double.parseDouble(field[2])))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
