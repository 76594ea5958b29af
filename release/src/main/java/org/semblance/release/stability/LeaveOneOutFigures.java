package org.semblance.release.stability;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.CatalogEntry;
import org.semblance.Watcher;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.PersonRows;
import org.semblance.domain.Role;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.MeasureFacts.Need;
import org.semblance.quality.MeasureReading;
import org.semblance.quality.PersonInfluence;
import org.semblance.quality.Score;
import org.semblance.quality.association.AssociationInfluence;
import org.semblance.quality.loss.LossInfluence;
import org.semblance.quality.risk.DistanceLinkage;
import org.semblance.quality.risk.LinkageInfluence;
import org.semblance.quality.risk.RecordLinkage;
import org.semblance.release.publication.AssociatedColumn;
import org.semblance.release.publication.FigureBand;
import org.semblance.release.publication.ReleasedAssociations;
import org.semblance.release.publication.ReleasedRows;
import org.semblance.release.publication.StableFigures;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.recipe.TableRecipe.Publication;
import org.semblance.release.report.ReportBuilder;

/**
 * Computes the figures of the original that a recipe asks to publish. A figure is published as one of the bands that are
 * fixed in advance, and only if leaving out any one person moves it by at most a quarter of the width of a band.
 */
public final class LeaveOneOutFigures {

    private final TableRecipe recipe;
    private final Dataset original;
    private final Table masked;
    private final List<Score> scores;
    private final ReleasedRows released;
    private final PersonRows persons;
    private final Watcher watcher;

    /**
     * Prepares the figures of a release.
     *
     * @param masked the masked table, its rows in the order of the original
     * @param scores the scores of the release
     * @param released the rows of the released file
     */
    public LeaveOneOutFigures(
            TableRecipe recipe,
            Dataset original,
            Table masked,
            List<Score> scores,
            ReleasedRows released,
            Watcher watcher) {
        this.recipe = recipe;
        this.original = original;
        this.masked = masked;
        this.scores = scores;
        this.released = released;
        this.persons = PersonRows.of(original);
        this.watcher = (stage, done, total) -> watcher.progress("report", done, total);
    }

    public StableFigures figures() {
        List<Publication> asked = recipe.publications();
        boolean losses = asked.contains(Publication.LOSS) || asked.contains(Publication.LOSS_BY_ATTRIBUTE);
        Optional<LossInfluence> loss =
                losses ? Optional.of(LossInfluence.of(original, masked, persons, watcher)) : Optional.empty();
        int unit = ReportBuilder.leastShown(recipe, original);
        return new StableFigures(
                asked,
                unit,
                asked.contains(Publication.BEFORE) ? before(unit) : Map.of(),
                loss.flatMap(found -> told(found.whole(), StableFigures.POINTS)),
                loss.map(found -> told(found.attributes())).orElse(Map.of()),
                asked.contains(Publication.ASSOCIATIONS) ? associations() : List.of(),
                asked.contains(Publication.LINKAGE) ? linkages() : Map.of());
    }

    private static Optional<FigureBand> told(PersonInfluence influence, double width) {
        return influence.within(FigureBand.STABLE * width)
                ? Optional.of(FigureBand.of(influence.figure(), width))
                : Optional.empty();
    }

    private static Map<String, Optional<FigureBand>> told(Map<String, PersonInfluence> influences) {
        Map<String, Optional<FigureBand>> told = new LinkedHashMap<>();
        influences.forEach((name, influence) -> told.put(name, told(influence, StableFigures.POINTS)));
        return told;
    }

    /** The counts before masking of the bars of each attribute, rounded down. */
    private Map<String, List<Integer>> before(int unit) {
        Map<String, List<Integer>> before = new LinkedHashMap<>();
        for (Attribute attribute : released.data().with(Role.QUASI_IDENTIFIER)) {
            before.put(
                    attribute.name(),
                    new OriginalBarCounts(attribute, released)
                            .of(original.table().column(attribute.name())).stream()
                                    .map(count -> count - count % unit)
                                    .toList());
        }
        return before;
    }

    private List<Optional<FigureBand>> associations() {
        List<Optional<FigureBand>> told = new ArrayList<>();
        ReleasedAssociations.of(released, watcher).ifPresent(found -> {
            for (ReleasedAssociations.Pair pair : found.pairs()) {
                watcher.progress("report", told.size(), found.pairs().size());
                told.add(before(found.columns().get(pair.one()))
                        .flatMap(one -> before(found.columns().get(pair.other()))
                                .flatMap(other -> told(association(one, other), StableFigures.STEP))));
            }
        });
        return told;
    }

    /** A column of the original, read as the released one is; empty for a confidential one, of which nothing is published. */
    private Optional<AssociatedColumn> before(AssociatedColumn after) {
        return released.data().attributes().stream()
                .filter(attribute -> attribute.name().equals(after.name()) && !attribute.is(Role.CONFIDENTIAL))
                .findFirst()
                .flatMap(attribute -> after.like(attribute, original.table().column(attribute.name())));
    }

    private PersonInfluence association(AssociatedColumn one, AssociatedColumn other) {
        Numbers first = one.numbers();
        Numbers second = other.numbers();
        if (first != null && second != null) {
            return AssociationInfluence.pearson(first, second, persons);
        }
        if (first != null) {
            return AssociationInfluence.ratio(first, other.categories(), persons);
        }
        return second != null
                ? AssociationInfluence.ratio(second, one.categories(), persons)
                : AssociationInfluence.cramer(one.categories(), other.categories(), persons);
    }

    /** The measures that match records of the release with those of the original. */
    private Map<String, Optional<FigureBand>> linkages() {
        Map<String, Optional<FigureBand>> told = new LinkedHashMap<>();
        for (Measure measure : recipe.measures()) {
            MeasureReading reading = MeasureReading.of(measure.getClass());
            if (reading.kind() == Kind.RISK && reading.needs(Need.ROWS)) {
                score(measure)
                        .ifPresent(
                                score -> told.put(score.name(), told(influence(measure, score), StableFigures.POINTS)));
            }
        }
        return told;
    }

    private Optional<Score> score(Measure measure) {
        String name = CatalogEntry.Name.of(measure.getClass());
        return scores.stream().filter(score -> score.name().equals(name)).findFirst();
    }

    private PersonInfluence influence(Measure measure, Score score) {
        if (measure instanceof DistanceLinkage) {
            return LinkageInfluence.ofDistance(
                    score.value(), score.interval().isPresent(), original, masked, persons, watcher);
        }
        return measure instanceof RecordLinkage
                ? LinkageInfluence.ofRecords(score.value(), original, masked, persons)
                : PersonInfluence.unknown(score.value());
    }
}
