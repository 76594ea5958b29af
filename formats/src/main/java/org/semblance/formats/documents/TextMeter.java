package org.semblance.formats.documents;

import java.io.IOException;
import java.io.Reader;

/** A text on its way through, measured in bytes of UTF-8, of which a fingerprint is taken; tells of its progress block by block. */
final class TextMeter extends Reader {

    private final Reader text;
    private final Runnable progress;
    private final TextPrint print = new TextPrint();
    private long bytes;

    TextMeter(Reader text, Runnable progress) {
        this.text = text;
        this.progress = progress;
    }

    long bytes() {
        return bytes;
    }

    /** The fingerprint of the whole, when all of it is read. */
    String print() {
        return print.end();
    }

    @Override
    public int read(char[] target, int offset, int length) throws IOException {
        int read = text.read(target, offset, length);
        for (int i = offset; i < offset + read; i++) {
            char c = target[i];
            print.add(c);
            // the two halves of a pair have four bytes together
            bytes += c < 0x80 ? 1 : c < 0x800 || Character.isSurrogate(c) ? 2 : 3;
        }
        progress.run();
        return read;
    }

    /** Whoever opened the text closes it. */
    @Override
    public void close() {}
}
