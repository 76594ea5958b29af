/**
 * Blocking: divides the records of a table into blocks that are masked independently. Time then grows with the table
 * and not with its square, and blocks can be masked in parallel, here or on other machines. Records at the edge of a
 * block lose their neighbours in the next one, which costs a little information; guarantees are verified on the whole
 * table.
 */
package org.semblance.method.blocking;
