package org.semblance.release.columns.signs;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/**
 * Headings for tests. A line is {@code age: Alter; Lebensalter}, a kind and its headings; values of the column may follow a
 * heading, as in {@code Note = 1 2 3}.
 */
final class HeadingTable {

    private HeadingTable() {}

    /** Each heading with its kind. */
    static Stream<Arguments> withKinds(String table) {
        return table.lines().filter(line -> !line.isBlank()).flatMap(line -> {
            int colon = line.indexOf(':');
            ColumnKind kind = ColumnKind.named(line.substring(0, colon)).orElseThrow();
            return columns(line.substring(colon + 1)).map(column -> Arguments.of(column, kind));
        });
    }

    /** Headings without kinds. */
    static Stream<Column> columns(String headings) {
        return headings.lines()
                .flatMap(line -> Arrays.stream(line.split(";")))
                .map(String::trim)
                .filter(heading -> !heading.isEmpty())
                .map(HeadingTable::column);
    }

    private static Column column(String heading) {
        String[] parts = heading.split(" = ");
        return new Column(
                parts[0].trim(),
                parts.length == 1 ? List.of() : List.of(parts[1].trim().split(" ")));
    }

    /** A column of these distinct values, each of them once. */
    record Column(String name, List<String> words) implements ColumnFacts {

        @Override
        public int rows() {
            return words.size();
        }

        @Override
        public int present() {
            return words.size();
        }

        @Override
        public int count(int index) {
            return 1;
        }

        @Override
        public boolean numbers() {
            return !words.isEmpty() && words.stream().allMatch(word -> word.matches("-?\\d+(\\.\\d+)?"));
        }

        @Override
        public int decimals() {
            return words.stream()
                    .mapToInt(word -> word.contains(".") ? word.length() - word.indexOf('.') - 1 : 0)
                    .max()
                    .orElse(0);
        }
    }
}
