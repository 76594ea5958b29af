package org.semblance.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.semblance.Watcher;
import org.semblance.release.run.Run;
import org.semblance.toolkit.RecipeFile;
import org.semblance.toolkit.Semblance;

/**
 * The longest time between two calls of the watcher during a release, which is the longest time that somebody who cancels has
 * to wait. The first run of each recipe warms up the JIT compiler; the second counts.
 */
final class ProgressBenchmark implements Benchmark {

    private static final int ROWS = 50_000;
    private static final double AT_MOST = 0.3;

    /** Notes the longest gap between two calls, and the stage after which it came. */
    private static final class Gaps implements Watcher {

        private long last = System.nanoTime();
        private String stage = "start";
        private double longest;
        private String where = "";

        @Override
        public synchronized void progress(String now, long done, long total) {
            long time = System.nanoTime();
            double gap = (time - last) / 1e9;
            if (gap > longest) {
                longest = gap;
                where = stage.equals(now) ? now : stage + " to " + now;
            }
            last = time;
            stage = now;
        }

        synchronized void end() {
            progress("end", 0, 0);
        }
    }

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin(
                "progress",
                "releases of 50,000 rows and of examples; longest wall seconds between two calls of the watcher");
        Path folder = Files.createTempDirectory("semblance-benchmark");
        try {
            ReleaseBenchmark.writeTable(folder, ROWS);
            for (Map.Entry<String, Path> recipe : recipes(folder).entrySet()) {
                measure(recipe.getKey(), recipe.getValue(), folder.resolve("release"), sheet);
            }
        } finally {
            ReleaseBenchmark.delete(folder);
        }
    }

    private static Map<String, Path> recipes(Path folder) throws IOException {
        Path examples = Path.of(System.getProperty("semblance.home", ".")).resolve("examples");
        Map<String, Path> recipes = new LinkedHashMap<>();
        recipes.put("mdav", write(folder, "mdav", "method: {name: mdav, k: 5}"));
        recipes.put(
                "mdav in blocks",
                write(folder, "blocks", "method: {name: mdav, k: 5}\nblocking: {name: kd, size: 5000}"));
        recipes.put("sa-mdav", write(folder, "sa-mdav", "method: {name: sa-mdav, k: 5}"));
        recipes.put("semantic words", examples.resolve("visitors/recipe.yaml"));
        recipes.put("local recoding", examples.resolve("hospital/generalise.yaml"));
        recipes.put("noise", examples.resolve("hospital/noise.yaml"));
        recipes.put("documents", examples.resolve("notes/recipe.yaml"));
        return recipes;
    }

    private static Path write(Path folder, String name, String method) throws IOException {
        return Files.writeString(folder.resolve(name + ".yaml"), ReleaseBenchmark.recipe(method));
    }

    private static void measure(String name, Path recipe, Path target, Sheet sheet) {
        Semblance semblance = Semblance.standard();
        RecipeFile opened = semblance.open(recipe);
        Gaps gaps = new Gaps();
        for (int round = 0; round < 2; round++) {
            gaps = new Gaps();
            semblance.release(opened, Run.Options.NONE.to(target).replacing(), gaps);
            gaps.end();
        }
        sheet.bound(name + ", in " + gaps.where, gaps.longest, AT_MOST, "s");
    }
}
