package org.semblance.authoring.hierarchies;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.port.TableReader;
import org.semblance.port.TaxonomyReader;
import org.semblance.quality.hierarchy.Gsl;
import org.semblance.release.report.Stopwatch;

/**
 * Ranks candidate hierarchies before anything is masked and, if data are given, checks the ranking on them.
 *
 * <p>This is the a priori evaluation and selection (APES) of Ayala-Rivera et al. 2017, section 3.2. A candidate is a
 * set of hierarchies, one for each attribute; often there is only one attribute.
 */
public final class HierarchyRanker {

    private final TableReader tables;
    private final HierarchyReader reading;
    private final Catalog catalog;

    public HierarchyRanker(TableReader tables, TaxonomyReader taxonomies, Catalog catalog) {
        this.catalog = catalog;
        this.tables = tables;
        this.reading = new HierarchyReader(tables, taxonomies);
    }

    /**
     * Ranks candidates, the best first; those with an unknown score come last.
     *
     * @param candidates the files of each candidate
     * @param preferences the weight of each attribute; all equal if empty
     * @param against the data to try each candidate on, if any
     */
    public RankedHierarchies rank(
            List<List<Path>> candidates,
            HierarchyReader.Question question,
            Gsl gsl,
            List<Double> preferences,
            HierarchyTrial.@Nullable Question against,
            Watcher watcher) {
        int attributes = attributes(candidates);
        List<Double> given = HierarchyScorer.preferences(preferences, attributes);
        HierarchyTrial trial = against == null ? null : HierarchyTrial.of(against, attributes, catalog);
        Stopwatch read = new Stopwatch();
        List<List<HierarchyReader.HierarchyWithConcepts>> hierarchies =
                reading.readGroups(byAttribute(candidates, attributes), question, watcher);
        double reading = read.seconds();
        Stopwatch score = new Stopwatch();
        List<RankedHierarchies.Candidate> ranked = new ArrayList<>();
        for (int i = 0; i < candidates.size(); i++) {
            int candidate = i;
            List<HierarchyScore> scores = hierarchies.stream()
                    .map(group -> HierarchyScorer.of(group.get(candidate), gsl))
                    .toList();
            ranked.add(new RankedHierarchies.Candidate(
                    new HierarchyScores(question.taxonomy().name(), question.similarity(), gsl, given, scores)));
        }
        ranked.sort(RankedHierarchies.Candidate.BEST_FIRST);
        double scoring = score.seconds();
        return new RankedHierarchies(
                ranked,
                Optional.ofNullable(trial).map(one -> one.on(ranked, tables, reading, scoring, watcher)),
                notes(ranked, attributes));
    }

    private static int attributes(List<List<Path>> candidates) {
        int attributes = candidates.get(0).size();
        for (int i = 1; i < candidates.size(); i++) {
            if (candidates.get(i).size() != attributes) {
                throw Problem.recipe(
                        ProblemCode.E_USAGE,
                        "candidate 1 has " + attributes + " of the hierarchies and candidate " + (i + 1) + " has "
                                + candidates.get(i).size(),
                        "give each candidate one hierarchy for each attribute, with commas between: a1.csv,b1.csv"
                                + " a2.csv,b2.csv");
            }
        }
        return attributes;
    }

    /** For each attribute, the files of all candidates. */
    private static List<List<Path>> byAttribute(List<List<Path>> candidates, int attributes) {
        return IntStream.range(0, attributes)
                .mapToObj(attribute ->
                        candidates.stream().map(files -> files.get(attribute)).toList())
                .toList();
    }

    private static List<String> notes(List<RankedHierarchies.Candidate> ranked, int attributes) {
        List<String> notes = new ArrayList<>();
        for (int attribute = 0; attribute < attributes; attribute++) {
            Set<Set<String>> values = new HashSet<>();
            for (RankedHierarchies.Candidate candidate : ranked) {
                values.add(Set.copyOf(candidate
                        .scores()
                        .hierarchies()
                        .get(attribute)
                        .hierarchy()
                        .labels(0)));
            }
            if (values.size() > 1) {
                notes.add("The candidates"
                        + (attributes == 1 ? "" : " for attribute " + (attribute + 1))
                        + " do not have the same values, so their scores are not comparable.");
            }
        }
        if (ranked.stream()
                .flatMap(candidate -> candidate.scores().hierarchies().stream())
                .anyMatch(score -> !score.guessed().isEmpty())) {
            notes.add("The concepts of some labels are guesses, and so is the ranking: write a file of "
                    + "concepts (attribute,value,concept) and name it with ‹concepts›.");
        }
        return notes;
    }
}
