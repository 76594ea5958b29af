package org.semblance.release.stream;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.EnumSet;
import java.util.List;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.port.RecordReader;
import org.semblance.port.RecordWriter;
import org.semblance.release.folder.OwnerOnlyFiles;
import org.semblance.source.TableFormat;

/** A new file for records that could not be masked, unchanged. Only the owner can read it. */
final class RejectedRecords implements AutoCloseable {

    private final OutputStream file;
    private final RecordWriter.Records records;
    private final int columns;
    private final Path path;
    private long count;

    private RejectedRecords(Path path, OutputStream file, RecordWriter.Records records, int columns) {
        this.path = path;
        this.file = file;
        this.records = records;
        this.columns = columns;
    }

    static RejectedRecords create(Path path, RecordWriter writer, TableFormat form, List<String> columns) {
        try {
            OutputStream file = Channels.newOutputStream(FileChannel.open(
                    path,
                    EnumSet.of(StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW),
                    OwnerOnlyFiles.file(path)));
            try {
                return new RejectedRecords(path, file, writer.open(file, form, "", columns), columns.size());
            } catch (IOException e) {
                file.close();
                throw e;
            }
        } catch (FileAlreadyExistsException e) {
            throw Problem.recipe(
                    ProblemCode.E_EXISTS,
                    "the file for records that cannot be masked already exists",
                    "name a new one with ‹aside›, or remove it");
        } catch (IOException e) {
            throw cannotWrite();
        }
    }

    /** Adds a record, unchanged. */
    void add(RecordReader.Records record) {
        try {
            for (int column = 0; column < columns; column++) {
                String text = record.asWritten(column);
                if (text == null) {
                    records.missing();
                } else if (record.bare(column)) {
                    records.bare(text);
                } else {
                    records.text(text);
                }
            }
            records.end();
            count++;
        } catch (IOException e) {
            throw cannotWrite();
        }
    }

    long count() {
        return count;
    }

    void flush() {
        try {
            records.flush();
        } catch (IOException e) {
            throw cannotWrite();
        }
    }

    /** Closes the file, and deletes it if it is empty. */
    @Override
    public void close() {
        try {
            try (file) {
                records.flush();
            }
            if (count == 0) {
                Files.deleteIfExists(path);
            }
        } catch (IOException e) {
            throw cannotWrite();
        }
    }

    private static Problem cannotWrite() {
        return Problem.machine(
                ProblemCode.E_WRITE,
                "the file for records that cannot be masked cannot be written",
                "check free space and permissions");
    }
}
