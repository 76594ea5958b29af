package org.semblance.release.folder;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.semblance.data.Fingerprint;
import org.semblance.release.json.Json;
import org.semblance.release.json.JsonObject;

/**
 * The certificate of a release: the fingerprint of every file in its folder as it lies on disk, the recipe without
 * paths and secrets, and the guarantees with the values that were verified.
 *
 * @param file the name of the file with the masked data
 * @param files every file of the folder but the certificate and its signature
 * @param certified the day of the release, UTC; none if it is not for publication, so that such a run can be repeated
 *     to the same bytes
 * @param warnings the codes of the warnings in the report
 * @param whole whether it covers all files and itself; certificates of former versions cover the released files only
 */
public record Certificate(
        String file,
        List<Content> files,
        int rows,
        boolean forPublication,
        Optional<LocalDate> certified,
        Map<?, ?> recipe,
        List<? extends Map<?, ?>> verdicts,
        List<String> warnings,
        String version,
        boolean whole) {

    public static final String FILE = "certificate.json";

    /** The signature of the certificate's bytes, if there is one. */
    public static final String SIGNATURE_FILE = "certificate.sig";

    private static final String MARK = "certificate";
    private static final String WHAT_IT_IS = "Semblance release";
    private static final String NAME = "file";
    private static final String FILES = "files";
    private static final String FURTHER_FILES = "beside"; // of a former version
    private static final String SHA256 = "sha256";
    private static final String BYTES = "bytes";
    private static final String ROWS = "rows";
    private static final String FOR_PUBLICATION = "for-publication";
    private static final String CERTIFIED = "certified";
    private static final String VERDICTS = "verdicts";
    private static final String WARNINGS = "warnings";
    private static final String RECIPE = "recipe";
    private static final String VERSIONS = "versions";
    private static final String PRODUCT = "semblance";

    /** A file: its name, fingerprint and size. */
    public record Content(String file, String sha256, long bytes) {

        /** Describes a file on disk. */
        public static Content of(Path file) throws IOException {
            return new Content(String.valueOf(file.getFileName()), Fingerprint.of(file), Files.size(file));
        }

        private static Content of(JsonObject json) {
            return new Content(json.text(NAME), json.text(SHA256), (long) json.number(BYTES));
        }

        private Map<String, Object> json() {
            return Json.object(NAME, file, SHA256, sha256, BYTES, bytes);
        }

        /** Whether the name can only be that of a file in the same folder. */
        private boolean inFolder() {
            return !file.isEmpty() && !file.matches("\\.{1,2}|.*[/\\\\\\x00].*");
        }
    }

    public Certificate {
        files = List.copyOf(files);
        verdicts = List.copyOf(verdicts);
        warnings = List.copyOf(warnings);
    }

    /** The names of the files in a certificate; empty if the text is not a certificate. */
    static Optional<Set<String>> files(String text) {
        return ours(text)
                .flatMap(json -> attempt(() -> {
                    Set<String> names = new TreeSet<>();
                    contents(json).forEach(content -> names.add(content.file()));
                    return names;
                }));
    }

    /** Reads a certificate, also one of a former version; empty if the bytes are none, or damaged. */
    public static Optional<Certificate> read(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        return ours(text).flatMap(json -> attempt(() -> of(json))).filter(found -> found.fits(bytes));
    }

    /** The value of something that may read entries which are absent or of another type. */
    private static <T> Optional<T> attempt(Supplier<T> reading) {
        try {
            return Optional.of(reading.get());
        } catch (JsonObject.UnfitEntryException | DateTimeException notOurs) {
            return Optional.empty();
        }
    }

    private static Optional<JsonObject> ours(String text) {
        return JsonObject.readOnce(text)
                .filter(json -> WHAT_IT_IS.equals(json.entries().get(MARK)));
    }

    private static Certificate of(JsonObject json) {
        return new Certificate(
                json.text(NAME),
                contents(json),
                json.whole(ROWS),
                json.truth(FOR_PUBLICATION),
                json.has(CERTIFIED) ? Optional.of(LocalDate.parse(json.text(CERTIFIED))) : Optional.empty(),
                json.object(RECIPE).entries(),
                json.objects(VERDICTS).stream().map(JsonObject::entries).toList(),
                json.texts(WARNINGS),
                json.object(VERSIONS).text(PRODUCT),
                json.has(FILES));
    }

    private static List<Content> contents(JsonObject json) {
        if (json.has(FILES)) {
            return json.objects(FILES).stream().map(Content::of).toList();
        }
        List<Content> contents = new ArrayList<>(List.of(Content.of(json)));
        if (json.has(FURTHER_FILES)) {
            json.objects(FURTHER_FILES).forEach(content -> contents.add(Content.of(content)));
        }
        return contents;
    }

    /** Whether the bytes are those that were written, as far as they say so, and name only files of their folder. */
    private boolean fits(byte[] bytes) {
        CertificateChecksum.Finding checksum = CertificateChecksum.of(bytes);
        boolean asWritten =
                whole ? checksum == CertificateChecksum.Finding.RIGHT : checksum == CertificateChecksum.Finding.ABSENT;
        return asWritten
                && files.stream().allMatch(Content::inFolder)
                && files.stream().anyMatch(content -> content.file().equals(file));
    }

    public String json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put(MARK, WHAT_IT_IS);
        files.stream()
                .filter(content -> content.file().equals(file))
                .findFirst()
                .ifPresent(content -> json.putAll(content.json()));
        json.put(FILES, files.stream().map(Content::json).toList());
        json.put(ROWS, rows);
        json.put(FOR_PUBLICATION, forPublication);
        certified.ifPresent(day -> json.put(CERTIFIED, day.toString()));
        json.put(VERDICTS, verdicts);
        json.put(WARNINGS, warnings);
        json.put(RECIPE, recipe);
        json.put(VERSIONS, Map.of(PRODUCT, version));
        return CertificateChecksum.sealed(json);
    }
}
