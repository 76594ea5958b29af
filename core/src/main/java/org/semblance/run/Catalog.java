package org.semblance.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.semblance.Citation;
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Ordinal;
import org.semblance.method.Method;
import org.semblance.method.microaggregation.MdavGeneric;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.KAnonymity;
import org.semblance.quality.Measure;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.quality.loss.Sse;
import org.semblance.quality.loss.Sst;
import org.semblance.quality.risk.DistanceLinkage;

/** Everything a recipe can name. An entry is a name, a record of parameters, and what a person should know of it. */
public final class Catalog {

    /** Something a recipe can name; {@code kind} is the interface it serves as. */
    public record Entry<T>(
            Class<T> kind,
            String name,
            Class<? extends T> parameters,
            String summary,
            List<String> claims,
            Optional<Citation> source) {}

    private static final Citation DOMINGO_TORRA = new Citation(
            "Domingo-Ferrer, J. and Torra, V.",
            2005,
            "Ordinal, continuous and heterogeneous k-anonymity through microaggregation",
            "Data Mining and Knowledge Discovery 11, 195-212");
    private static final Citation SAMARATI_SWEENEY = new Citation(
            "Samarati, P. and Sweeney, L.",
            1998,
            "Protecting privacy when disclosing information: k-anonymity and its enforcement through generalization and suppression",
            "Technical report SRI-CSL-98-04, SRI International");
    private static final Citation DOMINGO_TORRA_LINKAGE = new Citation(
            "Domingo-Ferrer, J. and Torra, V.",
            2001,
            "A quantitative comparison of disclosure control methods for microdata",
            "In Confidentiality, Disclosure and Data Access, North-Holland, 111-133");

    private static final Catalog STANDARD = new Catalog()
            .add(Domain.class, "numeric", Numeric.class, "numbers: standardised difference, mean", DOMINGO_TORRA)
            .add(
                    Domain.class,
                    "ordinal",
                    Ordinal.class,
                    "ordered categories: steps on the scale, median or convex median",
                    DOMINGO_TORRA)
            .add(
                    Domain.class,
                    "nominal",
                    Nominal.class,
                    "categories without order: equal or not, most frequent",
                    DOMINGO_TORRA)
            .add(
                    Method.class,
                    "mdav",
                    MdavGeneric.class,
                    "microaggregation of numbers, ordered answers and words together (MDAV-generic)",
                    DOMINGO_TORRA,
                    "k-anonymity",
                    "contributors")
            .add(
                    Guarantee.class,
                    "k-anonymity",
                    KAnonymity.class,
                    "every combination of quasi-identifiers is shared by k rows, or by k persons where they are known",
                    SAMARATI_SWEENEY)
            .add(
                    Guarantee.class,
                    "contributors",
                    Contributors.class,
                    "every published value stands for so many original ones",
                    null)
            .add(
                    Measure.class,
                    "information-loss",
                    InformationLoss.class,
                    "100·SSE/SST: the share of the spread between records that was lost",
                    DOMINGO_TORRA)
            .add(Measure.class, "sse", Sse.class, "squared distances from original to released records, summed", null)
            .add(
                    Measure.class,
                    "sst",
                    Sst.class,
                    "squared distances from original records to their average, summed",
                    null)
            .add(
                    Measure.class,
                    "distance-linkage",
                    DistanceLinkage.class,
                    "records that an intruder links rightly by taking the nearest released one",
                    DOMINGO_TORRA_LINKAGE);

    private final List<Entry<?>> entries = new ArrayList<>();

    private Catalog() {}

    /** What ships with Semblance. */
    public static Catalog standard() {
        return STANDARD;
    }

    private <T> Catalog add(
            Class<T> kind,
            String name,
            Class<? extends T> parameters,
            String summary,
            @Nullable Citation source,
            String... claims) {
        entries.add(new Entry<>(kind, name, parameters, summary, List.of(claims), Optional.ofNullable(source)));
        return this;
    }

    public List<Entry<?>> entries() {
        return List.copyOf(entries);
    }

    /** The entries that serve as something, in the order a person should see them. */
    @SuppressWarnings("unchecked") // an entry's kind is the class it was added with
    public <T> List<Entry<T>> of(Class<T> kind) {
        return entries.stream()
                .filter(entry -> entry.kind() == kind)
                .map(entry -> (Entry<T>) entry)
                .toList();
    }

    /** The name under which a record of parameters is listed. */
    public String name(Object parameters) {
        return entries.stream()
                .filter(entry -> entry.parameters() == parameters.getClass())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("not in the catalog: " + parameters.getClass()))
                .name();
    }
}
