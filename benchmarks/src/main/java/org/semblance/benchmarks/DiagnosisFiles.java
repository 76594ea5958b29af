package org.semblance.benchmarks;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.ConceptMapping;
import org.semblance.domain.taxonomy.ConceptNaming;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder.VirtualRoot;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.formats.CsvTableReader;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.port.TableReader;
import org.semblance.port.TaxonomyReader;
import org.semblance.source.CsvLayout;

/**
 * Two diagnoses of 101,388 encounters and a tree of 17,743 concepts, as files of a table and a taxonomy: Diabetes 130
 * with ICD-9-CM if they are available, otherwise generated data of the same size and a tree with the same levels.
 */
final class DiagnosisFiles {

    static final String TABLE = "table.csv";
    static final String TAXONOMY = "taxonomy.csv";

    private static final int ROWS = 101_388;
    private static final int[] LEVELS = {1, 19, 162, 1_234, 7_473, 8_854};
    private static final int DIFFERENT = 700;
    private static final double SKEW = 3;

    private final Path folder;
    private final String source;

    private DiagnosisFiles(Path folder, String source) {
        this.folder = folder;
        this.source = source;
    }

    /** Writes the files into a folder. */
    static DiagnosisFiles into(Path folder) throws IOException {
        String data = System.getenv("SEMBLANCE_DATA");
        if (data != null && Files.exists(Path.of(data, "diabetes-130/diabetic_data.csv.gz"))) {
            copy(Path.of(data), folder);
            return new DiagnosisFiles(folder, "Diabetes 130 on ICD-9-CM");
        }
        generate(folder);
        return new DiagnosisFiles(folder, "made up, since SEMBLANCE_DATA names no folder with diabetes-130");
    }

    String source() {
        return source;
    }

    Path folder() {
        return folder;
    }

    private static void copy(Path data, Path folder) throws IOException {
        Files.copy(data.resolve("icd9cm/icd9cm-parent-child.csv"), folder.resolve(TAXONOMY));
        Table codes = read(data.resolve("diabetes-130/diag-code-map.csv"), Set.of("raw_code", "icd9cm_id"));
        Map<String, String> ids = new HashMap<>();
        for (int row = 0; row < codes.size(); row++) {
            ids.put(
                    codes.column("raw_code").text(row),
                    codes.column("icd9cm_id").text(row));
        }
        Table raw = read(data.resolve("diabetes-130/diabetic_data.csv.gz"), Set.of("diag_1", "diag_2"));
        try (BufferedWriter out = Files.newBufferedWriter(folder.resolve(TABLE))) {
            out.write("first,second\n");
            for (int row = 0; row < raw.size(); row++) {
                if (!raw.column("diag_1").missing(row) && !raw.column("diag_2").missing(row)) {
                    out.write(ids.get(raw.column("diag_1").text(row)) + ","
                            + ids.get(raw.column("diag_2").text(row)) + "\n");
                }
            }
        }
    }

    private static Table read(Path file, Set<String> columns) {
        return new CsvTableReader()
                .read(
                        new TableReader.Request(
                                file, CsvLayout.UNKNOWN, List.of("?"), true, name -> false, columns::contains),
                        Watcher.SILENT)
                .table();
    }

    /**
     * Generates both files. A few values are frequent and most are rare; the second diagnosis is often similar to the
     * first.
     */
    private static void generate(Path folder) throws IOException {
        Random random = new Random(7);
        int before = 0;
        int concept = 0;
        try (BufferedWriter out = Files.newBufferedWriter(folder.resolve(TAXONOMY))) {
            out.write("id,label,parent\n");
            for (int level = 0; level < LEVELS.length; level++) {
                int begin = concept;
                for (int i = 0; i < LEVELS[level]; i++) {
                    String parent = level == 0 ? "" : "D" + (before + random.nextInt(LEVELS[level - 1]));
                    out.write("D" + concept + ",disorder of kind " + concept + "," + parent + "\n");
                    concept++;
                }
                before = begin;
            }
        }
        int categories = LEVELS[0] + LEVELS[1] + LEVELS[2];
        try (BufferedWriter out = Files.newBufferedWriter(folder.resolve(TABLE))) {
            out.write("first,second\n");
            for (int row = 0; row < ROWS; row++) {
                int first = rare(random);
                int second = random.nextInt(5) == 0 ? (first + random.nextInt(3)) % DIFFERENT : rare(random);
                out.write("D" + (categories + first) + ",D" + (categories + second) + "\n");
            }
        }
    }

    private static int rare(Random random) {
        return (int) (DIFFERENT * Math.pow(random.nextDouble(), SKEW));
    }

    /** The table, with its values mapped to concepts. */
    Dataset dataset() {
        Taxonomy taxonomy = new Taxonomies()
                .read(
                        new TaxonomyReader.Request(
                                folder.resolve(TAXONOMY).toString(), Path::of, null, VirtualRoot.NEVER),
                        Watcher.SILENT);
        List<Column> columns = new ArrayList<>();
        List<Attribute> attributes = new ArrayList<>();
        for (Column column :
                read(folder.resolve(TABLE), Set.of("first", "second")).columns()) {
            Words words = (Words) column;
            Map<String, Integer> conceptOf = new LinkedHashMap<>();
            words.dictionary().forEach(word -> conceptOf.put(word, taxonomy.concept(word)));
            ConceptMapping mapping = new ConceptMapping(words, taxonomy, conceptOf, new ConceptNaming(true, Set.of()));
            columns.add(mapping.rewritten());
            attributes.add(Attribute.of(
                    column.name(),
                    Role.QUASI_IDENTIFIER,
                    mapping.rewrittenDomain(new WuPalmer(), Concepts.Average.MEAN, OptionalInt.of(Taxonomy.ROOT))));
        }
        return Dataset.of(Table.of(columns), attributes);
    }
}
