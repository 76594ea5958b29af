package org.semblance.method.blocking;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.semblance.About;
import org.semblance.Problem;
import org.semblance.domain.Axis;
import org.semblance.domain.Records;
import org.semblance.domain.vectors.VectorSpace;

/**
 * A balanced kd-split: records are cut in half along the attribute in which they lie farthest apart, again and again, until blocks
 * have about the size asked for (Bentley, Communications of the ACM 18, 1975). Numbers and ordered categories are cut; words go
 * with them.
 *
 * <p>Of very many records a part is looked at, chosen by what they hold: cuts lie where they lie whatever the order of the rows.
 */
public record Kd(
        @About(value = "how many records a block has, about; at least 2k")
        int size) implements Blocking {

    private static final double HALF = 0.5;

    /** So many records are enough to know where cuts lie, with some hundreds in each of a thousand blocks. */
    private static final int ENOUGH = 1 << 18;

    public Kd {
        BlockSize.refuseNonsense(size);
    }

    @Override
    public List<int[]> blocks(Records records, int[] rows, int least) {
        List<KdTree.Dimension> dimensions = new ArrayList<>();
        for (Records.Part<?> part : records.varying()) {
            if (part.space() instanceof Axis axis) {
                dimensions.add(new KdTree.Dimension(axis, part.attribute().weight()));
            }
        }
        if (records.parts().stream().noneMatch(part -> part.space() instanceof Axis)) {
            throw records.parts().stream().anyMatch(part -> part.space() instanceof VectorSpace)
                    ? refusingVectors()
                    : Problem.recipe(
                            "E_BLOCKING",
                            "kd cuts along numbers and ordered categories, and no quasi-identifier is one",
                            "leave blocking: out: methods for words mask equal records once, however many they are");
        }
        BlockSize.refuseBelow(least, size);
        int blocks = (int) ((rows.length + size - 1L) / size);
        KdTree tree = KdTree.of(dimensions, looked(dimensions, rows), blocks, HALF);
        return tree.leaves(rows, least);
    }

    /** That it cannot cut documents, and what can. */
    public Problem refusingVectors() {
        return Problem.recipe(
                "E_BLOCKING",
                "kd cuts along numbers and ordered categories, and documents are neither",
                "choose {name: spherical-k-means, size: " + size + "}");
    }

    /** All rows, or of many those whose positions fall under a share by their hash. */
    private static int[] looked(List<KdTree.Dimension> dimensions, int[] rows) {
        if (rows.length <= ENOUGH) {
            return rows;
        }
        double share = (double) ENOUGH / rows.length;
        return Arrays.stream(rows)
                .filter(row -> KdTree.hash(dimensions, row) < share)
                .toArray();
    }
}
