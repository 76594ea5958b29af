package org.semblance.method.noise;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.semblance.Chance;
import org.semblance.domain.Attribute;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.method.LearningTrace;

/**
 * Masks a record by noise: draws one number for each attribute, correlates them as the covariances require, and moves
 * each value by its number.
 */
final class NoiseMasker implements Masker {

    /** The number of random words for each attribute: those of a draw, at most, and those for breaking ties. */
    private static final int WORDS_OF_ATTRIBUTE = 3;

    private final List<Attribute> attributes;
    private final NoiseStrength strength;
    private final AttributeNoise[] noises;
    private final CovarianceRoot root;
    private final long rows;
    private final List<LearningTrace.LearnedAttribute> spreads;
    private final List<LearningTrace.Association> pairs;

    /**
     * Creates a masker.
     *
     * @param noises the noise of each attribute
     * @param root the root of the covariances of the noise at level 1, numbers in standard deviations
     * @param rows the number of rows learnt from
     * @param spreads the spread of values that a report may show
     * @param pairs the associations of attributes, if preserved
     */
    NoiseMasker(
            List<Attribute> attributes,
            NoiseStrength strength,
            List<AttributeNoise> noises,
            CovarianceRoot root,
            long rows,
            List<LearningTrace.LearnedAttribute> spreads,
            List<LearningTrace.Association> pairs) {
        this.attributes = List.copyOf(attributes);
        this.strength = strength;
        this.noises = noises.toArray(AttributeNoise[]::new);
        this.root = root;
        this.rows = rows;
        this.spreads = List.copyOf(spreads);
        this.pairs = List.copyOf(pairs);
    }

    @Override
    public List<Attribute> attributes() {
        return attributes;
    }

    @Override
    public Optional<String> levelColumn() {
        return Optional.ofNullable(strength.alphaColumn());
    }

    @Override
    public boolean knows(int attribute, int concept) {
        return noises[attribute].knows(concept);
    }

    @Override
    public int words() {
        return WORDS_OF_ATTRIBUTE * attributes.size();
    }

    @Override
    public LearningTrace learnt() {
        return new LearningTrace(rows, strength.level(), spreads, pairs);
    }

    @Override
    public void mask(RecordCells cells, Chance.Draws draws, ShiftCounts shifts) {
        double[] drawn = cells.drawn();
        for (int j = 0; j < drawn.length; j++) {
            drawn[j] = strength.distribution().draw(draws);
        }
        double rootOfLevel = Math.sqrt(Double.isNaN(cells.level()) ? strength.alpha() : cells.level());
        int[] found = cells.found();
        Arrays.fill(found, Concepts.NONE);
        for (int j = 0; j < drawn.length; j++) {
            noises[j].move(j, cells, rootOfLevel * root.times(j, drawn), draws, shifts);
        }
        // only now, because partners use each other's original values
        for (int j = 0; j < drawn.length; j++) {
            cells.concept(j, found[j]);
        }
    }
}
