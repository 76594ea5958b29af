package org.semblance.release.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An attacker who has two released files and knows what the quasi-identifiers of a victim are, or that the victim is in the one and
 * not in the other. Knows nothing of ledgers, and shares no code with what is attacked.
 */
public final class TwoReleases {

    private final List<String> names;
    private final List<String[]> first;
    private final List<String[]> second;

    TwoReleases(Path first, Path second) throws IOException {
        this.names = List.of(Files.readAllLines(first).get(0).split(",", -1));
        this.first = rows(first);
        this.second = rows(second);
    }

    private static List<String[]> rows(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        return lines.subList(1, lines.size()).stream()
                .map(line -> line.split(",", -1))
                .toList();
    }

    /** The number of whoever is in the first and not in the second: averages keep sums. */
    double subtractedNumber(String column) {
        return sum(first, column) - sum(second, column);
    }

    private double sum(List<String[]> rows, String column) {
        int place = names.indexOf(column);
        return rows.stream().mapToDouble(row -> Double.parseDouble(row[place])).sum();
    }

    /** The word of whoever is in the first and not in the second. */
    Optional<String> subtractedWord(String column) {
        int place = names.indexOf(column);
        Map<String, Integer> counts = new HashMap<>();
        first.forEach(row -> counts.merge(row[place], 1, Integer::sum));
        second.forEach(row -> counts.merge(row[place], -1, Integer::sum));
        List<String> left = counts.entrySet().stream()
                .filter(entry -> entry.getValue() > 0)
                .map(Map.Entry::getKey)
                .toList();
        return left.size() == 1 ? Optional.of(left.get(0)) : Optional.empty();
    }

    /** The word that the victim's groups in both files have in common, where there is one only. */
    Optional<String> common(Map<String, Double> victim, String column) {
        List<String> in = words(nearest(first, victim), column);
        List<String> both = new ArrayList<>();
        List<String> other = new ArrayList<>(words(nearest(second, victim), column));
        for (String word : in) {
            if (other.remove(word)) {
                both.add(word);
            }
        }
        return both.size() == 1 ? Optional.of(both.get(0)) : Optional.empty();
    }

    private List<String> words(List<String[]> rows, String column) {
        return rows.stream().map(row -> row[names.indexOf(column)]).toList();
    }

    /** The group whose averages are nearest to a victim. */
    private List<String[]> nearest(List<String[]> rows, Map<String, Double> victim) {
        Map<List<Double>, List<String[]>> groups = new HashMap<>();
        for (String[] row : rows) {
            groups.computeIfAbsent(
                            victim.keySet().stream()
                                    .map(name -> Double.valueOf(row[names.indexOf(name)]))
                                    .toList(),
                            unseen -> new ArrayList<>())
                    .add(row);
        }
        double[] known =
                victim.values().stream().mapToDouble(Double::doubleValue).toArray();
        double[] spreads = victim.keySet().stream()
                .mapToDouble(name -> spread(rows, names.indexOf(name)))
                .toArray();
        return groups.entrySet().stream()
                .min((one, next) ->
                        Double.compare(distance(one.getKey(), known, spreads), distance(next.getKey(), known, spreads)))
                .orElseThrow()
                .getValue();
    }

    private static double spread(List<String[]> rows, int place) {
        double[] values =
                rows.stream().mapToDouble(row -> Double.parseDouble(row[place])).toArray();
        double mean = Arrays.stream(values).average().orElseThrow();
        return Math.sqrt(Arrays.stream(values)
                .map(value -> (value - mean) * (value - mean))
                .average()
                .orElseThrow());
    }

    private static double distance(List<Double> centre, double[] known, double[] spreads) {
        double sum = 0;
        for (int i = 0; i < known.length; i++) {
            sum += Math.pow((centre.get(i) - known[i]) / spreads[i], 2);
        }
        return sum;
    }

    /** The share of rows, in per cent, who have a pair of groups for themselves; of files whose rows stand in one order. */
    double isolated(String... columns) {
        Map<List<String>, Integer> pairs = new HashMap<>();
        for (int row = 0; row < first.size(); row++) {
            pairs.merge(pair(row, columns), 1, Integer::sum);
        }
        return 100.0 * pairs.values().stream().filter(count -> count == 1).count() / first.size();
    }

    private List<String> pair(int row, String... columns) {
        List<String> pair = new ArrayList<>();
        Arrays.stream(columns).forEach(column -> {
            pair.add(first.get(row)[names.indexOf(column)]);
            pair.add(second.get(row)[names.indexOf(column)]);
        });
        return pair;
    }
}
