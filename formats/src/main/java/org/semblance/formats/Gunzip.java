package org.semblance.formats;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/** Decompresses gzip and refuses damaged or truncated data, trailing data and decompression bombs. */
final class Gunzip extends GZIPInputStream {

    /** The variable that raises the size up to which data is always decompressed. */
    static final String VARIABLE = "SEMBLANCE_DECOMPRESSION_LIMIT";

    private static final Pattern SIZE = Pattern.compile("([0-9]{1,9})\\s*([kKmMgGtT]?)[bB]?");

    /** The size up to which data is always decompressed, unless the variable raises it. */
    static final long HARMLESS = 1L << 30;

    /** The largest compression ratio beyond that. */
    static final long RATIO = 200;

    private static final int BUFFER = 1 << 16;
    private static final int TRAILER = 8;

    private final String file;
    private final CountedStream stored;
    private final long harmless;
    private long produced;

    private Gunzip(String file, InputStream in, CountedStream stored, long harmless) throws IOException {
        super(in, BUFFER);
        this.file = file;
        this.stored = stored;
        this.harmless = harmless;
    }

    static Gunzip open(String file, InputStream in, CountedStream stored) throws IOException {
        return open(file, in, stored, limit(System.getenv()));
    }

    static Gunzip open(String file, InputStream in, CountedStream stored, long harmless) throws IOException {
        try {
            return new Gunzip(file, in, stored, harmless);
        } catch (ZipException | EOFException damaged) {
            throw damaged(file);
        }
    }

    /** The size up to which data is always decompressed. */
    static long limit(Map<String, String> environment) {
        String given = environment.get(VARIABLE);
        if (given == null || given.isBlank()) {
            return HARMLESS;
        }
        Matcher size = SIZE.matcher(given.strip());
        if (!size.matches()) {
            throw Problem.recipe(
                    ProblemCode.E_DECOMPRESSION_LIMIT,
                    "the variable " + VARIABLE + " is not a size",
                    "write it such as " + VARIABLE + "=20G");
        }
        int shift = 10
                * " KMGT".indexOf(size.group(2).isEmpty() ? " " : size.group(2).toUpperCase(Locale.ROOT));
        return Long.parseLong(size.group(1)) << shift;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        int read;
        try {
            read = super.read(bytes, offset, length);
        } catch (ZipException | EOFException damaged) {
            throw damaged(file);
        }
        // the superclass stops silently at bytes that are not a further member
        if (read < 0 && (inf.getRemaining() > TRAILER || in.read() >= 0)) {
            throw damaged(file);
        }
        produced += Math.max(read, 0);
        if (produced > harmless && produced > RATIO * stored.count()) {
            throw Problem.data(
                    ProblemCode.E_DECOMPRESSION_LIMIT,
                    file + ": decompresses to more than " + RATIO + " times its size",
                    "if you trust the file, raise the limit, such as " + VARIABLE + "=20G, or decompress it yourself");
        }
        return read;
    }

    private static Problem damaged(String file) {
        return Problem.data(
                ProblemCode.E_GZIP,
                file + ": the compressed file is damaged or cut short",
                "copy or compress the file again");
    }
}
