package org.semblance.quality.risk.likelihood;

import java.util.ArrayList;
import java.util.List;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;
import org.semblance.quality.risk.RowAssignment;

/**
 * Likelihood-based record linkage: the expected share of original records that an intruder links correctly who knows
 * the originals, that rows correspond one to one, and the level of the independent noise, in per cent.
 *
 * <p>All rows are linked at once so that {@code Σ −ln p(x′ | x)} is smallest, where p is the likelihood that the noise
 * turned the value x into x′. For numbers p is the density of the noise with standard deviation √α times that of the
 * column; for concepts it is the probability that {@code semantic-noise} replaces x by x′. The share counts as in
 * {@link org.semblance.quality.risk.AssignmentLinkage}, including samples and ties. Range: 0 % to 100 %; smaller is
 * better. Edge cases: Quasi-identifiers that are neither numbers nor concepts are ignored; without any other the
 * measure is refused. An impossible replacement, and a value missing on one side only, has the fixed cost 10,000; two
 * missing values cost 0. For noise that varies jointly over attributes, or a release without noise, it is only one
 * more way to guess.
 */
@CatalogEntry(
        name = LikelihoodLinkage.NAME,
        summary = "records that an intruder who knows the noise of semantic-noise re-identifies by the "
                + "most likely one-to-one assignment",
        source = Citations.RODRIGUEZ_GARCIA_ICTAI,
        meaning = "Of 100 original records, this many are expected to be linked to the right row by an "
                + "intruder who knows the originals and the level and distribution of the noise. A figure "
                + "from a sample is an overestimate.")
@MeasureFacts(kind = Kind.RISK, range = MeasureFacts.PERCENT)
public record LikelihoodLinkage(
        @About(
                value = "level of the noise that was added: its variance divided by that of the data",
                code = ProblemCode.E_ALPHA)
        double alpha,

        @About(value = "distribution of the noise: normal or laplace", fallback = "normal")
        NoiseShape distribution,

        @About(
                value = "whether concepts were replaced by leaves only, which have no narrower concepts",
                fallback = "false")
        boolean leavesOnly)
        implements Measure {

    public static final String NAME = "likelihood-linkage";

    public LikelihoodLinkage {
        if (!(alpha > 0 && Double.isFinite(alpha))) {
            throw Problem.recipe(
                    ProblemCode.E_ALPHA,
                    "alpha is " + alpha + ", which is no level of noise",
                    "give the level of noise that was added, such as 0.2");
        }
    }

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        List<NegativeLogLikelihood> parts = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (Attribute attribute : original.with(Role.QUASI_IDENTIFIER)) {
            Column before = original.table().column(attribute.name());
            Column after = released.column(attribute.name());
            if (before instanceof Numbers numbers && after instanceof Numbers noisy) {
                parts.add(new NoisyNumbers(numbers, noisy, alpha, distribution));
                names.add(attribute.name());
            } else if (attribute.domain() instanceof Concepts domain) {
                parts.add(new NoisyConcepts((Words) before, (Words) after, domain, alpha, distribution, leavesOnly));
                names.add(attribute.name());
            }
        }
        if (parts.isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_MEASURE,
                    NAME + " needs a quasi-identifier of concepts or numbers, and there is none",
                    "leave " + NAME + " out of measures:");
        }
        return RowAssignment.score(
                NAME,
                names,
                original.table(),
                released,
                (row, others, costs) -> {
                    for (int i = 0; i < others.length; i++) {
                        double sum = 0;
                        for (NegativeLogLikelihood part : parts) {
                            sum += part.of(others[i], row);
                        }
                        costs[i] = sum;
                    }
                },
                watcher);
    }
}
