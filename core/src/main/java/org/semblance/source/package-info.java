/**
 * Where data lie and in which format: tables, documents and matrices, described before they are read. An {@link
 * org.semblance.source.InputWitness} sees whether a file changes while it is read. The readers themselves are ports.
 */
package org.semblance.source;
