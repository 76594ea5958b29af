package org.semblance.domain.taxonomy.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.ConceptMap;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder.VirtualRoot;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.port.TaxonomyReader;
import org.semblance.testkit.Golden;
import org.semblance.testkit.PlainMoments;

/** First and second diagnosis of 101,388 encounters, by ICD-9-CM; where the variable SEMBLANCE_DATA says where they lie. */
class DiagnosesTest {

    private static final String ENCOUNTERS = "diabetes-130/diabetic_data.csv.gz";
    private static final String HIERARCHY = "icd9cm/icd9cm-parent-child.csv";
    private static final int FIRST = 18;

    @Test
    void theWholeFileGivesTheFiguresOfAnotherProgram() throws Exception {
        Pairs read = read();
        Map<String, String> expected = new LinkedHashMap<>();
        Golden.of(DiagnosesTest.class, "diagnoses.csv").rows().forEach(row -> expected.put(row.get(0), row.get(1)));
        Map<String, String> whole = new LinkedHashMap<>();
        Map<String, Double> broken = new LinkedHashMap<>();
        Concepts domain = read.domain();
        whole.put("rows", String.valueOf(read.first().size()));
        whole.put("concepts", String.valueOf(domain.taxonomy().size()));
        List<ConceptCounts> counts = new ArrayList<>();
        for (Words column : List.of(read.first(), read.second())) {
            ConceptCounts ofColumn = ConceptCounts.of(column, domain);
            SemanticMoments moments = SemanticMoments.of(ofColumn, domain, Taxonomy.ROOT);
            counts.add(ofColumn);
            whole.put(column.name() + " distinct", String.valueOf(ofColumn.size()));
            whole.put(column.name() + " mean", domain.taxonomy().id(moments.mean()));
            broken.put(column.name() + " variance", moments.variance());
        }
        DistanceMoments moments = DistanceMoments.of(counts, domain.comparison(), Watcher.SILENT);
        broken.put("first distance variance", moments.variance(0));
        broken.put("second distance variance", moments.variance(1));
        broken.put("distance covariance", moments.covariance(0, 1));
        broken.put("distance correlation", moments.correlation(0, 1));
        assertThat(moments.clamped()).isFalse();
        assertThat(expected).containsAllEntriesOf(whole).hasSize(whole.size() + broken.size());
        broken.forEach((figure, ours) ->
                assertThat(ours).as(figure).isCloseTo(Double.parseDouble(expected.get(figure)), within(1e-12)));
    }

    @Test
    void aThousandRowsGiveWhatTheDefinitionGives() throws Exception {
        Pairs read = read();
        Concepts domain = read.domain();
        int[] rows = IntStream.range(0, 1000).toArray();
        List<Words> columns = List.of(read.first().rows(rows), read.second().rows(rows));
        List<int[]> concepts = PlainMoments.concepts(domain, columns.toArray(Words[]::new));
        List<ConceptCounts> counts =
                columns.stream().map(column -> ConceptCounts.of(column, domain)).toList();
        DistanceMoments together = DistanceMoments.of(counts, domain.comparison(), Watcher.SILENT);
        for (int i = 0; i < 2; i++) {
            int[] values = concepts.get(i);
            SemanticMoments alone = SemanticMoments.of(counts.get(i), domain, Taxonomy.ROOT);
            assertThat(alone.mean()).isEqualTo(PlainMoments.mean(values, domain, Taxonomy.ROOT));
            assertThat(alone.variance()).isCloseTo(PlainMoments.variance(values, domain, alone.mean()), within(1e-12));
            assertThat(together.variance(i)).isCloseTo(PlainMoments.covariance(values, values, domain), within(1e-12));
        }
        assertThat(together.covariance(0, 1))
                .isCloseTo(PlainMoments.covariance(concepts.get(0), concepts.get(1), domain), within(1e-12));
        assertThat(together.correlation(0, 1))
                .isCloseTo(PlainMoments.correlation(concepts.get(0), concepts.get(1), domain), within(1e-12));
    }

    /** The rows that have both diagnoses. */
    private record Pairs(Words first, Words second, Concepts domain) {}

    private static Pairs read() throws Exception {
        String folder = System.getenv("SEMBLANCE_DATA");
        assumeTrue(folder != null && !folder.isBlank(), "SEMBLANCE_DATA is not set: diagnoses are left out");
        for (String file : List.of(ENCOUNTERS, HIERARCHY)) {
            assumeTrue(Files.isRegularFile(Path.of(folder, file)), "no " + file + " in SEMBLANCE_DATA");
        }
        List<String> first = new ArrayList<>();
        List<String> second = new ArrayList<>();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(Path.of(folder, ENCOUNTERS))), StandardCharsets.UTF_8))) {
            lines.readLine();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] fields = line.split(",", -1);
                if (!fields[FIRST].equals("?") && !fields[FIRST + 1].equals("?")) {
                    first.add(code(fields[FIRST]));
                    second.add(code(fields[FIRST + 1]));
                }
            }
        }
        Taxonomy taxonomy = new Taxonomies()
                .read(
                        new TaxonomyReader.Request(
                                HIERARCHY, name -> Path.of(folder, name), null, VirtualRoot.IF_NEEDED),
                        Watcher.SILENT);
        Map<String, Integer> concepts = new LinkedHashMap<>();
        List.of(first, second).forEach(codes -> codes.forEach(code -> concepts.put(code, taxonomy.concept(code))));
        return new Pairs(
                Words.of("first", first.toArray(String[]::new)),
                Words.of("second", second.toArray(String[]::new)),
                new Concepts(taxonomy, new WuPalmer(), Concepts.Average.MEAN, ConceptMap.of(concepts)));
    }

    /** A code as the hierarchy writes it: three digits before the dot, and no dot. */
    private static String code(String written) {
        String whole = written.split("\\.")[0];
        String padded = Character.isDigit(whole.charAt(0)) ? "0".repeat(3 - whole.length()) + whole : whole;
        return padded + written.substring(whole.length()).replace(".", "");
    }
}
