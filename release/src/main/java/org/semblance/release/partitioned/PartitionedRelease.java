package org.semblance.release.partitioned;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.Watcher;
import org.semblance.data.PartitionedTable;
import org.semblance.data.Rows;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.port.TableReader;
import org.semblance.port.TableWriter;
import org.semblance.privacy.CategoryHolders;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.PartitionedReleasedTable;
import org.semblance.privacy.ReleasedTable;
import org.semblance.privacy.Verdict;
import org.semblance.release.folder.WholeFolder;
import org.semblance.release.masking.Shuffle;
import org.semblance.release.prepare.FormulaCells;
import org.semblance.release.prepare.SpreadsheetSafe;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.verification.Judgement;
import org.semblance.release.verification.ReadBack;
import org.semblance.release.verification.Verification;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;

/** Writes a partitioned masked table as one file, and verifies the guarantees on that file, part by part. */
public final class PartitionedRelease {

    /** The largest number of released values that are kept to compute figures of the release from. */
    private static final long MOST_VALUES = 50_000_000;

    private final TableRecipe recipe;
    private final NumberedRows numbered;
    private final TableFormat form;
    private final ConceptRewrite rewrite;
    private final int rows;
    private final List<Attribute> attributes;
    private final Shuffle shuffle;
    private final Map<String, BitSet> present = new LinkedHashMap<>();
    private final Map<String, Map<String, Integer>> categories = new LinkedHashMap<>();

    /**
     * A release of which nothing is written yet.
     *
     * @param attributes the columns, bound to their domains
     */
    PartitionedRelease(
            TableRecipe recipe,
            NumberedRows numbered,
            ConceptRewrite rewrite,
            List<Attribute> attributes,
            int rows,
            Shuffle shuffle) {
        this.recipe = recipe;
        this.attributes = List.copyOf(attributes);
        this.numbered = numbered;
        this.form = numbered.form().ofRelease();
        this.rewrite = rewrite;
        this.rows = rows;
        this.shuffle = shuffle;
        rewrite.masked().forEach(name -> present.put(name, new BitSet(rows)));
    }

    /** Writes the file and returns its name. */
    String write(PartitionedTable masked, int parts, TableWriter writer, WholeFolder folder, Watcher watcher)
            throws IOException {
        String name = form.known().fileName();
        Shuffle order = shuffle;
        int size = rows;
        PartitionedTable ordered = masked.by(parts, part -> order.parts(part.rows(), size, parts))
                .map(part -> part.rows(order.order(part.rows())));
        // readable by the owner only, and flushed to disk on close, although another stream writes the content
        try (OutputStream made = folder.create(name)) {
            made.flush();
            try (TableWriter.Parts file = writer.open(form, recipe.missingText(), folder.draft(name))) {
                int[] written = new int[1];
                FormulaCells formulas = new FormulaCells();
                ordered.inOrder(part -> {
                    watcher.progress("write", written[0], size);
                    note(part, written[0]);
                    write(part, file, formulas, watcher);
                    written[0] += part.size();
                });
                formulas.warn(form, watcher);
            }
        } catch (UncheckedIOException e) {
            throw new IOException(e);
        }
        return name;
    }

    /** Records which original values were present and counts categories, as evidence for the guarantees. */
    private void note(Table part, int before) {
        Table original = rewrite.original(part);
        for (String name : present.keySet()) {
            if (original.column(name) instanceof Words words) {
                Map<String, Integer> counts = categories.computeIfAbsent(name, unseen -> new HashMap<>());
                int[] rowsOf = words.counts();
                for (int code = 0; code < rowsOf.length; code++) {
                    counts.merge(words.dictionary().get(code), rowsOf[code], Math::addExact);
                }
            }
        }
        present.forEach((name, bits) -> {
            for (int row = 0; row < part.size(); row++) {
                bits.set(before + row, !original.column(name).missing(row));
            }
        });
    }

    private void write(Table part, TableWriter.Parts file, FormulaCells formulas, Watcher watcher) {
        Table released = rewrite.released(part);
        boolean safe = recipe.release().spreadsheetSafe();
        if (!safe) {
            formulas.count(released);
        }
        try {
            file.write(safe ? safe(released, watcher) : released);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Table safe(Table released, Watcher watcher) {
        Table safe = SpreadsheetSafe.of(released, form, watcher);
        return form.known() == TableFormat.Format.CSV ? SpreadsheetSafe.withSafeNames(safe) : safe;
    }

    /** Reads the file back and verifies the guarantees on it. */
    ReadBack judge(Path file, TableReader reader, Watcher watcher) {
        boolean kept = (long) rows * rewrite.kept().size() <= MOST_VALUES;
        List<Table> parts = new ArrayList<>();
        PartitionedReleasedTable read =
                new PartitionedReleasedTable(rewrite.masked(), categories.keySet(), recipe.missingText());
        reader.read(
                TableReader.Request.verbatim(TableSource.of(file), form),
                written -> {
                    Table part = Verification.withOwnNames(written, recipe, form);
                    if (!part.names().equals(rewrite.kept())) {
                        throw new IllegalStateException("the file read back has not the columns that were written");
                    }
                    read.add(part);
                    if (kept) {
                        parts.add(part);
                    }
                },
                Verification.readingBack(watcher));
        ReleasedTable released = Verification.read(recipe, read.released()).watchedBy(watcher);
        if (released.table().size() != rows) {
            throw new IllegalStateException("the file read back has not the rows that were written");
        }
        Map<String, CategoryHolders> holders = new LinkedHashMap<>();
        attributes.stream()
                .filter(attribute -> categories.containsKey(attribute.name()))
                .forEach(attribute -> holders.put(
                        attribute.name(),
                        CategoryHolders.counted(attribute, categories.getOrDefault(attribute.name(), Map.of()))));
        Evidence evidence = new Evidence(Optional.empty(), present, holders, Map.of(), Optional.empty(), false);
        List<Verdict> verdicts = recipe.guaranteesToVerify().stream()
                .map(guarantee -> guarantee.check(released, evidence))
                .toList();
        Rows numbers = verdicts.stream().allMatch(Verdict::holds) ? Rows.all(rows) : numbers();
        return new ReadBack(
                new Judgement(
                        verdicts.stream()
                                .map(verdict -> Verification.finding(verdict, numbers))
                                .toList(),
                        released.classes()),
                kept && !parts.isEmpty() ? Optional.of(Table.joined(parts)) : Optional.empty());
    }

    /** The input numbers of the rows, in the order of the release. */
    private Rows numbers() {
        return Rows.numbered(numbered.inputNumbers()).only(shuffle.order(rows));
    }
}
