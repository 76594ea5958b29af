package org.semblance.formats.documents;

import java.io.IOException;
import java.io.Reader;

/** A text that is measured in UTF-8 bytes and fingerprinted while it is read; it reports progress block by block. */
final class TextMeter extends Reader {

    private final Reader text;
    private final Runnable progress;
    private final TextFingerprint print = new TextFingerprint();
    private long bytes;

    TextMeter(Reader text, Runnable progress) {
        this.text = text;
        this.progress = progress;
    }

    long bytes() {
        return bytes;
    }

    /** The fingerprint, after everything is read. */
    String print() {
        return print.end();
    }

    @Override
    public int read(char[] target, int offset, int length) throws IOException {
        int read = text.read(target, offset, length);
        for (int i = offset; i < offset + read; i++) {
            char c = target[i];
            print.add(c);
            // a surrogate pair has four bytes
            bytes += c < 0x80 ? 1 : c < 0x800 || Character.isSurrogate(c) ? 2 : 3;
        }
        progress.run();
        return read;
    }

    /** Does nothing: the text is closed by its opener. */
    @Override
    public void close() {}
}
