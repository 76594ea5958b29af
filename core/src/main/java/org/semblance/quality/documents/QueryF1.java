package org.semblance.quality.documents;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Better;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;

/**
 * Query F1: the mean of {@code F1 = 2·|R ∩ R′| / (|R| + |R′|)} over eighteen queries, with R the documents that a query
 * finds in the original and R′ in the release; the mean of each kind of query is given for comparison.
 *
 * <p>Queries have 1, 3 and 5 terms of weight 1, in the six kinds of {@link TestQuery.Kind}. A query finds the {@code
 * results} documents with the largest cosine above 0. Range: 0 to 1 (same results); larger is better; no unit. Edge
 * cases: documents that tie for the last places share them evenly, and a document is in both results to the smaller of
 * its two shares, so the original compared with itself gives 1; if a query finds nothing in either, its F1 is 1; the
 * frequency of a term is the number of documents that have it, because a vector does not contain word counts.
 *
 * <p>Abril, Navarro-Arribas and Torra (2015), Table 2, Eq. 14 and Fig. 7.
 */
@CatalogEntry(
        name = QueryF1.NAME,
        summary = "agreement of search results before and after masking, from 0 to 1: mean F1 of 18 "
                + "queries with one, three or five terms",
        source = Citations.ABRIL_SPHERICAL)
@MeasureFacts(
        kind = Kind.UTILITY,
        better = Better.HIGHER,
        range = "0 to 1 (the same documents)",
        share = true,
        ofDocuments = true)
public record QueryF1(
        @About(value = "maximum number of documents that a query finds", fallback = "100")
        int results) implements Measure {

    public static final String NAME = "query-f1";

    private static final List<Integer> SIZES = List.of(1, 3, 5);

    public QueryF1 {
        if (results < 1) {
            throw Problem.recipe(
                    ProblemCode.E_CONFIG, "results is " + results, "let a query find at least one document");
        }
    }

    /** With the hundred best documents. */
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
            kinds.merge(query.kind().label(), f1 / SIZES.size(), Double::sum);
        }
        double sum = kinds.values().stream().mapToDouble(Double::doubleValue).sum();
        return Score.of(NAME, sum / kinds.size(), "").withComparisonFigures(kinds);
    }
}
