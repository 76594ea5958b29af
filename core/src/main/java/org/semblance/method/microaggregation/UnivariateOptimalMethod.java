package org.semblance.method.microaggregation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Distinct;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.method.Groups;
import org.semblance.method.Masked;
import org.semblance.method.MethodFacts;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.KAnonymity;

/**
 * The method {@code univariate-optimal}: each numeric quasi-identifier is microaggregated separately with optimal
 * groups ({@link UnivariateOptimal}).
 *
 * <p>A single quasi-identifier becomes k-anonymous. Several become so separately, but rarely jointly: the claim is the
 * same, and the verifier refuses such a release, naming the rows.
 */
@CatalogEntry(
        name = UnivariateOptimalMethod.NAME,
        summary = "optimal microaggregation of a single numeric attribute: the smallest possible squared error",
        source = "Hansen, S. L. and Mukherjee, S. (2003). A polynomial algorithm for optimal univariate"
                + " microaggregation. IEEE Transactions on Knowledge and Data Engineering 15, 1043-1044.")
@MethodFacts(claims = {KAnonymity.class, Contributors.class})
public record UnivariateOptimalMethod(
        @About(value = "minimum number of records that become indistinguishable, at least 2", code = ProblemCode.E_K)
        int k,

        @About(value = "minimum number of original values behind each published value; k if not given", optional = true)
        @Nullable
        Integer contributors,

        @About(value = Microaggregation.DISPLACE, optional = true, code = ProblemCode.E_DISPLACE) @Nullable
        Double displace)
        implements MicroaggregationMethod {

    public static final String NAME = "univariate-optimal";

    public UnivariateOptimalMethod {
        Microaggregation.refuseNonsense(k, contributors);
        Microaggregation.refuseDisplacement(displace, false);
    }

    /** With means that are not displaced. */
    public UnivariateOptimalMethod(int k, @Nullable Integer contributors) {
        this(k, contributors, null);
    }

    /** With k contributors. */
    public UnivariateOptimalMethod(int k) {
        this(k, null);
    }

    @Override
    public Microaggregation microaggregation() {
        return new Microaggregation(new UnivariateOptimal(k), contributors).displacing(displace);
    }

    @Override
    public Masked mask(Dataset data, Microaggregation groups, Watcher watcher) {
        List<Attribute> attributes = data.with(Role.QUASI_IDENTIFIER);
        for (Attribute attribute : attributes) {
            if (!attribute.domain().ofNumbers()) {
                throw Problem.recipe(
                        ProblemCode.E_DOMAIN,
                        "univariate-optimal masks numbers, and '" + attribute.name() + "' has none",
                        "choose mdav, which masks categories too, or give the attribute another role or domain");
            }
        }
        if (attributes.size() < 2) {
            return groups.mask(data, watcher);
        }
        watcher.warn(
                WarningCode.W_EACH_ALONE,
                "each of the " + attributes.size()
                        + " quasi-identifiers is masked on its own: in combination they may still identify rows");
        List<Column> masked = new ArrayList<>();
        for (Attribute attribute : attributes) {
            List<Attribute> beside = new ArrayList<>(data.attributes());
            beside.removeIf(other -> other.is(Role.QUASI_IDENTIFIER) && !other.equals(attribute));
            Dataset alone = new Dataset(data.table(), beside, data.person(), data.combine());
            masked.add(groups.mask(alone, watcher).table().column(attribute.name()));
        }
        Table table = data.table().with(masked);
        return new Masked(table, alike(table.size(), masked));
    }

    /** The groups of rows with equal values in all columns. */
    private static Groups alike(int size, List<Column> columns) {
        Distinct distinct =
                Distinct.of(size, columns.stream().map(Column::codes).toList());
        List<int[]> groups = new ArrayList<>();
        for (int record = 0; record < distinct.count(); record++) {
            groups.add(distinct.rowsOf(record));
        }
        return new Groups(size, groups);
    }
}
