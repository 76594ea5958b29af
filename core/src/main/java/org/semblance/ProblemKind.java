package org.semblance;

/** A kind of {@link Problem}. Those of Semblance are listed in {@link ProblemCode}; a plugin lists its own in an enum. */
public interface ProblemKind extends MessageKind {}
