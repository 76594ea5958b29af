package org.semblance.method.noise;

import java.lang.ref.SoftReference;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.semblance.Chance;
import org.semblance.domain.Attribute;
import org.semblance.method.LearningTrace;

/** Replaces a concept by another with the exponential mechanism: the nearer, the more likely. */
final class ExponentialMasker implements Masker {

    private final PrivateAttribute attribute;
    private final double epsilon;
    private final DomainNeighbourhoods surroundings;
    private final double most;
    private final int candidates;
    /** The weights around each position; released if memory is short. */
    private final transient AtomicReferenceArray<SoftReference<CandidateWeights>> held;

    ExponentialMasker(PrivateAttribute attribute, double epsilon, CandidateScope candidates) {
        this(
                attribute,
                epsilon,
                new DomainNeighbourhoods(attribute.domain(), attribute.top(), candidates == CandidateScope.LEAVES));
        attribute.refuseSize(this.candidates);
    }

    private ExponentialMasker(PrivateAttribute attribute, double epsilon, DomainNeighbourhoods surroundings) {
        this.attribute = attribute;
        this.epsilon = epsilon;
        this.surroundings = surroundings;
        this.most = attribute.domain().comparison().mostBelow(attribute.top());
        this.candidates = surroundings.candidates();
        this.held = new AtomicReferenceArray<>(surroundings.size());
    }

    private Object readResolve() {
        return new ExponentialMasker(attribute, epsilon, surroundings);
    }

    @Override
    public List<Attribute> attributes() {
        return List.of(attribute.attribute());
    }

    @Override
    public boolean knows(int attributeAt, int concept) {
        return surroundings.place(concept) >= 0;
    }

    @Override
    public int words() {
        return IntegerDraws.WORDS;
    }

    @Override
    public void mask(RecordCells cells, Chance.Draws draws, ShiftCounts shifts) {
        int place = surroundings.place(attribute.concept(cells));
        CandidateRings around = surroundings.around(place);
        CandidateWeights weights = weights(place, around);
        int found = weights.draw(around, draws);
        cells.concept(0, surroundings.concept(found));
        shifts.add(0, weights.expected(), around.distance(around.ringOf(found)), ShiftCounts.Outcome.AS_DRAWN);
    }

    private CandidateWeights weights(int place, CandidateRings around) {
        SoftReference<CandidateWeights> known = held.get(place);
        CandidateWeights weights = known == null ? null : known.get();
        if (weights == null) {
            weights = CandidateWeights.of(around, most, epsilon);
            held.set(place, new SoftReference<>(weights));
        }
        return weights;
    }

    /** Only the given domain; learnt from no rows. */
    @Override
    public LearningTrace learnt() {
        return attribute.learnt(0, candidates);
    }
}
