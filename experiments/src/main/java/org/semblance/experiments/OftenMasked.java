package org.semblance.experiments;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.method.Displacements;
import org.semblance.method.noise.Cells;
import org.semblance.method.noise.Masker;
import org.semblance.method.noise.Shifts;
import org.semblance.method.noise.Ties;

/** A sample of concepts that is masked many times by what was learnt from it once: at any level, with any seed. */
final class OftenMasked {

    /** Any will do: each record is masked at a level that is given. */
    private static final double UNUSED = 1;

    /** A masked sample, and how far its values were moved. */
    record Once(Table table, List<Displacements.Shift> shifts) {

        /** Root mean square of the distances, over all attributes. */
        double rmse() {
            return Math.sqrt(shifts.stream()
                    .mapToDouble(shift -> shift.actual() * shift.actual())
                    .average()
                    .orElseThrow());
        }
    }

    private final Dataset sample;
    private final Masker masker;
    private final List<int[]> concepts;

    OftenMasked(Dataset sample, NoiseVariant variant, Ties ties) {
        this.sample = sample;
        this.masker = variant.at(UNUSED, null, ties).learn(sample, Chance.seeded(0), Watcher.SILENT);
        this.concepts = masker.attributes().stream()
                .map(attribute -> concepts(attribute, sample.table()))
                .toList();
    }

    private static int[] concepts(Attribute attribute, Table table) {
        Words words = (Words) table.column(attribute.name());
        int[] conceptOf = words.dictionary().stream()
                .mapToInt(word -> ((Concepts) attribute.domain()).concept(word).orElseThrow())
                .toArray();
        return Arrays.stream(words.codes()).map(code -> conceptOf[code]).toArray();
    }

    /** The sample at one level. */
    Once at(double alpha, long seed) {
        double[] levels = new double[sample.table().size()];
        Arrays.fill(levels, alpha);
        return at(levels, seed);
    }

    /** The sample with a level for each record. */
    Once at(double[] levels, long seed) {
        int[][] masked = new int[concepts.size()][levels.length];
        Chance.Draws draws = masker.draws(Chance.seeded(seed));
        Shifts shifts = new Shifts(concepts.size());
        Cells cells = new Cells(concepts.size());
        for (int row = 0; row < levels.length; row++) {
            cells.clear();
            cells.level(levels[row]);
            for (int j = 0; j < masked.length; j++) {
                cells.concept(j, concepts.get(j)[row]);
            }
            draws.at(row);
            masker.mask(cells, draws, shifts);
            for (int j = 0; j < masked.length; j++) {
                masked[j][row] = cells.concept(j);
            }
        }
        List<Column> columns = new ArrayList<>();
        for (int j = 0; j < masked.length; j++) {
            columns.add(words(masker.attributes().get(j), masked[j]));
        }
        return new Once(sample.table().with(columns), shifts.of(masker.attributes()));
    }

    private static Words words(Attribute attribute, int[] concepts) {
        Concepts domain = (Concepts) attribute.domain();
        Map<Integer, Integer> codeOf = new HashMap<>();
        List<String> dictionary = new ArrayList<>();
        int[] codes = Arrays.stream(concepts)
                .map(concept -> codeOf.computeIfAbsent(concept, absent -> {
                    dictionary.add(domain.text(absent));
                    return dictionary.size() - 1;
                }))
                .toArray();
        return Words.of(attribute.name(), codes, dictionary);
    }

    Dataset sample() {
        return sample;
    }
}
