/** Drafts a recipe for data without a description, for a person to check and correct. */
package org.semblance.authoring.draft;
