package org.semblance.formats.taxonomy;

import java.lang.ref.SoftReference;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;

/**
 * Reads the nouns of WordNet: a concept for each synset, identified by its offset in the file, below its hypernyms and,
 * for Berlin and Einstein, below what it is an instance of. Senses are numbered as in WordNet.
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

    /**
     * Reads the index while another thread unpacks the data, which takes as long. The index gives the offsets of data
     * lines, so no time is spent on glosses.
     */
    private TaxonomyBuilder read(String name) {
        CompletableFuture<byte[]> unpacked = CompletableFuture.supplyAsync(() -> files.read("data.noun"));
        TaxonomyBuilder builder = Taxonomy.named(name).namedBySense().glosses(this::gloss);
        Senses senses = new Senses();
        SynsetOffsets offsets = new SynsetOffsets(name);
        for (WordNetFields line = new WordNetFields(files.read("index.noun")); line.next(); ) {
            senses(line, builder, senses, offsets);
        }
        offsets.number();
        WordNetFields data = new WordNetFields(data(unpacked));
        for (int offset = offsets.next(0); offset >= 0; offset = offsets.next(offset + 1)) {
            data.at(offset);
            if (data.number() != offset) {
                throw Problem.data(
                        ProblemCode.E_WORDNET,
                        name + ": the index names a synonym set at byte " + offset + " of the data, where none starts",
                        "take index.noun and data.noun from one version, unchanged");
            }
            data.at(offset);
            concept(data, builder, offsets);
        }
        for (int i = 0; i < senses.size; i++) {
            builder.sense(senses.words[i], offsets.find(senses.synsets[i]));
        }
        return builder;
    }

    private static byte[] data(CompletableFuture<byte[]> unpacked) {
        try {
            return unpacked.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof Problem problem ? problem : e;
        }
    }

    /** Reads a line such as: football n 2 3 @ ~ + 2 1 00469228 03384013. */
    private static void senses(WordNetFields line, TaxonomyBuilder builder, Senses senses, SynsetOffsets offsets) {
        int word = line.key(builder.words());
        line.skip(1);
        int count = line.number();
        line.skip(line.number() + 2);
        for (int i = 0; i < count; i++) {
            int synset = line.number();
            senses.add(word, synset);
            offsets.add(synset);
        }
    }

    /** Reads a line such as: 00001930 03 n 01 physical_entity 0 007 @ 00001740 n 0000 … | gloss. */
    private static void concept(WordNetFields line, TaxonomyBuilder builder, SynsetOffsets offsets) {
        int concept = line.concept(builder);
        line.skip(2);
        int words = line.number(16);
        for (int i = 0; i < words; i++) {
            builder.term(concept, line.word(builder.words()));
            line.skip(1);
        }
        int pointers = line.number();
        for (int i = 0; i < pointers; i++) {
            int parent = line.isA();
            if (parent >= 0) {
                builder.below(concept, offsets.find(parent));
            }
        }
    }

    /** The gloss of a concept; its id is the offset of the line in the file. */
    private synchronized String gloss(String id) {
        if (id.equals(TaxonomyBuilder.ANYTHING)) {
            return "";
        }
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

    /** The senses of words, by the offsets of their synsets. */
    private static final class Senses {

        private int[] words = new int[1 << 16];
        private int[] synsets = new int[1 << 16];
        private int size;

        void add(int word, int synset) {
            if (size == words.length) {
                words = Arrays.copyOf(words, size * 2);
                synsets = Arrays.copyOf(synsets, size * 2);
            }
            words[size] = word;
            synsets[size++] = synset;
        }
    }
}
