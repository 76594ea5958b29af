package org.semblance.release.columns;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Bands such as 0-9, [10, 20) or 65+ in their order. Bands that overlap have none. */
final class BandOrder {

    /** Units are compared by so many letters: Stunde, Stunden. */
    private static final int STEM = 3;

    private BandOrder() {}

    static Optional<List<String>> of(List<String> categories) {
        List<Band> bands = new ArrayList<>();
        for (String category : categories) {
            Band band = Band.of(category);
            if (band == null) {
                return Optional.empty();
            }
            bands.add(band);
        }
        return comparable(bands).filter(BandOrder::named).flatMap(comparable -> order(categories, comparable));
    }

    private static Optional<List<String>> order(List<String> categories, List<Band> bands) {
        int[] order = IntStream.range(0, bands.size())
                .boxed()
                .sorted((one, other) ->
                        Double.compare(bands.get(one).low(), bands.get(other).low()))
                .mapToInt(Integer::intValue)
                .toArray();
        for (int i = 1; i < order.length; i++) {
            Band before = bands.get(order[i - 1]);
            Band after = bands.get(order[i]);
            if (!(before.high() <= after.low()) || before.low() == after.low()) {
                return Optional.empty();
            }
        }
        return Optional.of(IntStream.of(order).mapToObj(categories::get).toList());
    }

    /** The bands in one unit, if they have one, or several of time. Nought needs none. */
    private static Optional<List<Band>> comparable(List<Band> bands) {
        List<String> units = bands.stream()
                .flatMap(band -> Stream.of(band.lowUnit(), band.unit()))
                .filter(unit -> !unit.isEmpty())
                .toList();
        if (units.stream().map(BandOrder::stem).distinct().count() <= 1) {
            return Optional.of(bands);
        }
        boolean times = units.stream().allMatch(unit -> BandWords.seconds(unit) != null);
        if (times && units.stream().map(BandWords::seconds).distinct().count() <= 1) {
            return Optional.of(bands);
        }
        boolean all = bands.stream().allMatch(band -> !band.unit().isEmpty() || (band.low() == 0 && band.single()));
        return times && all ? Optional.of(bands.stream().map(Band::inSeconds).toList()) : Optional.empty();
    }

    /** Whether the bands have the same noun before them, and single numbers one whose numbers are an order. */
    private static boolean named(List<Band> bands) {
        List<String> nouns = bands.stream().map(Band::noun).distinct().toList();
        if (bands.stream().anyMatch(band -> !band.single())) {
            return nouns.stream().filter(noun -> !noun.isEmpty()).count() <= 1;
        }
        return nouns.size() == 1
                && (nouns.get(0).isEmpty()
                        ? bands.stream().noneMatch(band -> band.unit().isEmpty())
                        : OrdinalNouns.is(nouns.get(0)));
    }

    private static String stem(String unit) {
        return unit.substring(0, Math.min(STEM, unit.length()));
    }
}
