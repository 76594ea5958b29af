package org.semblance.formats;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;
import org.semblance.Problem;

/** The kind of content of a file, detected from its first bytes. */
enum FileContent {
    CSV,
    JSON_LINES,
    PARQUET,
    SQLITE,
    DUCKDB,
    ZIPPED_PARQUET,
    ENCRYPTED_PARQUET,
    FOREIGN;

    private static final int LOOKED_AT = 1 << 12;

    /** A JSON object or a list, after byte order marks and blanks. */
    private static final Pattern JSON = Pattern.compile(
            "(?:\u00EF\u00BB\u00BF|\u00FE\u00FF|\u00FF\u00FE)?\\s*(?:\\[\\s*)?\\{\\s*[\"}].*", Pattern.DOTALL);

    static FileContent of(SourceFile file) {
        try (InputStream raw = file.raw();
                CountedStream counted = file.raw();
                InputStream content = file.content(counted)) {
            String stored = text(raw.readNBytes(LOOKED_AT));
            if (stored.startsWith("PAR1")) {
                return PARQUET;
            }
            if (stored.startsWith("PARE")) {
                return ENCRYPTED_PARQUET;
            }
            if (stored.startsWith("SQLite format 3\0")) {
                return SQLITE;
            }
            if (stored.startsWith("DUCK", 8)) {
                return stored.indexOf('\0') < 0 ? CSV : DUCKDB;
            }
            if (ForeignFormat.of(stored).isPresent()) {
                return FOREIGN;
            }
            String text = text(content.readNBytes(LOOKED_AT));
            if (ForeignFormat.of(text).isPresent()) {
                return FOREIGN;
            }
            if (text.startsWith("PAR1")) {
                return ZIPPED_PARQUET;
            }
            // two-byte characters contain a zero byte
            return JSON.matcher(text.replace("\0", "")).matches() ? JSON_LINES : CSV;
        } catch (IOException unreadable) {
            throw file.unreadable(unreadable);
        }
    }

    /** The problem for a file in a format of another program. */
    static Problem foreign(SourceFile file) {
        try (InputStream raw = file.raw();
                CountedStream counted = file.raw();
                InputStream content = file.content(counted)) {
            return ForeignFormat.of(text(raw.readNBytes(LOOKED_AT)))
                    .or(() -> within(file, content))
                    .orElseThrow()
                    .problem(file.name());
        } catch (IOException unreadable) {
            throw file.unreadable(unreadable);
        }
    }

    private static Optional<ForeignFormat> within(SourceFile file, InputStream content) {
        try {
            return ForeignFormat.of(text(content.readNBytes(LOOKED_AT)));
        } catch (IOException unreadable) {
            throw file.unreadable(unreadable);
        }
    }

    boolean database() {
        return this == SQLITE || this == DUCKDB;
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }
}
