package org.semblance.method;

/**
 * A trace of what a method did: groups of rows that were made equal, or their sizes only; the level that each attribute
 * was generalised to; or how far noise moved values. It never leaves the machine, because it may reveal which rows were
 * masked together.
 */
public sealed interface Trace permits Groups, GroupSizes, GeneralizationLevels, Displacements {}
