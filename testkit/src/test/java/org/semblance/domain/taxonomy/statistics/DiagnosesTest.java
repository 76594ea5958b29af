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
import org.semblance.run.TaxonomyReader;

/** First and second diagnosis of 101,388 encounters, by ICD-9-CM; where the variable SEMBLANCE_DATA says where they lie. */
class DiagnosesTest {

    private static final String ENCOUNTERS = "diabetes-130/diabetic_data.csv.gz";
    private static final String HIERARCHY = "icd9cm/icd9cm-parent-child.csv";
    private static final int FIRST = 18;

    /**
     * Figures of another program: a script in Python with NumPy that reads the same files, compares chains of parents one
     * by one, and multiplies whole matrices: va² = Σ wwᵀ ∘ Ã ∘ Ã, cov² = Σ (ÃP) ∘ (PB̃); means by the sums for all of the
     * 17,743 concepts.
     */
    @Test
    void theWholeFileGivesTheFiguresOfAnotherProgram() throws Exception {
        Diagnoses read = read();
        assertThat(read.first().size()).isEqualTo(101_388);
        Concepts domain = read.domain();
        ConceptCounts first = ConceptCounts.of(read.first(), domain);
        ConceptCounts second = ConceptCounts.of(read.second(), domain);
        assertThat(first.size()).isEqualTo(716);
        assertThat(second.size()).isEqualTo(748);
        SemanticMoments ofFirst = SemanticMoments.of(first, domain, Taxonomy.ROOT);
        SemanticMoments ofSecond = SemanticMoments.of(second, domain, Taxonomy.ROOT);
        assertThat(domain.taxonomy().id(ofFirst.mean())).isEqualTo("ICD9CM-C07");
        assertThat(domain.taxonomy().id(ofSecond.mean())).isEqualTo("ICD9CM-C07");
        assertThat(ofFirst.variance()).isCloseTo(0.3521419158989317, within(1e-12));
        assertThat(ofSecond.variance()).isCloseTo(0.34838178648387436, within(1e-12));
        DistanceMoments moments = DistanceMoments.of(List.of(first, second), domain.comparison(), Watcher.SILENT);
        assertThat(moments.variance(0)).isCloseTo(0.13713954958133617, within(1e-12));
        assertThat(moments.variance(1)).isCloseTo(0.15248001426913924, within(1e-12));
        assertThat(moments.covariance(0, 1)).isCloseTo(0.03741809020526759, within(1e-12));
        assertThat(moments.correlation(0, 1)).isCloseTo(0.2587580062952625, within(1e-12));
        assertThat(moments.clamped()).isFalse();
    }

    @Test
    void aThousandRowsGiveWhatTheDefinitionGives() throws Exception {
        Diagnoses read = read();
        int[] rows = IntStream.range(0, 1000).toArray();
        Words first = read.first().rows(rows);
        Words second = read.second().rows(rows);
        List<int[]> concepts = Definition.concepts(read.domain(), first, second);
        DistanceMoments moments = DistanceMoments.of(
                List.of(ConceptCounts.of(first, read.domain()), ConceptCounts.of(second, read.domain())),
                read.domain().comparison(),
                Watcher.SILENT);
        assertThat(moments.covariance(0, 1))
                .isCloseTo(
                        Math.sqrt(Definition.squaredCovariance(concepts.get(0), concepts.get(1), read.domain())),
                        within(1e-12));
        assertThat(moments.correlation(0, 1))
                .isCloseTo(Definition.correlation(concepts.get(0), concepts.get(1), read.domain()), within(1e-12));
    }

    /** The rows that have both diagnoses. */
    private record Diagnoses(Words first, Words second, Concepts domain) {}

    private static Diagnoses read() throws Exception {
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
        return new Diagnoses(
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
