package org.semblance.release.folder;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;

/** A buffered stream to a file; closing it waits until the bytes are on disk. */
final class FlushedStream extends BufferedOutputStream {

    private final FileChannel channel;

    FlushedStream(OutputStream out, FileChannel channel) {
        super(out, 1 << 16);
        this.channel = channel;
    }

    @Override
    public void close() throws IOException {
        if (channel.isOpen()) {
            try {
                flush();
                channel.force(true);
            } finally {
                channel.close();
            }
        }
    }
}
