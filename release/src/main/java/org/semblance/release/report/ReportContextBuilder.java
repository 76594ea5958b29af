package org.semblance.release.report;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.data.Distinct;
import org.semblance.data.Table;
import org.semblance.data.Vectors;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.quality.Score;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.quality.risk.LinkageScores;
import org.semblance.release.figures.RiskUtilityPoint;
import org.semblance.release.publication.CitedWork;
import org.semblance.release.recipe.PublicRecipe;
import org.semblance.release.recipe.TableRecipe;

/** Builds the {@link ReportContext} of a run. */
final class ReportContextBuilder {

    private final TableRecipe recipe;
    private final Catalog catalog;

    ReportContextBuilder(TableRecipe recipe, Catalog catalog) {
        this.recipe = recipe;
        this.catalog = catalog;
    }

    ReportContext background(
            Dataset original,
            Table masked,
            List<Score> scores,
            Optional<DifferentialPrivacy> claim,
            Optional<LedgerFigures> ledger,
            int least,
            boolean sampled,
            Watcher watcher) {
        boolean told = claim.isEmpty();
        return new ReportContext(
                least,
                ledger,
                // figures that compare original and release are not shown for an attribute that differential privacy
                // covers
                new CorrelationFigures(least, watcher)
                        .of(original, masked, name -> told || !claim.get().covers(name)),
                // the number of combinations in the whole table is not known from a sample
                sampled ? Optional.empty() : map(original, masked, scores),
                PublicRecipe.of(recipe),
                CitedWork.of(recipe, catalog),
                catalog);
    }

    /**
     * The point on the risk-utility map; empty if loss cannot be measured, and for documents, of which nearly all
     * differ.
     */
    private Optional<RiskUtilityPoint> map(Dataset original, Table masked, List<Score> scores) {
        List<Attribute> known = original.with(Role.QUASI_IDENTIFIER);
        int rows = masked.size();
        if (rows == 0
                || known.isEmpty()
                || known.stream().anyMatch(one -> original.table().column(one.name()) instanceof Vectors)) {
            return Optional.empty();
        }
        OptionalDouble loss = loss(original, masked, scores);
        if (loss.isEmpty()) {
            return Optional.empty();
        }
        Distinct combinations = Distinct.of(
                rows,
                known.stream()
                        .map(attribute ->
                                original.table().column(attribute.name()).codes())
                        .toList());
        Optional<Score> risk = LinkageScores.ofWhole(scores).max(Comparator.comparingDouble(Score::value));
        OptionalInt k = recipe.guaranteedK();
        return Optional.of(new RiskUtilityPoint(
                loss.getAsDouble(),
                risk.map(Score::name).orElse(""),
                risk.map(score -> OptionalDouble.of(score.value())).orElse(OptionalDouble.empty()),
                100.0 * combinations.count() / rows,
                100.0 / rows,
                k));
    }

    /** The information loss, as measured or else computed here. */
    private static OptionalDouble loss(Dataset original, Table masked, List<Score> scores) {
        Optional<Score> measured = scores.stream()
                .filter(score -> score.name().equals(InformationLoss.NAME))
                .findFirst();
        try {
            double loss = measured.isPresent()
                    ? measured.get().value()
                    : new InformationLoss().of(original, masked, Watcher.SILENT).value();
            return Double.isFinite(loss) ? OptionalDouble.of(loss) : OptionalDouble.empty();
        } catch (Problem nothingToMeasure) {
            return OptionalDouble.empty();
        }
    }
}
