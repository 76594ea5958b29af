package org.semblance.domain.vectors;

import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.data.Column;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.Metric;
import org.semblance.testkit.MetricContract;
import org.semblance.testkit.RandomTables;

/** Vectors in a column of texts. */
class NumberListsContractTest implements MetricContract<Vector> {

    @Override
    public Metric<Vector> metric() {
        return new UnitVectors();
    }

    @Override
    public Column whole(Random random, int size) {
        return texts(new RandomTables(random).whole().vectors("embedding", size));
    }

    @Override
    public Column gappy(Random random, int size) {
        return texts(new RandomTables(random).vectors("embedding", size));
    }

    private static Words texts(Vectors vectors) {
        @Nullable
        String[] texts = IntStream.range(0, vectors.size())
                .mapToObj(row ->
                        vectors.missing(row) ? null : NumberLists.text(Vector.of(vectors, row), vectors.dimensions()))
                .toArray(String[]::new);
        return Words.of(vectors.name(), texts);
    }
}
