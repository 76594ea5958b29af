package org.semblance.toolkit;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.semblance.source.MatrixFormat;
import org.semblance.source.TableFormat;

/** Finds the masked data in a release folder. */
public final class ReleasedFile {

    private ReleasedFile() {}

    /** The released file in a release folder; the given path itself if it is not such a folder. */
    public static Path in(Path given) {
        return Stream.concat(
                        Arrays.stream(MatrixFormat.values()).map(MatrixFormat::fileName),
                        Arrays.stream(TableFormat.Format.values()).map(TableFormat.Format::fileName))
                .map(given::resolve)
                .filter(Files::isRegularFile)
                .findFirst()
                .orElse(given);
    }
}
