package org.semblance.experiments;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.vectors.UnitVectors;
import org.semblance.domain.vectors.VectorSpace;
import org.semblance.method.Groups;
import org.semblance.method.Masked;
import org.semblance.method.microaggregation.MdavMethod;
import org.semblance.method.microaggregation.SphericalMdavMethod;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.ReleasedTable;
import org.semblance.quality.documents.SumsOfDistances;
import org.semblance.report.experiment.Claim;

/** Parts of corpora, masked with several k by spherical and by classical microaggregation. */
final class MaskedTexts {

    private record Cell(TextPart part, int k) {}

    /**
     * A masked part.
     *
     * @param documents as released by spherical microaggregation
     * @param spherical Eq. 11 to 13
     * @param classical the same with means and squared Euclidean distances
     * @param samePartition whether both methods formed the same groups
     * @param anonymous whether the output of both is k-anonymous
     */
    record Outcome(
            Vectors documents,
            SumsOfDistances spherical,
            SumsOfDistances classical,
            boolean samePartition,
            boolean anonymous) {}

    private final int[] ks;
    private final Map<Cell, Outcome> outcomes = new HashMap<>();

    private MaskedTexts(int[] ks) {
        this.ks = ks.clone();
    }

    static MaskedTexts of(List<TextPart> parts, int[] ks, Watcher watcher) {
        MaskedTexts masked = new MaskedTexts(ks);
        List<Cell> cells = Arrays.stream(ks)
                .boxed()
                .flatMap(k -> parts.stream().map(part -> new Cell(part, k)))
                .toList();
        List<Outcome> found = ParallelSteps.each("masking documents", cells, MaskedTexts::outcome, watcher);
        IntStream.range(0, cells.size()).forEach(i -> masked.outcomes.put(cells.get(i), found.get(i)));
        return masked;
    }

    private static Outcome outcome(Cell cell, Watcher watcher) {
        Dataset data = cell.part().data(UnitVectors.Average.DIRECTION);
        Dataset classical = cell.part().data(UnitVectors.Average.MEAN);
        Masked directions = new SphericalMdavMethod(cell.k()).mask(data, watcher);
        Masked means = new MdavMethod(cell.k()).mask(classical, watcher);
        return new Outcome(
                documents(directions.table(), cell.part()),
                spread(data, directions.table(), cell.part()),
                spread(classical, means.table(), cell.part()),
                partition(directions).equals(partition(means)),
                anonymous(directions.table(), cell) && anonymous(means.table(), cell));
    }

    static Vectors documents(Table table, TextPart part) {
        return (Vectors) table.column(part.documents().name());
    }

    static SumsOfDistances spread(Dataset data, Table masked, TextPart part) {
        VectorSpace space =
                (VectorSpace) data.space(data.with(Role.QUASI_IDENTIFIER).get(0));
        return SumsOfDistances.of(space, documents(masked, part));
    }

    /** The groups in an order that does not depend on the method. */
    private static List<List<Integer>> partition(Masked masked) {
        Groups groups = (Groups) masked.trace();
        return IntStream.range(0, groups.count())
                .mapToObj(group ->
                        Arrays.stream(groups.members(group)).sorted().boxed().toList())
                .sorted((one, other) -> Integer.compare(one.get(0), other.get(0)))
                .toList();
    }

    /**
     * Whether each vector is shared by k documents. The check compares text, so each different vector is replaced by a
     * number.
     */
    static boolean anonymous(Table table, TextPart part, int k) {
        Words shown = Words.of(
                part.documents().name(),
                Arrays.stream(documents(table, part).codes())
                        .mapToObj(String::valueOf)
                        .toArray(String[]::new));
        return new KAnonymity(k)
                .check(ReleasedTable.of(Table.of(shown), shown.name()), Evidence.NONE)
                .holds();
    }

    private static boolean anonymous(Table table, Cell cell) {
        return anonymous(table, cell.part(), cell.k());
    }

    int[] ks() {
        return ks.clone();
    }

    int first() {
        return ks[0];
    }

    int last() {
        return ks[ks.length - 1];
    }

    boolean has(int k) {
        return Arrays.stream(ks).anyMatch(each -> each == k);
    }

    Outcome at(TextPart part, int k) {
        return Objects.requireNonNull(outcomes.get(new Cell(part, k)), () -> part.id() + " at k = " + k);
    }

    /** The documents of a part; for k = 1, the originals. */
    Vectors documents(TextPart part, int k) {
        return k == 1 ? part.documents() : at(part, k).documents();
    }

    /** The claim that all outputs are k-anonymous. */
    Claim verdict() {
        long holding = outcomes.values().stream().filter(Outcome::anonymous).count();
        return new Claim(
                "Every masked vector space is k-anonymous, shown by directions and shown by means: " + holding + " of "
                        + outcomes.size() + " hold",
                holding == outcomes.size());
    }
}
