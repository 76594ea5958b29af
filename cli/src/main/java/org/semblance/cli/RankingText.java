package org.semblance.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.semblance.authoring.hierarchies.RankedHierarchies;
import org.semblance.authoring.hierarchies.RankedHierarchies.Candidate;
import org.semblance.authoring.hierarchies.TriedHierarchies;
import org.semblance.report.html.OptionWords;

/** Prints a ranking. */
final class RankingText {

    /** How many of the best and of the worst candidates are shown. */
    private static final int BEST = 15;

    private static final int WORST = 5;

    private final RankedHierarchies ranked;
    private final boolean all;

    RankingText(RankedHierarchies ranked, boolean all) {
        this.ranked = ranked;
        this.all = all;
    }

    void print(PrintWriter console) {
        console.println("rank    loss  word      levels  faults  hierarchy");
        lines(
                rank -> {
                    Candidate candidate = ranked.candidates().get(rank);
                    return Paragraph.of(
                            String.format(
                                    Locale.ROOT,
                                    "%4d  %s  %-8s  %6d  %6d  ",
                                    rank + 1,
                                    ScoreText.figure(candidate.score()),
                                    candidate.word(),
                                    candidate.height(),
                                    candidate.faults()),
                            ranked.names().get(rank));
                },
                console);
        ranked.tried().ifPresent(tried -> tried(tried, console));
        ranked.notes().forEach(note -> {
            console.println();
            console.println(Paragraph.of("note: ", OptionWords.in(note)));
        });
    }

    private interface Line {
        String of(int rank);
    }

    private void lines(Line line, PrintWriter console) {
        int count = ranked.candidates().size();
        boolean cut = !all && count > BEST + WORST;
        for (int rank = 0; rank < count; rank++) {
            if (cut && rank == BEST) {
                console.println("   …  " + (count - BEST - WORST) + " between them (--all shows every one)");
                rank = count - WORST;
            }
            console.println(line.of(rank));
        }
    }

    private void tried(TriedHierarchies tried, PrintWriter console) {
        for (TriedHierarchies.Goal goal : tried.goals()) {
            console.println();
            console.println(Paragraph.of(
                    "",
                    "masked with each: " + tried.rows() + " rows, " + String.join(", ", tried.attributes()) + ", "
                            + tried.method() + ", k = " + goal.k()));
            if (!tried.losesAnything(goal)) {
                console.println(Paragraph.of(
                        "  ",
                        "no candidate loses anything: with such a small k nothing has to be generalised, so they "
                                + "cannot be compared"));
                continue;
            }
            console.println("rank    loss  " + String.join("  ", tried.measures()) + "  seconds");
            lines(rank -> line(goal, tried, rank), console);
            if (ranked.candidates().size() > 1) {
                console.println(Paragraph.of("  ", correlations(goal, tried)));
                console.println(Paragraph.of("  ", gains(goal, tried)));
            }
        }
        console.println();
        console.println(Paragraph.of(
                "",
                String.format(
                        Locale.ROOT,
                        "trying every candidate takes %.2f s; scoring all and masking with the best %.2f s (%.1f ms for"
                                + " the scores; both with %.2f s of reading): %s",
                        tried.tas(),
                        tried.apes(),
                        1000 * tried.scoring(),
                        tried.reading(),
                        tried.saved() >= 0
                                ? String.format(Locale.ROOT, "%.0f %% saved", 100 * tried.saved())
                                : "nothing saved")));
    }

    private static String line(TriedHierarchies.Goal goal, TriedHierarchies tried, int rank) {
        TriedHierarchies.Outcome outcome = goal.outcomes().get(rank);
        StringBuilder line = new StringBuilder(String.format(
                Locale.ROOT,
                "%4d  %s",
                rank + 1,
                ScoreText.figure(tried.scores().get(rank))));
        for (int measure = 0; measure < tried.measures().size(); measure++) {
            int width = tried.measures().get(measure).length() + 2;
            line.append(String.format(
                    Locale.ROOT, "%" + width + ".4f", outcome.values().get(measure)));
        }
        return line.append(String.format(Locale.ROOT, "%9.3f", outcome.seconds()))
                .toString();
    }

    private static String correlations(TriedHierarchies.Goal goal, TriedHierarchies tried) {
        List<String> parts = new ArrayList<>();
        IntStream.range(0, tried.measures().size()).forEach(measure -> {
            double correlation = tried.correlation(goal, measure);
            parts.add(tried.measures().get(measure) + " "
                    + (Double.isNaN(correlation) ? "not defined" : String.format(Locale.ROOT, "%.2f", correlation)));
        });
        return "rank correlation with the score: " + String.join(", ", parts);
    }

    private static String gains(TriedHierarchies.Goal goal, TriedHierarchies tried) {
        List<String> parts = new ArrayList<>();
        IntStream.range(0, tried.measures().size()).forEach(measure -> {
            double gain = tried.gain(goal, measure);
            parts.add(tried.measures().get(measure) + " "
                    + (Double.isNaN(gain)
                            ? "neither loses anything"
                            : String.format(
                                    Locale.ROOT, "%.0f %% %s", 100 * Math.abs(gain), gain >= 0 ? "less" : "more")));
        });
        return "the best loses, compared with the last: " + String.join(", ", parts);
    }
}
