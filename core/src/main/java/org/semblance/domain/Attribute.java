package org.semblance.domain;

import java.io.Serializable;
import java.util.Set;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * An attribute: the name of a column with its roles, its domain and its weight, independent of how it will be masked.
 *
 * @param name the name of the column
 * @param roles such as quasi-identifier or confidential
 * @param domain what its values mean
 * @param weight how much its distances count in a record, 1 by default
 */
public record Attribute(String name, Set<Role> roles, Domain domain, double weight) implements Serializable {

    public Attribute {
        roles = Set.copyOf(roles);
        if (!(weight > 0 && weight <= 1e6)) {
            throw Problem.recipe(
                    ProblemCode.E_WEIGHT,
                    "attribute '" + name + "' has a weight that is not a number between 0 and a million",
                    "choose a weight above 0; 1 is usual, 2 makes the attribute count twice");
        }
    }

    public static Attribute of(String name, Role role, Domain domain) {
        return new Attribute(name, Set.of(role), domain, 1);
    }

    /** The same attribute in another domain. */
    public Attribute in(Domain other) {
        return new Attribute(name, roles, other, weight);
    }

    public boolean is(Role role) {
        return roles.contains(role);
    }
}
