package org.semblance.method.noise;

import java.lang.ref.SoftReference;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.semblance.Chance;
import org.semblance.domain.Attribute;
import org.semblance.method.Learnt;

/** Puts a concept in place of another, the more likely the nearer it is. */
final class ExponentialMasker implements Masker {

    private final PrivateAttribute attribute;
    private final double epsilon;
    private final Surroundings surroundings;
    private final double most;
    private final int candidates;
    /** The weights around each place; let go where memory is short. */
    private final transient AtomicReferenceArray<SoftReference<Weights>> held;

    ExponentialMasker(PrivateAttribute attribute, double epsilon, Candidates candidates) {
        this(
                attribute,
                epsilon,
                new Surroundings(attribute.domain(), attribute.top(), candidates == Candidates.LEAVES));
        attribute.refuseSize(this.candidates);
    }

    private ExponentialMasker(PrivateAttribute attribute, double epsilon, Surroundings surroundings) {
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
        return WholeNumbers.WORDS;
    }

    @Override
    public void mask(Cells cells, Chance.Draws draws, Shifts shifts) {
        int place = surroundings.place(attribute.concept(cells));
        Around around = surroundings.around(place);
        Weights weights = weights(place, around);
        int found = weights.draw(around, draws);
        cells.concept(0, surroundings.concept(found));
        shifts.add(0, weights.expected(), around.distance(around.ringOf(found)), Shifts.Found.AS_DRAWN);
    }

    private Weights weights(int place, Around around) {
        SoftReference<Weights> known = held.get(place);
        Weights weights = known == null ? null : known.get();
        if (weights == null) {
            weights = Weights.of(around, most, epsilon);
            held.set(place, new SoftReference<>(weights));
        }
        return weights;
    }

    /** The domain, which was given; from no rows. */
    @Override
    public Learnt learnt() {
        return attribute.learnt(0, candidates);
    }
}
