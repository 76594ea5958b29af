package org.semblance.formats;

import java.io.EOFException;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;

/**
 * Verifies the page checksums of a Parquet file, if it has any. The engine does not, and a flipped bit would be read as
 * another value.
 */
final class ParquetPages {

    private static final int TAIL = 8;
    private static final int LARGEST_HEADER = 16 << 20;

    private final FileChannel file;

    private ParquetPages(FileChannel file) {
        this.file = file;
    }

    static void verify(SourceFile source, Path path) {
        try (FileChannel file = FileChannel.open(path)) {
            new ParquetPages(file).verify();
        } catch (BufferUnderflowException | EOFException | ClassCastException | IllegalArgumentException damaged) {
            throw ParquetReader.damaged(source.name());
        } catch (IOException unreadable) {
            throw source.unreadable(unreadable);
        }
    }

    private void verify() throws IOException {
        ByteBuffer tail = read(file.size() - TAIL, TAIL).order(ByteOrder.LITTLE_ENDIAN);
        long length = tail.getInt() & 0xFFFFFFFFL;
        if (tail.getInt() != 0x31524150 || length > Math.min(file.size(), Integer.MAX_VALUE)) {
            throw new EOFException();
        }
        Map<Integer, Object> footer = new Thrift(read(file.size() - TAIL - length, (int) length)).structure();
        for (Object group : list(footer, 4)) {
            for (Object chunk : list(structure(group), 1)) {
                Object meta = structure(chunk).get(3);
                if (meta != null) {
                    verify(structure(meta));
                }
            }
        }
    }

    /** Verifies the pages of one column of one row group; writers add checksums to all of them or none. */
    private void verify(Map<Integer, Object> meta) throws IOException {
        long start = number(meta, 9);
        if (meta.get(11) instanceof Long dictionary && dictionary > 0) {
            start = Math.min(start, dictionary);
        }
        long end = start + number(meta, 7);
        for (long at = start; at < end; ) {
            ByteBuffer bytes = read(at, (int) Math.min(1 << 12, file.size() - at));
            Map<Integer, Object> header;
            try {
                header = new Thrift(bytes).structure();
            } catch (BufferUnderflowException longer) {
                bytes = read(at, (int) Math.min(LARGEST_HEADER, file.size() - at));
                header = new Thrift(bytes).structure();
            }
            if (!(header.get(4) instanceof Long expected)) {
                return;
            }
            long size = number(header, 3);
            CRC32 crc = new CRC32();
            crc.update(read(at + bytes.position(), Math.toIntExact(size)));
            if ((int) crc.getValue() != expected.intValue()) {
                throw new EOFException();
            }
            at += bytes.position() + size;
        }
    }

    private ByteBuffer read(long at, int length) throws IOException {
        if (at < 0 || length < 0 || at + length > file.size()) {
            throw new EOFException();
        }
        ByteBuffer bytes = ByteBuffer.allocate(length);
        while (bytes.hasRemaining()) {
            if (file.read(bytes, at + bytes.position()) < 0) {
                throw new EOFException();
            }
        }
        return bytes.flip();
    }

    private static long number(Map<Integer, Object> structure, int field) {
        if (structure.get(field) instanceof Long number) {
            return number;
        }
        throw new IllegalArgumentException("no such number");
    }

    @SuppressWarnings("unchecked")
    private static Map<Integer, Object> structure(Object value) {
        return (Map<Integer, Object>) value;
    }

    private static List<?> list(Map<Integer, Object> structure, int field) {
        return structure.get(field) instanceof List<?> list ? list : List.of();
    }
}
