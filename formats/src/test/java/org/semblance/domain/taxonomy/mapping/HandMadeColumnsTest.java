package org.semblance.domain.taxonomy.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.Taxonomy;

/** How often proposals on WordNet are right, by columns that were mapped by hand. */
class HandMadeColumnsTest {

    private static final Taxonomy WORDNET = English31.WORDNET;
    private static final ConceptMapper MAPPER = English31.MAPPER;

    @ParameterizedTest
    @CsvSource({"/mapping/tuning.tsv, 0.85, 0.97", "/mapping/control.tsv, 0.85, 0.97", "/mapping/unseen.tsv, 0.85, 0.97"
    })
    void proposesWhatAReaderWouldChoose(String resource, double first, double among) {
        Reference.Count all = new Reference.Count(0, 0, 0);
        Reference.Count alone = new Reference.Count(0, 0, 0);
        for (Reference reference : Reference.read(resource, WORDNET)) {
            ProposedMapping mapping = MAPPER.map(reference.words());
            Reference.Count count = reference.count(mapping);
            System.out.println(reference.column() + ": " + count);
            assertThat(mapping.carried()).as(reference.column() + " is carried").isTrue();
            all = all.plus(count);
            alone = alone.plus(reference.alone(MAPPER));
        }
        System.out.println(resource + ": " + all + "; each value alone: " + alone);
        assertThat(all.first()).isGreaterThanOrEqualTo((int) Math.ceil(first * all.values()));
        assertThat(all.among()).isGreaterThanOrEqualTo((int) Math.ceil(among * all.values()));
        assertThat(all.first()).as("together beats alone").isGreaterThan(alone.first());
    }

    @Test
    void isAsSureAsItIsRight() {
        List<double[]> judged = new ArrayList<>();
        for (String resource : List.of("/mapping/tuning.tsv", "/mapping/control.tsv", "/mapping/unseen.tsv")) {
            for (Reference reference : Reference.read(resource, WORDNET)) {
                for (ConceptProposal proposal : MAPPER.map(reference.words()).proposals()) {
                    if (!reference.concepts().get(proposal.value()).isEmpty()) {
                        judged.add(new double[] {proposal.confidence(), reference.right(proposal) ? 1 : 0});
                    }
                }
            }
        }
        double[] bounds = {0, 0.7, 0.9, 1.01};
        for (int i = 0; i + 1 < bounds.length; i++) {
            double low = bounds[i];
            double high = bounds[i + 1];
            List<double[]> like = judged.stream()
                    .filter(one -> one[0] >= low && one[0] < high)
                    .toList();
            double sure = like.stream().mapToDouble(one -> one[0]).average().orElseThrow();
            double right = like.stream().mapToDouble(one -> one[1]).average().orElseThrow();
            System.out.printf(
                    "confidence %.2f to %.2f: %d proposals, mean %.2f, right %.2f%n",
                    low, Math.min(1, high), like.size(), sure, right);
            assertThat(right).as("from " + low).isCloseTo(sure, within(0.15));
        }
    }

    @Test
    void doesNotCarryWhatWordNetDoesNotHold() {
        assertThat(carried("town", "Alderwick", "Willowdene", "Ivelstow", "Brackenford", "Larkness", "Juniper Cross"))
                .isFalse();
        assertThat(carried("surname", "Smith", "Jones", "Taylor", "Brown", "Wilson", "Robinson", "Evans", "Roberts"))
                .isFalse();
        assertThat(carried("answer", "yes", "no")).isFalse();
        assertThat(carried("answer", "yes", "no", "maybe", "don't know")).isFalse();
        assertThat(carried("code", "AB-123", "XK-99", "QT-77", "ZZ-01", "PL-44", "MN-20"))
                .isFalse();
        assertThat(carried(
                        "comment",
                        "the staff was friendly and helpful",
                        "too long waiting at the desk",
                        "nothing to complain about",
                        "I would come again next year",
                        "the room was cold and dark"))
                .isFalse();
    }

    @Test
    void doesNotCarryMonthsWhichAreAllEquallyFarApart() {
        assertThat(carried("month", "January", "February", "March", "April", "May", "June"))
                .isFalse();
    }

    private static boolean carried(String name, String... values) {
        return MAPPER.map(Words.of(name, values)).carried();
    }
}
