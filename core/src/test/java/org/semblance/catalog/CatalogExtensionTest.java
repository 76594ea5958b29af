package org.semblance.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Citation;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.ReleasedTable;
import org.semblance.privacy.Verdict;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.Score;

/** What others may add to the catalog, and what is refused. */
class CatalogExtensionTest {

    @CatalogEntry(
            name = "always",
            summary = "holds of everything",
            source = "Somebody, A. (2020). A title. A place, 1-2.")
    public record Always(@About("nothing") int number) implements Guarantee {
        @Override
        public Verdict check(ReleasedTable released, Evidence evidence) {
            return new Verdict(name(), number, number, "rows", List.of());
        }
    }

    @CatalogEntry(name = "always", summary = "the same name again")
    public record Again(@About("nothing") int number) implements Guarantee {
        @Override
        public Verdict check(ReleasedTable released, Evidence evidence) {
            return new Verdict(name(), number, number, "rows", List.of());
        }
    }

    public record Silent() implements Guarantee {
        @Override
        public Verdict check(ReleasedTable released, Evidence evidence) {
            return new Verdict("silent", 0, 0, "rows", List.of());
        }
    }

    @CatalogEntry(name = "unread", summary = "nobody knows which way is better")
    public record Unread() implements Measure {
        @Override
        public Score of(Dataset original, Table released, Watcher watcher) {
            return Score.of("unread", 0, "");
        }
    }

    @CatalogEntry(name = "nothing", summary = "serves as nothing")
    public record Nothing() {}

    @MeasureFacts(kind = MeasureFacts.Kind.LOSS)
    @CatalogEntry(name = "hidden", summary = "cannot be made from outside")
    record Hidden() implements Measure {
        @Override
        public Score of(Dataset original, Table released, Watcher watcher) {
            return Score.of("hidden", 0, "");
        }
    }

    @Test
    void anEntryOfOthersStandsAfterOursOfItsKind() {
        Catalog catalog = Catalog.standard().with(List.of(Always.class));
        assertThat(catalog.of(Guarantee.class)).last().satisfies(entry -> {
            assertThat(entry.name()).isEqualTo("always");
            assertThat(entry.meaning()).isEqualTo("Holds of everything.");
            assertThat(entry.source()).contains(new Citation("Somebody, A.", 2020, "A title", "A place, 1-2"));
        });
        assertThat(catalog.entries()).hasSize(Catalog.standard().entries().size() + 1);
        assertThat(catalog.entries().stream().map(Catalog.Entry::kind))
                .as("guarantees stand before measures")
                .isSortedAccordingTo(Comparator.comparing(Measure.class::equals));
        assertThat(new Always(1).name()).isEqualTo("always");
    }

    @Test
    void refusesANameThatIsTakenAndNamesBothClasses() {
        assertThatThrownBy(() -> Catalog.standard().with(List.of(Always.class, Again.class)))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("'always'")
                .hasMessageContaining(Always.class.getName())
                .hasMessageContaining(Again.class.getName());
    }

    @Test
    void refusesWhatDoesNotDescribeItself() {
        refused(Silent.class, "says nothing about itself");
        refused(Unread.class, "does not say how to read its scores");
        refused(Nothing.class, "is nothing that a recipe can name");
        refused(Hidden.class, "is not a public record");
    }

    private static void refused(Class<? extends Record> offered, String why) {
        assertThatThrownBy(() -> Catalog.standard().with(List.of(offered)))
                .isInstanceOf(Problem.class)
                .hasMessageContaining(offered.getName())
                .hasMessageContaining(why);
    }

    @Test
    void aCitationReadsAsItIsPrinted() {
        assertThat(Catalog.standard().entries().stream().flatMap(entry -> entry.source().stream()))
                .hasSizeGreaterThan(80)
                .allSatisfy(source -> {
                    assertThat(source.authors()).isNotBlank();
                    assertThat(source.year()).isBetween(1900, 2100);
                    assertThat(source.title()).doesNotEndWith(".");
                    assertThat(Citation.parse(source.toString())).isEqualTo(source);
                });
        assertThatThrownBy(() -> Citation.parse("Somebody, 2020"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Authors (year). Title. Where.");
    }
}
