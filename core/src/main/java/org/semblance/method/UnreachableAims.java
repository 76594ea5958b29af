package org.semblance.method;

import java.util.List;
import java.util.stream.IntStream;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.privacy.Aim;
import org.semblance.privacy.AttributeGuarantee;
import org.semblance.privacy.Evidence;

/** Refuses goals that are not satisfied even if all rows form one class, which is the most that masking can do. */
public final class UnreachableAims {

    private UnreachableAims() {}

    /** Refuses the first goal that all rows together do not satisfy. */
    public static void refuse(List<Aim> aims, Evidence evidence, int rows) {
        for (Aim aim : aims) {
            if (aim.byCountAlone(evidence)) {
                MinimumRows.refuse(rows, aim.fewest(), false);
                continue;
            }
            int[] all = IntStream.range(0, rows).toArray();
            if (aim.judge(evidence).holds(all)) {
                continue;
            }
            boolean persons = evidence.persons().isPresent();
            if (aim.byPersonsAlone()) {
                MinimumRows.refuse(
                        persons
                                ? IntStream.of(evidence.persons().get())
                                        .distinct()
                                        .count()
                                : rows,
                        aim.fewest(),
                        persons);
            }
            throw Problem.recipe(
                    ProblemCode.E_AIM,
                    aim.name() + (aim instanceof AttributeGuarantee one ? " of '" + one.of() + "'" : "")
                            + " does not hold even when all rows are one class"
                            + aim.shortfall(all, evidence).map(": "::concat).orElse(""),
                    "ask for less, or exclude the rows that prevent it with where:");
        }
    }
}
