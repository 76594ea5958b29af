package org.semblance;

import java.io.Serializable;
import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import javax.crypto.Cipher;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * The source of random numbers for masking. Each record of a table has its own numbers, independent of the order in
 * which records are masked, so that records masked in parallel, one at a time or again give the same result.
 *
 * <p>The numbers are the key stream of AES in counter mode. Its key comes from the secure random source of the machine,
 * unless a seed is given; anybody who knows the seed knows all numbers.
 */
public final class Chance implements Serializable {

    private static final int KEY_BYTES = 32;

    private final byte[] key;

    private Chance(byte[] key) {
        this.key = key;
    }

    /** Unpredictable numbers that cannot be reproduced. */
    public static Chance secure() {
        byte[] key = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(key);
        return new Chance(key);
    }

    /** Reproducible numbers: for research and tests, never for a publication. */
    public static Chance seeded(long seed) {
        return new Chance(digest(ByteBuffer.allocate(Long.BYTES).putLong(seed).array(), "seed"));
    }

    /** Independent numbers for a named purpose; the same name gives the same numbers. */
    public Chance of(String purpose) {
        return new Chance(digest(key, purpose));
    }

    /** The numbers of all records, with a fixed number of 64-bit words for each. */
    public Draws draws(int wordsOfRecord) {
        return new Draws(key, wordsOfRecord);
    }

    private static byte[] digest(byte[] secret, String purpose) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(secret);
            return digest.digest(purpose.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Draws the numbers of one record after the other. Not thread-safe: each thread needs its own. */
    public static final class Draws {

        private static final int WORDS_OF_BLOCK = 2;
        private static final int WORDS_HELD = 1024;

        /** The resolution of uniform draws. A multiple of it plus half of it is exact below 1, so no draw is 0 or 1. */
        private static final double STEP = 0x1.0p-52;

        private final SecretKeySpec key;
        private final Cipher cipher;
        private final long wordsOfRecord;
        private final byte[] zeros = new byte[WORDS_HELD * Long.BYTES];
        private final byte[] bytes = new byte[WORDS_HELD * Long.BYTES];
        private final LongBuffer held = ByteBuffer.wrap(bytes).asLongBuffer();
        private long firstHeld = -WORDS_HELD;
        private long next;
        private long end;

        private Draws(byte[] key, int wordsOfRecord) {
            this.key = new SecretKeySpec(key, "AES");
            this.wordsOfRecord = wordsOfRecord;
            try {
                this.cipher = Cipher.getInstance("AES/CTR/NoPadding");
            } catch (GeneralSecurityException e) {
                throw new IllegalStateException(e);
            }
            seek(0);
        }

        /** Moves to the numbers of a record. */
        public void at(long record) {
            next = record * wordsOfRecord;
            end = next + wordsOfRecord;
        }

        /** 64 random bits: one word. */
        public long bits() {
            if (next >= end) {
                throw new IllegalStateException("a record has drawn more than it may");
            }
            long place = next - firstHeld;
            if (place < 0 || place >= WORDS_HELD) {
                hold();
                place = next - firstHeld;
            }
            next++;
            return held.get((int) place);
        }

        /** A uniform draw, above 0 and below 1: one word. */
        public double uniform() {
            return uniform(bits());
        }

        static double uniform(long bits) {
            return ((bits >>> 12) + 0.5) * STEP;
        }

        /** A uniform whole number from 0 to a bound (exclusive), to within 2⁻³²: one word. */
        public int below(int bound) {
            return (int) Math.multiplyHigh(bits() >>> 1, 2L * bound);
        }

        /** A draw from the standard normal distribution (Box and Muller 1958): two words. */
        public double normal() {
            double radius = StrictMath.sqrt(-2 * StrictMath.log(uniform()));
            return radius * StrictMath.cos(2 * Math.PI * uniform());
        }

        /** A draw from the Laplace distribution of variance 1: one word. */
        public double laplace() {
            double centred = uniform() - 0.5;
            return -Math.copySign(StrictMath.log1p(-2 * Math.abs(centred)), centred) * Math.sqrt(0.5);
        }

        private void hold() {
            long block = next - next % WORDS_OF_BLOCK;
            if (block != firstHeld + WORDS_HELD) {
                seek(block);
            }
            firstHeld = block;
            try {
                cipher.update(zeros, 0, zeros.length, bytes);
            } catch (GeneralSecurityException e) {
                throw new IllegalStateException(e);
            }
        }

        private void seek(long word) {
            byte[] counter = ByteBuffer.allocate(2 * Long.BYTES)
                    .putLong(0)
                    .putLong(word / WORDS_OF_BLOCK)
                    .array();
            try {
                cipher.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(counter));
            } catch (GeneralSecurityException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
