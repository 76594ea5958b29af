package org.semblance.release.documents;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/** Text files of a release: UTF-8, lines end with a line feed, fields are separated by tabs. */
final class ReleaseText {

    private ReleaseText() {}

    static BufferedWriter writer(OutputStream out) {
        return new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    }

    static List<String> read(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (NoSuchFileException e) {
            throw Problem.machine(
                    ProblemCode.E_RELEASE,
                    "the folder has no " + file.getFileName(),
                    "name the folder of a release of documents, as anonymize wrote it");
        } catch (CharacterCodingException e) {
            throw broken(file);
        } catch (IOException e) {
            throw Problem.machine(ProblemCode.E_READ, file.getFileName() + " cannot be read", "check its permissions");
        }
    }

    /** The problem to report if a file is not as it was written. */
    static Problem broken(Path file) {
        return Problem.data(
                ProblemCode.E_RELEASE,
                file.getFileName() + " is not as it was written",
                "get the release again; its certificate has the fingerprint of every file");
    }

    /** Whether a text may be written to such a file: no line break, tab or other control character. */
    static boolean writable(String text) {
        return text.chars().noneMatch(Character::isISOControl);
    }
}
