package org.semblance.domain.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.Watcher;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.build.CodePrefixes;
import org.semblance.domain.hierarchy.build.IntervalLevels;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.testkit.Trials;

class ForeignLabelsTest {

    private static final List<LabelSyntax> ALL = List.of(LabelSyntax.values());

    private static final List<String> AGES =
            IntStream.rangeClosed(17, 90).mapToObj(String::valueOf).toList();

    private static List<String> covered(String label) {
        return ForeignLabels.of(AGES, List.of(label), ALL).values(label);
    }

    /** The first and the last whole number between the ends, from 17 to 90. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            [20, 30[   | 20 | 29
            [20,30)    | 20 | 29
            [20, 30]   | 20 | 30
            ]20, 30]   | 21 | 30
            (20;30]    | 21 | 30
            (20,30]    | 21 | 30
            (19.5,30]  | 20 | 30
            [19,5;30]  | 20 | 30
            [2e1,3e1)  | 20 | 29
            20-30      | 20 | 30
            20–29      | 20 | 29
            20 — 29    | 20 | 29
            20 to 29   | 20 | 29
            >=65       | 65 | 90
            ≥ 65       | 65 | 90
            >65        | 66 | 90
            65+        | 65 | 90
            <18        | 17 | 17
            <=18       | 17 | 18
            ≤18        | 17 | 18
            (-Inf,20]  | 17 | 20
            [80, Inf)  | 80 | 90
            [-5, 18[   | 17 | 17
            -5-18      | 17 | 18
            2*         | 20 | 29
            **         | 17 | 90
            """)
    void aLabelCoversWhatItSays(String label, int first, int last) {
        assertThat(covered(label))
                .isEqualTo(IntStream.rangeClosed(first, last)
                        .mapToObj(String::valueOf)
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[30, 20[",
                "[20 30]",
                "20",
                "-20",
                "twenty",
                "[20,30",
                "20,30",
                "[a, b[",
                "{}",
                "{a,}",
                "20-",
                "1-2-3",
                ""
            })
    void whatIsNoLabelIsNotRead(String text) {
        assertThat(ForeignLabels.of(List.of("x"), List.of(text), ALL).unread()).containsExactly(text);
    }

    @Test
    void starsAreSingleSignsUnlessNoValueFits() {
        List<String> codes = List.of("13001", "13002", "13110", "08001", "130");
        ForeignLabels labels = ForeignLabels.of(codes, List.of("130**", "13***", "0*", "*3001", "*****"), ALL);
        assertThat(labels.values("130**")).containsExactly("13001", "13002");
        assertThat(labels.values("13***")).containsExactly("13001", "13002", "13110");
        assertThat(labels.values("*3001")).containsExactly("13001");
        assertThat(labels.values("0*")).as("no value has two signs").containsExactly("08001");
        assertThat(labels.values("*****")).containsExactlyElementsOf(codes);
    }

    @Test
    void setsListTheirValues() {
        List<String> towns = List.of("Vic", "Olot", "Sant Pau; nord", "Berga");
        ForeignLabels labels = ForeignLabels.of(towns, List.of("{Vic, Olot}", "{Olot;Berga}", "Vic"), ALL);
        assertThat(labels.values("{Vic, Olot}")).containsExactly("Vic", "Olot");
        assertThat(labels.values("{Olot;Berga}")).containsExactly("Olot", "Berga");
        assertThat(labels.nested()).isFalse();
        assertThat(labels.styles()).containsOnlyKeys(LabelSyntax.SET);
    }

    @Test
    void anIntervalOfIntervalsCoversThoseWithinIt() {
        ForeignLabels labels = ForeignLabels.of(List.of("[20, 30[", "[30, 40[", "[40, 50["), List.of("[20, 40["), ALL);
        assertThat(labels.values("[20, 40[")).containsExactly("[20, 30[", "[30, 40[");
    }

    /** Numbers of all kinds in intervals, codes by their first signs. */
    @Test
    void readsBackTheLabelsOfAHierarchy() {
        Trials.of(200, random -> {
            Set<String> values = new LinkedHashSet<>();
            int decimals = random.nextInt(3);
            double shift = random.nextBoolean() ? 0 : -50;
            while (values.size() < 2 + random.nextInt(60)) {
                values.add(new java.math.BigDecimal(shift + 200 * random.nextDouble())
                        .setScale(decimals, java.math.RoundingMode.HALF_EVEN)
                        .toPlainString());
            }
            values.remove("-0");
            readsBack(IntervalLevels.of(List.copyOf(values)).equalWidth("numbers", 2 + random.nextInt(4)));
            readsBack(CodePrefixes.of("codes", codes(random), 2 + random.nextInt(3)));
        });
    }

    private static List<String> codes(Random random) {
        Set<String> codes = new LinkedHashSet<>();
        int size = 2 + random.nextInt(40);
        while (codes.size() < size) {
            codes.add(String.format("%05d", random.nextInt(100_000)));
        }
        return List.copyOf(codes);
    }

    /** Every label covers the leaves below it and no other, and all of them make a hierarchy with the same shares. */
    private static void readsBack(Hierarchy hierarchy) {
        Set<String> texts = new LinkedHashSet<>();
        for (int level = 0; level <= hierarchy.height(); level++) {
            texts.addAll(hierarchy.labels(level));
        }
        ForeignLabels labels = ForeignLabels.of(hierarchy.labels(0), texts, ALL);
        assertThat(labels.unread()).isEmpty();
        for (int level = 1; level < hierarchy.height(); level++) {
            for (int node = 0; node < hierarchy.nodes(level); node++) {
                String label = hierarchy.labels(level).get(node);
                if (hierarchy.leaf(label).isPresent()) {
                    continue; // a value stands for itself
                }
                List<String> below = new ArrayList<>();
                for (int leaf = 0; leaf < hierarchy.leaves(); leaf++) {
                    if (hierarchy.node(level, leaf) == node) {
                        below.add(hierarchy.labels(0).get(leaf));
                    }
                }
                assertThat(labels.values(label)).as(label).isEqualTo(below);
            }
        }
        Hierarchy made = labels.hierarchy("made").orElseThrow();
        assertThat(made.leaves()).isEqualTo(hierarchy.leaves());
        assertThat(made.root()).isEqualTo("*");
    }

    /**
     * The ages of ARX's example are labelled one too low: its file has 5 under 0-4, and 40 under 30-39. What a label says is
     * read, not what was meant by it; that is told only by the file.
     */
    @Test
    void readsTheLabelsOfArxAtTheirWord() {
        String folder = System.getenv("SEMBLANCE_DATA");
        assumeTrue(
                folder != null && !folder.isBlank(), "SEMBLANCE_DATA is not set: the hierarchies of ARX are left out");
        Path file = Path.of(folder, "arx-example", "hierarchies", "adult_hierarchy_age.csv");
        assumeTrue(Files.isRegularFile(file), "no arx-example in SEMBLANCE_DATA");
        Hierarchy hierarchy = new Taxonomies().hierarchy(file, Watcher.SILENT);
        for (int level = 1; level < hierarchy.height(); level++) {
            ForeignLabels labels = ForeignLabels.of(hierarchy.labels(0), hierarchy.labels(level), ALL);
            assertThat(labels.unread()).isEmpty();
            assertThat(labels.nested()).isTrue();
            for (String label : hierarchy.labels(level)) {
                int low = Integer.parseInt(label.split("-", -1)[0]);
                int high = Integer.parseInt(label.split("-", -1)[1]);
                assertThat(labels.values(label))
                        .isEqualTo(hierarchy.labels(0).stream()
                                .filter(age -> Integer.parseInt(age) >= low && Integer.parseInt(age) <= high)
                                .toList());
                int above = hierarchy.leaf(String.valueOf(high + 1)).orElseThrow();
                assertThat(hierarchy.label(level, above)).isEqualTo(label);
            }
        }
    }

    @Test
    void oneLabelWithinAnotherMakesALevelMore() {
        List<String> values = List.of("20", "25", "30", "35", "70");
        Hierarchy hierarchy = ForeignLabels.of(values, List.of("[20, 30[", "[20, 40[", ">=65"), ALL)
                .hierarchy("age")
                .orElseThrow();
        assertThat(hierarchy.rows())
                .isEqualTo(Arrays.asList(
                        List.of("20", "[20, 30[", "[20, 40[", "*"),
                        List.of("25", "[20, 30[", "[20, 40[", "*"),
                        List.of("30", "30", "[20, 40[", "*"),
                        List.of("35", "35", "[20, 40[", "*"),
                        List.of("70", ">=65", ">=65", "*")));
    }

    @Test
    void labelsThatOverlapMakeNoHierarchy() {
        ForeignLabels labels = ForeignLabels.of(List.of("20", "30", "40"), List.of("20-30", "30-40"), ALL);
        assertThat(labels.nested()).isFalse();
        assertThat(labels.hierarchy("age")).isEmpty();
        assertThat(labels.domain("age")).isInstanceOf(OverlappingLabels.class);
    }

    @Test
    void tellsLabelsThatCoverNothing() {
        assertThat(ForeignLabels.of(List.of("20", "30"), List.of("[40, 50["), ALL)
                        .empty())
                .containsExactly("[40, 50[");
    }
}
