package org.semblance.method;

import java.util.List;
import org.semblance.privacy.Aim;

/** A method that can aim for more than it claims of itself. */
public interface GoalCapableMethod extends Method {

    /** The same method, whose result also holds these; what it claims is what it claimed, and these. */
    Method reaching(List<Aim> aims);
}
