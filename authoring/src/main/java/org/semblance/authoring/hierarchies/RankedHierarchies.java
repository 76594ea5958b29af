package org.semblance.authoring.hierarchies;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.semblance.quality.hierarchy.GslGrade;
import org.semblance.release.folder.OwnerFolder;
import org.semblance.release.json.Json;

/**
 * Candidate hierarchies, the best first.
 *
 * @param tried the results of masking data with each candidate
 * @param notes remarks to consider before relying on the order
 */
public record RankedHierarchies(List<Candidate> candidates, Optional<TriedHierarchies> tried, List<String> notes) {

    public RankedHierarchies {
        candidates = List.copyOf(candidates);
        notes = List.copyOf(notes);
    }

    /** A candidate: one scored hierarchy for each attribute. */
    public record Candidate(HierarchyScores scores) {

        /** By score, unknown scores last; in a tie, the candidate with more levels to choose from first. */
        static final Comparator<Candidate> BEST_FIRST =
                Comparator.comparingDouble(Candidate::score).thenComparing(candidate -> -candidate.height());

        /** VghGSL of a single hierarchy, VghSetGSL of several. */
        public double score() {
            return scores.ofSet();
        }

        /** The grade of the score. */
        public String word() {
            return scores.word().map(GslGrade::toString).orElse("unknown");
        }

        /** The total number of levels of its hierarchies. */
        public int height() {
            return scores.hierarchies().stream()
                    .mapToInt(score -> score.hierarchy().height())
                    .sum();
        }

        /** The total number of faults of its hierarchies. */
        public int faults() {
            return scores.hierarchies().stream()
                    .mapToInt(score -> score.faults().size())
                    .sum();
        }
    }

    /**
     * The names of the candidates, by rank: the names of their hierarchies, or the paths if two would have the same
     * name.
     */
    public List<String> names() {
        List<String> files = names(score -> score.hierarchy().name());
        return Set.copyOf(files).size() == files.size() ? files : names(HierarchyScore::file);
    }

    private List<String> names(Function<HierarchyScore, String> name) {
        return candidates.stream()
                .map(candidate ->
                        candidate.scores().hierarchies().stream().map(name).collect(Collectors.joining(", ")))
                .toList();
    }

    /** The ranking as plain values, for JSON. */
    public Map<String, Object> json() {
        HierarchyScores first = candidates.get(0).scores();
        Map<String, Object> json = OwnerFolder.marked(first.settings());
        json.put("preferences", first.preferences());
        List<Object> ranked = new ArrayList<>();
        for (int i = 0; i < candidates.size(); i++) {
            Candidate candidate = candidates.get(i);
            ranked.add(Json.object(
                    "rank",
                    i + 1,
                    "score",
                    candidate.score(),
                    "word",
                    candidate.word(),
                    "hierarchies",
                    candidate.scores().hierarchies().stream()
                            .map(HierarchyScore::summary)
                            .toList()));
        }
        json.put("candidates", ranked);
        tried.ifPresent(outcome -> json.put("tried", outcome.json(candidates)));
        json.put("notes", notes);
        return json;
    }
}
