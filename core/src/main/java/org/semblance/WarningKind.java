package org.semblance;

/** A kind of warning. Those of Semblance are listed in {@link WarningCode}; a plugin lists its own in an enum. */
public interface WarningKind extends MessageKind {

    /**
     * Whether the warning is named, with its meaning, in what is published: if the recipe and the released file alone
     * decide that it is given, or if it is itself a verdict. A message, which may hold figures of the original, is
     * never published.
     */
    default boolean published() {
        return false;
    }
}
