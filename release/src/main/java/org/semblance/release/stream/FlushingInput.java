package org.semblance.release.stream;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** An input stream that calls back before and after a read that may block. */
final class FlushingInput extends FilterInputStream {

    /** The callbacks around a read that may block. */
    interface Callbacks {

        void begins() throws IOException;

        void ends();
    }

    private final Callbacks wait;

    FlushingInput(InputStream in, Callbacks wait) {
        super(in);
        this.wait = wait;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        if (in.available() > 0) {
            return in.read(bytes, offset, length);
        }
        wait.begins();
        int read = in.read(bytes, offset, length);
        wait.ends();
        return read;
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}
