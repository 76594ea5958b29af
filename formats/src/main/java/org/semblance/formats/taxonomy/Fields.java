package org.semblance.formats.taxonomy;

import java.nio.charset.StandardCharsets;

/** Walks over the lines of a WordNet file field by field; the licence, whose lines start with a blank, is passed over. */
final class Fields {

    private final byte[] data;
    private int place;
    private int nextLine;

    Fields(byte[] data) {
        this.data = data;
    }

    /** Goes to the next line; false when there is none. */
    boolean next() {
        do {
            place = nextLine;
            while (nextLine < data.length && data[nextLine] != '\n') {
                nextLine++;
            }
            nextLine++;
        } while (place < data.length && (data[place] == ' ' || data[place] == '\n'));
        return place < data.length;
    }

    String text() {
        int start = place;
        skip(1);
        return new String(data, start, place - 1 - start, StandardCharsets.UTF_8);
    }

    int number() {
        int number = 0;
        for (; place < data.length && data[place] > ' '; place++) {
            number = number * 10 + data[place] - '0';
        }
        place++;
        return number;
    }

    /** Whether the field is the sign of a hypernym (@) or of what this is an instance of (@i). */
    boolean isA() {
        boolean isA = data[place] == '@';
        skip(1);
        return isA;
    }

    void skip(int fields) {
        for (int i = 0; i < fields; i++) {
            while (place < data.length && data[place] > ' ') {
                place++;
            }
            place++;
        }
    }
}
