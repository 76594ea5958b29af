package org.semblance.formats;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads structures in Thrift's compact protocol, which Parquet uses for its metadata: numbers as {@code Long}, lists
 * and structures (by field number) as such; anything else is skipped.
 */
final class Thrift {

    private static final int DEEPEST = 32;

    private final ByteBuffer bytes;

    Thrift(ByteBuffer bytes) {
        this.bytes = bytes;
    }

    /**
     * Reads the structure that starts here.
     *
     * @throws BufferUnderflowException if it continues beyond the bytes
     * @throws IllegalArgumentException if it is not a structure
     */
    Map<Integer, Object> structure() {
        return structure(0);
    }

    private Map<Integer, Object> structure(int depth) {
        if (depth > DEEPEST) {
            throw new IllegalArgumentException("nested too deep");
        }
        Map<Integer, Object> fields = new HashMap<>();
        int id = 0;
        for (int head = bytes.get() & 0xFF; head != 0; head = bytes.get() & 0xFF) {
            int step = head >> 4;
            id = step == 0 ? (int) zigzag() : id + step;
            fields.put(id, value(head & 0xF, depth, true));
        }
        return fields;
    }

    private Object value(int type, int depth, boolean field) {
        switch (type) {
            case 1, 2 -> {
                // in a field, the type is the Boolean value; in a list, it takes a byte
                if (!field) {
                    bytes.get();
                }
                return type;
            }
            case 3 -> {
                return (long) bytes.get();
            }
            case 4, 5, 6 -> {
                return zigzag();
            }
            case 7 -> {
                skip(8);
                return type;
            }
            case 8 -> {
                skip(varint());
                return type;
            }
            case 9, 10 -> {
                return list(depth);
            }
            case 12 -> {
                return structure(depth + 1);
            }
            default -> throw new IllegalArgumentException("no such type");
        }
    }

    private List<Object> list(int depth) {
        int head = bytes.get() & 0xFF;
        long size = head >> 4 == 15 ? varint() : head >> 4;
        List<Object> items = new ArrayList<>();
        for (long i = 0; i < size; i++) {
            items.add(value(head & 0xF, depth + 1, false));
        }
        return items;
    }

    private void skip(long count) {
        if (count < 0 || count > bytes.remaining()) {
            throw new BufferUnderflowException();
        }
        bytes.position(bytes.position() + (int) count);
    }

    private long zigzag() {
        long number = varint();
        return (number >>> 1) ^ -(number & 1);
    }

    private long varint() {
        long number = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            byte next = bytes.get();
            number |= (long) (next & 0x7F) << shift;
            if (next >= 0) {
                return number;
            }
        }
        throw new IllegalArgumentException("a number without end");
    }
}
