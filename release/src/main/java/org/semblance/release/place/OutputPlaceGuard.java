package org.semblance.release.place;

import java.nio.file.Path;
import java.util.List;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.release.folder.FolderKind;
import org.semblance.release.ledger.Ledger;

/**
 * Checks the path of an output that only the owner may see: it must not be in a release or a ledger, nor overlap with
 * other files that are read or written. Symbolic links are resolved.
 *
 * @param what name of the output in messages
 * @param option how to choose another path: a {@link org.semblance.Setting}
 */
public record OutputPlaceGuard(String what, Path place, String option) {

    /** Refuses a path in a release, which is handed out, or in a ledger, which has no other files. */
    public void refuseReleaseOrLedger() {
        for (Path above = OverwriteGuard.withoutLinks(place); above != null; above = above.getParent()) {
            if (FolderKind.RELEASE.is(above)) {
                throw misplaced("would lie in a release, but they are for their owner's eyes only");
            }
            if (Ledger.is(above)) {
                throw misplaced("would lie in a ledger, which holds nothing else");
            }
        }
    }

    /** Refuses a path that contains another output or is contained in one. */
    public void refuseWritten(List<Path> written) {
        if (written.stream()
                .anyMatch(other -> OverwriteGuard.within(place, other) || OverwriteGuard.within(other, place))) {
            throw misplaced("and what else is written would lie in one folder");
        }
    }

    /** Refuses a path that contains a file to be read, or that is inside a folder of which every file is read. */
    public void refuseRead(List<Path> files, List<Path> folders) {
        if (files.stream().anyMatch(file -> OverwriteGuard.within(file, place))
                || folders.stream().anyMatch(folder -> OverwriteGuard.within(place, folder))) {
            throw misplaced("and what is read would lie in one folder");
        }
    }

    private Problem misplaced(String why) {
        return Problem.recipe(ProblemCode.E_OUT, what + " " + why, "choose a place elsewhere with " + option);
    }
}
