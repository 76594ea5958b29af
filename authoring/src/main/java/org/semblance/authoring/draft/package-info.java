/**
 * Drafts a recipe for data that nobody has described yet, for a person to read and correct.
 */
package org.semblance.authoring.draft;
