package org.semblance.method.blocking;

import java.util.List;
import org.semblance.domain.OrderedAxis;
import org.semblance.domain.Records;

/** Where rows lie along some axes; NaN for no value. */
@FunctionalInterface
interface AxisPositions {

    double at(int axis, int row);

    /** Those of records along the attributes of these names. */
    static AxisPositions of(Records records, List<String> names) {
        OrderedAxis[] axes = names.stream()
                .map(name -> records.parts().stream()
                        .filter(part -> part.attribute().name().equals(name))
                        .map(part -> (OrderedAxis) part.space())
                        .findFirst()
                        .orElseThrow())
                .toArray(OrderedAxis[]::new);
        return (axis, row) -> axes[axis].position(row);
    }
}
