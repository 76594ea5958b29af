package org.semblance.method.microaggregation;

import java.io.Serializable;

/** A partitioner that looks at nothing but the records of a block, and so can go to where they are. */
interface BlockPartitioner extends Partitioner, Serializable {}
