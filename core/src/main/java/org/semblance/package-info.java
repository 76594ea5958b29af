/**
 * Semblance anonymises tables and keeps their meaning.
 *
 * <p>The way of the data is the alphabetical order of the packages: {@code data} holds a table, {@code domain} says
 * what its values mean, {@code method} masks it, {@code privacy} verifies what was promised, {@code quality} measures
 * what was lost, {@code release} hands it over, and {@code run} does all of this from one recipe. The types in this
 * package are the words everyone may use.
 */
package org.semblance;
