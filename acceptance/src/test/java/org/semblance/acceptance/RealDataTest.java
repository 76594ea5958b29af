package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Real tables, where the variable SEMBLANCE_DATA says where they lie. */
class RealDataTest {

    private static final String[] QI = {"age", "sex", "race", "native-country", "marital-status"};

    private Bench bench;
    private Path adult;

    @BeforeEach
    void find(@TempDir Path root) {
        String folder = System.getenv("SEMBLANCE_DATA");
        assumeTrue(folder != null && !folder.isBlank(), "SEMBLANCE_DATA is not set: real data are left out");
        adult = Path.of(folder, "adult", "adult-train.csv");
        assumeTrue(Files.isRegularFile(adult), "no adult/adult-train.csv in SEMBLANCE_DATA");
        bench = new Bench(root);
    }

    @Test
    void adultIsDraftedAndReleased() {
        Cli patient = bench.cli().patience(Duration.ofSeconds(120)).jvm("-Xmx1g");
        Cli.Answer init = patient.run("init", adult.toString(), "--out", "drafted.yaml");
        assertThat(init.code()).as(init.said()).isZero();
        assertThat(bench.text("drafted.yaml")).contains("missing:").contains("\"?\"");
        StringBuilder attributes = new StringBuilder();
        for (String name : Grid.of(read(adult).lines().findFirst().orElseThrow() + "\n", ',')
                .names()) {
            String entry = name.strip().equals("age")
                    ? "{role: quasi-identifier, domain: numeric, round: 0}"
                    : java.util.List.of(QI).contains(name.strip())
                            ? "{role: quasi-identifier, domain: nominal}"
                            : name.strip().equals("income") || name.strip().equals("class")
                                    ? "{role: confidential}"
                                    : "{role: identifier}";
            attributes.append(name.strip()).append(": ").append(entry).append('\n');
        }
        bench.write(
                "recipe.yaml",
                Samples.with("missing: [\"?\"]", Samples.recipe(adult.toString(), attributes.toString(), 5)));
        Cli.Answer run = patient.run("anonymize", "recipe.yaml");
        assertThat(run.code()).as(run.said()).isZero();
        Release release = Release.in(bench.at("release"));
        Grid table = release.table();
        Grid original = Grid.of(read(adult), ',');
        assertThat(table.rows()).hasSameSizeAs(original.rows());
        assertThat(table.smallestClass(QI)).isGreaterThanOrEqualTo(5);
        assertThat(original.smallestClass(QI)).isEqualTo(1);
        assertThat(bench.run("check", "release/release.csv", "--qi", String.join(",", QI), "--k", "5")
                        .code())
                .isZero();
        Cli.Answer no =
                bench.run("check", adult.toString(), "--qi", String.join(",", QI), "--k", "5", "--json", "--all-rows");
        assertThat(no.code()).isEqualTo(3);
        assertThat(JsonText.objects(JsonText.object(no.out()).get("verdicts"))
                        .get(0)
                        .get("rows"))
                .isEqualTo(original.rowsInSmallClasses(5, QI).stream()
                        .map(Integer::doubleValue)
                        .toList());
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
