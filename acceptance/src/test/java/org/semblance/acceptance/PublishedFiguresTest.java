package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.testkit.Trials;

/** What {@code publish:} tells of ordinary tables, where SEMBLANCE_DATA says where they lie. */
class PublishedFiguresTest {

    @TempDir
    private Path root;

    private Bench bench;

    /** How many of how many losses and associations a report tells. */
    private record Told(long losses, int ofLosses, long associations, int ofAssociations) {

        static Told of(Map<String, Object> report) {
            Map<?, ?> losses = (Map<?, ?>) ((Map<?, ?>) report.get("of-the-original")).get("loss-by-attribute");
            List<Map<String, Object>> pairs =
                    JsonText.objects(((Map<?, ?>) report.get("correlations")).get("pairs")).stream()
                            .filter(pair -> !pair.containsValue("income")) // confidential: never told
                            .toList();
            return new Told(
                    losses.values().stream().filter(band -> band instanceof Map).count(),
                    losses.size(),
                    pairs.stream()
                            .filter(pair -> pair.get("before") instanceof Map)
                            .count(),
                    pairs.size());
        }
    }

    @BeforeEach
    void layOut() throws IOException {
        String folder = System.getenv("SEMBLANCE_DATA");
        assumeTrue(folder != null && !folder.isBlank(), "SEMBLANCE_DATA is not set: Census and Adult are left out");
        assumeTrue(Files.isRegularFile(Path.of(folder, "casc/census.csv")), "no casc/census.csv in SEMBLANCE_DATA");
        bench = Bench.inProcess(root);
        Files.createSymbolicLink(bench.at("data"), Path.of(folder).toAbsolutePath());
    }

    private Told told(String name, int k) throws IOException {
        bench.write(
                "recipe.yaml",
                Files.readString(Path.of("..", "experiments", "guide", name + ".yaml"))
                                .replace("k: 5", "k: " + k)
                        + "publish: [loss-by-attribute, associations]\n");
        String target = name + k;
        return Told.of(bench.releases(target, "anonymize", "recipe.yaml", "--out", target)
                .publicReport());
    }

    @Test
    void censusLosesLittle() throws IOException {
        assertThat(told("census", 3)).isEqualTo(new Told(13, 13, 77, 78));
        assertThat(told("census", 5)).isEqualTo(new Told(12, 13, 77, 78));
        assertThat(told("census", 10)).isEqualTo(new Told(12, 13, 77, 78));
    }

    /** Groups of thirty thousand rows take their time: they are made in the full trials. */
    @Test
    void adultLosesNothing() throws IOException {
        assumeTrue(Trials.count(0, 1) == 1, "full trials only");
        assumeTrue(Files.isRegularFile(bench.at("data/adult/adult-train.csv")), "no adult/adult-train.csv");
        for (int k : new int[] {3, 5, 10}) {
            assertThat(told("adult", k)).isEqualTo(new Told(5, 5, 10, 10));
        }
    }
}
