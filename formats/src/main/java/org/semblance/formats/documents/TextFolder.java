package org.semblance.formats.documents;

import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.formats.PlainText;
import org.semblance.port.CorpusReader;
import org.semblance.source.DocumentSource;
import org.semblance.source.MatrixFormat;
import org.semblance.source.RecipePaths;

/**
 * Documents that are the files of a folder and its subfolders, in the order of their names. Files and folders whose
 * names begin with a dot are ignored, and the recipe is not a document; links are followed.
 */
final class TextFolder {

    private static final String FOLDER = "folder";
    private static final String GZIP = ".gz";

    private final DocumentSource documents;
    private final Path folder;

    private final RecipePaths paths;

    TextFolder(DocumentSource documents, Path folder, RecipePaths paths) {
        this.documents = documents;
        this.folder = folder;
        this.paths = paths;
    }

    CorpusReader.Reading read(TextAnalysis analysis, String column, Watcher watcher) {
        refuseColumns();
        Map<String, Path> files = files();
        if (files.isEmpty()) {
            throw Problem.data(
                    ProblemCode.E_EMPTY_INPUT,
                    name(folder) + ": no documents",
                    "check the folder, and which files of it are asked for with documents: {files: ...}");
        }
        Map<String, PlainText> texts = new TreeMap<>();
        files.forEach((name, file) -> texts.put(name, PlainText.at(file, name, paths.witness())));
        long total = texts.values().stream().mapToLong(PlainText::size).sum();
        AnalysisTotals analysed = new AnalysisTotals(analysis, documents);
        int guessed = 0;
        long done = 0;
        for (Map.Entry<String, PlainText> text : texts.entrySet()) {
            String name = text.getKey();
            String within = topFolder(Objects.requireNonNull(files.get(name)));
            long before = done;
            boolean presumed = text.getValue()
                    .read(
                            documents.layout().encoding(),
                            (characters, read) -> analysed.intake()
                                    .add(
                                            name,
                                            characters,
                                            documents.label() == null ? null : within,
                                            documents.author() == null ? null : within,
                                            () -> watcher.progress("read", before + read.getAsLong(), total)));
            if (presumed) {
                guessed++;
            }
            done += text.getValue().size();
            watcher.progress("read", done, total);
        }
        if (guessed > 0) {
            watcher.warn(
                    WarningCode.W_ENCODING_GUESSED,
                    guessed + (guessed == 1 ? " file is" : " files are") + " not UTF-8 and read as windows-1252");
        }
        return new CorpusReader.Reading(analysed.corpus(column, watcher), MatrixFormat.MATRIX_MARKET);
    }

    private void refuseColumns() {
        refuse("text", documents.text(), "leave it out");
        refuse("vectors", documents.vectors(), "leave it out");
        refuse("label", FOLDER.equals(documents.label()) ? null : documents.label(), "write label: folder");
        refuse("author", FOLDER.equals(documents.author()) ? null : documents.author(), "write author: folder");
    }

    private static void refuse(String key, @Nullable String given, String advice) {
        if (given != null) {
            throw Corpora.unfit(key, "the documents are files of a folder, which has no columns", advice);
        }
    }

    /** The requested files by their paths within the folder. */
    private Map<String, Path> files() {
        Map<String, Path> found = new TreeMap<>();
        PathMatcher asked = pattern();
        boolean byName = documents.files().indexOf('/') < 0;
        try {
            Files.walkFileTree(
                    folder, EnumSet.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, new SimpleFileVisitor<>() {

                        @Override
                        public FileVisitResult preVisitDirectory(Path inner, BasicFileAttributes attributes) {
                            return hidden(inner) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
                        }

                        @Override
                        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                            Path seen = byName ? file.getFileName() : folder.relativize(file);
                            if (!hidden(file)
                                    && (asked.matches(seen) || asked.matches(unzipped(seen)))
                                    && !paths.isRecipe(file)) {
                                found.put(within(file), file);
                            }
                            return FileVisitResult.CONTINUE;
                        }

                        @Override
                        public FileVisitResult visitFileFailed(Path file, IOException failed) {
                            if (hidden(file)) {
                                return FileVisitResult.CONTINUE;
                            }
                            throw unreadable(file, failed);
                        }
                    });
            refuseTwice(found);
        } catch (IOException unreadable) {
            throw unreadable(folder, unreadable);
        }
        return found;
    }

    /** Refuses files that occur twice through links: they would be second documents, perhaps with a second author. */
    private static void refuseTwice(Map<String, Path> files) throws IOException {
        Set<Path> real = new HashSet<>();
        for (Map.Entry<String, Path> file : files.entrySet()) {
            if (Files.exists(file.getValue()) && !real.add(file.getValue().toRealPath())) {
                throw Problem.data(
                        ProblemCode.E_LINK,
                        file.getKey() + ": a link leads to a file that is already included",
                        "take the link out, or leave it out with documents: {files: …}");
            }
        }
    }

    private PathMatcher pattern() {
        try {
            return folder.getFileSystem().getPathMatcher("glob:" + documents.files());
        } catch (IllegalArgumentException broken) {
            throw Corpora.unfit(
                    "files", "not a pattern of file names", "write one such as \"*.txt\" or \"2024/*.txt\"");
        }
    }

    private boolean hidden(Path path) {
        return !path.equals(folder) && name(path).startsWith(".");
    }

    private static Path unzipped(Path path) {
        String name = path.toString();
        return name.endsWith(GZIP)
                ? path.resolveSibling(name(path).substring(0, name(path).length() - 3))
                : path;
    }

    /** The path of a file within the folder, written the same way on every machine. */
    private String within(Path file) {
        return folder.relativize(file).toString().replace(file.getFileSystem().getSeparator(), "/");
    }

    private Problem unreadable(Path path, IOException failed) {
        String name = path.equals(folder) ? name(folder) : within(path);
        if (failed instanceof FileSystemLoopException) {
            return Problem.data(
                    ProblemCode.E_LINK_LOOP,
                    name + ": a link that leads back to a folder around it",
                    "take the link out");
        }
        return Problem.machine(
                ProblemCode.E_READ,
                name + ": cannot be read",
                "check that you may read it and that the disk is in order");
    }

    /** The top-level folder of a file, however deep; null for a file directly in the folder of the corpus. */
    private @Nullable String topFolder(Path file) {
        Path relative = folder.relativize(file);
        return relative.getNameCount() == 1 ? null : relative.getName(0).toString();
    }

    private static String name(Path path) {
        Path name = path.toAbsolutePath().normalize().getFileName();
        return name == null ? path.toString() : name.toString();
    }
}
