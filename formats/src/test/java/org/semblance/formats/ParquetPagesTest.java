package org.semblance.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Parquet files written byte by byte here, since the engine writes neither checksums nor contradictions. */
class ParquetPagesTest {

    private static final int INT32 = 1;
    private static final int INT64 = 2;

    @TempDir
    Path folder;

    @Test
    void readsPagesWhoseChecksumIsRight() { // BI067
        assertThat(file(0, INT32).column("a")).containsExactly("7", "8");
    }

    @Test
    void refusesAPageWhoseChecksumIsWrong() { // BI067
        file(1, INT32)
                .refused(
                        "E_PARQUET",
                        "visitors.csv: the Parquet file is damaged or cut short, or uses what is not known here");
    }

    @Test
    void refusesARowGroupOfAnotherTypeThanTheFile() {
        file(0, INT64).refused("E_PARQUET", "visitors.csv, column 'a': another type in row group 1 than the file says");
    }

    /** A file of one column and two rows; {@code wrong} is added to the checksum of its page. */
    private TableFile file(int wrong, int chunkType) {
        ByteBuffer values = ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN);
        values.putInt(7).putInt(8);
        CRC32 crc = new CRC32();
        crc.update(values.array());

        Out page = new Out();
        page.field(1, 5).number(0); // a data page
        page.field(1, 5).number(8);
        page.field(1, 5).number(8);
        page.field(1, 5).number((int) crc.getValue() + wrong);
        page.field(1, 12); // its header
        page.field(1, 5)
                .number(2)
                .field(1, 5)
                .number(0)
                .field(1, 5)
                .number(3)
                .field(1, 5)
                .number(3)
                .end();
        page.end();
        page.bytes(values.array());

        Out footer = new Out();
        footer.field(1, 5).number(1);
        footer.field(1, 9).list(2, 12);
        footer.field(4, 8).text("schema").field(1, 5).number(1).end();
        footer.field(1, 5)
                .number(INT32)
                .field(2, 5)
                .number(0)
                .field(1, 8)
                .text("a")
                .end();
        footer.field(1, 6).number(2);
        footer.field(1, 9).list(1, 12); // row groups
        footer.field(1, 9).list(1, 12); // columns
        footer.field(2, 6).number(4).field(1, 12);
        footer.field(1, 5).number(chunkType).field(1, 9).list(1, 5).number(0);
        footer.field(1, 9).list(1, 8).text("a").field(1, 5).number(0);
        footer.field(1, 6).number(2).field(1, 6).number(page.size()).field(1, 6).number(page.size());
        footer.field(2, 6).number(4).end();
        footer.end();
        footer.field(1, 6).number(page.size()).field(1, 6).number(2).end();
        footer.end();

        Out file = new Out();
        file.bytes("PAR1".getBytes(StandardCharsets.US_ASCII)).bytes(page.all()).bytes(footer.all());
        file.bytes(ByteBuffer.allocate(4)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(footer.size())
                .array());
        file.bytes("PAR1".getBytes(StandardCharsets.US_ASCII));
        return TableFile.of(folder, file.all());
    }

    /** Thrift's compact protocol, as far as it is needed here. */
    private static final class Out {

        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        Out field(int step, int type) {
            bytes.write(step << 4 | type);
            return this;
        }

        Out list(int size, int type) {
            bytes.write(size << 4 | type);
            return this;
        }

        Out number(long value) {
            return varint(value << 1 ^ value >> 63);
        }

        Out text(String text) {
            return varint(text.length()).bytes(text.getBytes(StandardCharsets.US_ASCII));
        }

        Out end() {
            bytes.write(0);
            return this;
        }

        Out bytes(byte[] more) {
            bytes.writeBytes(more);
            return this;
        }

        private Out varint(long value) {
            long rest = value;
            while ((rest & ~0x7FL) != 0) {
                bytes.write((int) (rest & 0x7F | 0x80));
                rest >>>= 7;
            }
            bytes.write((int) rest);
            return this;
        }

        int size() {
            return bytes.size();
        }

        byte[] all() {
            return bytes.toByteArray();
        }
    }
}
