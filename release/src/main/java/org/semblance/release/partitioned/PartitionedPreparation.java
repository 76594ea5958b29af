package org.semblance.release.partitioned;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.data.Distinct;
import org.semblance.data.Rows;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.PartitionedDataset;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.NamedHierarchy;
import org.semblance.domain.taxonomy.NamedConcepts;
import org.semblance.method.Displacements;
import org.semblance.method.GroupSizes;
import org.semblance.method.Groups;
import org.semblance.method.Masked;
import org.semblance.method.PartitionedMasked;
import org.semblance.method.PartitionedMethod;
import org.semblance.method.Trace;
import org.semblance.port.PartitionedTableReader;
import org.semblance.port.TableReader;
import org.semblance.port.TableWriter;
import org.semblance.quality.Score;
import org.semblance.release.folder.WholeFolder;
import org.semblance.release.masking.Shuffle;
import org.semblance.release.prepare.Grounding;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.report.RunLog;
import org.semblance.release.report.WholeTableFigures;
import org.semblance.release.verification.Judgement;
import org.semblance.release.verification.ReadBack;
import org.semblance.source.TableFormat;

/**
 * A partitioned table that is ready to be masked. Domains are prepared on a sample that contains every word they
 * need; the method masks part by part; the release is written here as one file, and its guarantees are verified on
 * that file; figures that need the rows in one place are computed on the sample.
 */
public final class PartitionedPreparation {

    /** The approximate number of rows of a part that is gathered for writing or measuring. */
    private static final int PART = 1 << 17;

    /**
     * The services that a recipe is run with.
     *
     * @param most the maximum number of rows that are looked at in one place
     */
    public record Engine(
            PartitionedTableReader reader,
            Preparation.Sources sources,
            TableWriter writer,
            Catalog catalog,
            int most) {}

    private final TableRecipe recipe;
    private final Engine engine;
    private final PartitionedMethod method;
    private final NumberedRows numbered;
    private final RowSample sample;
    private final ConceptRewrite rewrite;
    private final Map<String, Integer> unmapped;
    private final PartitionedDataset data;
    private final Preparation atHand;

    private PartitionedPreparation(
            TableRecipe recipe,
            Engine engine,
            PartitionedMethod method,
            NumberedRows numbered,
            RowSample sample,
            ConceptRewrite rewrite,
            Map<String, Integer> unmapped,
            PartitionedDataset data,
            Preparation atHand) {
        this.recipe = recipe;
        this.engine = engine;
        this.method = method;
        this.numbered = numbered;
        this.sample = sample;
        this.rewrite = rewrite;
        this.unmapped = unmapped;
        this.data = data;
        this.atHand = atHand;
    }

    /** The words of the columns, and some rows that contain every word that must be known. */
    private record FirstLook(WordInspection inspection, Table some) {}

    /** Reads a partitioned table and prepares its columns. */
    public static PartitionedPreparation of(
            TableRecipe recipe, TableReader.Request request, Engine engine, RunLog log) {
        PartitionedLimits.refuseWhatNeedsTheWhole(recipe);
        PartitionedMethod method = PartitionedLimits.method(recipe);
        NumberedRows numbered = log.time("read", () -> NumberedRows.of(recipe, engine.reader.read(request, log)));
        RowSample sample = new RowSample(numbered.rows(), engine.most);
        FirstLook looked = log.time("look", () -> {
            WordInspection found = inspected(numbered);
            return new FirstLook(found, sample.gathered(numbered.table(), found.firstRows()));
        });
        Preparation prepared =
                log.time("prepare", () -> prepared(recipe, engine.sources, numbered, looked, sample.isAll(), log));
        ConceptRewrite rewrite = ConceptRewrite.as(prepared);
        Map<String, Integer> unmapped = new HashMap<>();
        rewrite.words()
                .forEach((name, words) -> unmapped.put(name, looked.inspection().without(name, words.keySet())));
        unmapped.forEach((name, rows) -> {
            if (rows > 0) {
                log.warn(Grounding.unmapped(name, rows));
            }
        });
        PartitionedDataset data = log.time(
                "scale",
                () -> PartitionedDataset.of(
                        numbered.table().map(rewrite).kept(),
                        prepared.data().attributes().stream()
                                .filter(attribute -> !attribute.is(Role.IDENTIFIER))
                                .toList(),
                        recipe.method().combine()));
        numbered.held().letGo();
        return new PartitionedPreparation(
                recipe,
                engine,
                method,
                numbered,
                sample,
                rewrite,
                unmapped,
                data,
                restricted(prepared, sample, looked.some().rows()));
    }

    public TableRecipe recipe() {
        return recipe;
    }

    /** The local rows: all of them, or a sample. */
    public Preparation atHand() {
        return atHand;
    }

    /** The format of the release. */
    public TableFormat form() {
        return numbered.form().ofRelease();
    }

    /** Whether the local rows are only a sample. */
    public boolean sampled() {
        return !sample.isAll();
    }

    private int places() {
        return Math.max(1, (data.size() + PART - 1) / PART);
    }

    /** Masks all rows, wherever they are. */
    public PartitionedMasked mask(Chance chance, Watcher watcher) {
        PartitionedMasked made = method.mask(data, chance, watcher);
        return new PartitionedMasked(made.parts().kept(), made.trace());
    }

    /** The local rows, masked. */
    public Masked atHand(PartitionedMasked masked) {
        Table shown = sample.gathered(masked.parts());
        return new Masked(
                atHand.data().table().with(shown.only(rewrite.masked()).columns()),
                trace(masked.trace(), rewrite, shown));
    }

    /** A release of the masked rows in the given order; nothing is written yet. */
    public PartitionedRelease release(Shuffle order) {
        return new PartitionedRelease(recipe, numbered, rewrite, atHand.data().attributes(), data.size(), order);
    }

    /** Writes the file of a release, frees the original, and returns the name of the file. */
    public String write(PartitionedMasked masked, PartitionedRelease release, WholeFolder folder, Watcher watcher)
            throws IOException {
        String file = release.write(masked.parts(), places(), engine.writer, folder, watcher);
        data.parts().letGo();
        return file;
    }

    /** Reads the file of a release back and verifies the guarantees on it. */
    public ReadBack judge(PartitionedRelease release, Path file, Watcher watcher) {
        return release.judge(file, engine.sources.tables(), watcher);
    }

    /** The scores of the measures, over all rows if they can be measured part by part. */
    public List<Score> scores(PartitionedMasked masked, Masked maskedAtHand, RunLog log) {
        return new PartitionedScores(recipe, engine.catalog, sample.isAll(), engine.most)
                .of(
                        new PartitionedMeasures(masked.parts(), rewrite, data.scale(), data.centre(), places()),
                        atHand.data(),
                        maskedAtHand.table(),
                        !(masked.trace() instanceof Displacements),
                        log);
    }

    /** Figures of the whole table. Call it last, because it frees the masked rows. */
    public WholeTableFigures whole(PartitionedMasked masked, Judgement judgement) {
        WholeTableCounts counts = new WholeTableCounts(masked.parts(), rewrite, places());
        WholeTableFigures whole = new WholeTableFigures(
                data.size(),
                numbered.leftOut(),
                counts.groups(masked.trace(), judgement.classes().count()),
                counts.cells(),
                unmapped,
                atHand.data().table().size());
        masked.parts().letGo();
        return whole;
    }

    /** Collects every word of the columns that are masked or mapped, and counts the words of the others. */
    private static WordInspection inspected(NumberedRows numbered) {
        List<String> inFull = new ArrayList<>();
        List<String> others = new ArrayList<>();
        for (Attribute attribute : numbered.attributes()) {
            boolean rewrite = attribute.is(Role.QUASI_IDENTIFIER)
                    || attribute.domain() instanceof NamedConcepts
                    || attribute.domain() instanceof NamedHierarchy;
            if (!attribute.is(Role.IDENTIFIER)) {
                (rewrite ? inFull : others).add(attribute.name());
            }
        }
        return new WordInspection(numbered.table(), numbered.rows(), inFull, others);
    }

    /**
     * Prepares every column on some rows that contain every word it needs.
     *
     * @param all whether these are all rows; only then can rows with values outside a domain be named
     */
    private static Preparation prepared(
            TableRecipe recipe,
            Preparation.Sources sources,
            NumberedRows numbered,
            FirstLook looked,
            boolean all,
            RunLog log) {
        Watcher watcher = new Watcher() {
            @Override
            public void progress(String stage, long done, long total) {
                log.progress(stage, done, total);
            }

            @Override
            public void warn(Warning warning) {
                // the number of affected rows is not known from the sample
                if (warning.kind() != Grounding.UNMAPPED) {
                    log.warn(warning);
                }
            }
        };
        Preparation prepared = Preparation.ofPart(
                recipe,
                new TableReader.Reading(
                        looked.some()
                                .over(numbered.asNumberedInTheInput(
                                        looked.some().rows())),
                        numbered.form()),
                looked.inspection()::values,
                all,
                sources,
                watcher);
        if (all) {
            prepared.data()
                    .with(Role.QUASI_IDENTIFIER)
                    .forEach(attribute -> Preparation.refuseOutside(attribute.name(), prepared.data()));
        }
        return prepared;
    }

    /**
     * The preparation restricted to the sample, without the rows that were only added for their words.
     *
     * @param looked the numbers of all rows that were looked at
     */
    private static Preparation restricted(Preparation prepared, RowSample sample, Rows looked) {
        int[] rows = sample.of(looked);
        Dataset data = prepared.data();
        return new Preparation(
                data.over(data.table().rows(rows)),
                prepared.asRead().rows(rows),
                prepared.form(),
                0,
                prepared.meanings(),
                prepared.lexicons(),
                sample.isAll() ? prepared.tuples() : Preparation.Tuples.UNCHANGED);
    }

    /** The trace of the local rows. If groups are not listed, rows with equal masked values form a group. */
    private static Trace trace(Trace whole, ConceptRewrite rewrite, Table shown) {
        if (!(whole instanceof GroupSizes)) {
            return whole;
        }
        Distinct alike = distinct(shown, rewrite);
        return new Groups(
                shown.size(),
                IntStream.range(0, alike.count()).mapToObj(alike::rowsOf).toList());
    }

    private static Distinct distinct(Table part, ConceptRewrite rewrite) {
        return Distinct.of(
                part.size(),
                rewrite.masked().stream().map(name -> part.column(name).codes()).toList());
    }
}
