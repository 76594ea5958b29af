package org.semblance.experiments;

import java.util.List;
import java.util.Map;
import org.semblance.report.experiment.Figure;

/**
 * Checks the paper's figures against each other: the noise it drew has the variance that follows from its statistics
 * under our interpretation of Eq. 2 and 12. Needs no data.
 */
final class NoiseTargetsPart {

    private static final double HALF_OF_THE_LAST_DIGIT_OF_COVARIANCE = 0.00005;

    private final List<Map<String, String>> targets;
    private final Map<String, String> original;

    /** @param cells the lines of Table 1 */
    NoiseTargetsPart(List<Map<String, String>> cells) {
        this.targets = cells.stream()
                .filter(line -> PaperFigures.text(line, "metric").equals("target"))
                .toList();
        this.original = PaperFigures.lines("semantic-noise/originals.csv").stream()
                .filter(line -> PaperFigures.text(line, "sample").equals("strong"))
                .findFirst()
                .orElseThrow();
    }

    /**
     * A target RMSE printed in the paper, and the variance it should follow from.
     *
     * @param variance the variance of the data
     * @param rounding the possible error of the variance, which comes from rounded figures
     */
    private record Target(
            NoiseVariant variant, String attribute, double alpha, double printed, double variance, double rounding) {

        double byEquations() {
            return Math.sqrt(alpha * variance);
        }

        Figure figure(double records) {
            double root = byEquations();
            double ofInput = Math.sqrt(alpha * (variance + rounding)) - root;
            // the root mean square of n normal numbers has a relative standard error of 1/√(2n)
            double tolerance = NoiseTablePart.HALF_OF_THE_LAST_DIGIT + ofInput + 3 * root / Math.sqrt(2 * records);
            return Figure.of(
                    "table-1/" + variant.title() + "/alpha=" + alpha + "/target-" + attribute + "/from-its-statistics",
                    printed,
                    root,
                    tolerance);
        }
    }

    void report(ExperimentNotes notes) {
        notes.page.say("");
        notes.page.say(
                "The paper's target RMSE against its own statistics: the root of α sσ² for uncorrelated noise, of α"
                        + " sdVar for correlated");
        notes.page.say(
                "noise, where Eq. 11 gives the geometric mean of both sdVar as sdCov / sdCor. May differ by rounding"
                        + " and three standard errors.");
        TextPage.Grid grid = new TextPage.Grid("method", "α", "attribute", "printed", "by Eq. 2 and 12", "verdict");
        for (Map<String, String> line : targets) {
            report(uncorrelated(line), notes, grid);
        }
        for (double alpha : NoiseTablePart.PRINTED) {
            report(correlated(alpha), notes, grid);
        }
        notes.page.grid(grid);
    }

    private void report(Target target, ExperimentNotes notes, TextPage.Grid grid) {
        Figure figure = target.figure(PaperFigures.number(original, "records"));
        notes.figures.add(figure);
        grid.row(
                target.variant().title(),
                String.valueOf(target.alpha()),
                target.attribute(),
                TextPage.number(target.printed(), 3),
                TextPage.number(target.byEquations(), 3),
                figure.verdict());
    }

    private Target uncorrelated(Map<String, String> line) {
        String attribute = PaperFigures.text(line, "attribute");
        return new Target(
                NoiseVariant.UNCORRELATED,
                attribute,
                PaperFigures.number(line, "alpha"),
                PaperFigures.number(line, "uncorrelated"),
                PaperFigures.number(original, "variance " + attribute),
                NoiseTablePart.HALF_OF_THE_LAST_DIGIT);
    }

    /**
     * The target for both attributes together: only the geometric mean of their distance variances follows from the
     * paper.
     */
    private Target correlated(double alpha) {
        double correlation = PaperFigures.number(original, "correlation");
        double covariance = PaperFigures.number(original, "covariance");
        double together = covariance / correlation;
        double product = targets.stream()
                .filter(line -> PaperFigures.number(line, "alpha") == alpha)
                .mapToDouble(line -> PaperFigures.number(line, "correlated"))
                .reduce(1, (one, other) -> one * other);
        return new Target(
                NoiseVariant.CORRELATED,
                "both",
                alpha,
                Math.sqrt(product),
                together,
                together
                        * (NoiseTablePart.HALF_OF_THE_LAST_DIGIT / correlation
                                + HALF_OF_THE_LAST_DIGIT_OF_COVARIANCE / covariance));
    }
}
