package org.semblance;

/** A kind of warning. Those of Semblance are listed in {@link WarningCode}; a plugin lists its own in an enum. */
public interface WarningKind extends MessageKind {}
