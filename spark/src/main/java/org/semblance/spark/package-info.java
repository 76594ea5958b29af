/**
 * Runs recipes on Apache Spark, with tables divided into parts on the machines of a cluster. What is done with a part
 * is defined in the core; this package only decides where it is done and moves the parts there.
 */
package org.semblance.spark;
