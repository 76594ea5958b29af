package org.semblance.release.figures;

import java.util.Map;
import java.util.Optional;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Ordinal;

/** What masking did to a typical value of an attribute, in units that a person thinks in. */
public sealed interface TypicalLoss permits TypicalBreadth, TypicalMove, TypicalStep {

    /** It in a sentence. */
    String sentence();

    /** It as JSON values. */
    Map<String, Object> json();

    /** What masking did to an attribute that is not generalised; empty without values, and for vectors. */
    static Optional<TypicalLoss> of(Attribute attribute, Column before, Column after) {
        if (before instanceof Numbers held && after instanceof Numbers shown) {
            return TypicalMove.of(held, shown).map(TypicalLoss.class::cast);
        }
        if (before instanceof Words held && after instanceof Words shown) {
            return attribute.domain() instanceof Ordinal ordinal
                    ? TypicalStep.of(held, shown, ordinal.scale()).map(TypicalLoss.class::cast)
                    : TypicalStep.of(held, shown).map(TypicalLoss.class::cast);
        }
        return Optional.empty();
    }
}
