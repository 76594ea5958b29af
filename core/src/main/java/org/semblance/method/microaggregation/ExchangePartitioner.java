package org.semblance.method.microaggregation;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.domain.Records;
import org.semblance.domain.vectors.VectorSpace;

/** Improves the groups of another partitioner by exchanging vectors as long as they get closer to their groups. */
record ExchangePartitioner(Partitioner first) implements Partitioner, Serializable {

    @Override
    public int k() {
        return first.k();
    }

    @Override
    public List<int[]> partition(Records records, int[] rows, Watcher watcher) {
        if (records.parts().size() != 1 || !(records.parts().get(0).space() instanceof VectorSpace space)) {
            throw Problem.recipe(
                    ProblemCode.E_DOMAIN,
                    "groups are refined by exchange where one column of unit vectors is masked, and nothing else",
                    "leave refine: out, or make the unit vectors the only quasi-identifier");
        }
        List<int[]> groups = first.partition(records, rows, watcher);
        // a row without a vector is close to nothing; such rows, and their groups, are not changed
        return Arrays.stream(rows).anyMatch(space::missing)
                ? groups
                : new VectorExchange(space, groups).refined(watcher);
    }
}
