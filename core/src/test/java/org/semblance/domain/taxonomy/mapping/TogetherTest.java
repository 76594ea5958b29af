package org.semblance.domain.taxonomy.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.Taxonomy;

/** Values of one column are things of one kind: what a word means is told by the others. */
class TogetherTest {

    private static final Taxonomy WORLD = Homonyms.WORLD;
    private static final ConceptMapper MAPPER = new ConceptMapper(WORLD, new English());

    private static ProposedMapping map(String... values) {
        return MAPPER.map(Words.of("column", values));
    }

    /** What the first of some values means. */
    private static String first(String... values) {
        return WORLD.id(map(values).proposals().get(0).candidates().get(0).concept());
    }

    @Test
    void aWordAloneHasItsUsualMeaning() {
        assertThat(first("chess")).isEqualTo("chess:grass");
        assertThat(first("dishwasher")).isEqualTo("dishwasher:machine");
        assertThat(first("japan")).isEqualTo("japan:island");
    }

    @Test
    void amongGamesChessIsAGame() {
        assertThat(first("chess", "tennis", "golf", "rugby")).isEqualTo("chess:board game");
        assertThat(first("squash", "tennis", "golf", "rugby")).isEqualTo("squash:sport");
    }

    @Test
    void amongPlantsChessIsAGrass() {
        assertThat(first("chess", "wheat", "squash")).isEqualTo("chess:grass");
    }

    @Test
    void amongWorkersADishwasherIsAPerson() {
        assertThat(first("dishwasher", "nurse", "clerk", "cook")).isEqualTo("dishwasher:worker");
        assertThat(first("printer", "dishwasher", "clerk", "lawyer")).isEqualTo("printer:worker");
    }

    @Test
    void amongRoomsACourtAndASurgeryAreRooms() {
        assertThat(first("court", "kitchen", "hospital", "school")).isEqualTo("court:room");
        assertThat(first("surgery", "kitchen", "hospital", "school")).isEqualTo("surgery:room");
    }

    @Test
    void amongCountriesJapanIsACountry() {
        assertThat(first("Japan", "France", "Italy", "Peru")).isEqualTo("japan:country");
    }

    @Test
    void twoWordsThatMayMeanTwoThingsSettleOnWhatTheyShare() {
        assertThat(first("printer", "dishwasher")).isEqualTo("printer:machine");
    }

    @Test
    void aSeaDoesNotBecomeASealAmongPlaces() {
        assertThat(first("sea", "lake", "theatre", "kitchen")).isEqualTo("sea:body of water");
    }

    @Test
    void aSeaDoesNotBecomeASealAmongAnimals() {
        assertThat(first("sea", "cow", "horse", "sheep", "goat", "hen")).isEqualTo("sea:body of water");
    }

    @Test
    void aMisspeltNameIsMendedWhereTheColumnAsksForIt() {
        Taxonomy names = names();
        ConceptMapper mapper = new ConceptMapper(names, Morphology.NONE);
        assertThat(first(mapper, names, "Columbia")).isEqualTo("river Columbia");
        assertThat(first(mapper, names, "Columbia", "France", "Italy", "Peru")).isEqualTo("Colombia");
    }

    private static String first(ConceptMapper mapper, Taxonomy taxonomy, String... values) {
        ProposedMapping mapping = mapper.map(Words.of("column", values));
        return taxonomy.id(mapping.proposals().get(0).candidates().get(0).concept());
    }

    /** Countries and a river, with capitals as names have. */
    private static Taxonomy names() {
        var builder = Taxonomy.named("names")
                .chain("Colombia", "country", "place", "thing")
                .chain("France", "country")
                .chain("Italy", "country")
                .chain("Peru", "country")
                .chain("river Columbia", "river", "water", "thing")
                .chain("red", "colour", "thing")
                .chain("green", "colour")
                .chain("oak", "plant", "thing")
                .chain("elm", "plant");
        builder.word(builder.concept("river Columbia"), "Columbia");
        return builder.build();
    }

    @Test
    void aWordIsCompletedWhereItsOwnMeaningsAreOfAnotherKind() {
        assertThat(first("sales", "nurse", "clerk", "baker", "lawyer", "cook")).isEqualTo("salesperson");
    }

    @Test
    void anAdjectiveTakesTheNounThatSuits() {
        assertThat(first("clerical", "nurse", "baker", "cook")).isEqualTo("clerk");
    }

    @Test
    void theNameOfTheColumnSpeaksForItsKinds() {
        String[] undecided = {"chess", "squash"};
        assertThat(map(undecided).proposals().get(0).candidates().get(0).concept())
                .isEqualTo(WORLD.concept("chess:grass"));
        assertThat(MAPPER.map(Words.of("game", undecided))
                        .proposals()
                        .get(0)
                        .candidates()
                        .get(0)
                        .concept())
                .isEqualTo(WORLD.concept("chess:board game"));
    }

    @Test
    void otherMeaningsStayAmongTheCandidates() {
        ConceptProposal court =
                map("court", "kitchen", "hospital", "school").proposals().get(0);
        assertThat(court.candidates().stream().map(candidate -> WORLD.id(candidate.concept())))
                .containsExactlyInAnyOrder("court:room", "court:place", "court:group");
        assertThat(court.candidates()).isSortedAccordingTo((a, b) -> Double.compare(b.score(), a.score()));
        assertThat(court.candidates().stream()
                        .mapToDouble(ConceptCandidate::score)
                        .sum())
                .isLessThanOrEqualTo(1 + 1e-9);
    }

    @Test
    void theSubsumerIsWhatMostAreKindsOf() {
        ProposedMapping mapping = map("nurse", "clerk", "baker", "cook", "waiter", "coin");
        assertThat(mapping.subsumer()).hasValue(WORLD.concept("worker"));
        ConceptProposal outlier = mapping.proposals().get(5);
        assertThat(outlier.doubtful()).isTrue();
        assertThat(Arrays.asList(mapping.proposals().get(0).doubtful(), outlier.doubtful()))
                .containsExactly(false, true);
    }
}
