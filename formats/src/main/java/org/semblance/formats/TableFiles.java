package org.semblance.formats;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.port.TableReader.Request;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;

/**
 * The files of a table: one file, or all files of a folder in the order of their names. After all files of a folder
 * have been examined, each can be read separately, anywhere.
 */
public final class TableFiles {

    private static final Pattern TABLE = Pattern.compile("(?i).*\\.(csv|tsv|tab|jsonl|ndjson|parquet)(\\.gz)?");

    private TableFiles() {}

    /** Whether a source is a folder of files. */
    public static boolean several(TableSource source) {
        return !source.isAddress() && Files.isDirectory(source.file());
    }

    /**
     * The files of a folder in the order of their names, without auxiliary files that programs leave; a source that is
     * not a folder is one file.
     *
     * @throws Problem if the folder contains none, or something else
     */
    public static List<TableSource> of(TableSource source) {
        if (!several(source)) {
            return List.of(source);
        }
        if (source.query() != null) {
            throw Problem.recipe(
                    ProblemCode.E_JDBC_QUERY,
                    source + ": not a database, so it cannot be asked a query",
                    "leave the query out");
        }
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> folder = Files.newDirectoryStream(source.file(), TableFiles::counts)) {
            folder.forEach(files::add);
        } catch (IOException | DirectoryIteratorException unreadable) {
            throw Problem.machine(
                    ProblemCode.E_READ,
                    source + ": cannot be read",
                    "check that you may read the folder and all in it");
        }
        if (files.isEmpty()) {
            throw Problem.data(
                    ProblemCode.E_EMPTY_INPUT, source + ": no files", "give a folder with the files of a table");
        }
        files.sort(Comparator.comparing(TableFiles::name));
        for (Path file : files) {
            if (!Files.isRegularFile(file)) {
                throw Problem.data(
                        ProblemCode.E_NOT_A_FILE,
                        source + ": holds '" + name(file) + "', which is not a regular file",
                        "keep the files of one table in the folder, and no folders");
            }
        }
        return files.stream().map(source::at).toList();
    }

    /** Whether a folder holds tables, by the names of its files, and nothing else. */
    public static boolean areTables(Path folder) {
        boolean any = false;
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, TableFiles::counts)) {
            for (Path file : files) {
                if (!Files.isRegularFile(file) || !TABLE.matcher(name(file)).matches()) {
                    return false;
                }
                any = true;
            }
        } catch (IOException | DirectoryIteratorException unreadable) {
            return false;
        }
        return any;
    }

    /** Whether a file is data: success markers, checksums and hidden files are not. */
    private static boolean counts(Path file) {
        String name = name(file);
        return !name.startsWith(".") && !name.startsWith("_") && !name.endsWith(".crc");
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }

    /**
     * Examines a file of a folder: its beginning or, if every line may add columns, all of it.
     *
     * @param request what is to be read from that file
     */
    public static FileLayout look(Request request) {
        SourceFile file = SourceFile.at(request.source().file());
        TableFormat.Format known = request.form().format();
        TableFormat.Format format = known != null ? known : Tables.format(FileContent.of(file), file);
        if (known == null && format == TableFormat.Format.CSV && blank(file)) {
            return new FileLayout(file.name(), format, List.of(), Map.of());
        }
        return switch (format) {
            case CSV -> CsvTableReader.look(request);
            case JSON_LINES -> JsonLinesReader.look(request.source());
            case PARQUET -> ParquetReader.look(request);
        };
    }

    private static boolean blank(SourceFile file) {
        try (CountedStream stored = file.raw();
                InputStream content = file.content(stored)) {
            for (byte b : content.readNBytes(1 << 12)) {
                if (!Character.isWhitespace(b)) {
                    return false;
                }
            }
            return content.read() < 0;
        } catch (IOException unreadable) {
            throw file.unreadable(unreadable);
        }
    }

    /**
     * The common layout of all files of a folder.
     *
     * @throws Problem if they are not one table: with other columns or types
     */
    public static FileLayout joined(TableSource folder, List<FileLayout> files) {
        return FileLayout.joined(folder.toString(), files);
    }

    /**
     * Reads a file of a folder part by part. Its rows are numbered as if it were alone; a file without rows has one
     * empty part.
     *
     * @param request what is to be read from that file
     * @param whole the common layout of the folder
     * @return the detected format
     */
    public static TableFormat read(Request request, FileLayout whole, Consumer<Table> parts, Watcher watcher) {
        return read(request, whole, TableParts.to(parts).after(0), watcher);
    }

    static TableFormat read(Request request, FileLayout whole, TableParts parts, Watcher watcher) {
        PartedReader reader = switch (whole.format()) {
            case CSV -> new CsvTableReader();
            case JSON_LINES -> new JsonLinesReader(whole.columns());
            case PARQUET -> new ParquetReader();
        };
        return reader.read(request, parts, watcher);
    }

    /**
     * The format of all files of a folder.
     *
     * @param first the detected format of the first
     */
    public static TableFormat form(FileLayout whole, TableFormat first) {
        return whole.format() == TableFormat.Format.CSV ? first : TableFormat.of(whole.format(), whole.named());
    }

    /** The problem that no file of a folder has records. */
    public static Problem empty(TableSource folder) {
        return Problem.data(
                ProblemCode.E_EMPTY_INPUT, folder + ": no records", "give a folder whose files have records");
    }

    /** The same request for another file. */
    public static Request of(Request request, TableSource file) {
        return request.at(file);
    }
}
