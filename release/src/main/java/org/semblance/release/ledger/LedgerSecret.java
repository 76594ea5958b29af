package org.semblance.release.ledger;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.semblance.data.Column;
import org.semblance.data.Decimal;
import org.semblance.data.LongIndex;
import org.semblance.data.Table;
import org.semblance.data.Words;

/**
 * The key of a ledger. It turns persons and rows into numbers that are meaningless without the key, and seals the
 * head of the chain.
 */
final class LedgerSecret {

    static final int BYTES = 32;

    private static final String ALGORITHM = "HmacSHA256";

    /** Numbers of up to so many characters are compared by value. Codes with leading zeros are not numbers. */
    private static final int EXACT = 15;

    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]*)([.,][0-9]+)?");

    private final byte[] key;

    LedgerSecret(byte[] key) {
        this.key = key.clone();
    }

    static LedgerSecret random() {
        byte[] key = new byte[BYTES];
        new SecureRandom().nextBytes(key);
        return new LedgerSecret(key);
    }

    byte[] bytes() {
        return key.clone();
    }

    private Mac mac(String purpose) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(key, ALGORITHM));
            // one derived key per purpose, so that results for one purpose disclose nothing about another
            byte[] derived = mac.doFinal(purpose.getBytes(StandardCharsets.UTF_8));
            mac.init(new SecretKeySpec(derived, ALGORITHM));
            return mac;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A seal of a text that cannot be made without the key. */
    String seal(String text) {
        return HexFormat.of().formatHex(mac("head").doFinal(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** For each row, the first 64 bits of the keyed fingerprint of its person. */
    long[] persons(Table table, PersonKey by) {
        if (by.wholeRows()) {
            return rows(table.only(by.columns()));
        }
        Mac mac = mac("person");
        return by.columns().size() == 1 && table.column(by.columns().get(0)) instanceof Words words
                ? ofWords(words, mac)
                : ofRows(table, by, mac);
    }

    /**
     * For each row, the first 64 bits of the keyed fingerprint of all its values, independent of the order of rows
     * and columns. Equal rows are numbered, so that they differ.
     */
    long[] rows(Table table) {
        Mac mac = mac("row");
        List<String> names = table.names().stream().sorted().toList();
        names.forEach(name -> update(mac, name));
        long columns = number(mac.doFinal());
        List<int[]> codes = new ArrayList<>();
        List<long[]> cells = new ArrayList<>();
        for (String name : names) {
            int[] codeOf = table.column(name).codes();
            codes.add(codeOf);
            cells.add(cells(table.column(name), codeOf, mac));
        }
        ByteBuffer row = ByteBuffer.allocate(Long.BYTES * (1 + names.size()));
        long[] rows = new long[table.size()];
        for (int i = 0; i < rows.length; i++) {
            row.clear().putLong(columns);
            for (int place = 0; place < cells.size(); place++) {
                row.putLong(cells.get(place)[codes.get(place)[i]]);
            }
            rows[i] = number(mac.doFinal(row.array()));
        }
        return countedApart(rows, mac);
    }

    /** The fingerprints of the values of a column by code; each is computed once. */
    private static long[] cells(Column column, int[] codes, Mac mac) {
        long[] cells = new long[column.size()];
        int known = 0;
        for (int row = 0; row < codes.length; row++) {
            if (codes[row] == known) { // codes are assigned by first appearance
                if (column.missing(row)) {
                    mac.update((byte) 0);
                } else {
                    update(mac, plain(column.text(row)));
                }
                cells[known++] = number(mac.doFinal());
            }
        }
        return Arrays.copyOf(cells, known);
    }

    /**
     * The canonical form of a number, because a column may be read as words for one release and as numbers for
     * another.
     */
    private static String plain(String text) {
        return text.length() <= EXACT && NUMBER.matcher(text).matches()
                ? Decimal.text(Double.parseDouble(text.replace(',', '.')))
                : text;
    }

    /** Computes each word once, because a person may have many rows. */
    private static long[] ofWords(Words words, Mac mac) {
        long missing = number(mac.doFinal(new byte[] {0}));
        long[] ofWord = words.dictionary().stream()
                .mapToLong(word -> {
                    update(mac, word);
                    return number(mac.doFinal());
                })
                .toArray();
        long[] persons = new long[words.size()];
        Arrays.setAll(persons, row -> words.missing(row) ? missing : ofWord[words.code(row)]);
        return persons;
    }

    private static long[] ofRows(Table table, PersonKey by, Mac mac) {
        Column[] columns = by.columns().stream().map(table::column).toArray(Column[]::new);
        long[] persons = new long[table.size()];
        for (int row = 0; row < persons.length; row++) {
            for (Column column : columns) {
                if (column.missing(row)) {
                    mac.update((byte) 0);
                } else {
                    update(mac, column.text(row));
                }
            }
            persons[row] = number(mac.doFinal());
        }
        return persons;
    }

    /** Adds a text preceded by its length, so that adjacent texts cannot be split differently with the same result. */
    private static void update(Mac mac, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        mac.update((byte) 1);
        mac.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
        mac.update(bytes);
    }

    /** Numbers equal rows: they are several rows, or several persons if whole rows identify them. */
    private static long[] countedApart(long[] rows, Mac mac) {
        LongIndex different = new LongIndex();
        int[] met = new int[rows.length];
        long[] apart = new long[rows.length];
        for (int row = 0; row < rows.length; row++) {
            int before = met[different.add(rows[row])]++;
            apart[row] = before == 0
                    ? rows[row]
                    : number(mac.doFinal(ByteBuffer.allocate(Long.BYTES + Integer.BYTES)
                            .putLong(rows[row])
                            .putInt(before)
                            .array()));
        }
        return apart;
    }

    private static long number(byte[] fingerprint) {
        return ByteBuffer.wrap(fingerprint).getLong();
    }
}
