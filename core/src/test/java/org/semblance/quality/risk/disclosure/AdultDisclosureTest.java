package org.semblance.quality.risk.disclosure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.method.microaggregation.MdavMethod;

/**
 * How many groups of Adult hold one income, counted a second time in plain code. The figures of another program, whose
 * attributes are not known, lie between ours by three of the numbers and by all six.
 */
class AdultDisclosureTest {

    /** In per cent, by k; from an independent program with MDAV, whose choice of attributes was not recorded. */
    private static final Map<Integer, Double> OF_ANOTHER_PROGRAM = Map.of(3, 59.0, 5, 45.0, 10, 30.0);

    private static Dataset adult(String... names) throws IOException {
        String folder = System.getenv("SEMBLANCE_DATA");
        assumeTrue(folder != null && !folder.isBlank(), "SEMBLANCE_DATA is not set: Adult is left out");
        Path adult = Path.of(folder, "adult", "adult-train.csv");
        assumeTrue(Files.isRegularFile(adult), "no adult/adult-train.csv in SEMBLANCE_DATA");
        List<String> lines = Files.readAllLines(adult);
        List<String> header = Arrays.asList(lines.get(0).split(",", -1));
        List<String[]> rows = lines.stream()
                .skip(1)
                .map(line -> line.split(",", -1))
                .filter(row -> !Arrays.asList(row).contains("?"))
                .toList();
        assertThat(rows).hasSize(30162);
        List<Column> columns = new ArrayList<>();
        List<Attribute> attributes = new ArrayList<>();
        for (String name : names) {
            int at = header.indexOf(name);
            columns.add(Numbers.of(
                    name,
                    rows.stream()
                            .mapToDouble(row -> Double.parseDouble(row[at]))
                            .toArray()));
            attributes.add(Attribute.of(name, Role.QUASI_IDENTIFIER, new Numeric(null)));
        }
        int income = header.indexOf("income");
        columns.add(Words.of("income", rows.stream().map(row -> row[income]).toArray(String[]::new)));
        attributes.add(Attribute.of("income", Role.CONFIDENTIAL, new Nominal()));
        return Dataset.of(Table.of(columns), attributes);
    }

    private static double groupsOfOneIncome(Dataset data, int k) {
        Table masked = new MdavMethod(k).mask(data, Watcher.SILENT).table();
        double found = new Homogeneity()
                .of(data, masked, Watcher.SILENT)
                .comparisonFigures()
                .get("of classes");
        Map<List<String>, Set<String>> incomes = new HashMap<>();
        for (int row = 0; row < masked.size(); row++) {
            List<String> shown = new ArrayList<>();
            for (Attribute attribute : data.with(Role.QUASI_IDENTIFIER)) {
                shown.add(masked.column(attribute.name()).text(row));
            }
            incomes.computeIfAbsent(shown, none -> new HashSet<>())
                    .add(masked.column("income").text(row));
        }
        double counted =
                100.0 * incomes.values().stream().filter(of -> of.size() == 1).count() / incomes.size();
        assertThat(found).as("k = %d", k).isCloseTo(counted, within(1e-9));
        return found;
    }

    @Test
    void manyGroupsHoldOneIncomeAndMoreAttributesMakeThemMore() throws IOException {
        Dataset three = adult("age", "education-num", "hours-per-week");
        Dataset six = adult("age", "fnlwgt", "education-num", "capital-gain", "capital-loss", "hours-per-week");
        OF_ANOTHER_PROGRAM.forEach((k, share) -> {
            assertThat(groupsOfOneIncome(three, k))
                    .as("three numbers, k = %d", k)
                    .isBetween(share - 8, share);
            assertThat(groupsOfOneIncome(six, k)).as("six numbers, k = %d", k).isBetween(share, share + 8);
        });
    }
}
