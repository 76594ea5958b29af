package org.semblance.method.blocking;

import java.util.List;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.domain.OrderedAxis;
import org.semblance.domain.PartitionedDataset;
import org.semblance.domain.Records;
import org.semblance.domain.vectors.VectorSpace;

/**
 * Blocking by a balanced kd-tree: records are repeatedly cut in half along the attribute with the largest spread until
 * blocks have about the requested size (Bentley, Communications of the ACM 18, 1975). Only numbers and ordered
 * categories are cut.
 *
 * <p>With very many records a sample, chosen by the values of records, determines the cuts, so that they do not depend
 * on the order of rows.
 */
@CatalogEntry(
        name = KdBlocking.NAME,
        summary = "blocks of about equal size, cut along the attribute with the largest spread",
        source = "Bentley, J. L. (1975). Multidimensional binary search trees used for associative searching."
                + " Communications of the ACM 18, 509-517.")
public record KdBlocking(
        @About(value = "approximate number of records per block, at least 2k")
        int size) implements Blocking {

    public static final String NAME = "kd";

    private static final double HALF = 0.5;

    public KdBlocking {
        BlockSize.refuseNonsense(size);
    }

    @Override
    public List<int[]> blocks(Records records, int[] rows, int least, Watcher watcher) {
        List<Records.Part<?>> axes = axes(records, least);
        AxisPositions positions = AxisPositions.of(records, names(axes));
        int[] looked = KdTree.looked(axes.size(), positions, rows, KdTree.share(rows.length));
        KdCuts cuts = KdTree.of(dimensions(axes), positions, looked, blocks(rows.length), HALF, watcher);
        cuts.join(cuts.sizes(positions, rows), least);
        return cuts.leaves(positions, rows);
    }

    @Override
    public BlockDivision blocks(
            PartitionedDataset data, Records whole, BlockDivision division, int[] sizes, int least) {
        List<Records.Part<?>> axes = axes(whole, least);
        List<String> names = names(axes);
        return new NestedDivision(
                division,
                names,
                PartitionedCuts.of(
                        data,
                        division,
                        names,
                        sizes,
                        size,
                        least,
                        (block, positions, looked) ->
                                KdTree.of(dimensions(axes), positions, looked, blocks(sizes[block]), HALF)));
    }

    private static List<String> names(List<Records.Part<?>> axes) {
        return axes.stream().map(part -> part.attribute().name()).toList();
    }

    private static List<KdTree.Dimension> dimensions(List<Records.Part<?>> axes) {
        return axes.stream()
                .map(part -> new KdTree.Dimension(
                        ((OrderedAxis) part.space()).unit(), part.attribute().weight()))
                .toList();
    }

    /** The number of blocks for a number of rows. */
    private int blocks(int rows) {
        return (int) ((rows + size - 1L) / size);
    }

    /** The attributes that can be cut. */
    private List<Records.Part<?>> axes(Records records, int least) {
        if (records.parts().stream().noneMatch(part -> part.space() instanceof OrderedAxis)) {
            throw records.parts().stream().anyMatch(part -> part.space() instanceof VectorSpace)
                    ? refusingVectors()
                    : Problem.recipe(
                            ProblemCode.E_BLOCKING,
                            "kd cuts along numbers and ordered categories, and no quasi-identifier is one",
                            "leave blocking: out: methods for words mask equal records once, however many they are");
        }
        BlockSize.refuseBelow(least, size);
        return records.varying().stream()
                .filter(part -> part.space() instanceof OrderedAxis)
                .toList();
    }

    /** The problem that it cannot divide documents, with the blocking that can. */
    public Problem refusingVectors() {
        return Problem.recipe(
                ProblemCode.E_BLOCKING,
                "kd cuts along numbers and ordered categories, and documents are neither",
                "choose {name: spherical-k-means, size: " + size + "}");
    }
}
