package org.semblance.formats.taxonomy;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/** The files of a WordNet database, such as data.noun: in a library on the class path, or in a folder. */
interface WordNetFiles {

    /** The versions known by name, the default first. */
    List<String> VERSIONS = List.of("3.1", "3.0", "2.1");

    /** Opens a file. */
    Content open(String file) throws IOException;

    /** The content of a file and its length. */
    record Content(InputStream bytes, long length) {}

    /**
     * Reads a whole file.
     *
     * @throws Problem if it is missing or incomplete
     */
    default byte[] read(String file) {
        try {
            Content content = open(file);
            try (InputStream in = content.bytes()) {
                // its length is known, so nothing is copied twice
                byte[] bytes = new byte[Math.toIntExact(content.length())];
                if (in.readNBytes(bytes, 0, bytes.length) == bytes.length) {
                    return bytes;
                }
            }
        } catch (IOException e) {
            throw unreadable(file);
        }
        throw unreadable(file);
    }

    /**
     * The files of a version.
     *
     * @throws Problem if its library is missing
     */
    static WordNetFiles of(String version) {
        String number = version.replace(".", "");
        String folder = "/net/sf/extjwnl/data/wordnet/wn" + number + "/";
        String library = "net.sf.extjwnl:extjwnl-data-wn" + number + ":1.2";
        if (WordNetFiles.class.getResource(folder + "data.noun") == null) {
            throw Problem.machine(
                    ProblemCode.E_WORDNET,
                    "WordNet " + version + " is not installed",
                    "put the library " + library + " on the class path (fetch it with: mvn dependency:copy -Dartifact="
                            + library + " -DoutputDirectory=. and name the jar in SEMBLANCE_CLASSPATH for ./semblance),"
                            + " or name a folder with its dict files, or use wordnet-3.1");
        }
        return file -> {
            URL place = WordNetFiles.class.getResource(folder + file);
            if (place == null) {
                throw unreadable(file);
            }
            URLConnection connection = place.openConnection();
            return new Content(connection.getInputStream(), connection.getContentLengthLong());
        };
    }

    /** The files in a folder, as distributed by Princeton. */
    static WordNetFiles in(Path folder) {
        return file -> new Content(Files.newInputStream(folder.resolve(file)), Files.size(folder.resolve(file)));
    }

    static Problem unreadable(String file) {
        return Problem.machine(
                ProblemCode.E_WORDNET,
                "the file " + file + " of WordNet cannot be read",
                "check that the database is whole");
    }
}
