/**
 * Proposes concepts for the words in a table, and shows what a taxonomy has of a word.
 */
package org.semblance.authoring.concepts;
