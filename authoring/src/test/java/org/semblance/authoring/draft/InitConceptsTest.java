package org.semblance.authoring.draft;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Watcher;
import org.semblance.authoring.concepts.Occupations;
import org.semblance.domain.taxonomy.mapping.ProposedMapping;
import org.semblance.formats.Tables;
import org.semblance.port.TaxonomyReader;
import org.semblance.release.recipe.RecipeNode;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.source.TableSource;

class InitConceptsTest {

    @TempDir
    private Path folder;

    private TableSource table(String header, List<List<String>> columns) throws IOException {
        StringBuilder text = new StringBuilder(header + "\n");
        for (int row = 0; row < 60; row++) {
            for (int column = 0; column < columns.size(); column++) {
                List<String> values = columns.get(column);
                text.append(column == 0 ? "" : ",").append(values.get(row % values.size()));
            }
            text.append('\n');
        }
        return TableSource.of(Files.writeString(folder.resolve("table.csv"), text));
    }

    private static TableDrafter init(TaxonomyReader taxonomies) {
        return new TableDrafter(new Tables(), Occupations.proposals(new Tables(), taxonomies));
    }

    @Test
    void proposesConceptsForWordsThatTheTaxonomyCarries() throws IOException {
        TableSource source = table(
                "age,job,diagnosis,town",
                List.of(
                        List.of("31", "42", "53", "64", "35", "46", "57"),
                        List.of("nurse", "crane", "mason", "driver", "zzqx"),
                        List.of("nurse", "mason", "driver"),
                        List.of("Reus", "Valls", "Vic")));
        TableDraft draft =
                init(Occupations.reader()).draft(DraftRequest.of(source, "table.csv", "concepts.csv"), Watcher.SILENT);
        assertThat(draft.text())
                .contains(
                        "  # 4 of 5 values (80 % of the rows) are kinds of 'worker' in WordNet, 1 doubtful: check"
                                + " concepts.csv; 1 has no\n  # concept yet and must be mapped there\n",
                        "  job: {role: quasi-identifier, domain: concepts, taxonomy: wordnet-3.1, concepts:"
                                + " concepts.csv}\n",
                        "  diagnosis: {role: confidential}\n",
                        "not covered by WordNet; supply a hierarchy",
                        "  town: {role: quasi-identifier, domain: nominal}\n")
                .doesNotContain("unmapped");
        assertThat(draft.concepts().orElseThrow().mappings().stream().map(ProposedMapping::attribute))
                .containsExactly("job");
        assertThat(draft.column("job").domain().name()).isEqualTo("concepts");
        assertThat(draft.column("job").why()).doesNotContain("zzqx");
        Path recipe = Files.writeString(folder.resolve("recipe.yaml"), draft.text());
        assertThat(((RecipeNode.Mapping) new YamlRecipes().read(recipe)).entries())
                .containsKeys("data", "attributes", "method");
    }

    @Test
    void aColumnOfWhichMostIsUnknownStaysNominal() throws IOException {
        TableSource source = table("job", List.of(List.of("nurse", "mason", "xxqz", "yyqz", "zzqx")));
        TableDraft draft =
                init(Occupations.reader()).draft(DraftRequest.of(source, "table.csv", "concepts.csv"), Watcher.SILENT);
        assertThat(draft.text()).contains("  job: {role: quasi-identifier, domain: nominal}\n");
        assertThat(draft.concepts()).isEmpty();
    }

    @Test
    void readsNoTaxonomyWhereNoColumnHasWords() throws IOException {
        TableSource source = table(
                "age,sex,level,code",
                List.of(
                        List.of("31", "42", "53", "64", "35", "46", "57"),
                        List.of("male", "female"),
                        List.of("low", "medium", "high"),
                        List.of("A1", "B2", "C3")));
        TableDraft draft = init(Occupations.forbidden())
                .draft(DraftRequest.of(source, "table.csv", "concepts.csv"), Watcher.SILENT);
        assertThat(draft.concepts()).isEmpty();
        assertThat(draft.text()).contains("sex: {role: quasi-identifier, domain: nominal}");
    }
}
