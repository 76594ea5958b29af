package org.semblance.testkit;

import java.util.Arrays;
import java.util.Random;

/** Truncates or changes bytes at random, preferably to bytes that are special to a parser. */
public final class RandomDamage {

    private static final byte[] TROUBLE = {
        '"', ';', ',', '\n', '\r', 0, (byte) 0xE9, (byte) 0xC3, '.', ':', '&', '{', '\t'
    };

    private RandomDamage() {}

    public static byte[] of(byte[] whole, Random random) {
        byte[] bytes = Arrays.copyOf(whole, random.nextInt(4) == 0 ? random.nextInt(whole.length) : whole.length);
        for (int hits = random.nextInt(4); hits > 0 && bytes.length > 0; hits--) {
            bytes[random.nextInt(bytes.length)] =
                    random.nextBoolean() ? TROUBLE[random.nextInt(TROUBLE.length)] : (byte) random.nextInt(256);
        }
        return bytes;
    }
}
