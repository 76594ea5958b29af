package org.semblance.spark;

import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.MissingValues;
import org.semblance.data.Table;
import org.semblance.formats.FileLayout;
import org.semblance.formats.TableFiles;
import org.semblance.formats.Tables;
import org.semblance.port.TableReader;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;

/**
 * A serialisable request to read a file or a database, sent to the task that reads it.
 *
 * @param data the path, or the address of the database, which may contain a password
 * @param here whether the file was readable on the machine that made the request
 */
record ReadRequest(
        String data,
        boolean here,
        @Nullable String query,
        TableFormat form,
        List<String> missing,
        boolean nfc,
        TableReader.Columns number,
        TableReader.Columns wanted,
        Map<String, MissingValues> own)
        implements Serializable {

    static ReadRequest of(TableReader.Request request) {
        TableSource source = request.source();
        boolean file = !source.isAddress();
        return new ReadRequest(
                file ? source.file().toAbsolutePath().toString() : source.address(),
                file && Files.isReadable(source.file()),
                source.query(),
                request.form(),
                List.copyOf(request.missing()),
                request.nfc(),
                request.number(),
                request.wanted(),
                request.own());
    }

    /** Determines the layout of a file in a folder, on the machine where this is called. */
    FileLayout look() {
        return TableFiles.look(request());
    }

    /**
     * Reads part by part, on the machine where this is called.
     *
     * @param folder the common layout of the files in a folder; null if the file is not one of several
     */
    TableFormat read(@Nullable FileLayout folder, Consumer<Table> parts, Watcher watcher) {
        return folder == null
                ? new Tables().read(request(), parts, watcher)
                : TableFiles.read(request(), folder, parts, watcher);
    }

    private TableReader.Request request() {
        TableSource source = TableSource.of(data, query, Path::of);
        if (here && !Files.isReadable(source.file())) {
            throw Problem.machine(
                    ProblemCode.E_READ,
                    source + ": executors cannot read it",
                    "put it where all machines of the cluster have it under the same path, such as a shared disk");
        }
        return new TableReader.Request(source, form, missing, nfc, number, wanted, own);
    }

    /** Does not reveal where the data are: the address may contain a password. */
    @Override
    public String toString() {
        return "a table to be read";
    }
}
