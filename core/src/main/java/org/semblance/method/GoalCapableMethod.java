package org.semblance.method;

import java.util.List;
import org.semblance.privacy.Aim;

/** A method that can satisfy additional privacy goals, such as l-diversity, beyond its own guarantees. */
public interface GoalCapableMethod extends Method {

    /** The same method, whose result also satisfies these goals; its claims are its own and these. */
    Method reaching(List<Aim> aims);
}
