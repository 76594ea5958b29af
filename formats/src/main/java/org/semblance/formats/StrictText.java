package org.semblance.formats;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import org.jspecify.annotations.Nullable;

/**
 * The characters of a file, decoded strictly.
 *
 * <p>Everything before a decoding error is delivered first, and only the next call reports the error. So a reader is
 * exactly in front of it and knows the row without counting twice.
 */
public final class StrictText extends Reader {

    /** The reasons why a file is not text. */
    enum Flaw {
        MALFORMED,
        NUL
    }

    /** Reports a flaw. */
    static final class FlawException extends IOException {

        private final Flaw flaw;

        FlawException(Flaw flaw) {
            this.flaw = flaw;
        }

        Flaw flaw() {
            return flaw;
        }
    }

    private static final int BUFFER = 1 << 16;

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final InputStream in;
    private final boolean asItComes;
    private final CharsetDecoder decoder;
    private final ByteBuffer bytes = ByteBuffer.allocate(BUFFER).limit(0);
    private final char[] chars = new char[BUFFER];
    private int next;
    private int limit;
    private boolean exhausted;
    private boolean ended;
    private @Nullable Flaw flaw;
    private long delivered;
    private long lines = 1;
    private boolean carriageReturn;

    StrictText(InputStream in, Encoding encoding) throws IOException {
        this(in, encoding.charset(), false);
        in.skipNBytes(encoding.mark());
        fill();
    }

    private StrictText(InputStream in, Charset charset, boolean asItComes) {
        this.in = in;
        this.asItComes = asItComes;
        this.decoder = charset.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
    }

    /** The characters of a stream, each as soon as it arrives; a leading byte order mark is skipped. */
    static StrictText asItComes(InputStream in, Charset charset) throws IOException {
        StrictText text = new StrictText(in, charset, true);
        text.fill();
        if (text.limit > 0 && text.chars[0] == BYTE_ORDER_MARK) {
            text.next++;
        }
        return text;
    }

    /** The first characters, before any were read; all characters if {@link #whole()}. */
    CharBuffer sample() {
        return CharBuffer.wrap(chars, next, limit - next);
    }

    /** Whether nothing comes after the buffered characters. */
    boolean whole() {
        return ended;
    }

    /** The number of characters read. */
    long delivered() {
        return delivered;
    }

    /** The line on which the characters read so far end, counted from 1. */
    public long lines() {
        return lines;
    }

    @Override
    public int read(char[] target, int offset, int length) throws IOException {
        if (next == limit) {
            if (flaw != null) {
                throw new FlawException(flaw);
            }
            if (ended) {
                return -1;
            }
            fill();
            return read(target, offset, length);
        }
        int count = Math.min(length, limit - next);
        count(next, next + count);
        System.arraycopy(chars, next, target, offset, count);
        next += count;
        delivered += count;
        return count;
    }

    /** Counts the ends of lines: CR, LF, or both together. */
    private void count(int from, int to) {
        for (int i = from; i < to; i++) {
            if (chars[i] <= '\r' && (chars[i] == '\r' || (chars[i] == '\n' && !afterReturn(i, from)))) {
                lines++;
            }
        }
        carriageReturn = chars[to - 1] == '\r';
    }

    private boolean afterReturn(int i, int from) {
        return i == from ? carriageReturn : chars[i - 1] == '\r';
    }

    private void fill() throws IOException {
        CharBuffer decoded = CharBuffer.wrap(chars);
        CoderResult result = decoder.decode(bytes, decoded, exhausted);
        while (result.isUnderflow() && !exhausted && !(asItComes && decoded.position() > 0)) {
            exhausted = !more();
            result = decoder.decode(bytes, decoded, exhausted);
        }
        ended = exhausted && result.isUnderflow();
        if (result.isError()) {
            flaw = Flaw.MALFORMED;
        }
        next = 0;
        limit = decoded.position();
        for (int i = 0; i < limit; i++) {
            if (chars[i] == 0) {
                flaw = Flaw.NUL;
                limit = i;
            }
        }
    }

    /** Reads further bytes after the remaining ones. */
    private boolean more() throws IOException {
        bytes.compact();
        int read = in.read(bytes.array(), bytes.position(), bytes.remaining());
        bytes.position(bytes.position() + Math.max(read, 0)).flip();
        return read >= 0;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
