package org.semblance.release.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.formats.Tables;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.privacy.AlphaKAnonymity;
import org.semblance.privacy.BetaLikeness;
import org.semblance.privacy.ClassDiversity;
import org.semblance.privacy.DeltaDisclosure;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.LDiversity;
import org.semblance.privacy.TCloseness;
import org.semblance.release.report.Report;
import org.semblance.source.CsvLayout;
import org.semblance.source.TableSource;
import org.semblance.testkit.Golden;

/** The tables that pyCANON publishes as examples, checked as released files, against a second computation. */
class PycanonFilesTest {

    private static final double ROUNDING = 1e-9;

    private final ReleaseCheck check = new ReleaseCheck(new Tables(), new Taxonomies(), Path::of);

    /** A row of the golden file. */
    private record Figures(List<String> fields) {

        String name() {
            return fields.get(0);
        }

        List<String> quasiIdentifiers() {
            return Arrays.asList(fields.get(1).split(" "));
        }

        String of() {
            return fields.get(2);
        }

        double number(int field) {
            return Double.parseDouble(fields.get(field));
        }

        boolean yes(int field) {
            return fields.get(field).equals("yes");
        }
    }

    private static Path folder() {
        String folder = System.getenv("SEMBLANCE_DATA");
        assumeTrue(folder != null && !folder.isBlank(), "SEMBLANCE_DATA is not set: pyCANON's tables are left out");
        Path tables = Path.of(folder, "external", "pycanon");
        assumeTrue(Files.isDirectory(tables), "no external/pycanon in SEMBLANCE_DATA");
        return tables;
    }

    private static CheckQuestion question(Figures figures, Guarantee... asked) {
        return new CheckQuestion(
                figures.quasiIdentifiers(), new LinkedHashSet<>(Arrays.asList(asked)), null, CsvLayout.UNKNOWN);
    }

    private List<Report.Finding> findings(TableSource file, Figures figures, Guarantee... asked) {
        CheckAnswer answer = check.ask(file, question(figures, asked), Watcher.SILENT);
        assertThat(answer.rows()).isEqualTo((int) figures.number(3));
        return answer.findings();
    }

    @Test
    void showWhatASecondProgramCounts() {
        Path tables = folder();
        List<Figures> all = Golden.of(PycanonFilesTest.class, "pycanon-files.csv").rows().stream()
                .map(Figures::new)
                .toList();
        assertThat(all).hasSize(18);
        for (Figures figures : all) {
            TableSource file = TableSource.of(tables.resolve(figures.name() + ".csv.gz"));
            String of = figures.of();
            double beta = figures.number(10);
            double delta = figures.number(11);
            Map<String, Report.Finding> found = findings(
                            file,
                            figures,
                            new KAnonymity(2),
                            new LDiversity(1.5, of, LDiversity.Kind.ENTROPY, null),
                            new TCloseness(0.5, of, null),
                            new AlphaKAnonymity(0.5, 2, of, null),
                            new BetaLikeness(beta, of, BetaLikeness.Kind.ENHANCED),
                            new DeltaDisclosure(delta + ROUNDING, of, DeltaDisclosure.AbsentValueRule.VIOLATION))
                    .stream()
                    .collect(Collectors.toMap(Report.Finding::guarantee, Function.identity()));
            Map<String, Double> expected = Map.of(
                    KAnonymity.NAME, figures.number(5),
                    LDiversity.NAME, figures.number(7),
                    TCloseness.NAME, figures.number(8),
                    AlphaKAnonymity.NAME, figures.number(9),
                    BetaLikeness.NAME, beta,
                    DeltaDisclosure.NAME, delta);
            expected.forEach((name, value) -> assertThat(found.get(name).found())
                    .as("%s of %s", name, figures.name())
                    .isCloseTo(value, within(ROUNDING)));
            assertThat(found.get(BetaLikeness.NAME).holds()).isEqualTo(figures.yes(13));
            assertThat(found.get(DeltaDisclosure.NAME).holds()).isEqualTo(figures.yes(12));
            double l = figures.number(6);
            List<Report.Finding> atTheLimit = findings(
                    file,
                    figures,
                    new BetaLikeness(beta, of, BetaLikeness.Kind.BASIC),
                    new BetaLikeness(0.999 * beta, of, BetaLikeness.Kind.BASIC),
                    new DeltaDisclosure(delta + ROUNDING, of, DeltaDisclosure.AbsentValueRule.IGNORED),
                    new DeltaDisclosure(0.999 * delta, of, DeltaDisclosure.AbsentValueRule.IGNORED),
                    new LDiversity(l + 1, of));
            assertThat(atTheLimit)
                    .as(figures.name())
                    .extracting(Report.Finding::holds)
                    .containsExactly(true, false, true, false, false);
            assertThat(atTheLimit.get(4).found()).isEqualTo(l);
        }
    }

    @Test
    void theWorstClassHasTheFiguresOfTheTable() {
        Path tables = folder();
        for (List<String> row :
                Golden.of(PycanonFilesTest.class, "pycanon-files.csv").rows()) {
            Figures figures = new Figures(row);
            ReleaseCheck.Classes classes = check.classes(
                    TableSource.of(tables.resolve(figures.name() + ".csv.gz")),
                    question(figures, new KAnonymity(2)),
                    List.of(figures.of()),
                    null,
                    Integer.MAX_VALUE,
                    Watcher.SILENT);
            assertThat(classes.count()).isEqualTo((int) figures.number(4));
            assertThat(classes.worst()).hasSize(classes.count());
            List<ClassDiversity.OfAttribute> ofClasses = classes.worst().stream()
                    .map(one -> one.attributes().get(figures.of()))
                    .toList();
            assertThat(ofClasses.get(0).l()).isEqualTo((int) figures.number(6));
            assertThat(ofClasses.stream()
                            .mapToDouble(ClassDiversity.OfAttribute::entropyL)
                            .min())
                    .hasValueCloseTo(figures.number(7), within(ROUNDING));
            assertThat(ofClasses.stream()
                            .mapToDouble(ClassDiversity.OfAttribute::t)
                            .max())
                    .hasValueCloseTo(figures.number(8), within(ROUNDING));
            assertThat(classes.worst().stream().mapToInt(ClassDiversity::rows).sum())
                    .isEqualTo((int) figures.number(3));
            Set<Integer> first =
                    classes.worst().stream().map(ClassDiversity::first).collect(Collectors.toSet());
            assertThat(first).hasSize(classes.count()).contains(1);
        }
    }
}
