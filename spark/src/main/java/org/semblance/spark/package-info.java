/**
 * Recipes on Apache Spark: tables in parts that lie on the machines of a cluster. What is done with a part is the core's; here is
 * only where it is done, and how parts get there.
 */
package org.semblance.spark;
