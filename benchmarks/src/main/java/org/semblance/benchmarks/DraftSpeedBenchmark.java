package org.semblance.benchmarks;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.semblance.Watcher;
import org.semblance.authoring.draft.DraftRequest;
import org.semblance.authoring.draft.TableDrafter;
import org.semblance.formats.Tables;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.source.TableSource;

/** Drafting a recipe for a large register with columns of many kinds. */
final class DraftSpeedBenchmark implements Benchmark {

    private static final int ROWS = 1_000_000;
    private static final double BOUND = 6;

    private static final String HEADER = "person_id,surname,first_name,email,phone,birth_date,age,sex,postcode,town,"
            + "education,occupation,income,weight_kg,icd10,admission,visits,score,share,remark";

    private static final List<String> TOWNS = List.of("Alderwick", "Bramford", "Castleby", "Dunmore", "Elsworth");
    private static final List<String> JOBS = List.of(
            "nurse", "carpenter", "teacher", "driver", "lawyer", "cook", "farmer", "clerk", "engineer", "baker");
    private static final List<String> LEVELS = List.of("primary", "secondary", "bachelor", "master", "doctorate");

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin(
                "init",
                "a recipe drafted for 1,000,000 rows x 20 columns, reading included; CPU seconds of one thread");
        Path folder = Files.createTempDirectory("semblance-benchmark");
        try {
            Path data = folder.resolve("register.csv");
            write(data);
            sheet.note("size of the file", Files.size(data) / 1e6, "MB");
            TableDrafter drafter = new TableDrafter(new Tables(), new Taxonomies());
            DraftRequest request = DraftRequest.of(TableSource.of(data), "register.csv", "concepts.csv");
            double first = Clock.once(() -> drafter.draft(request, Watcher.SILENT));
            sheet.bound("first run", first, BOUND, "s");
            sheet.note("second run", Clock.once(() -> drafter.draft(request, Watcher.SILENT)), "s");
            Clock.forget();
        } finally {
            ReleaseBenchmark.delete(folder);
        }
    }

    private static void write(Path file) throws IOException {
        Random random = new Random(20);
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            out.write(HEADER);
            out.write('\n');
            for (int row = 0; row < ROWS; row++) {
                String surname = "Sur" + Integer.toString(random.nextInt(40_000), 36);
                out.write(String.format(
                        Locale.ROOT,
                        "P%07d,%s,Giv%s,%s%d@mail.example,+44 20 %04d %04d,%d-%02d-%02d,%d,%s,%05d,%s,%s,%s,%d,%d.%d,%c%02d.%d,"
                                + "2025-%02d-%02d,%d,%d,%.4f,seen again in %d weeks if the complaint %s goes on\n",
                        row,
                        surname,
                        Integer.toString(random.nextInt(2_000), 36),
                        surname.toLowerCase(Locale.ROOT),
                        row,
                        random.nextInt(10_000),
                        random.nextInt(10_000),
                        1930 + random.nextInt(80),
                        1 + random.nextInt(12),
                        1 + random.nextInt(28),
                        16 + random.nextInt(80),
                        random.nextBoolean() ? "m" : "f",
                        random.nextInt(100_000),
                        TOWNS.get(random.nextInt(TOWNS.size())),
                        LEVELS.get(random.nextInt(LEVELS.size())),
                        JOBS.get(random.nextInt(JOBS.size())),
                        (int) (20_000 * Math.exp(random.nextGaussian() / 2)),
                        45 + random.nextInt(60),
                        random.nextInt(10),
                        (char) ('A' + random.nextInt(20)),
                        random.nextInt(100),
                        random.nextInt(10),
                        1 + random.nextInt(12),
                        1 + random.nextInt(28),
                        random.nextInt(12),
                        random.nextInt(101),
                        random.nextDouble(),
                        random.nextInt(52),
                        Integer.toString(random.nextInt(1_000_000), 36)));
            }
        }
    }
}
