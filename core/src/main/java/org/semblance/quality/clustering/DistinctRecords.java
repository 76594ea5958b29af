package org.semblance.quality.clustering;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Distinct;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;

/**
 * The distinct records of a table, distinguished by the meaning of their quasi-identifiers, with the number of rows of
 * each.
 *
 * <p>The distance of two records is the weighted mean of their attribute distances, each on a scale from 0 to 1. Not
 * thread-safe.
 */
public final class DistinctRecords implements PairDistances {

    private final Distinct distinct;
    private final List<ValuePoints> attributes;
    private final List<int[]> points;
    private final double[] shares;

    private DistinctRecords(Distinct distinct, List<ValuePoints> attributes, List<int[]> points, double[] shares) {
        this.distinct = distinct;
        this.attributes = attributes;
        this.points = points;
        this.shares = shares;
    }

    /**
     * Finds the distinct records of a table.
     *
     * @param shown the original table or a release of it
     */
    public static DistinctRecords of(Dataset original, Table shown) {
        List<Attribute> quasiIdentifiers = original.with(Role.QUASI_IDENTIFIER);
        if (quasiIdentifiers.isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_MEASURE,
                    "there is no quasi-identifier to find clusters by",
                    "leave rand-index and normalised-mutual-information out of measures:");
        }
        List<ValuePoints> attributes = quasiIdentifiers.stream()
                .map(attribute -> ValuePoints.of(attribute, original, shown))
                .toList();
        Distinct distinct = Distinct.of(
                shown.size(), attributes.stream().map(ValuePoints::ofRows).toList());
        List<int[]> points = new ArrayList<>();
        for (ValuePoints attribute : attributes) {
            int[] ofTuples = new int[distinct.count()];
            for (int tuple = 0; tuple < ofTuples.length; tuple++) {
                ofTuples[tuple] = attribute.ofRows()[distinct.first(tuple)];
            }
            points.add(ofTuples);
        }
        double weights =
                quasiIdentifiers.stream().mapToDouble(Attribute::weight).sum();
        return new DistinctRecords(
                distinct,
                attributes,
                points,
                quasiIdentifiers.stream()
                        .mapToDouble(attribute -> attribute.weight() / weights)
                        .toArray());
    }

    /** The number of distinct records. */
    public int count() {
        return distinct.count();
    }

    /** The number of rows of each distinct record. */
    public int[] weights() {
        int[] weights = new int[count()];
        for (int tuple = 0; tuple < weights.length; tuple++) {
            weights[tuple] = distinct.size(tuple);
        }
        return weights;
    }

    /** Expands a value for each distinct record to a value for each row. */
    public int[] ofRows(int[] ofTuples, int rows) {
        int[] ofRows = new int[rows];
        for (int row = 0; row < rows; row++) {
            ofRows[row] = ofTuples[distinct.recordOf(row)];
        }
        return ofRows;
    }

    @Override
    public double between(int one, int other) {
        double[] out = new double[1];
        for (int attribute = 0; attribute < shares.length; attribute++) {
            int[] ofTuples = points.get(attribute);
            attributes.get(attribute).addShares(ofTuples[one], new int[] {ofTuples[other]}, 1, shares[attribute], out);
        }
        return out[0];
    }

    @Override
    public void from(int one, int count, double[] out) {
        Arrays.fill(out, 0, count, 0);
        for (int attribute = 0; attribute < shares.length; attribute++) {
            int[] ofTuples = points.get(attribute);
            attributes.get(attribute).addShares(ofTuples[one], ofTuples, count, shares[attribute], out);
        }
    }
}
