package org.semblance.method;

/** What a method did. It never leaves the machine: it may tell which rows were masked together. */
public sealed interface Trace permits Groups, GroupSizes, GeneralizationLevels, Displacements {}
