package org.semblance.release.folder;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Fingerprint;

/**
 * A release folder compared with its certificate, byte by byte.
 *
 * @param certified the certificate as it lies in the folder
 * @param differences what is not as it was written, in the order of the names
 * @param uncovered files of a release that its certificate says nothing about, because a former version wrote it
 */
public record FolderComparison(CertificateFile certified, List<Difference> differences, List<String> uncovered) {

    private static final String STAGE = "compare";

    /** A certificate is a few kilobytes; more is something else, and is not read. */
    private static final long MOST = 1L << 26;

    /** A file that is not as the certificate says. */
    public record Difference(String file, Kind kind) {}

    /** How a file differs. */
    public enum Kind {
        CHANGED("is not as it was written"),
        MISSING("is missing"),
        ADDED("is not part of the release");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    public FolderComparison {
        differences = List.copyOf(differences);
        uncovered = List.copyOf(uncovered);
    }

    /** The certificate; empty if it is missing or damaged. */
    public Optional<Certificate> certificate() {
        return certified.certificate();
    }

    /** Whether every file is there and as it was written, and no other. */
    public boolean intact() {
        return differences.isEmpty();
    }

    /**
     * Compares a folder with its certificate.
     *
     * @throws Problem if its files cannot be read
     */
    public static FolderComparison of(Path folder, Watcher watcher) {
        try {
            return compare(folder, watcher);
        } catch (IOException unreadable) {
            throw Problem.machine(
                    ProblemCode.E_READ,
                    "the files of the release cannot be read",
                    "check the permissions of the folder and of the files in it");
        }
    }

    private static FolderComparison compare(Path folder, Watcher watcher) throws IOException {
        Map<String, Path> there = inside(folder);
        Path file = there.remove(Certificate.FILE);
        there.remove(Certificate.SIGNATURE_FILE);
        if (file == null) {
            return without(new CertificateFile(new byte[0]), Kind.MISSING);
        }
        CertificateFile certified =
                new CertificateFile(plain(file) && Files.size(file) <= MOST ? Files.readAllBytes(file) : new byte[0]);
        if (certified.certificate().isEmpty()) {
            return without(certified, Kind.CHANGED);
        }
        Certificate certificate = certified.certificate().get();
        Map<String, Difference> differences = new TreeMap<>();
        long all = certificate.files().stream()
                .mapToLong(Certificate.Content::bytes)
                .sum();
        long done = 0;
        for (Certificate.Content content : certificate.files()) {
            watcher.progress(STAGE, done, all);
            Path found = there.remove(content.file());
            if (found == null) {
                differences.put(content.file(), new Difference(content.file(), Kind.MISSING));
            } else if (!same(found, content, done, all, watcher)) {
                differences.put(content.file(), new Difference(content.file(), Kind.CHANGED));
            }
            done += content.bytes();
        }
        Set<String> uncovered = new TreeSet<>();
        if (!certificate.whole()) {
            uncovered.add(Certificate.FILE);
            Set.of(FolderKind.REPORT_FILE, FolderKind.PAGE_FILE).stream()
                    .filter(name -> there.remove(name) != null)
                    .forEach(uncovered::add);
        }
        there.keySet().forEach(name -> differences.put(name, new Difference(name, Kind.ADDED)));
        return new FolderComparison(certified, List.copyOf(differences.values()), List.copyOf(uncovered));
    }

    private static FolderComparison without(CertificateFile certified, Kind kind) {
        return new FolderComparison(certified, List.of(new Difference(Certificate.FILE, kind)), List.of());
    }

    private static Map<String, Path> inside(Path folder) throws IOException {
        Map<String, Path> inside = new TreeMap<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            files.forEach(file -> inside.put(file.getFileName().toString(), file));
        }
        return inside;
    }

    /** Whether it is a file itself: a link, a folder or a pipe is not what was written. */
    private static boolean plain(Path file) {
        return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
    }

    private static boolean same(Path file, Certificate.Content content, long before, long all, Watcher watcher)
            throws IOException {
        if (!plain(file) || Files.size(file) != content.bytes()) {
            return false;
        }
        MessageDigest digest = Fingerprint.digest();
        byte[] piece = new byte[1 << 16];
        long done = before;
        try (InputStream in = Files.newInputStream(file)) {
            for (int read = in.read(piece); read >= 0; read = in.read(piece)) {
                digest.update(piece, 0, read);
                done += read;
                watcher.progress(STAGE, done, all);
            }
        }
        return Fingerprint.of(digest).equals(content.sha256());
    }

    /** What differs, in words: each file with how it differs. */
    public String words() {
        return differences.stream()
                .map(difference -> difference.file() + " " + difference.kind().words())
                .collect(Collectors.joining(", "));
    }
}
