package org.semblance.release.place;

import java.nio.file.Path;
import java.util.List;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.release.folder.FolderKind;
import org.semblance.release.ledger.Ledger;

/**
 * Where something goes that is for its owner's eyes: into no release, into no ledger, and apart from what else is read and
 * written, by whatever links.
 *
 * @param what how messages call it
 * @param option how another place is chosen: a {@link org.semblance.Setting}
 */
public record OutputPlaceGuard(String what, Path place, String option) {

    /** Refuses a place in a release, which others are given, or in a ledger, which holds nothing else. */
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

    /** Refuses a place in or around another one that is written. */
    public void refuseWritten(List<Path> written) {
        if (written.stream()
                .anyMatch(other -> OverwriteGuard.within(place, other) || OverwriteGuard.within(other, place))) {
            throw misplaced("and what else is written would lie in one folder");
        }
    }

    /** Refuses a place around a file that is read, or in a folder that is read as a whole. */
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
