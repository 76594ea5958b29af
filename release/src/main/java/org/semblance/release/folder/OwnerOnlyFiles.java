package org.semblance.release.folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;

/** Files and folders that nobody but their owner may look at, where the file system can say so. */
public final class OwnerOnlyFiles {

    private static final String FOLDER = "rwx------";

    private OwnerOnlyFiles() {}

    /** What a file is to be made with. */
    public static FileAttribute<?>[] file(Path file) {
        return attributes(file, "rw-------");
    }

    /** What a folder is to be made with. */
    public static FileAttribute<?>[] folder(Path folder) {
        return attributes(folder, FOLDER);
    }

    /** Closes a folder that is there already to all others. */
    public static void close(Path folder) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(folder, PosixFileAttributeView.class);
        if (view != null) {
            view.setPermissions(PosixFilePermissions.fromString(FOLDER));
        }
    }

    private static FileAttribute<?>[] attributes(Path path, String permissions) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }
}
