package org.semblance.method;

/** A trace of what a method did. It never leaves the machine, because it may reveal which rows were masked together. */
public sealed interface Trace permits Groups, GroupSizes, GeneralizationLevels, Displacements {}
