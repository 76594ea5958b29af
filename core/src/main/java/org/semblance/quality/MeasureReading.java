package org.semblance.quality;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import org.semblance.quality.MeasureFacts.Better;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.MeasureFacts.Need;
import org.semblance.quality.MeasureFacts.Source;

/** How to read the scores of a measure, as its class says. */
public final class MeasureReading {

    private final Class<? extends Measure> measure;
    private final MeasureFacts facts;

    private MeasureReading(Class<? extends Measure> measure, MeasureFacts facts) {
        this.measure = measure;
        this.facts = facts;
    }

    /** How to read the scores of a measure. */
    public static MeasureReading of(Class<? extends Measure> measure) {
        MeasureFacts facts = measure.getAnnotation(MeasureFacts.class);
        if (facts == null) {
            throw new IllegalArgumentException(measure + " does not say how to read its scores");
        }
        return new MeasureReading(measure, facts);
    }

    /** What it is a figure of. */
    public Kind kind() {
        return facts.kind();
    }

    /** Which way is better. */
    public Better better() {
        return facts.better();
    }

    /** Where it ends, in words; empty where there is nothing to say. */
    public String range() {
        return facts.range();
    }

    /** Whether it is a share, of which 1 is the whole. */
    public boolean share() {
        return facts.share();
    }

    /** Whether it counts what an intruder finds who links records one by one. */
    public boolean linksOneByOne() {
        return facts.linksOneByOne();
    }

    /** Whether it says something of documents. */
    public boolean ofDocuments() {
        return facts.ofDocuments();
    }

    /** What must be given in addition to the original and the release: what its class names, and what its type implies. */
    public Set<Need> needs() {
        Set<Need> needs = EnumSet.noneOf(Need.class);
        needs.addAll(Arrays.asList(facts.needs()));
        if (!TableMeasure.class.isAssignableFrom(measure)) {
            needs.add(Need.ROWS);
        }
        if (!PartitionedMeasure.class.isAssignableFrom(measure)) {
            needs.add(Need.WHOLE_TABLE);
        }
        return needs;
    }

    /**
     * Whether its figures follow from the released table alone, so that they may be published.
     *
     * @param given what there is to read besides the original
     */
    public boolean followsFromRelease(Set<Source> given) {
        return Arrays.stream(facts.alsoReads())
                .noneMatch(source -> source == Source.ORIGINAL || given.contains(source));
    }

    /** Whether something must be there. */
    public boolean needs(Need need) {
        return needs().contains(need);
    }

    /** In words. */
    public String text() {
        return range().isEmpty() ? better().words() : better().words() + "; " + range();
    }
}
