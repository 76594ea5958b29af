package org.semblance.formats.taxonomy;

import java.lang.ref.SoftReference;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import org.semblance.Problem;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;

/**
 * Reads the nouns of WordNet: a concept for each set of synonyms, named by its offset in the file; below its hypernyms
 * and, for Berlin and Einstein, below what it is an instance of. Senses are numbered as WordNet numbers them.
 */
final class WordNetNouns {

    private final WordNetFiles files;
    private SoftReference<byte[]> glosses = new SoftReference<>(null);

    private WordNetNouns(WordNetFiles files) {
        this.files = files;
    }

    static TaxonomyBuilder read(String name, WordNetFiles files) {
        return new WordNetNouns(files).read(name);
    }

    private TaxonomyBuilder read(String name) {
        CompletableFuture<byte[]> index = CompletableFuture.supplyAsync(() -> files.read("index.noun"));
        byte[] data = files.read("data.noun");
        TaxonomyBuilder builder = Taxonomy.named(name).namedBySense().glosses(this::gloss);
        Offsets offsets = new Offsets();
        Offsets links = new Offsets();
        for (Fields line = new Fields(data); line.next(); ) {
            concept(line, builder, offsets, links);
        }
        for (int i = 0; i < links.size(); i += 2) {
            builder.below(links.at(i), offsets.find(links.at(i + 1), name));
        }
        for (Fields line = new Fields(index.join()); line.next(); ) {
            senses(line, builder, offsets, name);
        }
        return builder;
    }

    /** A line such as: 00001930 03 n 01 physical_entity 0 007 @ 00001740 n 0000 … | gloss. */
    private static void concept(Fields line, TaxonomyBuilder builder, Offsets offsets, Offsets links) {
        String id = line.text();
        int concept = builder.concept(id);
        offsets.add(Integer.parseInt(id));
        line.skip(2);
        int words = Integer.parseInt(line.text(), 16);
        for (int i = 0; i < words; i++) {
            builder.term(concept, line.text().replace('_', ' '));
            line.skip(1);
        }
        int pointers = line.number();
        for (int i = 0; i < pointers; i++) {
            boolean isA = line.isA();
            int target = line.number();
            line.skip(2);
            if (isA) {
                links.add(concept);
                links.add(target);
            }
        }
    }

    /** A line such as: football n 2 3 @ ~ + 2 1 00469228 03384013. */
    private static void senses(Fields line, TaxonomyBuilder builder, Offsets offsets, String name) {
        String word = line.text().replace('_', ' ');
        line.skip(1);
        int[] senses = new int[line.number()];
        line.skip(line.number() + 2);
        for (int i = 0; i < senses.length; i++) {
            senses[i] = offsets.find(line.number(), name);
        }
        builder.senses(word, senses);
    }

    /** An id is the place of the line in the file. */
    private synchronized String gloss(String id) {
        byte[] data = glosses.get();
        if (data == null) {
            data = files.read("data.noun");
            glosses = new SoftReference<>(data);
        }
        int end = Integer.parseInt(id);
        int bar = -1;
        for (; end < data.length && data[end] != '\n'; end++) {
            if (data[end] == '|' && bar < 0) {
                bar = end;
            }
        }
        return bar < 0 ? "" : new String(data, bar + 1, end - bar - 1, StandardCharsets.UTF_8).strip();
    }

    /** Numbers that grow in a file, found again by halving. */
    private static final class Offsets {

        private int[] offsets = new int[1 << 15];
        private int size;

        void add(int offset) {
            if (size == offsets.length) {
                offsets = Arrays.copyOf(offsets, size * 2);
            }
            offsets[size++] = offset;
        }

        int size() {
            return size;
        }

        int at(int place) {
            return offsets[place];
        }

        int find(int offset, String name) {
            int place = Arrays.binarySearch(offsets, 0, size, offset);
            if (place < 0) {
                throw Problem.data(
                        "E_PARENT",
                        name + ": the synonym set " + offset + " is named but nowhere defined",
                        "check that the database is whole");
            }
            return place;
        }
    }
}
