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
import org.semblance.Watcher;
import org.semblance.data.Rows;
import org.semblance.data.Spread;
import org.semblance.data.Table;
import org.semblance.formats.FolderWatcher;
import org.semblance.formats.Layout;
import org.semblance.formats.TableFiles;
import org.semblance.run.port.Form;
import org.semblance.run.port.Source;
import org.semblance.run.port.SpreadReader;
import org.semblance.run.port.TableReader;

/** Reads files where tasks run, one task for each, and puts their rows into parts of about the same size. */
final class SpreadFiles {

    /** More rows than this are not put into one partition, unless the site says how many there are. */
    private static final int ROWS = 200_000;

    private static final String PARALLELISM = "spark.default.parallelism";

    private final Jobs jobs;

    SpreadFiles(Jobs jobs) {
        this.jobs = jobs;
    }

    SpreadReader.Reading read(TableReader.Request request, Watcher watcher) {
        Source source = request.source();
        List<Source> files = TableFiles.of(source);
        JavaRDD<Asked> asked = jobs.handedOut(files.stream()
                .map(file -> Asked.of(TableFiles.of(request, file)))
                .toList());
        Layout folder = TableFiles.several(source) ? folder(source, asked) : null;
        JavaRDD<Piece> pieces = asked.mapPartitionsWithIndex((file, one) -> pieces(file, one.next(), folder), true)
                .persist(StorageLevel.DISK_ONLY()); // asked for twice: to count, and to number the rows
        List<List<Piece.Facts>> facts = ofEach(pieces.map(Piece::facts));
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

    private Layout folder(Source source, JavaRDD<Asked> files) {
        return TableFiles.joined(
                source,
                ofEach(files.map(file -> Shield.done(file::look))).stream()
                        .map(looked -> looked.get(0))
                        .toList());
    }

    /** What is found of each file, in the order of files. */
    private <T> List<List<T>> ofEach(JavaRDD<T> files) {
        List<Integer> numbers =
                IntStream.range(0, files.getNumPartitions()).boxed().toList();
        List<List<T>> found = new ArrayList<>(Collections.nCopies(numbers.size(), List.of()));
        jobs.run(files, numbers, found::set);
        return found;
    }

    private static Pieces pieces(int file, Asked asked, @Nullable Layout folder) {
        Pieces pieces = new Pieces(file, asked, folder);
        TaskContext.get().addTaskCompletionListener((TaskCompletionListener) context -> pieces.close());
        return pieces;
    }

    private static void warn(List<Source> files, List<List<Piece.Facts>> facts, Watcher watcher) {
        FolderWatcher watching =
                new FolderWatcher(watcher, files.stream().map(Source::file).toList());
        for (List<Piece.Facts> file : facts) {
            watching.next();
            ending(file).warnings().forEach(watching::warn);
        }
        watching.end();
    }

    private SpreadReader.Reading reading(JavaRDD<Piece> pieces, List<List<Piece.Facts>> facts, Form form) {
        int[] before = new int[facts.size()];
        long rows = 0;
        for (int file = 0; file < before.length; file++) {
            before[file] = (int) rows;
            rows += facts.get(file).stream().mapToLong(Piece.Facts::rows).sum();
            if (rows > Integer.MAX_VALUE) {
                throw Problem.data(
                        "E_TOO_LONG",
                        "the table has more than 2,147,483,647 rows",
                        "make several releases of a part each, of people who are in one of them only");
            }
        }
        if (rows == 0) {
            JavaRDD<Table> columns = jobs.handedOut(List.of(columns(facts.get(0))));
            return new SpreadReader.Reading(new SparkSpread(jobs, columns, 1), form);
        }
        int width = width(rows);
        Spread numbered = new SparkSpread(jobs, pieces.map(piece -> numbered(piece, before)), width);
        return new SpreadReader.Reading(numbered.by(width, inTurn(width, rows)), form);
    }

    /** The first rows go to the first place, and so on. */
    private static Spread.Work<int[]> inTurn(int places, long all) {
        return part -> IntStream.range(0, part.size())
                .map(row -> (int) ((part.rows().number(row) - 1L) * places / all))
                .toArray();
    }

    private int width(long rows) {
        int atOnce = jobs.atOnce();
        return jobs.spark().getConf().contains(PARALLELISM) ? atOnce : (int) Math.max(atOnce, (rows + ROWS - 1) / ROWS);
    }

    private static Table numbered(Piece piece, int[] before) {
        Rows rows = piece.rows().rows();
        return piece.rows()
                .over(Rows.numbered(IntStream.range(0, rows.size())
                        .map(row -> before[piece.file()] + rows.number(row))
                        .toArray()));
    }

    private static Piece.Ending ending(List<Piece.Facts> file) {
        Piece.Ending ending = file.get(file.size() - 1).ending();
        if (ending == null) {
            throw new IllegalStateException("a file that was not read to its end");
        }
        return ending;
    }

    private static Table columns(List<Piece.Facts> file) {
        Table columns = file.get(file.size() - 1).columns();
        if (columns == null) {
            throw new IllegalStateException("a file that was not read to its end");
        }
        return columns;
    }
}
