package org.semblance.authoring.concepts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.mapping.ConceptCandidate;
import org.semblance.domain.taxonomy.mapping.ConceptProposal;
import org.semblance.domain.taxonomy.mapping.MappingStep;
import org.semblance.domain.taxonomy.mapping.ProposedMapping;
import org.semblance.formats.Tables;
import org.semblance.port.TableReader;
import org.semblance.release.prepare.SpreadsheetSafe;
import org.semblance.source.CsvLayout;

class ConceptSheetTest {

    @TempDir
    private Path folder;

    /** The texts of a column after the file was written and read again. */
    private List<String> readBack(ConceptDraft draft, String column) throws IOException {
        Path file = folder.resolve("concepts.csv");
        Files.writeString(file, "");
        ConceptSheet.write(draft, new Tables(), file);
        Table table = new Tables()
                .read(TableReader.Request.verbatim(file, CsvLayout.UNKNOWN), Watcher.SILENT)
                .table();
        return texts(table, column).stream().map(SpreadsheetSafe::original).toList();
    }

    private static List<String> texts(Table table, String column) {
        return IntStream.range(0, table.size())
                .mapToObj(row -> table.column(column).text(row))
                .toList();
    }

    private static final String[] HOSTILE = {
        "=1+1", "'=1+1", "''=1+1", "+a", "-a", "-5", "+1.5", "@x", "'", "'tis", "a,b", "a;b", "a|b", "a\"b", "\"",
        "a\nb", "a\r\nb", "\ta", " a ", "\u00E9", "=", "-", "'-5", "#1", "null"
    };

    @Test
    void everyValueReadsBackAsItWas() throws IOException {
        Taxonomy taxonomy = Occupations.taxonomy();
        int nurse = taxonomy.concept("nurse");
        List<ConceptProposal> proposals = Arrays.stream(HOSTILE)
                .map(value -> new ConceptProposal(
                        value, 1, List.of(new ConceptCandidate(nurse, "nurse", 1, MappingStep.EXACT, 1)), 1, false))
                .toList();
        ConceptDraft draft = new ConceptDraft(
                taxonomy,
                List.of(new ProposedMapping("=job", proposals, OptionalInt.empty(), true)),
                Set.of(),
                List.of());
        assertThat(readBack(draft, "value")).containsExactly(HOSTILE);
        assertThat(readBack(draft, "attribute")).containsOnly("=job");
        assertThat(readBack(draft, "concept")).containsOnly("nurse#1");
    }

    @Test
    void noCellIsAFormulaToASpreadsheet() {
        Taxonomy taxonomy = Taxonomy.named("signs")
                .chain("=root")
                .chain("-low", "=root")
                .chain("@low", "=root")
                .build();
        List<ConceptCandidate> candidates = List.of(
                new ConceptCandidate(taxonomy.concept("-low"), "-low", 1, MappingStep.EXACT, 1),
                new ConceptCandidate(taxonomy.concept("@low"), "@low", 1, MappingStep.EXACT, 1));
        Table table = ConceptSheet.table(new ConceptDraft(
                taxonomy,
                List.of(new ProposedMapping(
                        "=a", List.of(new ConceptProposal("+v", 1, candidates, 1, false)), OptionalInt.empty(), true)),
                Set.of(),
                List.of()));
        for (String name : table.names()) {
            assertThat(texts(table, name)).as(name).noneMatch(text -> text.matches("[=+\\-@\t\r].*"));
        }
        assertThat(texts(table, "concept")).containsExactly("'-low");
        assertThat(texts(table, "alternatives")).containsExactly("'@low");
    }

    @Test
    void whatToLookAtComesFirstThenWhatIsFrequent() {
        Table table = ConceptSheet.table(Occupations.draft(Words.of(
                "job", "nurse", "crane", "crane", "zz", "mason", "mason", "yy", "yy", "nurse", "mason", "driver")));
        assertThat(texts(table, "value")).containsExactly("yy", "zz", "crane", "mason", "nurse", "driver");
        assertThat(texts(table, "look")).containsExactly("yes", "yes", "yes", "", "", "");
        assertThat(texts(table, "rows")).containsExactly("2", "1", "2", "3", "2", "1");
        assertThat(texts(table, "concept")).containsExactly("", "", "crane#1", "mason#1", "nurse#1", "driver#1");
        assertThat(texts(table, "alternatives").get(2)).isEqualTo("crane#2: what a dictionary says of crane operator");
        assertThat(texts(table, "gloss").get(3)).isEqualTo("what a dictionary says of mason");
        assertThat(texts(table, "step").get(3)).isEqualTo("exact");
        assertThat(table.names())
                .containsExactly(
                        "attribute",
                        "value",
                        "concept",
                        "look",
                        "step",
                        "confidence",
                        "gloss",
                        "alternatives",
                        "rows",
                        "for the owner: must not leave");
    }

    @Test
    void atMostFourAlternativesEachOnce() {
        var builder = Taxonomy.named("many").namedBySense();
        int root = builder.concept("root");
        builder.word(root, "root");
        for (int i = 1; i <= 7; i++) {
            int concept = builder.concept("c" + i);
            builder.word(concept, "bank").below(concept, root).gloss(concept, "meaning | " + "long ".repeat(20) + i);
        }
        Taxonomy taxonomy = builder.build();
        List<ConceptCandidate> candidates = new ArrayList<>();
        for (int concept : taxonomy.vocabulary().senses("bank")) {
            candidates.add(new ConceptCandidate(concept, "bank", 1, MappingStep.EXACT, 1));
            candidates.add(new ConceptCandidate(concept, "bank", 1, MappingStep.SPELLING, 0.5));
        }
        Table table = ConceptSheet.table(new ConceptDraft(
                taxonomy,
                List.of(new ProposedMapping(
                        "a", List.of(new ConceptProposal("bank", 1, candidates, 1, true)), OptionalInt.empty(), true)),
                Set.of(),
                List.of()));
        assertThat(table.column("alternatives").text(0).split(" \\| "))
                .hasSize(4)
                .allSatisfy(text -> assertThat(text)
                        .matches("bank#[2-5]: meaning / (long )+…")
                        .hasSizeLessThan(75));
    }
}
