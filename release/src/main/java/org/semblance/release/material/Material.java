package org.semblance.release.material;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.method.Masked;
import org.semblance.release.figures.DocumentFigures;
import org.semblance.release.folder.WholeFolder;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.report.Report;
import org.semblance.release.report.RunLog;

/** What a recipe is carried out on: how it is read, how a release of it is written, and how that is judged. */
public interface Material {

    /** The files it is read from, over which no release may be written. */
    List<Path> sources();

    /** Folders it is read from as a whole, in which no release may lie. */
    default List<Path> folders() {
        return List.of();
    }

    /** Reads it; called once, before all else. */
    Preparation prepare(RunLog journal);

    /** What was read, a row for each of the masked table, with all that may tell persons apart. */
    Table asRead();

    /**
     * Writes what is released.
     *
     * @param order for each released row, the row of the masked table it shows
     * @return the names of the files, the masked data first
     */
    List<String> write(Table masked, int[] order, WholeFolder folder, Watcher watcher) throws IOException;

    /** Reads back what was written and lets the judges see it. */
    List<Report.Finding> judge(WholeFolder folder, int[] order) throws IOException;

    /** Whether it tells by itself where all of a group have one confidential value. */
    default boolean tellsOfLabels() {
        return false;
    }

    /** Whether something was asked for that is for research only. */
    default boolean forResearch() {
        return false;
    }

    /** What a release of documents is made of, where it is one. */
    default Optional<DocumentFigures> figures(Masked masked, Watcher watcher) {
        return Optional.empty();
    }
}
