package org.semblance.release.place;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/** Prevents a release from overwriting the files it is made from, even if links hide that the paths are the same. */
public final class OverwriteGuard {

    private OverwriteGuard() {}

    public static void refuse(Path target, List<Path> sources) {
        for (Path source : sources) {
            try {
                if (Files.exists(target) && Files.exists(source) && holds(target.toRealPath(), source)) {
                    throw Problem.recipe(
                            ProblemCode.E_SAME_FILE,
                            "the release would be written over the data or the recipe it is made from",
                            "choose a folder of its own with ‹out› or release: {to: …}");
                }
            } catch (IOException e) {
                throw unseen();
            }
        }
    }

    /** Refuses a release in a folder of which every file is read. */
    public static void refuseWithin(Path target, List<Path> folders) {
        for (Path folder : folders) {
            if (Files.isDirectory(folder) && within(target, folder)) {
                throw Problem.recipe(
                        ProblemCode.E_SAME_FILE,
                        "the release would lie among the data it is made from",
                        "choose a folder elsewhere with ‹out› or release: {to: …}");
            }
        }
    }

    /** Whether a path is a folder or inside it, with links resolved. */
    public static boolean within(Path path, Path folder) {
        return withoutLinks(path).startsWith(withoutLinks(folder));
    }

    /** The path with links resolved, as far as it exists. */
    static Path withoutLinks(Path path) {
        try {
            return real(path);
        } catch (IOException e) {
            throw unseen();
        }
    }

    private static Path real(Path path) throws IOException {
        Path whole = path.toAbsolutePath().normalize();
        Path there = whole;
        while (!Files.exists(there) && there.getParent() != null) {
            there = there.getParent();
        }
        return there.toRealPath().resolve(there.relativize(whole)).normalize();
    }

    private static Problem unseen() {
        return Problem.machine(
                ProblemCode.E_OUT, "the folder to write to cannot be looked at", "check its permissions");
    }

    /** Whether the target is the source or a folder that contains it. */
    private static boolean holds(Path target, Path source) throws IOException {
        return Files.isSameFile(target, source) || source.toRealPath().startsWith(target);
    }
}
