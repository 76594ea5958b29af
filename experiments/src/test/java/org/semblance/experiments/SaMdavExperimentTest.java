package org.semblance.experiments;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.ConceptNaming;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.report.chart.LineChart;
import org.semblance.report.experiment.Claim;
import org.semblance.report.experiment.Figure;
import org.semblance.report.experiment.Findings;

/** The parts of Martínez, Sánchez and Valls (2012) that are pinned, and the part that needs no data from elsewhere. */
class SaMdavExperimentTest {

    private static final ExperimentNotes PARK = new ExperimentNotes();

    @BeforeAll
    static void runThePark() {
        new ParkPart(MaskingTimes.Care.ROUGH, Watcher.SILENT).report(PARK);
    }

    private static Path adult() {
        String folder = System.getenv("SEMBLANCE_DATA");
        assumeTrue(
                folder != null && Files.exists(Path.of(folder, "adult/concepts.csv")),
                "Adult is not in the repository: set SEMBLANCE_DATA to the folder that holds adult/adult-train.csv and"
                        + " adult/concepts.csv");
        return Path.of(folder);
    }

    @Test
    void theReferenceValuesOfAdultComeOut() {
        ConceptData data = new AdultPart(adult(), Watcher.SILENT).data(ExperimentTaxonomies.WORDNET);
        Sweep sweep = Sweep.atOnce(data, Variant.ALL, AdultPart.referenceKs(), Watcher.SILENT);
        ExperimentNotes notes = new ExperimentNotes();
        AdultPart.reference(sweep, notes);
        assertThat(notes.figures).hasSize(12).noneMatch(Figure::deviates);
        assertThat(sweep.anonymous()).isEqualTo(sweep.size()).isEqualTo(2 * Variant.ALL.size());
    }

    @Test
    void theShapeOfAdultIsThatOfThePublicFile() {
        AdultPart part = new AdultPart(adult(), Watcher.SILENT);
        ExperimentNotes notes = new ExperimentNotes();
        part.shape(part.data(ExperimentTaxonomies.WORDNET), notes);
        assertThat(notes.figures)
                .filteredOn(figure -> figure.id().endsWith("/reference"))
                .hasSize(5)
                .noneMatch(Figure::deviates);
        assertThat(notes.figures)
                .filteredOn(Figure::deviates)
                .extracting(Figure::id)
                .containsExactly(
                        "adult/distinct-tuples",
                        "adult/unique-tuples",
                        "adult/largest-tuple",
                        "adult/records-in-tuples-above-1000",
                        "adult/records-in-tuples-up-to-5");
    }

    @Test
    void theOlderWordNetOfThePaperIsAtHand() {
        assertThat(ExperimentTaxonomies.read(ExperimentTaxonomies.PAPERS_WORDNET)
                        .name())
                .isEqualTo("wordnet-2.1");
    }

    @Test
    void theParkRunsWithoutDataFromElsewhereAndComparesNothing() {
        assertThat(PARK.figures).isNotEmpty().allMatch(figure -> figure.paper() == null);
        assertThat(PARK.page.toString()).contains("are not public", "211 different", "118 unique", "115 times");
        assertThat(PARK.charts).extracting(LineChart::title).hasSize(6).allMatch(title -> title.startsWith("Park"));
        assertThat(PARK.verdict())
                .isEqualTo(new Claim("Every masked table is k-anonymous: all 112 outputs hold", true));
    }

    /** A masked tuple links to originals only if it is one of them, so each of 211 tuples adds at most one record. */
    @Test
    void linkageStaysBelowItsBound() {
        assertThat(PARK.figures)
                .filteredOn(figure -> figure.id().endsWith("/record-linkage"))
                .hasSize(112)
                .allMatch(figure -> figure.ours() <= 100.0 * 211 / 975);
    }

    @Test
    void theScoreIsTheMeanOfLossAndLinkage() {
        String cell = "park/k=5/abril/";
        assertThat(park(cell + "score"))
                .isEqualTo((park(cell + "information-loss") + park(cell + "record-linkage")) / 2);
        assertThat(new Sweep.Outcome(8, 0, 2, true, 0).score(0)).isEqualTo(2);
        assertThat(new Sweep.Outcome(8, 0, 2, true, 0).score(1)).isEqualTo(8);
        assertThat(new Sweep.Outcome(8, 0, 2, true, 0).score(0.25)).isEqualTo(3.5);
    }

    private static double park(String id) {
        return PARK.figures.stream()
                .filter(figure -> figure.id().equals(id))
                .findFirst()
                .orElseThrow()
                .ours();
    }

    @Test
    void aClaimThatFailsSaysWhere() {
        assertThat(PARK.claims).hasSize(27);
        assertThat(PARK.claims)
                .filteredOn(claim -> !claim.holds())
                .isNotEmpty()
                .allSatisfy(claim -> assertThat(claim.text()).endsWith(")").containsAnyOf(" k = ", " to ", "points"));
    }

    @Test
    void twoWordsOfOneConceptAreOneValue() {
        Taxonomy taxonomy = Taxonomy.named("t")
                .chain("car", "vehicle")
                .chain("boat", "vehicle")
                .build();
        Table table = Table.of(List.of(Words.of("x", "auto", "boat", "motorcar", "auto")));
        ConceptData data = ConceptData.of(
                table,
                taxonomy,
                Map.of("x", Map.of("auto", "car", "motorcar", "car", "boat", "boat")),
                ConceptNaming.LABELS);
        assertThat(data.wordTuples()).isEqualTo(3);
        assertThat(data.repetitions()).containsExactly(3, 1);
        assertThat(data.data().table().column("x").text(2)).isEqualTo("car");
    }

    @Test
    void aFigureThatIsKnownToBeOffIsOffAndSaysWhy() {
        Figure known = Figure.of("a", 388, 394, 0, "the file differs");
        Figure off = Figure.of("a", 388, 394, 0);
        assertThat(known.deviates()).isTrue();
        assertThat(findings(known).hold()).isTrue();
        assertThat(findings(off).hold()).isFalse();
        assertThat(known.json()).containsEntry("holds", false).containsEntry("why", "the file differs");
    }

    @Test
    void whereNothingIsComparedNothingHoldsOrFails() {
        assertThat(Figure.ofOtherData("a", 1, 2, "of other data").json()).containsEntry("holds", null);
        assertThat(Figure.ours("a", 2).json()).containsEntry("paper", null).containsEntry("holds", null);
        assertThat(Figure.of("a", 1, 1, 0).json()).containsEntry("holds", true);
    }

    @Test
    void referenceValuesAreNotAmongTheFiguresOfThePaper() {
        Map<String, Object> json =
                findings(Figure.of("a", 1, 1, 0), Figure.pinned("b", 2, 3, 0)).json();
        assertThat(json.get("figures").toString()).contains("id=a", "paper=1.0").doesNotContain("id=b");
        assertThat(json.get("references").toString())
                .contains("id=b", "reference=2.0", "holds=false")
                .doesNotContain("paper", "id=a");
        assertThat(findings(Figure.pinned("b", 2, 3, 0)).hold()).isFalse();
    }

    @Test
    void theJsonHasTheEstablishedForm() {
        Map<String, Object> json = PARK.findings("sa-mdav", 1.2).json();
        assertThat(json).containsOnlyKeys("experiment", "figures", "references", "claims", "seconds");
        assertThat(PARK.figures)
                .allSatisfy(figure -> assertThat(figure.json().keySet())
                        .containsExactly("id", "paper", "ours", "tolerance", "holds"));
        assertThat(PARK.claims)
                .allSatisfy(claim -> assertThat(claim.json().keySet()).containsExactly("text", "holds"));
    }

    private static Findings findings(Figure... figures) {
        return new Findings("x", "", Arrays.asList(figures), List.of(), List.of(), 0);
    }
}
