package org.semblance.authoring.concepts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.data.Table;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.mapping.ProposedMapping;
import org.semblance.formats.Tables;
import org.semblance.port.TaxonomyReader;
import org.semblance.release.columns.ConceptSummary;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.source.TableSource;

class ConceptProposalsTest {

    private static final ConceptProposals PROPOSALS = Occupations.proposals(new Tables());

    @TempDir
    private Path folder;

    /** Thirty people with a column of every kind. */
    private TableSource people() throws IOException {
        String[] jobs = {"nurse", "crane", "mason", "driver", "zzqx", "?"};
        StringBuilder text = new StringBuilder("id,age,born,job,level,sex,remarks,town,email,answer\n");
        for (int row = 0; row < 30; row++) {
            text.append("P%02d,%d,%d-02-11,%s,%s,%s,%s,%s,%s@x.org,%s%n"
                    .formatted(
                            row,
                            20 + row % 9,
                            1950 + row % 7,
                            jobs[row % 6],
                            List.of("low", "medium", "high").get(row % 3),
                            row % 2 == 0 ? "male" : "female",
                            "said " + row % 5,
                            List.of("Reus", "Valls", "Vic").get(row % 3),
                            "a" + row % 4,
                            "I would come here again with all of my friends " + row % 5));
        }
        return TableSource.of(Files.writeString(folder.resolve("people.csv"), text));
    }

    private static ConceptDraft propose(TableSource source, String within, String... attributes) {
        return PROPOSALS.propose(
                source,
                ConceptProposals.Layout.UNKNOWN,
                List.of(attributes),
                Occupations.question(within),
                Watcher.SILENT);
    }

    private static void refused(String code, String what, TableSource source, String... attributes) {
        assertThatThrownBy(() -> propose(source, null, attributes)).isInstanceOfSatisfying(Problem.class, problem -> {
            assertThat(problem.code()).isEqualTo(code);
            assertThat(problem.what() + problem.advice()).contains(what);
        });
    }

    @Test
    void looksAtWordsAndNotAtNumbersDatesCodesScalesOrTexts() throws IOException {
        ConceptDraft draft = propose(people(), null);
        assertThat(draft.mappings().stream().map(ProposedMapping::attribute)).containsExactly("job", "town");
        assertThat(draft.missing()).containsExactly("?");
        assertThat(draft.carried().mappings().stream().map(ProposedMapping::attribute))
                .containsExactly("job");
    }

    @Test
    void summarizesWithoutValues() throws IOException {
        assertThat(propose(people(), null).summary("job"))
                .contains(new ConceptSummary("job", Role.QUASI_IDENTIFIER, 5, 4, 1, 0.8, "worker", true));
        assertThat(propose(people(), null).summary("town"))
                .contains(new ConceptSummary("town", Role.QUASI_IDENTIFIER, 3, 0, 0, 0, null, false));
    }

    @Test
    void aColumnThatNobodyMayLearnStaysConfidential() throws IOException {
        TableSource source = TableSource.of(
                Files.writeString(folder.resolve("d.csv"), "diagnosis\n" + "nurse\nmason\ndriver\n".repeat(9)));
        assertThat(propose(source, null).summaries())
                .extracting(ConceptSummary::role)
                .containsExactly(Role.CONFIDENTIAL);
    }

    @Test
    void aTaxonomyThatKnowsEveryValueForCertainCarriesTheColumn() throws IOException {
        TaxonomyReader towns = (request, watcher) -> Taxonomy.named("towns")
                .chain("Reus", "coast", "land")
                .chain("Valls", "coast")
                .chain("Vic", "hills", "land")
                .build();
        ConceptProposals.Mappers wary = (taxonomy, morphology) -> column -> {
            ProposedMapping mapping =
                    Occupations.firstSenses().on(taxonomy, morphology).apply(column);
            return new ProposedMapping(mapping.attribute(), mapping.proposals(), mapping.subsumer(), false);
        };
        ConceptDraft workers = new ConceptProposals(new Tables(), Occupations.reader(), wary)
                .propose(
                        people(),
                        ConceptProposals.Layout.UNKNOWN,
                        List.of("job"),
                        Occupations.question("worker"),
                        Watcher.SILENT);
        assertThat(workers.summaries().get(0).carried())
                .as("whoever says within has said that they are of one kind")
                .isTrue();
        ConceptDraft draft = new ConceptProposals(new Tables(), towns, wary)
                .propose(
                        people(),
                        ConceptProposals.Layout.UNKNOWN,
                        List.of(),
                        Occupations.question(null),
                        Watcher.SILENT);
        assertThat(draft.carried().mappings().stream().map(ProposedMapping::attribute))
                .containsExactly("town");
    }

    @Test
    void aHundredPercentIsAllOfIt() {
        assertThat(new ConceptSummary("a", Role.QUASI_IDENTIFIER, 3, 2, 0, 0.9999, null, true).share())
                .isEqualTo("99 %");
        assertThat(new ConceptSummary("a", Role.QUASI_IDENTIFIER, 3, 3, 0, 1, null, true).share())
                .isEqualTo("100 %");
        assertThat(new ConceptSummary("a", Role.QUASI_IDENTIFIER, 3, 1, 0, 0.001, null, true).share())
                .isEqualTo("less than 1 %");
        assertThat(new ConceptSummary("a", Role.QUASI_IDENTIFIER, 3, 0, 0, 0, null, true).share())
                .isEqualTo("0 %");
    }

    @Test
    void withinAConceptOtherSensesArePassedOverAndNamesStayThoseOfTheWhole() throws IOException {
        ConceptDraft draft = propose(people(), "worker", "job");
        Table sheet = ConceptSheet.table(draft);
        assertThat(IntStream.range(0, sheet.size())
                        .mapToObj(row -> sheet.column("value").text(row) + " "
                                + sheet.column("concept").text(row)))
                .containsExactlyInAnyOrder(
                        "crane crane#2", "driver driver#1", "nurse nurse#1", "mason mason#1", "zzqx ");
        assertThat(draft.summary("job").orElseThrow().under()).isEqualTo("worker");
        assertThatThrownBy(() -> propose(people(), "crane", "job"))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.advice()).contains("crane#1, crane#2"));
    }

    @Test
    void mapsAColumnThatIsAskedForAndNoOther() throws IOException {
        assertThat(propose(people(), null, "sex", "sex").mappings().stream().map(ProposedMapping::attribute))
                .containsExactly("sex");
    }

    @Test
    void refusesWhatCannotBeMapped() throws IOException {
        refused("E_ATTRIBUTE", "did you mean job?", people(), "jobb");
        refused("E_CONCEPTS", "holds numbers", people(), "age");
        TableSource empty = TableSource.of(Files.writeString(folder.resolve("empty.csv"), "a,b\n?,1\n,2\n"));
        refused("E_CONCEPTS", "no values", empty, "a");
        TableSource nothing = TableSource.of(Files.writeString(folder.resolve("nothing.csv"), "a,b\n"));
        refused("E_EMPTY_INPUT", "", nothing, "a");
    }

    @Test
    void numbersThatAreTheTaxonomysOwnCodesAreMapped() throws IOException {
        TaxonomyReader codes = (request, watcher) -> Taxonomy.named("codes")
                .chain("401", "390-459")
                .chain("402", "390-459")
                .chain("403", "390-459")
                .build();
        ConceptProposals proposals = new ConceptProposals(new Tables(), codes, Occupations.firstSenses());
        TableSource source = TableSource.of(Files.writeString(
                folder.resolve("codes.csv"),
                "weight,code\n"
                        + IntStream.range(0, 30)
                                .mapToObj(row -> 60 + row % 9 + "," + (401 + row % 3) + "\n")
                                .collect(Collectors.joining())));
        ConceptDraft draft = proposals.propose(
                source, ConceptProposals.Layout.UNKNOWN, List.of(), Occupations.question(null), Watcher.SILENT);
        assertThat(draft.mappings().stream().map(ProposedMapping::attribute)).containsExactly("code");
        assertThat(draft.summaries().get(0).found()).isEqualTo(3);
    }

    @Test
    void aRecipeSaysWhatMeansNoValue() throws IOException {
        Path recipe = Files.writeString(folder.resolve("recipe.yaml"), """
                data: people.csv
                missing: ["zzqx"]
                attributes: {job: {role: quasi-identifier, domain: not-even-known}}
                """);
        ConceptDraft draft = PROPOSALS.propose(
                people(),
                ConceptProposals.Layout.of(new YamlRecipes().read(recipe), Catalog.standard()),
                List.of("job"),
                Occupations.question(null),
                Watcher.SILENT);
        assertThat(draft.missing()).containsExactly("zzqx");
        assertThat(draft.mappings().get(0).proposals().stream().map(proposal -> proposal.value()))
                .containsExactlyInAnyOrder("nurse", "crane", "mason", "driver", "?");
    }
}
