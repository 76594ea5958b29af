package org.semblance.domain;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;

/**
 * The scale of a whole table, applied to one of its parts: numbers in the units of the whole, dictionaries in the order
 * of the whole, so that distances and averages of a part equal those of the whole.
 *
 * @param attributes the attributes
 * @param combine how attribute distances are combined
 * @param words the words of each quasi-identifier with words, and how many rows hold them
 * @param varying the quasi-identifiers that vary in the whole table
 */
public record GlobalScale(
        List<Attribute> attributes, Combination combine, Map<String, WordHolders> words, Set<String> varying)
        implements Serializable {

    public GlobalScale {
        attributes = List.copyOf(attributes);
        words = new LinkedHashMap<>(words);
        varying = Set.copyOf(varying);
    }

    /** The names of the quasi-identifiers. */
    public List<String> quasiIdentifiers() {
        return attributes.stream()
                .filter(attribute -> attribute.is(Role.QUASI_IDENTIFIER))
                .map(Attribute::name)
                .toList();
    }

    /** A part of the table, bound to this scale. */
    public Dataset of(Table part) {
        List<Column> columns = new ArrayList<>();
        words.forEach((name, holders) -> columns.add(coded((Words) part.column(name), holders.words())));
        return new Dataset(
                part.with(columns), attributes, Optional.empty(), combine, Optional.empty(), Optional.of(varying));
    }

    private static Words coded(Words part, List<String> dictionary) {
        Map<String, Integer> codes = new HashMap<>();
        for (int code = 0; code < dictionary.size(); code++) {
            codes.put(dictionary.get(code), code);
        }
        int[] codeOf = part.dictionary().stream()
                .mapToInt(word -> codes.getOrDefault(word, Words.MISSING))
                .toArray();
        int[] rows = new int[part.size()];
        Arrays.setAll(rows, row -> part.missing(row) ? Words.MISSING : codeOf[part.code(row)]);
        return Words.of(part.name(), rows, dictionary);
    }
}
