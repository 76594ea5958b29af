package org.example;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.domain.Dataset;
import org.semblance.domain.Records;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.method.MethodFacts;
import org.semblance.method.microaggregation.Microaggregation;
import org.semblance.method.microaggregation.Partitioner;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.KAnonymity;

/** Groups of consecutive rows of the file, whatever they hold. */
@CatalogEntry(name = "neighbours", summary = "microaggregation of consecutive rows of the file")
@MethodFacts(claims = {KAnonymity.class, Contributors.class})
public record Neighbours(
        @About(value = "minimum number of records that become indistinguishable, at least 2", code = ProblemCode.E_K)
        int k) implements Method {

    public Neighbours {
        new KAnonymity(k); // refuses a k that protects nobody
    }

    @Override
    public Masked mask(Dataset data, Watcher watcher) {
        return microaggregation().mask(data, watcher);
    }

    @Override
    public List<Guarantee> claims() {
        return microaggregation().claims();
    }

    private Microaggregation microaggregation() {
        return new Microaggregation(new InOrder(k), null);
    }

    private record InOrder(int k) implements Partitioner {
        @Override
        public List<int[]> partition(Records records, int[] rows, Watcher watcher) {
            List<int[]> groups = new ArrayList<>();
            for (int from = 0; from < rows.length; ) {
                int to = rows.length - from < 2 * k ? rows.length : from + k;
                groups.add(Arrays.copyOfRange(rows, from, to));
                from = to;
            }
            return groups;
        }
    }
}
