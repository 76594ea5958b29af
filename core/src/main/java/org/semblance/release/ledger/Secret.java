package org.semblance.release.ledger;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.semblance.data.Column;
import org.semblance.data.LongIndex;
import org.semblance.data.Table;
import org.semblance.data.Words;

/** The key of a ledger: makes numbers of persons that tell nothing to whoever does not have it, and seals the chain's head. */
final class Secret {

    static final int BYTES = 32;

    private static final String ALGORITHM = "HmacSHA256";

    private final byte[] key;

    Secret(byte[] key) {
        this.key = key.clone();
    }

    static Secret random() {
        byte[] key = new byte[BYTES];
        new SecureRandom().nextBytes(key);
        return new Secret(key);
    }

    byte[] bytes() {
        return key.clone();
    }

    private Mac mac(String purpose) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(key, ALGORITHM));
            // a key for each purpose, so that what is made for one says nothing for another
            byte[] derived = mac.doFinal(purpose.getBytes(StandardCharsets.UTF_8));
            mac.init(new SecretKeySpec(derived, ALGORITHM));
            return mac;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What nobody can make who does not have the key. */
    String seal(String text) {
        return HexFormat.of().formatHex(mac("head").doFinal(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** For each row the first 64 bits of the keyed fingerprint of its person. */
    long[] persons(Table table, PersonKey by) {
        Mac mac = mac("person");
        long[] persons = by.columns().size() == 1 && table.column(by.columns().get(0)) instanceof Words words
                ? ofWords(words, mac)
                : ofRows(table, by, mac);
        return by.wholeRows() ? countedApart(persons, mac) : persons;
    }

    /** Each word once: somebody may have many rows. */
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

    /** A text with its length in front, so that texts side by side cannot be cut in another way. */
    private static void update(Mac mac, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        mac.update((byte) 1);
        mac.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
        mac.update(bytes);
    }

    /** Where whole rows stand for persons, equal rows are numbered, as they are several persons. */
    private static long[] countedApart(long[] rows, Mac mac) {
        LongIndex different = new LongIndex();
        int[] met = new int[rows.length];
        long[] persons = new long[rows.length];
        for (int row = 0; row < rows.length; row++) {
            int before = met[different.add(rows[row])]++;
            persons[row] = before == 0
                    ? rows[row]
                    : number(mac.doFinal(ByteBuffer.allocate(Long.BYTES + Integer.BYTES)
                            .putLong(rows[row])
                            .putInt(before)
                            .array()));
        }
        return persons;
    }

    private static long number(byte[] fingerprint) {
        return ByteBuffer.wrap(fingerprint).getLong();
    }
}
