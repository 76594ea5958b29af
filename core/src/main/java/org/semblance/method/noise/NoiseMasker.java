package org.semblance.method.noise;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.semblance.Chance;
import org.semblance.domain.Attribute;
import org.semblance.method.Learnt;

/**
 * Masks a record by noise: draws one number for each attribute, lets them vary together as the covariances say, and moves
 * each value by its own.
 */
final class NoiseMasker implements Masker {

    /** The words that a draw from a distribution takes, at most, and those that decide among equals. */
    private static final int WORDS_OF_ATTRIBUTE = 3;

    private final List<Attribute> attributes;
    private final Strength strength;
    private final Replacement replacement;
    private final @Nullable ConceptNoise[] concepts;
    private final @Nullable NumberNoise[] numbers;
    private final CovarianceRoot root;
    private final int[][] partners;
    private final Learnt learnt;

    /** How much noise, of what kind. */
    record Strength(
            double alpha,
            Distribution distribution,
            @Nullable String column) {

        /** The level of all records; none where each may have its own. */
        OptionalDouble level() {
            return column == null ? OptionalDouble.of(alpha) : OptionalDouble.empty();
        }
    }

    /**
     * A masker.
     *
     * @param concepts for each attribute of concepts what is known of it; null for numbers
     * @param numbers for each attribute of numbers what is known of it; null for concepts
     * @param root of the covariances of the noise at level 1, numbers in standard deviations
     * @param partners for each attribute those whose value tells what a sign means, the first that is there; where none
     *     is, the semantic mean does
     */
    NoiseMasker(
            List<Attribute> attributes,
            Strength strength,
            Replacement replacement,
            @Nullable ConceptNoise[] concepts,
            @Nullable NumberNoise[] numbers,
            CovarianceRoot root,
            int[][] partners,
            Learnt learnt) {
        this.attributes = List.copyOf(attributes);
        this.strength = strength;
        this.replacement = replacement;
        this.concepts = concepts;
        this.numbers = numbers;
        this.root = root;
        this.partners = partners;
        this.learnt = learnt;
    }

    @Override
    public List<Attribute> attributes() {
        return attributes;
    }

    @Override
    public Optional<String> levelColumn() {
        return Optional.ofNullable(strength.column());
    }

    @Override
    public boolean knows(int attribute, int concept) {
        ConceptNoise noise = concepts[attribute];
        return noise != null && noise.surroundings().place(concept) >= 0;
    }

    @Override
    public int words() {
        return WORDS_OF_ATTRIBUTE * attributes.size();
    }

    @Override
    public Learnt learnt() {
        return learnt;
    }

    @Override
    public void mask(Cells cells, Chance.Draws draws, Shifts shifts) {
        double[] drawn = cells.drawn();
        for (int j = 0; j < drawn.length; j++) {
            drawn[j] = strength.distribution().draw(draws);
        }
        double level = Math.sqrt(Double.isNaN(cells.level()) ? strength.alpha() : cells.level());
        int[] found = cells.found();
        Arrays.fill(found, Cells.MISSING);
        for (int j = 0; j < drawn.length; j++) {
            double noise = level * root.times(j, drawn);
            ConceptNoise concept = concepts[j];
            NumberNoise number = numbers[j];
            if (concept != null) {
                long bits = draws.bits();
                if (cells.concept(j) != Cells.MISSING) {
                    found[j] = replace(j, concept, cells, noise, bits, shifts);
                }
            } else if (number != null && !Double.isNaN(cells.number(j))) {
                double original = cells.number(j);
                double added = noise * number.deviation();
                cells.number(j, number.add(original, added));
                shifts.add(j, added, Math.abs(cells.number(j) - original), Shifts.Found.AS_DRAWN);
            }
        }
        // only now, since partners look at each other's original
        for (int j = 0; j < drawn.length; j++) {
            cells.concept(j, found[j]);
        }
    }

    private int replace(int attribute, ConceptNoise noise, Cells cells, double drawn, long bits, Shifts shifts) {
        Surroundings surroundings = noise.surroundings();
        int concept = cells.concept(attribute);
        if (drawn == 0) {
            shifts.add(attribute, 0, 0, Shifts.Found.AS_DRAWN);
            return concept;
        }
        int place = surroundings.place(concept);
        if (place < 0) {
            throw new IllegalArgumentException("a concept outside the domain");
        }
        Around around = surroundings.around(place);
        long found = replacement.find(place, around, reference(attribute, noise, cells), drawn, bits);
        int replaced = Replacement.place(found);
        shifts.add(attribute, drawn, around.distance(around.ringOf(replaced)), Replacement.how(found));
        return surroundings.concept(replaced);
    }

    /** What lies around the value that the sign of the noise is meant from. */
    private Around reference(int attribute, ConceptNoise noise, Cells cells) {
        for (int partner : partners[attribute]) {
            if (cells.concept(partner) != Cells.MISSING) {
                return noise.surroundings().around(noise.surroundings().place(cells.concept(partner)));
            }
        }
        return noise.mean();
    }
}
