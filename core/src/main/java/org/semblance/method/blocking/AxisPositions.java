package org.semblance.method.blocking;

import java.util.List;
import org.semblance.domain.OrderedAxis;
import org.semblance.domain.Records;

/** The positions of rows along some axes; NaN for a missing value. */
@FunctionalInterface
interface AxisPositions {

    double at(int axis, int row);

    /** The positions of records along the attributes with these names. */
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
