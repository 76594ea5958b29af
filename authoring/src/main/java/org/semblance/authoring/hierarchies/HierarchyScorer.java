package org.semblance.authoring.hierarchies;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.port.TableReader;
import org.semblance.port.TaxonomyReader;
import org.semblance.quality.hierarchy.Gsl;
import org.semblance.quality.hierarchy.GslScore;
import org.semblance.quality.hierarchy.HierarchyFault;
import org.semblance.quality.hierarchy.IntervalLoss;
import org.semblance.quality.hierarchy.NonMonotoneStep;

/** Scores hierarchies before any data are masked with them. */
public final class HierarchyScorer {

    private static final String WORDNET = "wordnet";

    private final HierarchyReader reading;

    public HierarchyScorer(TableReader tables, TaxonomyReader taxonomies) {
        this.reading = new HierarchyReader(tables, taxonomies);
    }

    /**
     * Scores hierarchies of different attributes.
     *
     * @param preferences the weight of each hierarchy; all equal if empty
     */
    public HierarchyScores score(
            List<Path> files, HierarchyReader.Question question, Gsl gsl, List<Double> preferences, Watcher watcher) {
        List<Double> given = preferences(preferences, files.size());
        List<HierarchyScore> scores = reading.read(files, question, watcher).stream()
                .map(read -> of(read, gsl))
                .toList();
        return new HierarchyScores(question.taxonomy().name(), question.similarity(), gsl, given, scores);
    }

    /** The preferences, one for each hierarchy: finite numbers from 0, not all of them 0. */
    static List<Double> preferences(List<Double> given, int hierarchies) {
        if (given.isEmpty()) {
            return Collections.nCopies(hierarchies, 1.0);
        }
        if (given.size() != hierarchies) {
            throw Problem.recipe(
                    ProblemCode.E_PREFERENCES,
                    hierarchies
                            + (hierarchies == 1 ? " hierarchy and " : " hierarchies and ")
                            + given.size()
                            + (given.size() == 1 ? " preference" : " preferences"),
                    "give each hierarchy one preference; 1 is usual");
        }
        if (given.stream().anyMatch(preference -> !(preference >= 0) || preference.isInfinite())
                || given.stream().allMatch(preference -> preference == 0)) {
            throw Problem.recipe(
                    ProblemCode.E_PREFERENCES,
                    "a preference is below 0 or no number, or all of them are 0",
                    "write numbers such as 1,2,0.5");
        }
        return given;
    }

    /** Scores a hierarchy. */
    public static HierarchyScore of(HierarchyReader.HierarchyWithConcepts read, Gsl gsl) {
        SemanticHierarchy hierarchy = read.semantic();
        Optional<double[][]> widths = meansConcepts(read) ? Optional.empty() : IntervalLoss.of(hierarchy.hierarchy());
        GslScore score = widths.map(gsl::of).orElseGet(() -> gsl.of(hierarchy));
        return new HierarchyScore(
                read,
                widths.isPresent() ? HierarchyScore.Basis.WIDTH : HierarchyScore.Basis.MEANING,
                score,
                widths.isPresent() ? 1 : gsl.suppressed(hierarchy),
                widths.isPresent() ? List.of() : HierarchyFault.in(hierarchy),
                NonMonotoneStep.in(hierarchy.hierarchy(), score));
    }

    /**
     * Whether even values that are numbers are to be scored as concepts. This holds if all of them have a concept that
     * was not guessed, by a mapping or as codes of an ontology. In WordNet, finding 20 as the word twenty does not
     * count, since 20 remains a number.
     */
    private static boolean meansConcepts(HierarchyReader.HierarchyWithConcepts read) {
        SemanticHierarchy hierarchy = read.semantic();
        List<String> values = hierarchy.hierarchy().labels(0);
        boolean all = hierarchy.unmapped(0) == 0 && values.stream().noneMatch(read.guessed()::contains);
        return all
                && (!hierarchy.taxonomy().name().startsWith(WORDNET)
                        || IntStream.range(0, values.size())
                                .anyMatch(leaf -> !hierarchy
                                        .taxonomy()
                                        .find(values.get(leaf))
                                        .equals(OptionalInt.of(hierarchy.concept(0, leaf)))));
    }
}
