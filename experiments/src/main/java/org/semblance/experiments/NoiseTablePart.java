package org.semblance.experiments;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.semblance.report.experiment.Claim;
import org.semblance.report.experiment.Figure;

/**
 * Table 1: means, variances, errors and covariance of the masked attributes, next to those of the paper, which are for
 * other data.
 */
final class NoiseTablePart {

    private static final String WHY = "the paper's data are licensed; ours are others";

    /** The levels in the printed table. */
    static final double[] PRINTED = {0.2, 0.4};

    static final double HALF_OF_THE_LAST_DIGIT = 0.005;

    private final NoiseSweep strong;
    private final NoiseSweep weak;
    private final List<Map<String, String>> cells = PaperFigures.lines("semantic-noise/table-1.csv");

    NoiseTablePart(NoiseSweep strong, NoiseSweep weak) {
        this.strong = strong;
        this.weak = weak;
    }

    void report(ExperimentNotes notes) {
        notes.page.heading("Table 1: strong sample, the paper's figures for its data and ours for other data");
        TextPage.Grid grid =
                new TextPage.Grid("metric", "α", "uncorrelated, paper", "ours", "correlated, paper", "ours");
        for (Map<String, String> line : cells) {
            String metric = PaperFigures.text(line, "metric");
            String attribute = PaperFigures.text(line, "attribute");
            double alpha = PaperFigures.number(line, "alpha");
            List<String> row = new ArrayList<>(List.of(title(metric, attribute), PaperFigures.text(line, "alpha")));
            for (NoiseVariant variant : List.of(NoiseVariant.UNCORRELATED, NoiseVariant.CORRELATED)) {
                SeedRepetitions ours = strong.at(variant, alpha, of(metric, attribute));
                notes.figures.add(Figure.ofOtherData(
                        "table-1/" + variant.title() + "/alpha=" + alpha + "/" + metric + "-" + attribute,
                        PaperFigures.number(line, variant.title()),
                        ours.mean(),
                        WHY));
                row.add(PaperFigures.text(line, variant.title()));
                row.add(ours.text(3));
            }
            grid.row(row.toArray(String[]::new));
        }
        notes.page.grid(grid);
        notes.page.say("Ours are means and standard deviations over seeds.");
        growth(notes);
        new NoiseTargetsPart(cells).report(notes);
        claims(notes);
    }

    /**
     * Reports variances and covariance themselves: the errors relative to (1 + α) times the original do not show
     * whether they grew.
     */
    private void growth(ExperimentNotes notes) {
        NoiseMoments before = strong.before();
        notes.page.say("");
        notes.page.say("Variances and covariance themselves:");
        TextPage.Grid grid = new TextPage.Grid("", "α", "sσ²(A*)", "sσ²(B*)", "sdCov(A*,B*)");
        grid.row(
                "before",
                "",
                TextPage.number(before.variance(0), 3),
                TextPage.number(before.variance(1), 3),
                TextPage.number(before.covariance(), 3));
        for (NoiseVariant variant : NoiseVariant.values()) {
            for (double alpha : PRINTED) {
                String cell = "strong/alpha=" + alpha + "/" + variant.title() + "/";
                double a = strong.at(
                                variant,
                                alpha,
                                outcome -> outcome.attributes().get(0).variance())
                        .mean();
                double b = strong.at(
                                variant,
                                alpha,
                                outcome -> outcome.attributes().get(1).variance())
                        .mean();
                double together =
                        strong.at(variant, alpha, NoiseOutcome::covariance).mean();
                notes.figures.add(Figure.ours(cell + "variance-A", a));
                notes.figures.add(Figure.ours(cell + "variance-B", b));
                notes.figures.add(Figure.ours(cell + "covariance", together));
                grid.row(
                        variant.title(),
                        String.valueOf(alpha),
                        TextPage.number(a, 3),
                        TextPage.number(b, 3),
                        TextPage.number(together, 3));
            }
        }
        notes.page.grid(grid);
        notes.page.say(
                "Noise on bounded distances does not add up as noise on numbers does. In the paper too: a variance that does"
                        + " not grow is off by");
        notes.page.say(
                "α sσ², there .04 and .05 at α = 0.2, .09 and .10 at 0.4; and since no distance covariance of distances up"
                        + " to 1 exceeds .5, its");
        notes.page.say(
                "sdCov has fallen at α = 0.4, from .26 to .10 and .11. The text calls these differences nearly 0.");
    }

    private static String title(String metric, String attribute) {
        return switch (metric) {
            case "mean" -> "sd(sμ(" + attribute + "), sμ(" + attribute + "*))";
            case "variance" -> "|sσ²(" + attribute + "*) − (1+α) sσ²(" + attribute + ")|";
            case "covariance" -> "|sdCov(A*,B*) − (1+α) sdCov(A,B)|";
            default -> metric + " RMSE(" + attribute + ")";
        };
    }

    private static ToDoubleFunction<NoiseOutcome> of(String metric, String attribute) {
        int place = attribute.equals("B") ? 1 : 0;
        return switch (metric) {
            case "mean" -> outcome -> outcome.attributes().get(place).meanShift();
            case "variance" -> outcome -> outcome.attributes().get(place).varianceError();
            case "actual" -> outcome -> outcome.attributes().get(place).actual();
            case "target" -> outcome -> outcome.attributes().get(place).target();
            default -> NoiseOutcome::covarianceError;
        };
    }

    private void claims(ExperimentNotes notes) {
        double most = largestExcess();
        for (NoiseSweep sweep : List.of(strong, weak)) {
            double[] excess = excess(sweep);
            double found = excess[excess.length - 1];
            notes.claims.add(new Claim(
                    String.format(
                            Locale.ROOT,
                            "Actual RMSE is similar to target RMSE, a little above: at α = 0.2 and 0.4 by %.3f to %.3f (%s; in the"
                                    + " paper's table by at most %.2f)",
                            excess[0],
                            found,
                            sweep.sample().id(),
                            most),
                    excess[0] >= 0 && found <= most + HALF_OF_THE_LAST_DIGIT));
        }
        notes.claims.add(new Claim("The larger α, the larger the RMSE", rises()));
        double means = Math.max(worst("mean", "A"), worst("mean", "B"));
        notes.claims.add(new Claim(
                String.format(
                        Locale.ROOT,
                        "Means are preserved: on average over seeds they move by at most %.2f at α = 0.2 and 0.4 (strong; in the paper's"
                                + " table by %.2f)",
                        means,
                        largest("mean")),
                means <= largest("mean") + HALF_OF_THE_LAST_DIGIT));
        double variances = Math.max(worst("variance", "A"), worst("variance", "B"));
        notes.claims.add(new Claim(
                String.format(
                        Locale.ROOT,
                        "Variances are within %.3f of what noise should make them (strong; in the paper's table %.2f)",
                        variances,
                        largest("variance")),
                variances <= largest("variance") + HALF_OF_THE_LAST_DIGIT));
        double covariances = worst("covariance", "AB");
        notes.claims.add(new Claim(
                String.format(
                        Locale.ROOT,
                        "The covariance is within %.3f of what noise should make it (strong; in the paper's table %.2f)",
                        covariances,
                        largest("covariance")),
                covariances <= largest("covariance") + HALF_OF_THE_LAST_DIGIT));
    }

    /** The largest value of a metric in the paper's table. */
    private double largest(String metric) {
        return cells.stream()
                .filter(line -> PaperFigures.text(line, "metric").equals(metric))
                .flatMap(line ->
                        Stream.of("uncorrelated", "correlated").map(method -> PaperFigures.number(line, method)))
                .max(Double::compare)
                .orElseThrow();
    }

    /** The largest excess of actual over target RMSE in the paper's table. */
    private double largestExcess() {
        double most = 0;
        for (Map<String, String> actual : cells) {
            for (Map<String, String> target : cells) {
                if (PaperFigures.text(actual, "metric").equals("actual")
                        && PaperFigures.text(target, "metric").equals("target")
                        && PaperFigures.text(actual, "attribute").equals(PaperFigures.text(target, "attribute"))
                        && PaperFigures.text(actual, "alpha").equals(PaperFigures.text(target, "alpha"))) {
                    for (NoiseVariant variant : NoiseVariant.values()) {
                        most = Math.max(
                                most,
                                PaperFigures.number(actual, variant.title())
                                        - PaperFigures.number(target, variant.title()));
                    }
                }
            }
        }
        return most;
    }

    /** Our excess of actual over target RMSE, at the levels of the table, in ascending order. */
    private static double[] excess(NoiseSweep sweep) {
        List<Double> all = new ArrayList<>();
        for (NoiseVariant variant : NoiseVariant.values()) {
            for (double alpha : PRINTED) {
                for (int place : new int[] {0, 1}) {
                    all.add(sweep.at(variant, alpha, outcome -> excess(outcome, place))
                            .mean());
                }
            }
        }
        return all.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    }

    private static double excess(NoiseOutcome outcome, int attribute) {
        NoiseOutcome.OfAttribute found = outcome.attributes().get(attribute);
        return found.actual() - found.target();
    }

    private boolean rises() {
        return Stream.of(strong, weak)
                .allMatch(sweep -> Arrays.stream(NoiseVariant.values()).allMatch(variant -> {
                    double before = 0;
                    boolean rises = true;
                    for (double alpha : sweep.alphas()) {
                        double now =
                                sweep.at(variant, alpha, NoiseOutcome::actual).mean();
                        rises &= now > before;
                        before = now;
                    }
                    return rises;
                }));
    }

    /** The largest of our means over seeds, at the levels of the table and for both methods. */
    private double worst(String metric, String attribute) {
        return Arrays.stream(NoiseVariant.values())
                .flatMapToDouble(variant -> Arrays.stream(PRINTED)
                        .map(alpha ->
                                strong.at(variant, alpha, of(metric, attribute)).mean()))
                .max()
                .orElseThrow();
    }
}
