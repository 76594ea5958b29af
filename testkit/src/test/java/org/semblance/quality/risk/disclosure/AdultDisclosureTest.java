package org.semblance.quality.risk.disclosure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
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
import org.semblance.method.microaggregation.MdavGeneric;

/**
 * How many groups of Adult hold one income. Elsewhere 59, 45 and 30 % were reported for k = 3, 5 and 10, without naming the
 * attributes. MDAV gives 54, 41 and 28 % by three of its numbers, 63, 49 and 33 % by all six: the figures pinned here are
 * ours, found once and kept, on both sides of those.
 */
class AdultDisclosureTest {

    private static final Map<Integer, Double> BY_THREE = Map.of(3, 53.7, 5, 41.4, 10, 28.3);
    private static final Map<Integer, Double> BY_SIX = Map.of(3, 62.6, 5, 48.8, 10, 32.8);

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

    private static void assertGroupsOfOneIncome(Dataset data, Map<Integer, Double> expected) {
        expected.forEach((k, share) -> {
            Table masked = new MdavGeneric(k).mask(data, Watcher.SILENT).table();
            double found =
                    new Homogeneity().of(data, masked, Watcher.SILENT).beside().get("of classes");
            assertThat(found).as("k = %d", k).isCloseTo(share, within(0.5));
        });
    }

    @Test
    void ofGroupsByThreeNumbersHalfHoldOneIncome() throws IOException {
        assertGroupsOfOneIncome(adult("age", "education-num", "hours-per-week"), BY_THREE);
    }

    @Test
    void ofGroupsBySixNumbersMoreDo() throws IOException {
        assertGroupsOfOneIncome(
                adult("age", "fnlwgt", "education-num", "capital-gain", "capital-loss", "hours-per-week"), BY_SIX);
    }
}
