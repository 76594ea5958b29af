package org.semblance.method.blocking;

import java.util.List;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.domain.PartitionedDataset;
import org.semblance.domain.Records;
import org.semblance.domain.vectors.VectorSpace;

/**
 * Blocking of documents by spherical k-means (Dhillon and Modha, Machine Learning 42, 2001) into clusters of about
 * equal size: large clusters are divided again, small ones join the nearest. Equal documents stay together.
 */
@CatalogEntry(
        name = SphericalBlocking.NAME,
        summary = "blocks of documents with similar terms, of about equal size",
        source = "Dhillon, I. S. and Modha, D. S. (2001). Concept decompositions for large sparse text data using"
                + " clustering. Machine Learning 42, 143-175.")
public record SphericalBlocking(
        @About(value = "approximate number of documents per block, at least 2k")
        int size) implements Blocking {

    public static final String NAME = "spherical-k-means";

    public SphericalBlocking {
        BlockSize.refuseNonsense(size);
    }

    @Override
    public List<int[]> blocks(Records records, int[] rows, int least, Watcher watcher) {
        if (records.parts().size() != 1 || !(records.parts().get(0).space() instanceof VectorSpace space)) {
            throw refusingTables();
        }
        BlockSize.refuseBelow(least, size);
        return new DocumentClusters(space.vectors(), size, least, watcher).blocks(rows);
    }

    /**
     * Not supported: documents are never partitioned, because their vectors fit into memory and blocks of them are sent
     * out.
     */
    @Override
    public BlockDivision blocks(
            PartitionedDataset data, Records whole, BlockDivision division, int[] sizes, int least) {
        throw refusingTables();
    }

    private Problem refusingTables() {
        return Problem.recipe(
                ProblemCode.E_BLOCKING,
                "spherical-k-means cuts documents, or one column of unit vectors and nothing else",
                "choose {name: kd, size: " + size + "} for numbers and ordered categories");
    }
}
