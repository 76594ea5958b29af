package org.semblance.method.blocking;

import java.util.List;
import org.semblance.domain.Axis;
import org.semblance.domain.Records;

/** Where rows lie along some axes; NaN for no value. */
@FunctionalInterface
interface Positions {

    double at(int axis, int row);

    /** Those of records along the attributes of these names. */
    static Positions of(Records records, List<String> names) {
        Axis[] axes = names.stream()
                .map(name -> records.parts().stream()
                        .filter(part -> part.attribute().name().equals(name))
                        .map(part -> (Axis) part.space())
                        .findFirst()
                        .orElseThrow())
                .toArray(Axis[]::new);
        return (axis, row) -> axes[axis].position(row);
    }
}
