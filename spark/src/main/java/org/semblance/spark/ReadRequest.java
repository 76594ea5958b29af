package org.semblance.spark;

import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.formats.FileLayout;
import org.semblance.formats.TableFiles;
import org.semblance.formats.Tables;
import org.semblance.port.TableFormat;
import org.semblance.port.TableReader;
import org.semblance.port.TableSource;

/**
 * A request that travels to the task which reads a file, or a database.
 *
 * @param data the path, or the address, which may hold a password
 * @param here whether the file can be read where it was asked for
 */
record ReadRequest(
        String data,
        boolean here,
        @Nullable String query,
        TableFormat form,
        List<String> missing,
        boolean nfc,
        TableReader.Columns number,
        TableReader.Columns wanted)
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
                request.wanted());
    }

    /** Looks at a file of a folder, where this is called. */
    FileLayout look() {
        return TableFiles.look(request());
    }

    /**
     * Reads part by part, where this is called.
     *
     * @param folder what all files say together, of a file that lies in a folder with others
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
        return new TableReader.Request(source, form, missing, nfc, number, wanted);
    }

    /** Says nothing of where the data are. */
    @Override
    public String toString() {
        return "a table to be read";
    }
}
