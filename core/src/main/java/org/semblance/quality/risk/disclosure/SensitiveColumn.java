package org.semblance.quality.risk.disclosure;

import java.util.ArrayList;
import java.util.List;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.Role;
import org.semblance.domain.distribution.ColumnValues;
import org.semblance.quality.risk.PersonCounts;

/** A sensitive (confidential) attribute that is released unchanged. */
record SensitiveColumn(String name, Domain domain, Column column) {

    /** All such attributes of a release. */
    static List<SensitiveColumn> of(Dataset original, Table released) {
        List<SensitiveColumn> all = new ArrayList<>();
        for (Attribute attribute : original.with(Role.CONFIDENTIAL)) {
            Column column = released.find(attribute.name());
            if (column != null && !attribute.is(Role.QUASI_IDENTIFIER)) {
                all.add(new SensitiveColumn(attribute.name(), attribute.domain(), column));
            }
        }
        return all;
    }

    /** The same; refused if there is none. */
    static List<SensitiveColumn> some(Dataset original, Table released, String measure) {
        List<SensitiveColumn> all = of(original, released);
        if (all.isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_MEASURE,
                    measure + " needs a sensitive attribute (role confidential) that is released unchanged, and there "
                            + "is none",
                    "leave " + measure + " out of measures:, or give a kept attribute the role confidential");
        }
        return all;
    }

    /** Counts values by their meaning in the domain, or by their text if some are no values of the domain. */
    ValueTallies tallies(PersonCounts persons) {
        try {
            return new ValueTallies(ColumnValues.of(column, domain), persons.numbers());
        } catch (Problem outside) {
            return new ValueTallies(ColumnValues.of(column, new Nominal()), persons.numbers());
        }
    }
}
