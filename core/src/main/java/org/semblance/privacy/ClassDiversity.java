package org.semblance.privacy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;
import org.semblance.domain.distribution.EarthMover;
import org.semblance.domain.distribution.GroundDistance;

/**
 * How diverse an equivalence class is in sensitive attributes, and how far from the whole table.
 *
 * @param first its first row
 * @param rows the number of its rows
 * @param attributes its figures by attribute
 */
public record ClassDiversity(int first, int rows, Map<String, OfAttribute> attributes) {

    /**
     * The figures of an attribute; by persons if they are known, as the guarantees count.
     *
     * @param l the number of different values
     * @param entropyL the number of equally frequent values with the same entropy
     * @param t the distance of its distribution from that of the whole table
     */
    public record OfAttribute(int l, double entropyL, double t) {}

    /** A sensitive attribute that is judged. */
    private record Sensitive(String name, ValueShares values, EarthMover mover) {

        static Sensitive of(TCloseness closeness, Evidence evidence) {
            return new Sensitive(
                    closeness.of(),
                    ValueShares.of(evidence.confidential(closeness), evidence),
                    closeness.mover(evidence));
        }

        OfAttribute in(int[] rows) {
            int[] frequencies = values.in(rows).concentrated();
            return new OfAttribute(frequencies.length, LDiversity.byEntropy(frequencies), mover.distance(rows));
        }
    }

    /** Those with the smallest l first, then by entropy, then those that are farthest from the table. */
    private static final Comparator<ClassDiversity> WORST = Comparator.<ClassDiversity>comparingInt(
                    one -> one.attributes.values().stream()
                            .mapToInt(OfAttribute::l)
                            .min()
                            .orElse(0))
            .thenComparingDouble(one -> one.attributes.values().stream()
                    .mapToDouble(OfAttribute::entropyL)
                    .min()
                    .orElse(0))
            .thenComparingDouble(one -> -one.attributes.values().stream()
                    .mapToDouble(OfAttribute::t)
                    .max()
                    .orElse(0))
            .thenComparingInt(one -> one.first);

    /**
     * The classes of a table that protect sensitive attributes least.
     *
     * @param of the attributes, which the evidence has
     * @param distance the ground distance between values; that of the domain if null
     * @param most the largest number of classes
     */
    public static List<ClassDiversity> worst(
            ReleasedTable released, Evidence evidence, List<String> of, @Nullable GroundDistance distance, int most) {
        List<Sensitive> sensitive = of.stream()
                .map(name -> Sensitive.of(new TCloseness(1, name, distance), evidence))
                .toList();
        PriorityQueue<ClassDiversity> worst = new PriorityQueue<>(WORST.reversed());
        for (int[] rows : released.classes()) {
            Map<String, OfAttribute> figures = new LinkedHashMap<>();
            sensitive.forEach(one -> figures.put(one.name, one.in(rows)));
            worst.add(new ClassDiversity(rows[0], rows.length, figures));
            if (worst.size() > most) {
                worst.remove();
            }
        }
        List<ClassDiversity> inOrder = new ArrayList<>(worst);
        inOrder.sort(WORST);
        return List.copyOf(inOrder);
    }
}
