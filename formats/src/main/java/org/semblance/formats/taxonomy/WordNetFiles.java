package org.semblance.formats.taxonomy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.semblance.Problem;

/** The files of a WordNet database, such as data.noun: in a library on the class path, or in a folder. */
interface WordNetFiles {

    /** The versions that are known by name, the usual one first. */
    List<String> VERSIONS = List.of("3.1", "3.0", "2.1");

    /** The whole of a file. */
    byte[] read(String file);

    /**
     * The files of a version.
     *
     * @throws Problem when the library that holds it is not there
     */
    static WordNetFiles of(String version) {
        String number = version.replace(".", "");
        String folder = "/net/sf/extjwnl/data/wordnet/wn" + number + "/";
        if (WordNetFiles.class.getResource(folder + "data.noun") == null) {
            throw Problem.machine(
                    "E_WORDNET",
                    "WordNet " + version + " is not installed",
                    "put the library net.sf.extjwnl:extjwnl-data-wn" + number
                            + ":1.2 on the class path, name a folder with its dict files instead, or use wordnet-3.1");
        }
        return file -> {
            try (InputStream in = WordNetFiles.class.getResourceAsStream(folder + file)) {
                if (in == null) {
                    throw unreadable(file);
                }
                return in.readAllBytes();
            } catch (IOException e) {
                throw unreadable(file);
            }
        };
    }

    /** The files in a folder, as Princeton hands them out. */
    static WordNetFiles in(Path folder) {
        return file -> {
            try {
                return Files.readAllBytes(folder.resolve(file));
            } catch (IOException e) {
                throw unreadable(file);
            }
        };
    }

    private static Problem unreadable(String file) {
        return Problem.machine(
                "E_WORDNET", "the file " + file + " of WordNet cannot be read", "check that the database is whole");
    }
}
