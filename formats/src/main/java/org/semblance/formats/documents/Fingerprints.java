package org.semblance.formats.documents;

import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.semblance.data.Fingerprint;
import org.semblance.data.Words;
import org.semblance.port.MatrixReader;
import org.semblance.port.MatrixReader.MatrixContent;

/** Fingerprints of the rows of a matrix: the SHA-256 of their entries, of which nothing else is kept. */
final class Fingerprints {

    private final MessageDigest digest = Fingerprint.digest();
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<String> known = new ArrayList<>();
    private final BitSet used = new BitSet();
    private byte[] bytes = new byte[64];
    private int[] rows = new int[1 << 10];
    private int[] codes = new int[1 << 10];
    private int met;
    private boolean empty = true;

    /** Adds an entry of the current row as text. */
    void entry(int column, CharSequence text) {
        int length = text.length();
        number(column);
        if (length + 8 > bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * (length + 8));
        }
        for (int i = 0; i < length; i++) {
            bytes[4 + i] = (byte) text.charAt(i);
        }
        // no text contains a line end, so entries cannot run together
        bytes[4 + length] = '\n';
        digest.update(bytes, 0, length + 5);
        used.set(column);
        empty = false;
    }

    /** Adds an entry of the current row as a number. */
    void entry(int column, double value) {
        number(column);
        long bits = Double.doubleToRawLongBits(value);
        for (int i = 0; i < Long.BYTES; i++) {
            bytes[4 + i] = (byte) (bits >>> (8 * i));
        }
        digest.update(bytes, 0, 12);
        used.set(column);
        empty = false;
    }

    private void number(int column) {
        for (int i = 0; i < Integer.BYTES; i++) {
            bytes[i] = (byte) (column >>> (8 * i));
        }
    }

    /** Ends a row. */
    void end(int row) {
        if (empty) {
            return;
        }
        empty = true;
        if (met == rows.length) {
            rows = Arrays.copyOf(rows, 2 * met);
            codes = Arrays.copyOf(codes, 2 * met);
        }
        String fingerprint = Fingerprint.of(digest);
        int number = numbers.computeIfAbsent(fingerprint, one -> {
            known.add(one);
            return known.size() - 1;
        });
        rows[met] = row;
        codes[met++] = number;
    }

    /** The content of the file, after its last row. */
    MatrixContent shown(int size, int columns) {
        int[] all = new int[size];
        Arrays.fill(all, Words.MISSING);
        for (int i = 0; i < met; i++) {
            all[rows[i]] = codes[i];
        }
        return new MatrixContent(Words.of(MatrixReader.DOCUMENT, all, known), columns, used);
    }
}
