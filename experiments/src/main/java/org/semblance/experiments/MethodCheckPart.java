package org.semblance.experiments;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.experiments.HierarchyCandidates.Family;
import org.semblance.experiments.SetPart.Way;
import org.semblance.method.GeneralizationLevels;
import org.semblance.method.Masked;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.ReleasedTable;
import org.semblance.quality.loss.SemanticSse;
import org.semblance.report.experiment.Claim;
import org.semblance.report.experiment.Figure;

/**
 * Checks the figures computed from counts against the methods themselves: for a single attribute, Incognito and Datafly
 * choose the level and have the loss that {@link LevelLosses} computes, and their output is k-anonymous.
 */
final class MethodCheckPart {

    private static final double TOLERANCE = 1e-6;

    private final Path folder;
    private final List<CorrelationCells> cells;

    MethodCheckPart(Path folder, List<CorrelationCells> cells) {
        this.folder = folder;
        this.cells = cells;
    }

    void report(ExperimentNotes notes) {
        long runs = 0;
        long alike = 0;
        for (CorrelationCells one : cells) {
            Table column = column(one.values());
            JudgedCandidates judged = one.judged(Family.INDEPENDENT).get(0);
            int[] ks = {one.ks()[0], one.ks()[one.ks().length / 2], one.ks()[one.ks().length - 1]};
            long agreeing = IntStream.range(0, judged.size() * ks.length)
                    .parallel()
                    .filter(i -> agree(column, one.values().attribute(), judged, i / ks.length, ks[i % ks.length]))
                    .count();
            runs += (long) judged.size() * ks.length;
            alike += agreeing;
        }
        notes.figures.add(Figure.pinned("methods/alike", (double) runs, (double) alike, 0));
        notes.claims.add(new Claim(
                "Ours: masking one attribute with Incognito and with Datafly gives the level and the SSE that the counts"
                        + " give, and a k-anonymous table, in " + alike + " of " + runs + " cases each",
                alike == runs));
    }

    private Table column(ValueCounts values) {
        Table table = values.dataset().equals("Adult")
                ? DataFiles.adultWords(folder)
                : GslData.insurance(folder, values.dataset());
        return Table.of(List.of(table.column(values.attribute())));
    }

    private static boolean agree(Table column, String attribute, JudgedCandidates judged, int number, int k) {
        Dataset data = Dataset.of(
                column,
                List.of(Attribute.of(attribute, Role.QUASI_IDENTIFIER, new Hierarchical(judged.candidate(number)))));
        LevelLosses losses = judged.byWup(number);
        for (Way way : Way.values()) {
            Masked masked = way.method(k, 0).mask(data, Watcher.SILENT);
            int level = ((GeneralizationLevels) masked.trace()).levels().get(0);
            double sse =
                    new SemanticSse().of(data, masked.table(), Watcher.SILENT).value();
            boolean anonymous = new KAnonymity(k)
                    .check(ReleasedTable.of(masked.table(), attribute), Evidence.NONE)
                    .holds();
            if (level != losses.level(k) || Math.abs(sse - losses.sse(level)) > TOLERANCE || !anonymous) {
                return false;
            }
        }
        return true;
    }
}
