package org.semblance.release.folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;

/** Permissions for files and folders that only the owner can access, if the file system supports them. */
public final class OwnerOnlyFiles {

    private static final String FOLDER = "rwx------";

    private OwnerOnlyFiles() {}

    /** The attributes to create a file with. */
    public static FileAttribute<?>[] file(Path file) {
        return attributes(file, "rw-------");
    }

    /** The attributes to create a folder with. */
    public static FileAttribute<?>[] folder(Path folder) {
        return attributes(folder, FOLDER);
    }

    /** Restricts an existing folder to its owner. */
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
