package org.semblance.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.semblance.run.Form;
import org.semblance.run.MatrixForm;

/** The file of a release, where its folder is given. */
final class ReleasedFile {

    private ReleasedFile() {}

    /** The released file, where a folder is given that has one. */
    static Path in(Path given) {
        return Stream.concat(
                        Arrays.stream(MatrixForm.values()).map(MatrixForm::fileName),
                        Arrays.stream(Form.Format.values()).map(Form.Format::fileName))
                .map(given::resolve)
                .filter(Files::isRegularFile)
                .findFirst()
                .orElse(given);
    }
}
