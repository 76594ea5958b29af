package org.semblance.spark;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.storage.StorageLevel;
import org.apache.spark.util.TaskCompletionListener;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.PartitionedTable;
import org.semblance.data.Rows;
import org.semblance.data.Table;
import org.semblance.formats.FileLayout;
import org.semblance.formats.FolderWatcher;
import org.semblance.formats.TableFiles;
import org.semblance.port.PartitionedTableReader;
import org.semblance.port.TableReader;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;

/** Reads files in Spark tasks, one task per file, and distributes their rows to partitions of about equal size. */
final class SparkFiles {

    /** Maximum number of rows per partition, unless the site configures the number of partitions. */
    private static final int ROWS = 200_000;

    private static final String PARALLELISM = "spark.default.parallelism";

    private final SparkJobs jobs;

    SparkFiles(SparkJobs jobs) {
        this.jobs = jobs;
    }

    PartitionedTableReader.Reading read(TableReader.Request request, Watcher watcher) {
        TableSource source = request.source();
        List<TableSource> files = TableFiles.of(source);
        JavaRDD<ReadRequest> asked = jobs.handedOut(files.stream()
                .map(file -> ReadRequest.of(TableFiles.of(request, file)))
                .toList());
        FileLayout folder = TableFiles.several(source) ? folder(source, asked) : null;
        JavaRDD<FilePiece> pieces = asked.mapPartitionsWithIndex((file, one) -> pieces(file, one.next(), folder), true)
                .persist(StorageLevel.DISK_ONLY()); // needed twice: to count the rows, then to number them
        List<List<FilePiece.Facts>> facts = ofEach(pieces.map(FilePiece::facts));
        if (folder == null) {
            ending(facts.get(0)).warnings().forEach(watcher::warn);
            return reading(pieces, facts, ending(facts.get(0)).form());
        }
        if (facts.stream().flatMap(List::stream).allMatch(piece -> piece.rows() == 0)) {
            throw TableFiles.empty(source);
        }
        warn(files, facts, watcher);
        return reading(
                pieces, facts, TableFiles.form(folder, ending(facts.get(0)).form()));
    }

    private FileLayout folder(TableSource source, JavaRDD<ReadRequest> files) {
        return TableFiles.joined(
                source,
                ofEach(files.map(file -> LogShield.done(file::look))).stream()
                        .map(looked -> looked.get(0))
                        .toList());
    }

    /** What is found for each file, in the order of the files. */
    private <T> List<List<T>> ofEach(JavaRDD<T> files) {
        List<Integer> numbers =
                IntStream.range(0, files.getNumPartitions()).boxed().toList();
        List<List<T>> found = new ArrayList<>(Collections.nCopies(numbers.size(), List.of()));
        jobs.run(files, numbers, found::set);
        return found;
    }

    private static FilePieces pieces(int file, ReadRequest asked, @Nullable FileLayout folder) {
        FilePieces pieces = new FilePieces(file, asked, folder);
        TaskContext.get().addTaskCompletionListener((TaskCompletionListener) context -> pieces.close());
        return pieces;
    }

    private static void warn(List<TableSource> files, List<List<FilePiece.Facts>> facts, Watcher watcher) {
        FolderWatcher watching =
                new FolderWatcher(watcher, files.stream().map(TableSource::file).toList());
        for (List<FilePiece.Facts> file : facts) {
            watching.next();
            ending(file).warnings().forEach(watching::warn);
        }
        watching.end();
    }

    private PartitionedTableReader.Reading reading(
            JavaRDD<FilePiece> pieces, List<List<FilePiece.Facts>> facts, TableFormat form) {
        int[] before = new int[facts.size()];
        long rows = 0;
        for (int file = 0; file < before.length; file++) {
            before[file] = (int) rows;
            rows += facts.get(file).stream().mapToLong(FilePiece.Facts::rows).sum();
            if (rows > Integer.MAX_VALUE) {
                throw Problem.data(
                        ProblemCode.E_TOO_LONG,
                        "the table has more than 2,147,483,647 rows",
                        "make several releases of a part each, of people who are in one of them only");
            }
        }
        if (rows == 0) {
            JavaRDD<Table> columns = jobs.handedOut(List.of(columns(facts.get(0))));
            return new PartitionedTableReader.Reading(new SparkTable(jobs, columns, 1), form);
        }
        int width = width(rows);
        PartitionedTable numbered = new SparkTable(jobs, pieces.map(piece -> numbered(piece, before)), width);
        return new PartitionedTableReader.Reading(numbered.by(width, inTurn(width, rows)), form);
    }

    /** Assigns rows to targets in the order of their numbers: the first rows to the first target, and so on. */
    private static PartitionedTable.Work<int[]> inTurn(int places, long all) {
        return part -> IntStream.range(0, part.size())
                .map(row -> (int) ((part.rows().number(row) - 1L) * places / all))
                .toArray();
    }

    private int width(long rows) {
        int atOnce = jobs.atOnce();
        return jobs.spark().getConf().contains(PARALLELISM) ? atOnce : (int) Math.max(atOnce, (rows + ROWS - 1) / ROWS);
    }

    private static Table numbered(FilePiece piece, int[] before) {
        Rows rows = piece.rows().rows();
        return piece.rows()
                .over(Rows.numbered(IntStream.range(0, rows.size())
                        .map(row -> before[piece.file()] + rows.number(row))
                        .toArray()));
    }

    private static FilePiece.Ending ending(List<FilePiece.Facts> file) {
        FilePiece.Ending ending = file.get(file.size() - 1).ending();
        if (ending == null) {
            throw new IllegalStateException("a file that was not read to its end");
        }
        return ending;
    }

    private static Table columns(List<FilePiece.Facts> file) {
        Table columns = file.get(file.size() - 1).columns();
        if (columns == null) {
            throw new IllegalStateException("a file that was not read to its end");
        }
        return columns;
    }
}
