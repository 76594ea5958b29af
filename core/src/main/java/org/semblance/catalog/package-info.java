/**
 * Everything that a recipe can name: domains, similarities, methods, blockings, guarantees and measures.
 *
 * <p>An entry of the {@link org.semblance.catalog.Catalog} is a record of parameters with what a person should know of it. Recipe
 * keys, help, JSON schema and documentation are read off the record and its {@link org.semblance.About} notes, so that a parameter is
 * declared once. A {@link org.semblance.catalog.Parameter} is one component of such a record. {@link org.semblance.catalog.Spelling}
 * finds what somebody may have meant who misspelt a name.
 */
package org.semblance.catalog;
