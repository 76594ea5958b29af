package org.semblance.release.columns.signs;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Headings of columns for tests, separated by semicolons, and what they are read as without any values. */
final class ListedHeadings {

    private ListedHeadings() {}

    /** A kind and a heading from each of the lines {@code KIND: heading; heading}. */
    static Stream<Arguments> byKind(String lines) {
        return lines.lines().flatMap(line -> {
            int colon = line.indexOf(':');
            ColumnKind kind = ColumnKind.valueOf(line.substring(0, colon).trim());
            return list(line.substring(colon + 1)).map(heading -> Arguments.of(kind, heading));
        });
    }

    /** The headings of a text. */
    static Stream<String> list(String text) {
        return Arrays.stream(text.split(";")).map(String::strip).filter(heading -> !heading.isEmpty());
    }

    static Optional<ColumnKind> strongest(String heading) {
        return HeadingSigns.of(new Bare(heading)).stream().findFirst().map(ColumnSign::kind);
    }

    /** Signs with a confidence that matters of what would make the column an identifier. */
    static List<ColumnSign> identifiers(String heading) {
        return HeadingSigns.of(new Bare(heading)).stream()
                .filter(sign -> sign.kind().group() == KindGroup.IDENTIFIER && sign.confidence() >= 0.45)
                .toList();
    }

    /** A column of which only the heading is known. */
    private record Bare(String name) implements ColumnFacts {

        @Override
        public int rows() {
            return 0;
        }

        @Override
        public int present() {
            return 0;
        }

        @Override
        public List<String> words() {
            return List.of();
        }

        @Override
        public int count(int index) {
            throw new IndexOutOfBoundsException(index);
        }

        @Override
        public boolean numbers() {
            return false;
        }

        @Override
        public int decimals() {
            return 0;
        }
    }
}
