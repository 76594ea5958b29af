package org.semblance.benchmarks;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.semblance.release.json.Json;
import org.semblance.testkit.drafts.GoldenDrafts;

/** Runs the named benchmarks, or all; the exit code is 1 if a bound does not hold. */
public final class Benchmarks {

    private static final Map<String, Benchmark> ALL = new LinkedHashMap<>();

    static {
        ALL.put("mdav", new MdavBenchmark());
        ALL.put("univariate", new UnivariateBenchmark());
        ALL.put("blocking", new BlockingBenchmark());
        ALL.put("blocking-large", new LargeBlockingBenchmark());
        ALL.put("blocking-documents", new DocumentBlockingBenchmark());
        ALL.put("term-contributors", new TermContributorsBenchmark());
        ALL.put("cluster", new ClusterBenchmark());
        ALL.put("csv", new CsvBenchmark());
        ALL.put("verify", new VerifyBenchmark());
        ALL.put("release", new ReleaseBenchmark());
        ALL.put("progress", new ProgressBenchmark());
        ALL.put("ledger", new LedgerBenchmark());
        ALL.put("parquet", new ParquetBenchmark());
        ALL.put("taxonomies", new TaxonomyFilesBenchmark());
        ALL.put("wordnet", new WordNetBenchmark());
        ALL.put("semantic", new SemanticBenchmark());
        ALL.put("clustering", new ClusteringBenchmark());
        ALL.put("gsl", new GslBenchmark());
        ALL.put("linkage", new LinkageBenchmark());
        ALL.put("reconstruction", new ReconstructionBenchmark());
        ALL.put("lattice", new LatticeBenchmark());
        ALL.put("recoding", new RecodingBenchmark());
        ALL.put("noise", new NoiseBenchmark());
        ALL.put("spherical", new SphericalBenchmark());
        ALL.put("spherical-large", new LargeSphericalBenchmark());
        ALL.put("texts", new TextsBenchmark());
        ALL.put("drafts", new DraftsBenchmark("drafts", GoldenDrafts::tuning));
        ALL.put("drafts-unseen", new DraftsBenchmark("drafts-unseen", GoldenDrafts::unseen));
        ALL.put("init", new DraftSpeedBenchmark());
    }

    private Benchmarks() {}

    public static void main(String[] arguments) throws Exception {
        List<String> names = new ArrayList<>();
        @Nullable Path json = null;
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i].equals("--json") && i + 1 < arguments.length) {
                json = Path.of(arguments[++i]);
            } else if (ALL.containsKey(arguments[i])) {
                names.add(arguments[i]);
            } else {
                System.err.println("usage: run [" + String.join("] [", ALL.keySet()) + "] [--json FILE]");
                System.exit(2);
            }
        }
        Sheet sheet = new Sheet(System.out);
        System.out.printf(
                "Java %s, %d processors, heap up to %d MB%n",
                Runtime.version(),
                Runtime.getRuntime().availableProcessors(),
                Runtime.getRuntime().maxMemory() >> 20);
        for (Map.Entry<String, Benchmark> benchmark : ALL.entrySet()) {
            if (names.contains(benchmark.getKey())
                    || (names.isEmpty() && !benchmark.getValue().onlyWhenNamed())) {
                benchmark.getValue().run(sheet);
            }
        }
        if (json != null) {
            Files.writeString(
                    json,
                    Json.write(Json.object(
                            "java",
                            Runtime.version().toString(),
                            "processors",
                            Runtime.getRuntime().availableProcessors(),
                            "allBoundsHold",
                            sheet.allHold(),
                            "figures",
                            sheet.figures())));
        }
        System.exit(sheet.allHold() ? 0 : 1);
    }
}
