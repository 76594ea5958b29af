package org.semblance.experiments;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.report.experiment.Claim;
import org.semblance.report.experiment.Figure;

/** Tables 2 and 3 of Domingo-Ferrer and Torra (2005), all 88 cells. */
class PaperTablesTest {

    @Test
    void allCellsOfTables2And3ComeOut() {
        String folder = System.getenv("SEMBLANCE_DATA");
        assumeTrue(
                folder != null && Files.exists(Path.of(folder, "casc/census.csv")),
                "the CASC files are not in the repository: set SEMBLANCE_DATA to the folder that holds casc/census.csv");
        TextPage page = new TextPage();
        List<Figure> figures = new ArrayList<>();
        List<Claim> claims = new ArrayList<>();

        new ContinuousTables(DataFiles.casc(Path.of(folder), "census"), Watcher.SILENT).report(page, figures, claims);

        List<Figure> printed =
                figures.stream().filter(figure -> figure.paper() != null).toList();
        assertThat(printed).hasSize(88).noneMatch(Figure::deviates);
        assertThat(page.toString()).contains("Algorithm 5.1 as printed misses 4 of the 8 rows");
        assertThat(claims)
                .filteredOn(claim -> !claim.holds())
                .allSatisfy(claim -> assertThat(claim.text()).contains("nor in the paper's own table"));
    }

    @Test
    void aFigureOutsideItsToleranceIsOff() {
        assertThat(Figure.of("a", 0.131, 0.1315, 0.0006).deviates()).isFalse();
        assertThat(Figure.of("a", 0.131, 0.1317, 0.0006).deviates()).isTrue();
        assertThat(Figure.ours("a", 7).compared()).isFalse();
    }
}
