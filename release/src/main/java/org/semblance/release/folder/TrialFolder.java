package org.semblance.release.folder;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.release.json.JsonObject;

/**
 * The folder of a trial, {@code NAME.trial}: the owner's report of a release that was never published, and the masked
 * table if the owner asked to keep it. The next run to the same release removes it.
 */
public final class TrialFolder {

    /** The key of the report under which a trial lists the files it kept besides the report. */
    public static final String TRIAL = "trial";

    private static final String PUBLISHED = "published";

    public static final FolderKind KIND = new FolderKind(
            "the folder of the trial", "a trial", "‹out›", false, FolderKind.REPORT_FILE, TrialFolder::files);

    private TrialFolder() {}

    /** The folder of trials of a release. */
    public static Path beside(Path release) {
        return release.resolveSibling(release.getFileName() + ".trial");
    }

    /** Removes the trial of a release, if there is one and no other trial is being made. Other files stay. */
    public static void remove(Path release) throws IOException {
        Path trial = beside(release);
        if (!KIND.is(trial)) {
            return;
        }
        try (WholeFolder folder = WholeFolder.open(trial, KIND, true)) {
            folder.remove();
        } catch (Problem inUseOrNotOnlyOurs) {
            // whoever uses it has a newer trial; what is not ours stays
        }
    }

    /** The files of a trial besides its report as JSON; empty if the text is not the report of a trial. */
    private static Optional<Set<String>> files(String report) {
        return JsonObject.read(report)
                .filter(json -> Boolean.FALSE.equals(json.entries().get(PUBLISHED)) && json.has(TRIAL))
                .map(json -> {
                    Set<String> files = new TreeSet<>(Set.of(FolderKind.PAGE_FILE));
                    add(json.entries().get(TRIAL), files);
                    add(json.entries().get(OwnerFolder.PLOTS), files);
                    return files;
                });
    }

    private static void add(@Nullable Object names, Set<String> files) {
        if (names instanceof Iterable<?> all) {
            all.forEach(name -> files.add(String.valueOf(name)));
        }
    }
}
