package org.semblance.formats;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.semblance.Watcher;

/**
 * Reports the progress and warnings of the files of a folder as for one table: the progress of all files, and each kind
 * of warning once.
 */
public final class FolderWatcher implements Watcher {

    /** The first warning of a kind, and the number of further files with it. */
    private record RepeatedWarning(Warning first, String file, int more) {}

    private final Watcher watcher;
    private final List<Path> files;
    private final Map<String, RepeatedWarning> told = new LinkedHashMap<>();
    private final long all;
    private int current = -1;
    private long before;
    private long size;

    public FolderWatcher(Watcher watcher, List<Path> files) {
        this.watcher = watcher;
        this.files = files;
        this.all = files.stream().mapToLong(FolderWatcher::size).sum();
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            return 0; // reported by the reader of the file
        }
    }

    /** The next file is read. */
    public void next() {
        before += size;
        size = size(files.get(++current));
    }

    /** All files are read. */
    public void end() {
        for (RepeatedWarning one : told.values()) {
            String more = one.more == 0
                    ? ""
                    : one.more == 1 ? ", and one more warning like it" : ", and " + one.more + " more warnings like it";
            watcher.warn(one.first.kind(), one.first.message() + " (" + one.file + more + ")");
        }
    }

    @Override
    public void progress(String stage, long done, long total) {
        double share = total == 0 ? 0 : Math.min(1, (double) done / total);
        watcher.progress(stage, before + (long) (share * size), all);
    }

    @Override
    public void warn(Warning warning) {
        String file = String.valueOf(files.get(current).getFileName());
        told.merge(
                warning.code(),
                new RepeatedWarning(warning, file, 0),
                (first, again) -> new RepeatedWarning(first.first, first.file, first.more + 1));
    }
}
