package org.semblance.quality.documents;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Better;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;

/**
 * Whether searches find the same documents: the mean F1 between what eighteen queries of 1, 3 and 5 terms find before and
 * after (Table 2 and Fig. 7 of the paper), with the mean of each kind beside it.
 *
 * <p>A term is used as often as there are documents that hold it: how often they do is not in a vector.
 */
@CatalogEntry(
        name = QueryF1.NAME,
        summary = "how far searches of one, three and five terms find the same documents, from 0 to 1: mean F1 of 18"
                + " queries",
        source = Citations.ABRIL_SPHERICAL)
@MeasureFacts(
        kind = Kind.UTILITY,
        better = Better.HIGHER,
        range = "0 to 1 (the same documents)",
        share = true,
        ofDocuments = true)
public record QueryF1(
        @About(value = "how many documents a query may find", fallback = "100")
        int results) implements Measure {

    public static final String NAME = "query-f1";

    private static final List<Integer> SIZES = List.of(1, 3, 5);

    public QueryF1 {
        if (results < 1) {
            throw Problem.recipe("E_CONFIG", "results is " + results, "let a query find at least one document");
        }
    }

    /** Of the hundred best documents. */
    public QueryF1() {
        this(100);
    }

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        ReleasedDocuments documents = ReleasedDocuments.of(original, released, NAME);
        double[] used =
                Arrays.stream(documents.before().rowsAt()).asDoubleStream().toArray();
        DocumentRanking before = DocumentRanking.of(documents.before());
        DocumentRanking after = DocumentRanking.of(documents.after());
        Map<String, Double> kinds = new LinkedHashMap<>();
        for (TestQuery query : TestQuery.of(documents.before(), used, SIZES)) {
            double f1 = DocumentRanking.f1(before.found(query.places(), results), after.found(query.places(), results));
            kinds.merge(query.kind().told(), f1 / SIZES.size(), Double::sum);
        }
        double sum = kinds.values().stream().mapToDouble(Double::doubleValue).sum();
        return Score.of(NAME, sum / kinds.size(), "").beside(kinds);
    }
}
