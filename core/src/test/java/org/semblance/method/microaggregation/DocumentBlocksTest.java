package org.semblance.method.microaggregation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.domain.Dataset;
import org.semblance.domain.Records;
import org.semblance.domain.vectors.UnitVectors;
import org.semblance.method.Blockable;
import org.semblance.method.Groups;
import org.semblance.method.Masked;
import org.semblance.method.blocking.SphericalBlocking;
import org.semblance.privacy.KAnonymity;
import org.semblance.quality.documents.SphericalInformationLoss;
import org.semblance.testkit.RandomDocuments;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.SerializingWorkers;
import org.semblance.testkit.Trials;

/** Documents that are masked block by block, here or elsewhere. */
class DocumentBlocksTest {

    private static Blockable some(int k, Random random) {
        return switch (random.nextInt(3)) {
            case 0 -> new SphericalMdavMethod(k);
            case 1 -> new SphericalMdavMethod(k, SphericalMdavMethod.Refine.EXCHANGE);
            default -> new MdavMethod(k);
        };
    }

    @Test
    void groupsMadeElsewhereAreThoseMadeHere() {
        SerializingWorkers away = new SerializingWorkers();
        Trials.of(200, random -> {
            int k = 2 + random.nextInt(3);
            int size = 40 + random.nextInt(200);
            Dataset documents = random.nextBoolean()
                    ? new RandomDocuments(random).dataset(size)
                    : new RandomTables(random).ofVectors(size);
            Dataset data = random.nextInt(3) == 0
                    ? new RandomTables(random).withPersons(documents, 20 + random.nextInt(20))
                    : documents;
            Blockable method = some(k, random);
            SphericalBlocking blocking = new SphericalBlocking(2 * k + random.nextInt(30));
            Masked here = method.in(blocking).mask(data, Watcher.SILENT);
            Masked elsewhere = method.in(blocking, away).mask(data, Watcher.SILENT);
            assertThat(((Groups) elsewhere.trace()).groupOf()).isEqualTo(((Groups) here.trace()).groupOf());
            assertThat(texts(elsewhere)).isEqualTo(texts(here));
        });
        assertThat(away.pieces()).isGreaterThan(0);
    }

    private static List<String> texts(Masked masked) {
        return masked.table().columns().stream()
                .flatMap(column ->
                        IntStream.range(0, column.size()).mapToObj(row -> column.name() + " " + column.text(row)))
                .toList();
    }

    /** What a block's documents share with others, such as the vectors of equal ones or places they do not use, has no say. */
    @Test
    void theGroupsOfABlockAreThoseOfItsDocumentsAmongAll() {
        Trials.of(300, random -> {
            int k = 2 + random.nextInt(3);
            Dataset data = new RandomDocuments(random)
                    .dataset(new RandomDocuments(random).vectors(120), UnitVectors.Average.DIRECTION);
            Records records = data.records();
            int[] rows = Arrays.stream(new RandomTables(random).order(records.size()))
                    .limit(k + random.nextInt(100))
                    .sorted()
                    .toArray();
            Mdav mdav = new Mdav(k);
            int[][] made = new DocumentBlock.Grouping(mdav).on(DocumentBlock.of(records, rows), Watcher.SILENT);
            assertThat(sets(Arrays.stream(made)
                            .map(group -> Arrays.stream(group)
                                    .map(place -> rows[place])
                                    .toArray())
                            .toList()))
                    .isEqualTo(sets(mdav.partition(records, rows, Watcher.SILENT)));
        });
    }

    private static Set<Set<Integer>> sets(List<int[]> groups) {
        return groups.stream()
                .map(group -> new HashSet<>(Arrays.stream(group).boxed().toList()))
                .collect(Collectors.toSet());
    }

    @Test
    void groupsDoNotReachBeyondABlock() {
        Trials.of(50, random -> {
            Dataset data = new RandomDocuments(random).dataset(200);
            SphericalBlocking blocking = new SphericalBlocking(40);
            int[] blockOf = new int[200];
            List<int[]> blocks =
                    blocking.blocks(data.records(), IntStream.range(0, 200).toArray(), 6);
            for (int block = 0; block < blocks.size(); block++) {
                for (int row : blocks.get(block)) {
                    blockOf[row] = block;
                }
            }
            Groups groups = (Groups) new SphericalMdavMethod(3)
                    .in(blocking)
                    .mask(data, Watcher.SILENT)
                    .trace();
            for (int group = 0; group < groups.count(); group++) {
                assertThat(Arrays.stream(groups.members(group))
                                .map(row -> blockOf[row])
                                .distinct())
                        .hasSize(1);
            }
        });
    }

    @Test
    void documentsThatFitIntoOneBlockAreMaskedAsAWhole() {
        Dataset data = new RandomDocuments(new Random(2)).dataset(150);
        assertThat(texts(new SphericalMdavMethod(4)
                        .in(new SphericalBlocking(150))
                        .mask(data, Watcher.SILENT)))
                .isEqualTo(texts(new SphericalMdavMethod(4).mask(data, Watcher.SILENT)));
    }

    @Test
    void claimsNoMoreThanTheMethodItself() {
        assertThat(new SphericalMdavMethod(4).in(new SphericalBlocking(20)).claims())
                .containsExactly(new KAnonymity(4));
    }

    @Test
    void blocksCostLittle() {
        Dataset data = new RandomDocuments(new Random(5))
                .dataset(new RandomDocuments(new Random(6)).vectors(3000, 400), UnitVectors.Average.DIRECTION);
        double whole = loss(data, new SphericalMdavMethod(5).mask(data, Watcher.SILENT));
        assertThat(loss(
                        data,
                        new SphericalMdavMethod(5)
                                .in(new SphericalBlocking(600))
                                .mask(data, Watcher.SILENT)))
                .isBetween(0.9 * whole, 1.1 * whole);
    }

    private static double loss(Dataset data, Masked masked) {
        return new SphericalInformationLoss()
                .of(data, masked.table(), Watcher.SILENT)
                .value();
    }
}
