package org.semblance.release.folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.semblance.data.Fingerprint;
import org.semblance.release.json.Json;
import org.semblance.release.json.JsonObject;

/**
 * The certificate of a release: the fingerprint of its file on disk, the recipe without paths and secrets, and the
 * guarantees with the values that were verified.
 *
 * @param released the file with the masked data
 * @param beside the other files, such as a vocabulary
 * @param warnings the codes of the warnings in the report
 */
public record Certificate(
        Content released,
        List<Content> beside,
        int rows,
        boolean forPublication,
        Map<String, Object> recipe,
        List<Map<String, Object>> verdicts,
        List<String> warnings,
        String version) {

    public static final String FILE = "certificate.json";

    private static final String MARK = "certificate";
    private static final String WHAT_IT_IS = "Semblance release";
    private static final String NAME = "file";
    private static final String BESIDE = "beside";

    /** A file: its name, fingerprint and size. */
    public record Content(String file, String sha256, long bytes) {

        /** Describes a file on disk. */
        public static Content of(Path file) throws IOException {
            return new Content(String.valueOf(file.getFileName()), Fingerprint.of(file), Files.size(file));
        }

        private Map<String, Object> json() {
            return Json.object(NAME, file, "sha256", sha256, "bytes", bytes);
        }
    }

    public Certificate {
        beside = List.copyOf(beside);
        warnings = List.copyOf(warnings);
    }

    /** The names of the files in a certificate; empty if the text is not a certificate. */
    static Optional<Set<String>> files(String text) {
        return JsonObject.read(text)
                .filter(json -> WHAT_IT_IS.equals(json.entries().get(MARK)))
                .flatMap(Certificate::named);
    }

    private static Optional<Set<String>> named(JsonObject certificate) {
        try {
            Set<String> names = new TreeSet<>();
            names.add(certificate.text(NAME));
            if (certificate.has(BESIDE)) {
                certificate.objects(BESIDE).forEach(content -> names.add(content.text(NAME)));
            }
            return Optional.of(names);
        } catch (JsonObject.Unfit notOurs) {
            return Optional.empty();
        }
    }

    public String json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put(MARK, WHAT_IT_IS);
        json.putAll(released.json());
        if (!beside.isEmpty()) {
            json.put(BESIDE, beside.stream().map(Content::json).toList());
        }
        json.put("rows", rows);
        json.put("for-publication", forPublication);
        json.put("verdicts", verdicts);
        json.put("warnings", warnings);
        json.put("recipe", recipe);
        json.put("versions", Map.of("semblance", version));
        return Json.write(json);
    }
}
