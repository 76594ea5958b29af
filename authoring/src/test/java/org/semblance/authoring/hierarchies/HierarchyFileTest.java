package org.semblance.authoring.hierarchies;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.formats.Tables;
import org.semblance.formats.taxonomy.Taxonomies;

class HierarchyFileTest {

    @TempDir
    Path folder;

    @Test
    void whatIsWrittenIsReadAgainWhateverSignsItHolds() throws IOException {
        Hierarchy hierarchy = Hierarchy.of(
                "signs",
                List.of(
                        List.of("a;b", "[1, 2[", "*"),
                        List.of("she said \"no\"", "[1, 2[", "*"),
                        List.of("1,5", "x|y", "*"),
                        List.of("tab\there", "x|y", "*"),
                        List.of("two\nlines", "ärzte", "*")));
        Path file = Files.createFile(folder.resolve("signs.csv"));
        HierarchyFile.write(hierarchy, file);
        assertThat(new Taxonomies().hierarchy(file, Watcher.SILENT).rows()).isEqualTo(hierarchy.rows());
    }

    @Test
    void levelsAreApartBySemicolonsAndThereAreNoNames() {
        assertThat(HierarchyFile.text(Hierarchy.flat("sex", List.of("female", "male"))))
                .isEqualTo("female;*\nmale;*\n");
    }

    @Test
    void everyLabelIsSaidOnceWithWhatItMeans() {
        Taxonomy care = Taxonomy.named("care")
                .chain("nurse", "carer", "person")
                .chain("doctor", "carer")
                .build();
        SemanticHierarchy semantic = SemanticHierarchy.of(
                Hierarchy.of(
                        "job",
                        List.of(
                                List.of("nurse", "carer", "person"),
                                List.of("doctor", "carer", "person"),
                                List.of("=x", "=x", "person"))),
                care,
                new WuPalmer().on(care),
                Map.of());
        Table table = HierarchyFile.concepts(
                "job",
                List.of(semantic),
                Set.of("doctor"),
                EarlierConcepts.in(folder.resolve("none.csv"), new Tables()));
        assertThat(table.size()).isEqualTo(5);
        assertThat(lines(table))
                .containsExactly(
                        "job,nurse,nurse,,",
                        "job,doctor,doctor,yes,",
                        "job,'=x,,,",
                        "job,carer,carer,,",
                        "job,person,person,,");
    }

    @Test
    void rowsOfOtherValuesAndOtherAttributesStayAsTheyWere() throws IOException {
        Taxonomy care = Taxonomy.named("care")
                .chain("nurse", "carer")
                .chain("doctor", "carer")
                .build();
        SemanticHierarchy semantic = SemanticHierarchy.of(
                Hierarchy.of("job", List.of(List.of("nurse", "carer"), List.of("doctor", "carer"))),
                care,
                new WuPalmer().on(care),
                Map.of());
        Path place = folder.resolve("job-concepts.csv");
        Files.writeString(
                place,
                "attribute,value,concept,remark\njob,midwife,nurse,asked Ann\njob,nurse,doctor,wrong\n"
                        + "town,'=x,place,\n");
        Path draft = Files.createFile(folder.resolve("draft.csv"));
        HierarchyFile.writeConcepts("job", List.of(semantic), Set.of(), new Tables(), place, draft);
        assertThat(Files.readAllLines(draft))
                .containsExactly(
                        "attribute,value,concept,look,gloss,remark",
                        "job,nurse,nurse,,,wrong",
                        "job,doctor,doctor,,,",
                        "job,carer,carer,,,",
                        "job,midwife,nurse,,,asked Ann",
                        "town,'=x,place,,,");
    }

    private static List<String> lines(Table table) {
        return IntStream.range(0, table.size())
                .mapToObj(row -> String.join(
                        ",",
                        table.columns().stream().map(column -> column.text(row)).toList()))
                .toList();
    }
}
