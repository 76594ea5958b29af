package org.semblance.authoring.concepts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.groups.Tuple.tuple;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.semblance.domain.taxonomy.Taxonomy;

class ConceptViewTest {

    private static ConceptView view(String concept) {
        Taxonomy taxonomy = Occupations.taxonomy();
        return ConceptView.of(taxonomy.concept(concept), taxonomy);
    }

    private static List<String> references(ConceptView.Branch branch) {
        List<String> all = new ArrayList<>();
        all.add(branch.name().reference() + (branch.again() ? " again" : ""));
        branch.branches().forEach(child -> all.addAll(references(child)));
        return all;
    }

    @Test
    void showsAConceptAndWhatIsRoundIt() {
        ConceptView builder = view("builder");
        assertThat(builder.depth()).isEqualTo(3);
        assertThat(builder.below()).isEqualTo(2);
        assertThat(references(builder.ways())).containsExactly("thing#1", "worker#1", "builder#1");
        assertThat(builder.children())
                .extracting(child -> child.name().reference())
                .containsExactly("crane_operator#1", "mason#1");
        // depths 3, 3 and 2 for what they share: 2·2 / (3 + 3); the crane shares the root only: 2·1 / (3 + 3)
        assertThat(builder.neighbours())
                .extracting(other -> other.name().reference(), ConceptView.Neighbour::similarity)
                .containsExactly(tuple("driver#1", 4.0 / 6), tuple("nurse#1", 4.0 / 6), tuple("crane#1", 2.0 / 6));
    }

    @Test
    void showsTheRootAndALeaf() {
        assertThat(view("thing").below()).isEqualTo(9);
        assertThat(view("thing").neighbours()).isEmpty();
        assertThat(1 / view("thing").informationContent())
                .as("no negative zero")
                .isPositive();
        assertThat(view("mason").children()).isEmpty();
        assertThat(view("mason").informationContent()).isCloseTo(1, within(1e-12));
        assertThat(view("crane#2").words()).containsExactly("crane operator", "crane");
    }

    @Test
    void aConceptWithTwoParentsIsDrawnOnceBelowEach() {
        Taxonomy taxonomy = Taxonomy.named("two parents")
                .chain("football", "contact sport", "sport", "thing")
                .chain("football", "game", "thing")
                .chain("rugby", "football")
                .build();
        List<String> drawn =
                references(ConceptView.of(taxonomy.concept("rugby"), taxonomy).ways());
        assertThat(drawn)
                .containsOnlyOnce("football", "football again", "rugby", "game", "contact sport", "sport", "thing")
                .hasSize(7);
        assertThat(drawn.indexOf("football")).isLessThan(drawn.indexOf("football again"));
    }
}
