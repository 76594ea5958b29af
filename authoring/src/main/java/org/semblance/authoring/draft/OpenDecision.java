package org.semblance.authoring.draft;

/**
 * Something that a person must still decide about a drafted recipe.
 *
 * @param subject a column, or what else it is about
 * @param question what to decide, and why
 */
public record OpenDecision(String subject, String question) {}
