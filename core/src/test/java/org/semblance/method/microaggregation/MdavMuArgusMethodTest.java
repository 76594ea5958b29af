package org.semblance.method.microaggregation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.method.Groups;
import org.semblance.method.Method;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.ReleasedTable;

class MdavMuArgusMethodTest {

    /**
     * Five records, k = 2: the last step at once. Farthest from the mean 4.6 is x_r = 12, farthest from it x_s = 0. The
     * paper builds the pair round 12; 0 stands first, so here it is built round 0.
     */
    @Test
    void theExtremeThatStandsFirstLeads() {
        double[] values = {0, 1, 4, 6, 12};

        assertThat(groups(new MdavMuArgusMethod(2), values)).containsExactly(List.of(0, 1), List.of(2, 3, 4));
        assertThat(groups(new MdavMethod(2), values)).containsExactly(List.of(3, 4), List.of(0, 1, 2));
    }

    @Test
    void isTheSameAsMdavWhereTheFarthestStandsFirst() {
        double[] values = {12, 6, 4, 1, 0};

        assertThat(groups(new MdavMuArgusMethod(2), values)).isEqualTo(groups(new MdavMethod(2), values));
    }

    /** The one set aside heads the second group even where all records are equally far from the first. */
    @Test
    void equalRecordsMakeGroupsOfK() {
        assertThat(groups(new MdavMuArgusMethod(2), new double[] {5, 5, 5, 5, 5, 5, 5}))
                .containsExactly(List.of(0, 2), List.of(1, 3), List.of(4, 5, 6));
    }

    @Test
    void mixedRecordsBecomeKAnonymousInGroupsBelow2k() {
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            int k = 2 + random.nextInt(4);
            int n = k + random.nextInt(60);
            List<String> scale = List.of("low", "middle", "high");
            Dataset data = Dataset.of(
                    Table.of(
                            Numbers.of(
                                    "number",
                                    random.ints(n, 0, 9).asDoubleStream().toArray()),
                            Words.of("grade", pick(random, n, scale)),
                            Words.of("town", pick(random, n, List.of("Vic", "Olot", "Reus", "Valls")))),
                    List.of(
                            Attribute.of("number", Role.QUASI_IDENTIFIER, new Numeric(null)),
                            Attribute.of("grade", Role.QUASI_IDENTIFIER, new Ordinal(scale, Ordinal.Average.MEDIAN)),
                            Attribute.of("town", Role.QUASI_IDENTIFIER, new Nominal())));

            Table masked = new MdavMuArgusMethod(k).mask(data, Watcher.SILENT).table();
            Groups groups =
                    (Groups) new MdavMuArgusMethod(k).mask(data, Watcher.SILENT).trace();

            assertThat(new KAnonymity(k)
                            .check(ReleasedTable.of(masked, "number", "grade", "town"), Evidence.NONE)
                            .holds())
                    .as("seed %d", seed)
                    .isTrue();
            assertThat(groups.smallest()).isGreaterThanOrEqualTo(k);
            assertThat(groups.largest()).isLessThan(2 * k);
        }
    }

    private static String[] pick(Random random, int n, List<String> words) {
        return IntStream.range(0, n)
                .mapToObj(row -> words.get(random.nextInt(words.size())))
                .toArray(String[]::new);
    }

    private static List<List<Integer>> groups(Method method, double[] values) {
        Dataset data = Dataset.of(
                Table.of(Numbers.of("x", values)),
                List.of(Attribute.of("x", Role.QUASI_IDENTIFIER, new Numeric(null))));
        Groups groups = (Groups) method.mask(data, Watcher.SILENT).trace();
        return IntStream.range(0, groups.count())
                .mapToObj(group ->
                        Arrays.stream(groups.members(group)).sorted().boxed().toList())
                .toList();
    }
}
