/** Proposes concepts for the words in a table, and shows the concepts of a word in a taxonomy. */
package org.semblance.authoring.concepts;
