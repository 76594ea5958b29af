package org.semblance.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.authoring.hierarchies.HierarchyReader;
import org.semblance.authoring.hierarchies.HierarchyScore;
import org.semblance.authoring.hierarchies.HierarchyScorer;
import org.semblance.authoring.hierarchies.HierarchyScores;
import org.semblance.authoring.hierarchies.RankedHierarchies;
import org.semblance.authoring.hierarchies.TriedHierarchies;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.quality.hierarchy.Gsl;

class HtmlHierarchiesTest {

    private static final Taxonomy TREE = tree();

    private static Taxonomy tree() {
        var builder = Taxonomy.named("things");
        for (String[] pair : new String[][] {
            {"thing", ""},
            {"worker", "thing"},
            {"builder", "worker"},
            {"mason", "builder"},
            {"nurse", "worker"},
            {"bird", "thing"},
            {"crane", "bird"}
        }) {
            int concept = builder.concept(pair[0]);
            builder.word(concept, pair[0]);
            if (!pair[1].isEmpty()) {
                builder.below(concept, pair[1]);
            }
        }
        return builder.build();
    }

    private static HierarchyScore score(String name, Set<String> guessed, List<List<String>> rows) {
        SemanticHierarchy hierarchy =
                SemanticHierarchy.of(Hierarchy.of(name, rows), TREE, new WuPalmer().on(TREE), Map.of());
        return HierarchyScorer.of(
                new HierarchyReader.HierarchyWithConcepts(Path.of(name), hierarchy, guessed), Gsl.STANDARD);
    }

    static HierarchyScores scores(HierarchyScore... scores) {
        List<Double> preferences = new ArrayList<>();
        for (int i = 0; i < scores.length; i++) {
            preferences.add(i + 1.0);
        }
        return new HierarchyScores("things", new WuPalmer(), Gsl.STANDARD, preferences, List.of(scores));
    }

    static final HierarchyScore JOBS = score(
            "jobs.csv",
            Set.of("nurse"),
            List.of(
                    List.of("mason", "worker", "builder", "*"),
                    List.of("nurse", "bird", "bird", "*"),
                    List.of("crane", "bird", "bird", "*"),
                    List.of("unheard of", "other", "other", "*")));

    private static String html(HierarchyScores scores) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            new HtmlHierarchies().write(scores, out);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void drawsABoxForEachNodeAndALineForEachStep() {
        Page page = Page.of(html(scores(JOBS)));
        assertThat(page.texts("//*[contains(@class,'box')]/rect")).hasSize(4 + 3 + 3 + 1);
        assertThat(page.texts("//*[starts-with(@class,'edge')]")).hasSize(4 + 3 + 3);
        assertThat(page.texts("//*[@class='head']")).containsExactly("values", "level 1", "level 2", "level 3");
        assertThat(page.texts("//*[@class='box loss-none']/text[not(@class)]"))
                .containsExactly("unheard of", "other", "other");
    }

    @Test
    void numbersStepsAtFaultAsTheListDoes() {
        Page page = Page.of(html(scores(JOBS)));
        assertThat(page.texts("//path[@class='edge wrong']")).hasSize(2);
        assertThat(page.texts("//a[@class='badge']//text")).containsExactlyInAnyOrder("1", "2");
        for (String target : page.texts("//a[@class='badge']/@href")) {
            assertThat(page.texts("//li[@id='" + target.substring(1) + "']")).hasSize(1);
        }
        assertThat(page.texts("//ol[@class='faults']/li/bdi"))
                .containsExactly(
                        "'nurse?' is no kind of 'bird'",
                        "'builder' above 'worker' is the more specific of the two: swap them",
                        "no concept for 'unheard of'",
                        "no concept for 'other'");
        // mason: 1 − 4/6 as worker, 1 − 6/7 as builder; nurse: 1 − 2/5 as bird, 1 − 2/4 as anything
        assertThat(page.texts("//ul[@class='faults']/li/bdi"))
                .containsExactly(
                        "'builder' is nearer to the value than 'worker' below it",
                        "'*' is nearer to the value than 'bird' below it");
    }

    @Test
    void coloursByLossAndSaysItInFigures() {
        Page page = Page.of(html(scores(JOBS)));
        // mason becomes worker: depths 4 and 2, so 1 − 4/6
        assertThat(page.text("//*[@class='box loss-3'][text='worker']/text[@class='loss']"))
                .isEqualTo("0.33");
        assertThat(page.texts("//div[@class='scroll']//tbody/tr")).hasSize(4);
        assertThat(page.texts("//div[@class='scroll']//tbody/tr[1]/*"))
                .startsWith("mason", "worker", "0.3333", "builder", "0.1429");
    }

    @Test
    void keepsThoseTogetherThatStayTogether() {
        Page page = Page.of(html(scores(score(
                "mixed.csv",
                Set.of(),
                List.of(
                        List.of("mason", "worker", "*"),
                        List.of("crane", "bird", "*"),
                        List.of("nurse", "worker", "*"))))));
        List<String> labels = page.texts("//*[@class='box value']/text");
        List<String> places = page.texts("//*[@class='box value']/text/@y");
        assertThat(Double.parseDouble(places.get(labels.indexOf("nurse"))))
                .as("nurse stands beside mason, not below crane")
                .isLessThan(Double.parseDouble(places.get(labels.indexOf("crane"))));
    }

    @Test
    void beginsHigherWhereThereAreTooManyValues() {
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            rows.add(List.of("value " + i, "tens " + i / 10, "*"));
        }
        Page page = Page.of(html(scores(score("many.csv", Set.of(), rows))));
        assertThat(page.texts("//*[@class='head']")).containsExactly("level 1", "level 2");
        assertThat(page.text("//figure[@class='drawing']/figcaption")).contains("begins with level 1");
    }

    @Test
    void showsNumbersByWidth() {
        Page page = Page.of(html(scores(score(
                "years.csv",
                Set.of(),
                List.of(List.of("1", "1-2", "*"), List.of("2", "1-2", "*"), List.of("5", "5-6", "*"))))));
        assertThat(page.text("//div[starts-with(@class,'verdict')]")).contains("width of the interval");
        assertThat(page.texts("//a[@class='badge']")).isEmpty();
    }

    @Test
    void showsASet() {
        Page page = Page.of(html(scores(JOBS, JOBS)));
        assertThat(page.text("//h1")).isEqualTo("2 hierarchies");
        assertThat(page.texts("//figure[@class='drawing']")).hasSize(2);
        assertThat(page.texts("//section[1]//tbody/tr")).hasSize(2);
        assertThat(page.texts("//@id")).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<script>alert(1)</script>",
                "\"><img src=x onerror=alert(1)>",
                "</title></svg><script>alert(1)</script>",
                "a & b &lt; &amp;lt;"
            })
    void showsEveryTextAsItIs(String text) {
        HierarchyScore score =
                score(text, Set.of(), List.of(List.of(text, text + "+", "*"), List.of("mason", "worker", "*")));
        Page page = Page.of(html(scores(score)));
        assertThat(page.texts("//script | //img | //@onerror")).isEmpty();
        assertThat(page.text("//h1")).isEqualTo(text);
        assertThat(page.texts("//div[@class='scroll']//tbody/tr[1]/th")).containsExactly(text);
        assertThat(page.texts("//ol[@class='faults']/li/bdi")).contains("no concept for '" + text + "'");
    }

    @Test
    void asksForNothingFromElsewhere() {
        assertThat(html(scores(JOBS)))
                .contains("default-src 'none'".replace("'", "&#39;"))
                .doesNotContain("http:", "https:", "<script", "<img", "<link");
    }

    @Test
    void showsARankingWithItsTrials() throws IOException {
        HierarchyScore flat = score("flat.csv", Set.of(), List.of(List.of("mason", "*"), List.of("nurse", "*")));
        HierarchyScore none = score("none.csv", Set.of(), List.of(List.of("q", "w")));
        List<RankedHierarchies.Candidate> candidates = List.of(
                new RankedHierarchies.Candidate(scores(JOBS)),
                new RankedHierarchies.Candidate(scores(flat)),
                new RankedHierarchies.Candidate(scores(none)));
        TriedHierarchies.Outcome[] outcomes = {
            new TriedHierarchies.Outcome(List.of(0.2), 1),
            new TriedHierarchies.Outcome(List.of(0.4), 1),
            new TriedHierarchies.Outcome(List.of(0.4), 1)
        };
        TriedHierarchies tried = new TriedHierarchies(
                List.of("<job>"),
                100,
                "incognito",
                List.of("semantic-sse"),
                candidates.stream().map(RankedHierarchies.Candidate::score).toList(),
                List.of(new TriedHierarchies.Goal(5, List.of(outcomes))),
                1,
                0);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new HtmlRanking()
                .write(
                        new RankedHierarchies(candidates, Optional.of(tried), List.of("mind <this> with --concepts.")),
                        out);
        String html = out.toString(StandardCharsets.UTF_8);
        Page page = Page.of(html);
        assertThat(page.text("//main/div[starts-with(@class,'verdict')]"))
                .startsWith("The best is jobs.csv")
                .endsWith("mind <this> with --concepts.");
        assertThat(page.text("//main/div[1]//code")).isEqualTo("--concepts");
        assertThat(page.texts("//section[1]//tbody/tr/th")).containsExactly("jobs.csv", "flat.csv", "none.csv");
        assertThat(page.text("//section[2]/p")).contains("<job>", "Trying all took 4.00 s", "50 %");
        assertThat(page.texts("//section[2]/table//tbody/tr/td")).containsExactly("1", "50.00 %");
        assertThat(page.texts("//figure[@class='drawing']")).hasSize(1);
        assertThat(html).doesNotContain("NaN", "http:", "https:", "<script");
    }
}
