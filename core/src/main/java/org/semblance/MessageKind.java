package org.semblance;

import java.io.Serializable;

/** What a problem or a warning is: a stable code to look it up by, its meaning, and what to do about it in general. */
public interface MessageKind extends Serializable {

    /** A stable code, such as {@code E_NUMBER} for a problem or {@code W_SEEDED} for a warning. */
    String code();

    /** What it means, in one sentence. */
    String meaning();

    /** What to do about it, in terms of recipe keys; a {@link Setting} stands where the recipe has no key. */
    String remedy();
}
