/**
 * Holds methods and k against each other on one table, in memory, and recommends one by a rule. Nothing is released.
 */
package org.semblance.evaluate.compare;
