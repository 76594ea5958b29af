package org.semblance.release.partitioned;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.Watcher;
import org.semblance.data.PartitionedTable;
import org.semblance.data.Rows;
import org.semblance.data.Table;
import org.semblance.port.TableFormat;
import org.semblance.port.TableReader;
import org.semblance.port.TableSource;
import org.semblance.port.TableWriter;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.PartitionedReleasedTable;
import org.semblance.privacy.ReleasedTable;
import org.semblance.privacy.Verdict;
import org.semblance.release.folder.WholeFolder;
import org.semblance.release.prepare.SpreadsheetSafe;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.rehearsal.Judgement;
import org.semblance.release.rehearsal.Shuffle;
import org.semblance.release.rehearsal.Verification;

/** Writes a partitioned masked table as one file, and verifies the guarantees on that file, part by part. */
public final class PartitionedRelease {

    private final TableRecipe recipe;
    private final NumberedRows arrival;
    private final TableFormat form;
    private final ConceptRewrite meant;
    private final int rows;
    private final Shuffle shuffle;
    private final Map<String, BitSet> present = new LinkedHashMap<>();

    PartitionedRelease(TableRecipe recipe, NumberedRows arrival, ConceptRewrite meant, int rows, Shuffle shuffle) {
        this.recipe = recipe;
        this.arrival = arrival;
        this.form = arrival.form().ofRelease();
        this.meant = meant;
        this.rows = rows;
        this.shuffle = shuffle;
        meant.masked().forEach(name -> present.put(name, new BitSet(rows)));
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
                ordered.inOrder(part -> {
                    watcher.progress("write", written[0], size);
                    note(part, written[0]);
                    write(part, file, watcher);
                    written[0] += part.size();
                });
            }
        } catch (UncheckedIOException e) {
            throw new IOException(e);
        }
        return name;
    }

    /** Records which original values were present, as evidence for the guarantees. */
    private void note(Table part, int before) {
        Table original = meant.original(part);
        present.forEach((name, bits) -> {
            for (int row = 0; row < part.size(); row++) {
                bits.set(before + row, !original.column(name).missing(row));
            }
        });
    }

    private void write(Table part, TableWriter.Parts file, Watcher watcher) {
        Table released = meant.released(part);
        try {
            file.write(recipe.release().spreadsheetSafe() ? SpreadsheetSafe.of(released, form, watcher) : released);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads the file back and verifies the guarantees on it. */
    Judgement judge(Path file, TableReader reader, Watcher watcher) {
        PartitionedReleasedTable read = new PartitionedReleasedTable(meant.masked(), recipe.missingText());
        reader.read(
                TableReader.Request.verbatim(TableSource.of(file), form),
                part -> {
                    if (!part.names().equals(meant.kept())) {
                        throw new IllegalStateException("the file read back has not the columns that were written");
                    }
                    read.add(part);
                },
                Verification.readingBack(watcher));
        ReleasedTable released = read.released().watchedBy(watcher);
        if (released.table().size() != rows) {
            throw new IllegalStateException("the file read back has not the rows that were written");
        }
        Evidence evidence = new Evidence(Optional.empty(), present);
        List<Verdict> verdicts = recipe.guaranteesToVerify().stream()
                .map(guarantee -> guarantee.check(released, evidence))
                .toList();
        Rows numbers = verdicts.stream().allMatch(Verdict::holds) ? Rows.all(rows) : numbers();
        return new Judgement(
                verdicts.stream()
                        .map(verdict -> Verification.finding(verdict, numbers))
                        .toList(),
                released.classes());
    }

    /** The input numbers of the rows, in the order of the release. */
    private Rows numbers() {
        return Rows.numbered(arrival.inputNumbers()).only(shuffle.order(rows));
    }
}
