package org.semblance.formats;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** An input stream that counts the bytes read. */
final class CountedStream extends FilterInputStream {

    private long count;

    CountedStream(InputStream in) {
        super(in);
    }

    long count() {
        return count;
    }

    @Override
    public int read() throws IOException {
        int read = super.read();
        if (read >= 0) {
            count++;
        }
        return read;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        int read = super.read(bytes, offset, length);
        if (read > 0) {
            count += read;
        }
        return read;
    }

    @Override
    public long skip(long bytes) throws IOException {
        long skipped = super.skip(bytes);
        count += skipped;
        return skipped;
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}
