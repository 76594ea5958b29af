/**
 * From a source to attributes that are known for what they are: roles are given, rows are kept or left out, words get their
 * meaning.
 */
package org.semblance.release.prepare;
