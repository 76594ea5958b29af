package org.semblance.experiments;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.Watcher;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.method.Groups;
import org.semblance.method.Masked;
import org.semblance.method.microaggregation.MdavMethod;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.testkit.Trials;

/** The method against a second, plain implementation of the same algorithm. */
@EnabledIfEnvironmentVariable(named = Casc.FOLDER, matches = ".+", disabledReason = Casc.WITHOUT_DATA)
class PlainMdavTest {

    /** Squared distances that differ by less, relatively, are equal but for rounding. */
    private static final double TIE = 1e-12;

    private static final int[] KS = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20, 50};

    @ParameterizedTest
    @ValueSource(strings = {"census", "tarragona", "eia"})
    void agreesOnAllAttributes(String dataset) {
        for (int k : ks(new Random(Trials.seed()))) {
            agrees(dataset, Casc.attributes(dataset), k, "all attributes");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"census", "tarragona", "eia"})
    void agreesOnRandomAttributes(String dataset) {
        long seed = Trials.seed();
        System.out.println("PlainMdavTest " + dataset + ": seed " + seed);
        Random random = new Random(seed);
        for (int k : ks(random)) {
            List<String> attributes = new ArrayList<>(Casc.attributes(dataset));
            Collections.shuffle(attributes, random);
            agrees(dataset, attributes.subList(0, 1 + random.nextInt(attributes.size())), k, "seed " + seed);
        }
    }

    /** Some of the sizes; all of them in the full trials. */
    private static List<Integer> ks(Random random) {
        List<Integer> ks = new ArrayList<>(Arrays.stream(KS).boxed().toList());
        Collections.shuffle(ks, random);
        return ks.subList(0, Trials.count(4, ks.size()));
    }

    /** Rows 1, 3, 6 are equal, and as far from row 14 as row 23 is, but for the last digit. */
    @Test
    void ofTwinsOneOfWhichIsTakenATieIsSeen() {
        agrees("tarragona", List.of("PAID.UP.CAPITAL", "FIXED.ASSETS"), 6, "twins");
    }

    private static void agrees(String dataset, List<String> attributes, int k, String how) {
        Dataset original = Casc.read(dataset, attributes);
        Masked masked = new MdavMethod(k).mask(original, Watcher.SILENT);
        double[][] records = PlainMdav.standardize(rows(original.table(), attributes));
        List<PlainMdav.Group> plain = PlainMdav.partition(records, k);
        String what = dataset + ", k " + k + ", " + attributes + ", " + how;
        List<Set<Integer>> groups = groups(masked);
        List<Set<Integer>> expected = plain.stream().map(PlainMdav.Group::rows).toList();
        int same = 0;
        while (same < groups.size() && groups.get(same).equals(expected.get(same))) {
            same++;
        }
        if (same < groups.size() && plain.get(same).margin() < TIE) {
            System.out.println("PlainMdavTest " + what + ": a tie at group " + same + " of " + groups.size());
            return;
        }
        assertThat(groups).as(what).isEqualTo(expected);
        double loss = PlainMdav.informationLoss(records, plain);
        assertThat(new InformationLoss()
                        .of(original, masked.table(), Watcher.SILENT)
                        .value())
                .as(what)
                .isCloseTo(loss, within(1e-9 * loss));
    }

    /** The groups in the order in which they were made. */
    private static List<Set<Integer>> groups(Masked masked) {
        Groups groups = (Groups) masked.trace();
        return IntStream.range(0, groups.count())
                .mapToObj(group -> Arrays.stream(groups.members(group)).boxed().collect(Collectors.toSet()))
                .toList();
    }

    private static double[][] rows(Table table, List<String> names) {
        double[][] rows = new double[table.size()][names.size()];
        for (int j = 0; j < names.size(); j++) {
            Numbers column = (Numbers) table.column(names.get(j));
            for (int i = 0; i < rows.length; i++) {
                rows[i][j] = column.at(i);
            }
        }
        return rows;
    }
}
