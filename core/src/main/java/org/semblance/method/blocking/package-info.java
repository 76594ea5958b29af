/**
 * Cuts the records of a table into blocks that are masked one by one: time then grows with the table and not with its square, and
 * blocks can be masked side by side, here or on other machines. Records at the edge of a block lose their neighbours in the next
 * one, which costs a little information; what is promised is judged on the whole.
 */
package org.semblance.method.blocking;
