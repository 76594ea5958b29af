package org.semblance.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/** A regular input file, and the problems if it cannot be read. */
public final class InputFile {

    private static final Pattern ADDRESS = Pattern.compile("([A-Za-z][A-Za-z0-9+.-]+)://");

    private final Path path;
    private final String name;

    private InputFile(Path path, String name) {
        this.path = path;
        this.name = name;
    }

    /** The file at this path, which is examined but not opened, because opening a pipe would wait for its writer. */
    public static InputFile at(Path path) {
        Path name = path.getFileName();
        return at(path, name == null ? path.toString() : name.toString());
    }

    /** The file at this path, with a name for messages. */
    public static InputFile at(Path path, String name) {
        if (!Files.exists(path)) {
            throw Problem.machine(
                    ProblemCode.E_NO_FILE,
                    name + ": no such file",
                    "check the path; paths in a recipe are relative to the recipe");
        }
        if (!Files.isRegularFile(path)) {
            throw Problem.machine(
                    ProblemCode.E_NOT_A_FILE,
                    name + ": not a regular file",
                    "give a file, not a folder, pipe or device");
        }
        return new InputFile(path, name);
    }

    /**
     * Refuses an address on a network, which would otherwise be taken for the name of a file. The address is not repeated, because it
     * may hold a password.
     */
    public static void refuseAddress(String data) {
        Matcher address = ADDRESS.matcher(data);
        if (address.lookingAt()) {
            String scheme = address.group(1).toLowerCase(Locale.ROOT);
            throw Problem.recipe(
                    ProblemCode.E_ADDRESS,
                    "an address that starts with " + scheme
                            + ":// is not a file, and nothing is fetched from a network",
                    scheme.equals("file")
                            ? "give the path without file://"
                            : "download the file and give its path; for a database give jdbc:postgresql:, jdbc:sqlite: or"
                                    + " jdbc:duckdb:");
        }
    }

    /** The name for messages; without folders unless one was given. */
    public String name() {
        return name;
    }

    /** The number of bytes as stored. */
    public long size() {
        try {
            return Files.size(path);
        } catch (IOException unreadable) {
            throw unreadable(unreadable);
        }
    }

    /** The bytes as stored. */
    public InputStream open() {
        return open(InputWitness.NONE);
    }

    /** The bytes as stored, which a witness looks at. */
    public InputStream open(InputWitness witness) {
        try {
            return witness.through(path, Files.newInputStream(path));
        } catch (IOException unreadable) {
            throw unreadable(unreadable);
        }
    }

    /** The problem that the file cannot be read; the message of the cause is not repeated. */
    public Problem unreadable(IOException cause) {
        Problem problem = Problem.machine(
                ProblemCode.E_READ,
                name + ": cannot be read",
                "check that you may read it and that the disk is in order");
        problem.initCause(cause);
        return problem;
    }
}
