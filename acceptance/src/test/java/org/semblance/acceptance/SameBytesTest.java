package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.testkit.Trials;

/** The same recipe gives the same bytes, wherever and whenever it runs. */
class SameBytesTest {

    @Test
    void neitherLocaleNorTimeZoneNorCharsetNorTimeChangesTheRelease(@TempDir Path root) {
        Bench bench = new Bench(root);
        bench.write(
                "data.csv",
                Samples.mixed(300)
                        .replace("Tarragona", "\u0130stanbul")
                        .replace("Reus", "ISPARTA \u00E9")
                        .replace("age", "AGEI"));
        bench.write(
                "recipe.yaml",
                Samples.with("release: {shuffle: false}", Samples.mixedRecipe(4).replace("age:", "AGEI:")));
        List<Cli> machines = List.of(
                bench.cli(),
                bench.cli().jvm("-Duser.language=tr", "-Duser.country=TR", "-Dfile.encoding=ISO-8859-1"),
                bench.cli()
                        .jvm("-Duser.language=ar", "-Duser.country=EG", "-Duser.extensions=u-nu-arab")
                        .environment("LC_ALL", "C"),
                bench.cli().jvm("-Duser.timezone=Asia/Kolkata", "-Dfile.encoding=UTF-16", "-XX:ActiveProcessorCount=7"),
                bench.cli(),
                bench.cli().jvm("-Duser.language=de", "-Duser.country=DE"),
                bench.cli().jvm("-Xint"));
        machines = machines.subList(0, Trials.count(4, machines.size()));
        List<String> releases = new ArrayList<>();
        List<String> reports = new ArrayList<>();
        List<String> certificates = new ArrayList<>();
        for (int i = 0; i < machines.size(); i++) {
            Cli.Answer answer = machines.get(i).run("anonymize", "recipe.yaml", "--out", "out" + i);
            assertThat(answer.code()).as(answer.said()).isZero();
            Release release = Release.in(bench.at("out" + i));
            releases.add(release.text("release.csv"));
            certificates.add(release.text("certificate.json"));
            reports.add(release.text("report.json")
                    + release.text("report.html")
                    + release.owners("report.json").replaceAll("(?s)\"seconds\": \\{.*?}", ""));
        }
        assertThat(releases.stream().distinct()).hasSize(1);
        assertThat(reports.stream().distinct()).hasSize(1);
        assertThat(certificates.stream().distinct()).hasSize(1);
        assertThat(certificates.get(0)).contains("\"for-publication\": false").doesNotContain("\"certified\"");
    }
}
