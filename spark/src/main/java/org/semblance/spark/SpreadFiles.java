package org.semblance.spark;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.storage.StorageLevel;
import org.apache.spark.util.TaskCompletionListener;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Rows;
import org.semblance.data.Spread;
import org.semblance.data.Table;
import org.semblance.run.port.Form;
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
        List<Asked> files = List.of(Asked.of(request));
        List<Integer> numbers = IntStream.range(0, files.size()).boxed().toList();
        JavaRDD<Piece> pieces = jobs.spark()
                .parallelize(numbers, files.size())
                .flatMap(number -> pieces(number, files.get(number)))
                .persist(StorageLevel.DISK_ONLY()); // asked for twice: to count, and to number the rows
        List<List<Piece.Facts>> facts = new ArrayList<>();
        numbers.forEach(number -> facts.add(List.of()));
        jobs.run(pieces.map(Piece::facts), numbers, facts::set);
        warn(facts, watcher);
        return reading(pieces, facts);
    }

    private static Pieces pieces(int number, Asked file) {
        Pieces pieces = new Pieces(number, file);
        TaskContext.get().addTaskCompletionListener((TaskCompletionListener) context -> pieces.close());
        return pieces;
    }

    private static void warn(List<List<Piece.Facts>> facts, Watcher watcher) {
        Set<Watcher.Warning> warnings = new LinkedHashSet<>();
        facts.forEach(file -> warnings.addAll(ending(file).warnings()));
        warnings.forEach(watcher::warn);
    }

    private SpreadReader.Reading reading(JavaRDD<Piece> pieces, List<List<Piece.Facts>> facts) {
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
        Form form = ending(facts.get(0)).form();
        int width = width(rows);
        if (rows == 0) {
            JavaRDD<Table> columns = jobs.spark().parallelize(List.of(columns(facts.get(0))), 1);
            return new SpreadReader.Reading(new SparkSpread(jobs, columns, 1), form);
        }
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
        int atOnce = jobs.spark().defaultParallelism();
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
