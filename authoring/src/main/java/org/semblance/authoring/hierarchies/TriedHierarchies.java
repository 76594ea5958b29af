package org.semblance.authoring.hierarchies;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.semblance.quality.Spearman;
import org.semblance.release.json.Json;

/**
 * The information loss of data that are masked with each candidate. This is the traditional approach to selection
 * (TAS), which the ranking makes unnecessary.
 *
 * @param method the name of the method
 * @param measures the names of the measures; for all of them, less is better
 * @param scores the score of each candidate, by rank
 * @param goals the results, for each k
 * @param reading seconds for reading the data, the hierarchies and the taxonomy, which both approaches do once
 * @param scoring seconds for scoring all candidates
 */
public record TriedHierarchies(
        List<String> attributes,
        int rows,
        String method,
        List<String> measures,
        List<Double> scores,
        List<Goal> goals,
        double reading,
        double scoring) {

    /** The results for one k, by rank. */
    public record Goal(int k, List<Outcome> outcomes) {
        public Goal {
            outcomes = List.copyOf(outcomes);
        }
    }

    /**
     * The result of masking with one candidate.
     *
     * @param values the value of each measure
     * @param seconds for masking, writing and measuring
     */
    public record Outcome(List<Double> values, double seconds) {
        public Outcome {
            values = List.copyOf(values);
        }
    }

    /**
     * Whether a measure orders the candidates as their scores do: Spearman's rank correlation over those with a known
     * score. NaN if there are no differences, for example if k requires no generalisation.
     */
    public double correlation(Goal goal, int measure) {
        int[] known = IntStream.range(0, scores.size())
                .filter(i -> !Double.isNaN(scores.get(i)))
                .toArray();
        return Spearman.correlation(
                IntStream.of(known).mapToDouble(scores::get).toArray(),
                IntStream.of(known)
                        .mapToDouble(i -> goal.outcomes().get(i).values().get(measure))
                        .toArray());
    }

    /**
     * Whether any candidate loses information. If none does, k requires no generalisation, and the ranking cannot be
     * checked.
     */
    public boolean losesAnything(Goal goal) {
        return goal.outcomes().stream()
                .flatMap(outcome -> outcome.values().stream())
                .anyMatch(value -> value > 0);
    }

    /**
     * How much less the best-ranked candidate loses than the worst-ranked, as a share; NaN if the worst loses nothing.
     */
    public double gain(Goal goal, int measure) {
        int worst = IntStream.range(0, scores.size())
                .filter(i -> !Double.isNaN(scores.get(i)))
                .reduce((one, other) -> other)
                .orElse(0);
        double most = goal.outcomes().get(worst).values().get(measure);
        return most == 0 ? Double.NaN : 1 - goal.outcomes().get(0).values().get(measure) / most;
    }

    /** Seconds for masking with every candidate (Eq. 7), reading counted once. */
    public double tas() {
        return reading
                + goals.stream()
                        .flatMap(goal -> goal.outcomes().stream())
                        .mapToDouble(Outcome::seconds)
                        .sum();
    }

    /** Seconds for scoring all candidates and masking with the best (Eq. 8). */
    public double apes() {
        return reading
                + scoring
                + goals.stream()
                        .mapToDouble(goal -> goal.outcomes().get(0).seconds())
                        .sum();
    }

    /** The share of time saved by scoring first. */
    public double saved() {
        return 1 - apes() / tas();
    }

    Map<String, Object> json(List<RankedHierarchies.Candidate> candidates) {
        return Json.object(
                "attributes",
                attributes,
                "rows",
                rows,
                "method",
                method,
                "goals",
                goals.stream().map(goal -> json(goal, candidates)).toList(),
                "seconds",
                Json.object("read", reading, "score", scoring, "tas", tas(), "apes", apes()),
                "saved",
                saved());
    }

    private Map<String, Object> json(Goal goal, List<RankedHierarchies.Candidate> candidates) {
        List<Object> outcomes = new ArrayList<>();
        for (int i = 0; i < candidates.size(); i++) {
            Map<String, Object> outcome = new LinkedHashMap<>();
            outcome.put("rank", i + 1);
            for (int measure = 0; measure < measures.size(); measure++) {
                outcome.put(
                        measures.get(measure), goal.outcomes().get(i).values().get(measure));
            }
            outcome.put("seconds", goal.outcomes().get(i).seconds());
            outcomes.add(outcome);
        }
        Map<String, Object> correlations = new LinkedHashMap<>();
        Map<String, Object> gains = new LinkedHashMap<>();
        for (int measure = 0; measure < measures.size(); measure++) {
            correlations.put(measures.get(measure), correlation(goal, measure));
            gains.put(measures.get(measure), gain(goal, measure));
        }
        return Json.object("k", goal.k(), "outcomes", outcomes, "correlations", correlations, "gains", gains);
    }
}
